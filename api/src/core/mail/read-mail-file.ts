/** What people want to see of a mail that was written to a file. */
export interface ReadableMail {
  date: string;
  from: string;
  to: string;
  subject: string;
  text: string;
}

const headerOf = (head: string, name: string): string =>
  new RegExp(`^${name}:(.*(?:\\n[ \\t].*)*)`, 'im')
    .exec(head)?.[1]
    ?.replace(/\n[ \t]+/g, ' ')
    .trim() ?? '';

/** `=?UTF-8?Q?Z=C3=BCrich?=` and `=?UTF-8?B?…?=` → text (RFC 2047). */
const decodeWords = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_word, kind: string, value: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(value, 'base64').toString()
        : decodeQuoted(value.replaceAll('_', ' ')),
    );

const decodeQuoted = (text: string): string =>
  text
    .replace(/=\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
    );

/** The plain text of a mail of ours: the first of its parts, in quoted-printable or as it is. */
function textOf(mail: string): string {
  const boundary = /boundary="([^"]+)"/.exec(mail)?.[1] ?? '';
  const part =
    mail.split(`\n--${boundary}\n`).find((each) => each.startsWith('Content-Type: text/plain')) ??
    '';
  const start = part.indexOf('\n\n');
  const text = part.slice(start + 2);
  return part.slice(0, start).includes('quoted-printable') ? decodeQuoted(text) : text;
}

/** Reads a file that `writeMailFile` wrote. */
export function readMail(file: string): ReadableMail {
  const mail = file.replaceAll('\r\n', '\n');
  const head = mail.slice(0, mail.indexOf('\n\n'));
  return {
    date: headerOf(head, 'Date'),
    from: decodeWords(headerOf(head, 'From')),
    to: decodeWords(headerOf(head, 'To')),
    subject: decodeWords(headerOf(head, 'Subject')),
    text: textOf(mail).trim(),
  };
}
