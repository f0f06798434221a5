import type { Brand } from './brand.ts';
import { escapeHtml } from './escape-html.ts';
import { maskPhone } from './mask-phone.ts';

/** What one mail says; everything is plain text and gets escaped here. */
export interface Letter {
  /** Subject without the title of the portal. */
  subject: string;
  firstName: string;
  /** Before and after the button or the code. */
  before: readonly string[];
  after: readonly string[];
  button?: { label: string; link: string };
  code?: string;
}

/** A mail ready to be queued. */
export interface Composed {
  subject: string;
  text: string;
  html: string;
}

/** Black or white, whichever can be read on a color (WCAG relative luminance). */
export function inkOn(color: string): '#ffffff' | '#000000' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff';
}

const paragraph = (words: string): string =>
  `<p style="margin:0 0 16px;line-height:1.5">${escapeHtml(words)}</p>`;

const buttonOf = (brand: Brand, { label, link }: { label: string; link: string }): string => `
<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${brand.color};color:${inkOn(brand.color)};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:12px;line-height:1.5;color:#52525b;word-break:break-all">${escapeHtml(link)}</p>`;

const codeOf = (code: string): string =>
  `<p style="margin:24px 0;font-size:28px;font-weight:600;letter-spacing:6px">${escapeHtml(code)}</p>`;

/** Lays a letter out as text and as HTML in the colors of the tenant, with whom to ask at the end. */
export function compose(brand: Brand, letter: Letter): Composed {
  const greeting = `Hello ${letter.firstName},`;
  const help = `Questions? Contact us at ${maskPhone(brand.phone)} or ${brand.email}.`;
  const middle = letter.button?.link ?? letter.code;
  const text = [
    greeting,
    ...letter.before,
    ...(middle === undefined ? [] : [middle]),
    ...letter.after,
    '--',
    brand.title,
    help,
  ];
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;padding:24px;background:#f4f4f5;font-family:Helvetica,Arial,sans-serif;font-size:15px;color:#18181b">
<div style="max-width:520px;margin:0 auto;background:#ffffff;border:1px solid #e4e4e7;border-radius:8px">
<div style="padding:16px 24px;border-top:4px solid ${brand.color};border-radius:8px 8px 0 0;font-weight:600">${escapeHtml(brand.title)}</div>
<div style="padding:8px 24px 16px">
${[greeting, ...letter.before].map(paragraph).join('\n')}
${letter.button === undefined ? '' : buttonOf(brand, letter.button)}${letter.code === undefined ? '' : codeOf(letter.code)}
${letter.after.map(paragraph).join('\n')}
</div>
<div style="padding:12px 24px;border-top:1px solid #e4e4e7;font-size:12px;color:#52525b">${escapeHtml(help)}</div>
</div></body></html>`;
  return { subject: `${letter.subject} - ${brand.title}`, text: `${text.join('\n\n')}\n`, html };
}
