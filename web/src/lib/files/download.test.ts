import { beforeEach, expect, test, vi, type Mock } from 'vitest';
import { browser, readToken, startSession } from '../session/session-store.ts';
import { download, fileNameOf, saver } from './download.ts';

let saved: Mock<typeof saver.save>;
const answering = (body: string, init: ResponseInit) => {
  const fetched = vi.fn(async () => new Response(body, init));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

beforeEach(() => {
  saved = vi.spyOn(saver, 'save').mockImplementation(() => {});
  vi.spyOn(browser, 'replace').mockImplementation(() => {});
  startSession('1.token', 0);
});

test('a file is asked for under the session and saved under its name', async () => {
  const fetched = answering('a,b', {
    headers: { 'content-disposition': "attachment; filename*=UTF-8''Members%20%40%20Pool.csv" },
  });

  await download('/download/x', 'x.csv');

  expect(fetched).toHaveBeenCalledWith('/download/x', {
    headers: { authorization: 'Bearer 1.token' },
  });
  expect(saved).toHaveBeenCalledWith(expect.anything(), 'Members @ Pool.csv');
});

test('a refusal is told in the words of the server, and nothing is saved', async () => {
  answering('{"message":"No."}', { status: 403 });

  await expect(download('/download/x', 'x.csv')).rejects.toThrow('No.');

  expect(saved).not.toHaveBeenCalled();
});

test('without a connection nothing is saved', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

  await expect(download('/download/x', 'x.csv')).rejects.toThrow(/not available right now/);
});

test('a download that finds its session ended leads to sign-in', async () => {
  answering('{"message":"No."}', { status: 401 });

  await expect(download('/download/x', 'x.csv')).rejects.toThrow('No.');

  expect(readToken()).toBeNull();
});

test('a plain name is taken as it is, and a missing one is none', () => {
  expect(fileNameOf('attachment; filename="a.csv"')).toBe('a.csv');
  expect(fileNameOf(null)).toBeNull();
});
