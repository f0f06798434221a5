/** Namespace of SVG. A picture outside of it is not drawn by any browser. */
export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/**
 * Elements of a still picture. Everything else of SVG can run scripts, load or embed documents
 * (`script`, `foreignObject`, `iframe`, `handler`), or change attributes later (`animate`, `set`).
 */
const elements = new Set(
  `a circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer feComposite
   feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA
   feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset
   fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter g image line
   linearGradient marker mask metadata path pattern polygon polyline radialGradient rect stop style
   svg switch symbol text textPath title tspan use view`.split(/\s+/),
);

/**
 * Namespaces whose elements act inside an SVG. Those of drawing programs (Inkscape, Illustrator,
 * RDF) do nothing and are common in logos.
 */
const activeNamespaces = new Set([
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/1998/Math/MathML',
  'http://www.w3.org/1999/XSL/Transform',
  'http://www.w3.org/2001/xml-events',
  'http://www.w3.org/2001/XInclude',
  'http://www.mozilla.org/xbl',
]);

/** Attributes that name something to load; SVG itself has only `href`. */
const loading = new Set([
  'action',
  'background',
  'base',
  'data',
  'formaction',
  'ping',
  'poster',
  'src',
  'srcdoc',
  'srcset',
]);

const embeddedImage = /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*$/;
const embeddedFont =
  /^data:(font\/[\w.+-]+|application\/(x-)?font[\w.+-]*)(;charset=[\w-]+)?;base64,[A-Za-z0-9+/=\s]*$/;

const isOwnReference = (target: string): boolean => target.startsWith('#');

/** Every `url(…)` names a part of the same picture, or carries its image or font in itself. */
const everyUrlIsOwn = (value: string): boolean =>
  [...value.matchAll(/url\(\s*(["']?)([^"')]*)\1\s*\)?/gi)].every(([, , target = '']) => {
    const trimmed = target.trim();
    return isOwnReference(trimmed) || embeddedImage.test(trimmed) || embeddedFont.test(trimmed);
  });

/**
 * Whether a style sheet or style attribute stays within the picture. Escapes are refused because
 * they can spell any of the other words.
 */
export const isOwnStyle = (css: string): boolean =>
  !/\\|@import|@namespace|expression\s*\(|javascript:|behavior\s*:|-moz-binding|\b(image|image-set|cross-fade|element|src)\s*\(/i.test(
    css,
  ) && everyUrlIsOwn(css);

/** Whether an element may stand in a logo. `uri` is its namespace. */
export const isStillElement = (uri: string, name: string): boolean =>
  uri === SVG_NAMESPACE ? elements.has(name) : !activeNamespaces.has(uri);

/** Whether an attribute neither acts nor loads anything. `name` is without its prefix. */
export function isStillAttribute(uri: string, name: string, value: string): boolean {
  const bare = name.toLowerCase();
  if (bare.startsWith('on') || loading.has(bare) || activeNamespaces.has(uri)) return false;
  if (bare === 'href') return isOwnReference(value.trim()) || embeddedImage.test(value.trim());
  /* Only attributes without a namespace are read as style; drawing programs keep paths in theirs. */
  return uri !== '' || isOwnStyle(value);
}
