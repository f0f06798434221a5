/** Longest file name that is kept, with its extension. */
const NAME_MAX = 200;

/** Control characters, and marks that turn the direction of text: `gpj.exe` could read `exe.jpg`. */
// eslint-disable-next-line no-control-regex
const hidden = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** Characters that no file system of our users allows in a name. */
const reserved = /[<>:"|?*]/g;

/**
 * The name that a browser sent in a part of a form. It writes a quote as `%22` and line ends as `%0D` and `%0A` (HTML,
 * multipart/form-data), and nothing else.
 */
export const nameOfPart = (sent: string): string =>
  sent.replace(/%22/g, '"').replace(/%0[AD]/gi, '');

/**
 * A file name that is safe to show and to save: without directories, hidden characters and
 * characters that file systems refuse, at most 200 characters with its extension kept.
 */
export function safeFileName(given: string, fallback: string = 'file'): string {
  const bare = given.normalize('NFC').replace(hidden, '').split(/[\\/]/).at(-1) ?? '';
  const name = bare
    .replace(reserved, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  if (name === '') return fallback;
  const characters = [...name];
  if (characters.length <= NAME_MAX) return name;
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  return `${characters
    .slice(0, NAME_MAX - extension.length)
    .join('')
    .replace(/[. ]+$/, '')}${extension}`;
}

/** RFC 5987: what may stand unescaped in `filename*`. */
const extended = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Value of `Content-Disposition` (RFC 6266): an ASCII name for every client, and the real one in
 * UTF-8 where it differs.
 */
export function contentDisposition(kind: 'attachment' | 'inline', fileName: string): string {
  const name = safeFileName(fileName);
  const ascii = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/[%;\\]/g, '_');
  return `${kind}; filename="${ascii}"${ascii === name ? '' : `; filename*=UTF-8''${extended(name)}`}`;
}
