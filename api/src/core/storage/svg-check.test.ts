import { expect, test } from 'vitest';
import { ContentError } from './content-check.ts';
import { SvgCheck } from './svg-check.ts';

const picture = (inside: string, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 8"${more}>${inside}</svg>`;

/** In pieces of seven bytes, as a slow network would deliver it. */
function check(text: string | Buffer): void {
  const bytes = Buffer.from(text as string);
  const svg = new SvgCheck();
  for (let at = 0; at < bytes.length; at += 7) svg.write(bytes.subarray(at, at + 7));
  svg.end();
}

test.each([
  [
    'shapes and text',
    picture('<g fill="red"><path d="M0 0h8v8z"/><text>Größe &amp; &#x2713;</text></g>'),
  ],
  [
    'a gradient of its own',
    picture('<linearGradient id="a"><stop offset="0"/></linearGradient><rect fill="url(#a)"/>'),
  ],
  [
    'a style sheet',
    picture('<style>.a{fill:#f00;mask:url("#m")}</style><rect class="a" style="fill:url(#a)"/>'),
  ],
  [
    'a reference to its own part',
    picture('<defs><g id="x"/></defs><use xlink:href="#x"/><use href=" #x"/>'),
  ],
  ['an embedded image', picture('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
  [
    'an embedded font',
    picture('<style>@font-face{font-family:a;src:url(data:font/woff2;base64,d09GMg==)}</style>'),
  ],
  [
    'a comment and a document type',
    `<?xml version="1.0" encoding="UTF-8"?><!-- made by hand --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${picture('')}`,
  ],
  [
    'what Inkscape adds',
    picture(
      '<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" pagecolor="#fff"/><metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" rdf:about="http://a.test"/></metadata>',
      ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:export-filename="C:\\logo.png"',
    ),
  ],
  ['a byte order mark', `\ufeff${picture('')}`],
])('lets %s pass', (_what, text) => {
  expect(() => check(text)).not.toThrow();
});

test.each([
  ['a script', picture('<script>alert(1)</script>')],
  [
    'a script under another prefix',
    '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script/></s:svg>',
  ],
  [
    'an XHTML script',
    picture('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'),
  ],
  ['an embedded document', picture('<foreignObject><p/></foreignObject>')],
  ['an event handler', picture('<rect onload="alert(1)"/>')],
  ['an event handler in capitals', picture('<rect onLoad="alert(1)"/>')],
  ['an XML event', picture('<rect xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load"/>')],
  ['an animation', picture('<rect><set attributeName="href" to="javascript:alert(1)"/></rect>')],
  ['a script link', picture('<a href="javascript:alert(1)"><rect/></a>')],
  ['an external link', picture('<a xlink:href="https://evil.test"><rect/></a>')],
  ['an external image', picture('<image href="https://evil.test/a.png"/>')],
  ['an embedded SVG', picture('<image href="data:image/svg+xml;base64,PHN2Zz4="/>')],
  ['an external part', picture('<use href="/other.svg#a"/>')],
  ['a base address', picture('<g xml:base="https://evil.test"/>')],
  ['an external fill', picture('<rect fill="url(https://evil.test/a.svg#b)"/>')],
  ['an external fill in quotes', picture(`<rect fill="url('//evil.test/a.svg#b')"/>`)],
  ['an escaped external fill', picture('<rect fill="u\\72l(//evil.test/a)"/>')],
  ['an external style', picture('<rect style="background:url(//evil.test)"/>')],
  ['an imported style sheet', picture('<style>@import "//evil.test/a.css";</style>')],
  [
    'an imported style sheet in CDATA',
    picture('<style><![CDATA[@import "//evil.test/a.css";]]></style>'),
  ],
  ['an image set', picture('<style>svg{background:image-set("//evil.test/a.png" 1x)}</style>')],
  ['a style sheet instruction', `<?xml-stylesheet href="//evil.test/a.css"?>${picture('')}`],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${picture('&a;')}`],
  ['an unknown entity', picture('&nbsp;')],
  ['another encoding', `<?xml version="1.0" encoding="ISO-2022-JP"?>${picture('')}`],
  ['deep nesting', picture(`${'<g>'.repeat(300)}${'</g>'.repeat(300)}`)],
  ['an HTML page', '<!DOCTYPE html><html><body/></html>'],
  ['another root', '<note xmlns="http://www.w3.org/2000/svg"/>'],
  ['a root without the namespace', '<svg width="8"/>'],
  ['XML that does not end', '<svg xmlns="http://www.w3.org/2000/svg"><g>'],
  ['two roots', `${picture('')}${picture('')}`],
  ['plain text', 'hello'],
  ['nothing', ''],
])('refuses %s', (_what, text) => {
  expect(() => check(text)).toThrow(ContentError);
});

test('refuses bytes that are not UTF-8', () => {
  expect(() => check(Buffer.from(picture('\xe9'), 'latin1'))).toThrow('not UTF-8');
});
