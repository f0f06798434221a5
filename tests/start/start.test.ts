import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePorts, isFree } from '../../scripts/lib/ports.mjs';
import { launchPortal, startPortal, untilReady, type Portal } from '../support/portal.ts';
import { sessionOf } from '../support/sign-in.ts';

let data: string;
let portals: Portal[];

beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'assay-start-'));
  portals = [];
});

afterEach(async () => {
  for (const portal of portals) await portal.stop();
  rmSync(data, { recursive: true, force: true });
});

const started = async (env: Record<string, string> = {}) => {
  const portal = await startPortal({ data, env });
  portals.push(portal);
  return portal;
};

/** What a start that is refused prints, and its exit code. */
const refused = async (env: Record<string, string>) => {
  const portal = await launchPortal({ data, env });
  portals.push(portal);
  const code = await portal.ended;
  return { code, sentences: portal.output().trim().split('\n') };
};

const portOf = (url: string) => Number(new URL(url).port);

describe('npm start', () => {
  it('ends its start with the one line that says where the portal is', async () => {
    const portal = await started();
    expect(portal.output().trimEnd().split('\n').at(-1)).toBe(`Assay is ready at ${portal.url}`);
  });

  it('starts without the demo data when SEED is none', async () => {
    const portal = await started({ SEED: 'none' });
    await expect(sessionOf(portal.url, 'admin')).rejects.toThrow('WRONG_CREDENTIALS');
  });

  it('stops both processes on SIGTERM and leaves the ports free', async () => {
    const portal = await started();
    process.kill(portal.pid, 'SIGTERM');
    expect(await portal.ended).toBe(0);
    expect(await isFree(portOf(portal.url))).toBe(true);
    expect(await isFree(portOf(portal.apiUrl))).toBe(true);
  });

  it('takes over ports and data at once after kill -9', async () => {
    const first = await started();
    process.kill(first.pid, 'SIGKILL');
    const again = await launchPortal({
      data,
      env: { PORT: `${portOf(first.url)}`, API_PORT: `${portOf(first.apiUrl)}` },
    });
    portals.push(again);
    await untilReady(again);
    expect(again.output()).toContain(`Assay is ready at ${first.url}`);
  });

  it('refuses a port that is taken', async () => {
    const [port] = await freePorts(1);
    const other = createServer().listen(port);
    const { code, sentences } = await refused({ PORT: `${port}` });
    other.close();
    expect(sentences).toEqual([
      `Port ${port} is already in use. Stop the other program or set PORT.`,
    ]);
    expect(code).toBe(1);
  });

  it.each([
    ['PORT', 'many'],
    ['API_PORT', '70000'],
    ['SEED', 'everything'],
    ['DATABASE_URL', 'not a url'],
    ['SMTP_URL', 'nowhere'],
  ])('refuses %s=%s with one sentence that names it', async (name, value) => {
    const { code, sentences } = await refused({ [name]: value });
    expect(sentences).toEqual([expect.stringContaining(name)]);
    expect(code).toBe(1);
  });

  it('refuses a database server that does not answer', async () => {
    const [port] = await freePorts(1);
    const { code, sentences } = await refused({
      DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none`,
    });
    expect(sentences).toEqual([expect.stringContaining('DATABASE_URL')]);
    expect(code).toBe(1);
  });

  it('refuses a database server that accepts connections and stays silent', async () => {
    const silent = createTcpServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const { code, sentences } = await refused({
      DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none`,
    });
    silent.close();
    expect(sentences).toEqual([
      'The database of DATABASE_URL cannot be used: the server did not answer within 1 second.',
    ]);
    expect(code).toBe(1);
  });

  it('refuses a data directory that another portal holds, naming its process', async () => {
    await started();
    const { code, sentences } = await refused({});
    expect(sentences).toEqual([expect.stringMatching(/process \d+|pid \d+/)]);
    expect(code).toBe(1);
  });

  it('refuses a data directory that is a file', async () => {
    const file = path.join(data, 'file');
    writeFileSync(file, '');
    const { code, sentences } = await refused({ ASSAY_DATA: file });
    expect(sentences).toEqual([expect.stringContaining('ASSAY_DATA')]);
    expect(code).toBe(1);
  });
});
