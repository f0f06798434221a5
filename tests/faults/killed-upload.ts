import { request } from 'node:http';
import { csvForm } from '../support/multipart.ts';
import type { Portal } from '../support/portal.ts';
import { sessionOf } from '../support/sign-in.ts';
import { lettingGo, processOf } from './portal-processes.ts';

/** A file and where it goes. */
export interface Sent {
  path: string;
  text: string;
  /** Without one the server cannot know that the call is the same. */
  key?: string;
}

/** Sends a file; answers the lines that arrived until the answer ended or broke off. */
export async function upload(
  { url }: Pick<Portal, 'url'>,
  { path: to, text: csv, key }: Sent,
  onLines: (lines: readonly string[]) => void = () => undefined,
): Promise<string[]> {
  const form = csvForm(csv);
  const token = await sessionOf(url, 'super');
  const { port } = new URL(url);
  return new Promise((resolve) => {
    let text = '';
    const lines = () => text.split('\n').filter((line) => line !== '');
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: to,
        headers: {
          ...form.headers,
          accept: 'application/x-ndjson',
          authorization: `Bearer ${token}`,
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
      },
      (answer) => {
        answer.on('data', (chunk: Buffer) => {
          text += chunk.toString();
          onLines(lines());
        });
        answer.on('close', () => resolve(lines()));
      },
    );
    sent.on('error', () => resolve(lines()));
    sent.end(form.body);
  });
}

/**
 * Sends a file and kills api as soon as it has saved a part; answers once the portal has gone.
 * @param meanwhile what is asked for while the first part is saved; the kill waits for the second one then
 * @returns the lines that had arrived
 */
export async function killedUpload(
  portal: Portal,
  sent: Sent,
  meanwhile?: () => void,
): Promise<{ lines: string[]; wasKilled: boolean }> {
  const api = processOf(portal, 'api');
  const moments = [...(meanwhile === undefined ? [] : [meanwhile]), kill];
  let wasKilled = false;
  function kill(): void {
    wasKilled = true;
    process.kill(api, 'SIGKILL');
  }
  let passed = 0;
  const lines = await upload(portal, sent, (arrived) => {
    const saved = arrived.filter((line) => line.includes('SAVING')).length;
    for (; passed < Math.min(saved, moments.length); passed += 1) moments[passed]?.();
  });
  await portal.ended;
  if (!(await lettingGo(portal))) throw new Error('The portal holds its ports.');
  return { lines, wasKilled };
}
