import { brandVariables } from '@assay/schema/branding/brand-variables';
import { productMark as mark } from '@assay/schema/branding/product-mark';
import { patterns } from '@assay/schema/core/patterns';
import { productDefaults } from '@assay/schema/tenants/product-defaults';
import { tenantRoutes } from '@assay/schema/tenants/tenant.routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { RestClient } from '../rest-client.ts';
import type { UpstreamPool } from '../upstream.ts';
import { goneSignal, headersFor } from './caller.ts';
import { pngOfSvg } from './png-of-svg.ts';
import { refuse } from './refuse.ts';

const ICON = '/brand/icon.svg';
/** For the home screen of a phone: iOS takes no SVG, and cuts the corners itself. */
const TOUCH_ICON = '/brand/touch-icon.png';
const TOUCH_SIZE = 192;
/** A logo of more pixels a side is not drawn small: unpacking it would keep others waiting. */
const LOGO_MAX = 2_000;

/** A picture that carries all it shows, wherever it is opened. */
const iconPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** The product's mark in the tone in which the portal shows a color `#RRGGBB`, with round corners unless said otherwise. */
const markSvg = (tone: string, corner: number = mark.corner): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.size} ${mark.size}">` +
  `<rect width="${mark.size}" height="${mark.size}" rx="${corner}" fill="${tone}"/>` +
  `<g fill="none" stroke="#fff" stroke-width="${mark.strokeWidth}" stroke-linecap="round" stroke-linejoin="round">` +
  `${mark.paths.map((path) => `<path d="${path}"/>`).join('')}</g></svg>`;

interface Logo {
  type: string;
  bytes: Buffer;
}

/** Whether it is a PNG that is drawn small in a moment; its first chunk tells its width and height (PNG 11.2.2). */
const isSmallPng = ({ type, bytes }: Logo): boolean =>
  type === 'image/png' &&
  bytes.length > 24 &&
  Math.max(bytes.readUInt32BE(16), bytes.readUInt32BE(20)) <= LOGO_MAX;

/** A logo of any shape in the middle of a white square, which an icon has to be on any background. */
const logoSvg = ({ type, bytes }: Logo, corner = 96): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">' +
  `<rect width="512" height="512" rx="${corner}" fill="#fff"/>` +
  `<image x="48" y="48" width="416" height="416" href="data:${type};base64,${bytes.toString('base64')}"/></svg>`;

/** Answers with an entity tag, by which a browser asks again without fetching. */
function send(request: FastifyRequest, reply: FastifyReply, type: string, body: string | Buffer) {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  void reply.headers({ 'cache-control': 'no-cache', etag });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(type).send(body);
}

/**
 * Icon and web app manifest in the brand of the host's tenant, for a browser's tab and for a portal that was
 * installed. Anybody may have them, as the style of a tenant.
 * @param prefix path below which api stands
 */
export function serveBrand(
  app: FastifyInstance,
  { send: call, pool }: Pick<UpstreamPool, 'send' | 'pool'>,
  prefix: string,
): void {
  const styleFor = async (request: FastifyRequest, reply: FastifyReply) => {
    const client = new RestClient(call, {
      headers: headersFor(request),
      signal: goneSignal(reply),
      log: request.log,
      onNotifications: () => undefined,
    });
    const style = await client.call(tenantRoutes.style).catch(() => null);
    const color = patterns.color.test(style?.TENANT_COLOR ?? '')
      ? String(style?.TENANT_COLOR)
      : productDefaults.color;
    const tone = brandVariables(color)['--tenant-solid'] ?? color;
    return style && { ...style, title: style.TENANT_TITLE ?? productDefaults.title, tone };
  };
  const logoOf = async (request: FastifyRequest, uri: string | undefined): Promise<Logo | null> => {
    if (uri === undefined) return null;
    const answer = await pool
      .request({ method: 'GET', path: prefix + uri, headers: { ...headersFor(request) } })
      .catch(() => null);
    if (answer === null) return null;
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    const type = String(answer.headers['content-type']).split(';', 1)[0] ?? '';
    return answer.statusCode === 200 && type.startsWith('image/') ? { type, bytes } : null;
  };

  app.get('/manifest.webmanifest', async (request, reply) => {
    const style = await styleFor(request, reply);
    if (style === null) return refuse(reply, 'SERVICE_UNAVAILABLE');
    const manifest = {
      id: '/',
      name: style.title,
      short_name: style.title,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: style.tone,
      background_color: '#ffffff',
      icons: [
        { src: ICON, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        {
          src: TOUCH_ICON,
          sizes: `${TOUCH_SIZE}x${TOUCH_SIZE}`,
          type: 'image/png',
          purpose: 'any',
        },
      ],
    };
    return send(request, reply, 'application/manifest+json', JSON.stringify(manifest));
  });
  app.get(ICON, async (request, reply) => {
    const style = await styleFor(request, reply);
    if (style === null) return refuse(reply, 'SERVICE_UNAVAILABLE');
    void reply.header('content-security-policy', iconPolicy);
    const logo = await logoOf(request, style.TENANT_LOGO?.uri);
    return send(request, reply, 'image/svg+xml', logo ? logoSvg(logo) : markSvg(style.tone));
  });
  app.get(TOUCH_ICON, async (request, reply) => {
    const style = await styleFor(request, reply);
    if (style === null) return refuse(reply, 'SERVICE_UNAVAILABLE');
    const logo = await logoOf(request, style.TENANT_LOGO?.uri);
    const svg = logo && isSmallPng(logo) ? logoSvg(logo, 0) : markSvg(style.tone, 0);
    return send(request, reply, 'image/png', await pngOfSvg(svg, TOUCH_SIZE));
  });
}
