import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Server } from '../bench/process.ts';
import { signedIn, startApi } from '../support/programs.ts';

/** Room for the demo's database, its log and what the test writes. */
const DISK_MB = 400;

/** Only who may mount has a small disk to fill. */
const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

describe.runIf(mayMount)('a full disk', () => {
  let disk: string;
  const started: Server[] = [];
  beforeAll(async () => {
    disk = mkdtempSync(path.join(tmpdir(), 'assay-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk]);
    started.push(await startApi({ ASSAY_DATA: path.join(disk, 'data'), LOG_LEVEL: 'silent' }));
  });
  afterAll(async () => {
    for (const each of started) await each.stop();
    // Also when the api could not start there.
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true, force: true });
  });

  const filler = () => path.join(disk, 'filler');
  const fill = () => {
    expect(() => writeFileSync(filler(), Buffer.alloc(DISK_MB * 1024 * 1024))).toThrow('ENOSPC');
  };

  it('answers writes and uploads with 503 and what to do, and goes on when there is room', async () => {
    const call = await signedIn(started[0]?.url ?? '', 'super');
    const write = () =>
      call({
        method: 'POST',
        path: '/api/upload-logo',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        body: Buffer.concat([
          Buffer.from(
            '--b\r\ncontent-disposition: form-data; name="logo"; filename="a.svg"\r\ncontent-type: image/svg+xml\r\n\r\n',
          ),
          Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(300_000)}</svg>`),
          Buffer.from('\r\n--b--\r\n'),
        ]),
      });
    fill();

    const full = await write();
    expect([full.status, full.json()]).toMatchObject([
      503,
      { errorCode: 'SERVICE_UNAVAILABLE', message: expect.stringContaining('free disk space') },
    ]);
    expect((await call({ path: '/api/companies?limit=1' })).status).toBe(200);
    rmSync(filler());

    expect((await write()).status).toBeLessThan(300);
  });
});
