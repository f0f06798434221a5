import { beforeEach, expect, test, vi } from 'vitest';
import { browser, readToken, startSession } from '../../lib/session/session-store.ts';
import { sessionSender } from './session-sender.ts';

const file = new File(['x'], 'logo.png');
const options = { onProgress: () => {}, signal: new AbortController().signal };
const send = sessionSender<{ id: string }>({ url: '/upload/logo', field: 'logo' });
let headers: Record<string, string>;
let asked: string;

/** A server that answers every upload with this status. */
function answering(status: number): void {
  class Request extends EventTarget {
    upload = new EventTarget();
    status = status;
    responseText = status === 201 ? '{"id":"1"}' : '{"message":"No.","params":{}}';
    open(_method: string, url: string): void {
      asked = url;
    }
    setRequestHeader(name: string, value: string): void {
      headers[name] = value;
    }
    abort(): void {}
    send(): void {
      queueMicrotask(() => this.dispatchEvent(new Event('load')));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
}

beforeEach(() => {
  headers = {};
  vi.spyOn(browser, 'replace').mockImplementation(() => {});
  startSession('1.token', 0);
});

test('an upload carries the session', async () => {
  answering(201);

  const answer = await send(file, options);

  expect(answer).toEqual({ id: '1' });
  expect(headers).toEqual({ authorization: 'Bearer 1.token' });
});

test('an upload that finds its session ended leads to sign-in', async () => {
  answering(401);

  await expect(send(file, options)).rejects.toThrow('No.');

  expect(readToken()).toBeNull();
  expect(browser.replace).toHaveBeenCalledWith(expect.stringMatching(/^\/sign-in/));
});

test('a file is checked with what it would be imported with', async () => {
  answering(201);

  await sessionSender({ url: '/upload/rows?program=DOT', field: 'csv', dryRun: true })(
    file,
    options,
  );

  expect(asked).toBe('/upload/rows?program=DOT&dryRun=true');
});

test('another refusal leaves the session alone', async () => {
  answering(400);

  await expect(send(file, options)).rejects.toThrow('No.');

  expect(readToken()).toBe('1.token');
});

test('an import tells how far it is, and another try of a file is the same import', async () => {
  const lines = [
    '{"progress":{"phase":"CHECKING","processed":2,"total":3}}\n',
    '{"status":201,"body":{"created":2}}\n',
  ];
  class Request extends EventTarget {
    upload = new EventTarget();
    status = 200;
    responseText = '';
    open(): void {}
    setRequestHeader(name: string, value: string): void {
      headers[name] = value;
    }
    getResponseHeader = () => 'application/x-ndjson; charset=utf-8';
    abort(): void {}
    send(): void {
      queueMicrotask(() => {
        this.responseText += lines[0] ?? '';
        this.dispatchEvent(new Event('progress'));
        this.responseText += lines[1] ?? '';
        this.dispatchEvent(new Event('load'));
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  const onWork = vi.fn();
  const importFile = sessionSender({ url: '/upload/rows', field: 'csv', tellsProgress: true });

  const answer = await importFile(file, { ...options, onWork });
  const key = headers['idempotency-key'];
  await importFile(file, options);

  expect(answer).toEqual({ created: 2 });
  expect(onWork).toHaveBeenCalledWith({ phase: 'CHECKING', processed: 2, total: 3 });
  expect(headers).toMatchObject({ accept: 'application/x-ndjson', 'idempotency-key': key });
  expect(key).toMatch(/^[\d-]{7,}$/);
});
