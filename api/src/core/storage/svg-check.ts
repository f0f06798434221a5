import { SaxesParser, type SaxesTagNS } from 'saxes';
import { ContentError, type ContentCheck } from './content-check.ts';
import { isOwnStyle, isStillAttribute, isStillElement, SVG_NAMESPACE } from './svg-rules.ts';
import { Utf8Reader } from './utf8-reader.ts';

const MAX_DEPTH = 200;

/** Namespace declarations are attributes by syntax only. */
const XMLNS = 'http://www.w3.org/2000/xmlns/';

/**
 * Lets a well-formed, still SVG pass: no scripts, event handlers, embedded documents, animations or
 * anything that is loaded from elsewhere (contract §0.8). It is read by a strict XML parser, which
 * knows no entities but the five of XML; a document type that declares more is refused.
 */
export class SvgCheck implements ContentCheck {
  readonly #reader = new Utf8Reader();
  readonly #parser = new SaxesParser({ xmlns: true, position: false });
  readonly #open: string[] = [];
  #style = '';
  #hasRoot = false;

  constructor() {
    const parser = this.#parser;
    parser.on('error', (error) => {
      throw new ContentError(`The XML is not well-formed: ${error.message}`);
    });
    parser.on('xmldecl', ({ encoding }) => {
      if (encoding !== undefined && !/^(utf-?8|us-ascii)$/i.test(encoding))
        throw new ContentError('The encoding is not UTF-8.');
    });
    parser.on('doctype', (doctype) => {
      if (doctype.includes('[')) throw new ContentError('The document type declares entities.');
    });
    parser.on('processinginstruction', ({ target }) => {
      throw new ContentError(`The processing instruction ${target} is not allowed.`);
    });
    parser.on('opentag', (tag) => this.#enter(tag));
    parser.on('closetag', () => this.#leave());
    const addText = (text: string): void => {
      if (this.#open.at(-1) === 'style') this.#style += text;
    };
    parser.on('text', addText);
    parser.on('cdata', addText);
  }

  write(chunk: Buffer): void {
    this.#parser.write(this.#reader.read(chunk));
  }

  end(): void {
    this.#parser.write(this.#reader.end());
    this.#parser.close();
    if (!this.#hasRoot) throw new ContentError('There is no svg element.');
  }

  #enter({ uri, local, attributes }: SaxesTagNS): void {
    if (!this.#hasRoot && (uri !== SVG_NAMESPACE || local !== 'svg'))
      throw new ContentError('The root is no svg element.');
    this.#hasRoot = true;
    if (!isStillElement(uri, local)) throw new ContentError(`The element ${local} is not allowed.`);
    for (const attribute of Object.values(attributes)) {
      if (
        attribute.uri !== XMLNS &&
        !isStillAttribute(attribute.uri, attribute.local, attribute.value)
      ) {
        throw new ContentError(`The attribute ${attribute.local} is not allowed.`);
      }
    }
    this.#open.push(local);
    if (this.#open.length > MAX_DEPTH)
      throw new ContentError('The elements are nested too deeply.');
  }

  #leave(): void {
    if (this.#open.pop() !== 'style') return;
    if (!isOwnStyle(this.#style)) throw new ContentError('The style sheet loads something.');
    this.#style = '';
  }
}
