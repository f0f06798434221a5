import { errorText } from '@assay/schema/core/errors';
import { envelopeText } from '../errors/envelope-text.ts';
import { endSession, readToken } from '../session/session-store.ts';

/** A download that was refused or did not arrive; the message is a sentence for the user. */
export class DownloadError extends Error {}

const BROKEN_OFF = 'The file broke off on its way, and was not saved. Please try again.';

/** `attachment; filename*=UTF-8''Members%20%40.csv` → `Members @.csv`; null without a name. */
export function fileNameOf(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="((?:[^"\\]|\\.)*)"/i.exec(disposition ?? '')?.[1] ?? null;
}

async function sentenceOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  return envelopeText(answer.status, typeof body === 'object' && body !== null ? body : {});
}

/** Replaceable: tests have no browser that saves files. */
export const saver = {
  save: (file: Blob, name: string): void => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = name;
    link.click();
    // The browser has taken the file over once the click is done with.
    setTimeout(() => URL.revokeObjectURL(link.href), 0);
  },
};

/**
 * Reads the file of an address under the session of this browser. A request that finds the session ended leads to
 * sign-in (P s4).
 * @throws DownloadError
 */
export async function fetchFile(
  url: string,
  signal?: AbortSignal,
): Promise<{ blob: Blob; name: string | null }> {
  const token = readToken();
  const headers: Record<string, string> =
    token === null ? {} : { authorization: `Bearer ${token}` };
  const lost = (): never => {
    throw new DownloadError(errorText('SERVICE_UNAVAILABLE'));
  };
  const answer = await fetch(url, { headers, ...(signal && { signal }) }).catch(lost);
  if (answer.status === 401 && token === readToken())
    endSession({ notice: 'ended', returnTo: location.pathname + location.search });
  if (!answer.ok) throw new DownloadError(await sentenceOf(answer));
  // A file that broke off on its way must not look like a whole one.
  const blob = await answer.blob().catch(() => {
    throw new DownloadError(BROKEN_OFF);
  });
  return { blob, name: fileNameOf(answer.headers.get('content-disposition')) };
}

/**
 * Saves the file of an address, with the name that the server gives it.
 * @throws DownloadError
 */
export async function download(url: string, otherName: string): Promise<void> {
  const { blob, name } = await fetchFile(url);
  saver.save(blob, name ?? otherName);
}
