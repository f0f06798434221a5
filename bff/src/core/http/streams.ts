import { acknowledgmentRoutes } from '@assay/schema/acknowledgments/acknowledgment.routes';
import { collectionSiteRoutes } from '@assay/schema/collection-sites/collection-site.routes';
import { IMPORT_PROGRESS_TYPE } from '@assay/schema/core/csv';
import { documentRoutes } from '@assay/schema/documents/document.routes';
import { fileRoutes } from '@assay/schema/files/file';
import { hasReport, reportRouteOf } from '@assay/schema/core/report';
import type { Route } from '@assay/schema/core/route';
import { contactRoutes } from '@assay/schema/contacts/contact.routes';
import { labOrderRoutes } from '@assay/schema/lab-orders/lab-order.routes';
import { locationRoutes } from '@assay/schema/locations/location.routes';
import { consortiumPoolRoutes } from '@assay/schema/consortium-pools/consortium-pool.routes';
import { donorFileRoutes } from '@assay/schema/donor-files/donor-file.routes';
import { misReportRoutes } from '@assay/schema/mis-reports/mis-report.routes';
import { reportRoutes } from '@assay/schema/reports/report.routes';
import { selectionRunRoutes } from '@assay/schema/selection-runs/selection-run.routes';
import { resultImportRoutes } from '@assay/schema/result-imports/result-import.routes';
import { settingsRoutes } from '@assay/schema/settings/settings.routes';
import { testCodeRoutes } from '@assay/schema/test-codes/test-code.routes';
import { testCaseRoutes } from '@assay/schema/test-results/test-case.routes';
import { testResultRoutes } from '@assay/schema/test-results/test-result.routes';
import { testPanelRoutes } from '@assay/schema/test-panels/test-panel.routes';
import { testPoolMemberRoutes } from '@assay/schema/test-pools/test-pool-member.routes';
import { allRoutes } from '@assay/schema/routes';
import { tenantRoutes } from '@assay/schema/tenants/tenant.routes';
import { userRoutes } from '@assay/schema/users/user.routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { UpstreamPool } from '../upstream.ts';
import { goneSignal, headersFor } from './caller.ts';
import { answerOutcome, tellsProgress } from './import-outcome.ts';
import { refuse } from './refuse.ts';
import { dropRest, uploadOf } from './upload-body.ts';

/** Longest pause between two parts of a file, ms; a whole file may take longer. */
const PAUSE_MS = 60_000;

const passedOn = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-security-policy',
  'cache-control',
  'etag',
  'last-modified',
  'x-content-type-options',
  'retry-after',
  'x-accel-buffering',
] as const;
const conditions = ['if-none-match', 'if-modified-since'] as const;

const picked = (headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
  );

/** How some answers are passed on: data as a file to save, or an import, which may take minutes. */
type Kind = 'file' | 'import';

type Upstreams = Pick<UpstreamPool, 'pool' | 'forUpload'>;

/** Passes a request through to api and its answer back, byte by byte: files never pass GraphQL. */
async function pass(
  { pool, forUpload }: Upstreams,
  request: FastifyRequest,
  reply: FastifyReply,
  method: 'GET' | 'POST',
  path: string,
  kind: Kind | undefined,
) {
  const wantsOutcome =
    kind === 'import' &&
    !(request.headers.accept ?? '').toLowerCase().includes(IMPORT_PROGRESS_TYPE);
  const upload = method === 'POST' ? forUpload() : null;
  const answer = await (upload ?? pool)
    .request({
      method,
      path,
      headers: {
        ...headersFor(request),
        ...picked(
          request.headers,
          method === 'POST' ? ['content-type', 'content-length', 'accept'] : conditions,
        ),
        ...(wantsOutcome ? { accept: IMPORT_PROGRESS_TYPE } : {}),
      },
      // Never with `reset`: api would close while the rest is still being sent, and its refusal be lost.
      body: method === 'POST' ? uploadOf(request) : null,
      signal: goneSignal(reply),
      headersTimeout: PAUSE_MS,
      bodyTimeout: PAUSE_MS,
    })
    .catch((error: unknown) => {
      request.log.error(
        { route: path.split('?', 1)[0], reason: error instanceof Error ? error.name : 'unknown' },
        'api cannot be reached',
      );
      return null;
    });
  if (answer === null || answer.statusCode >= 400) dropRest(request);
  if (answer === null) void upload?.destroy();
  else answer.body.once('close', () => void upload?.destroy());
  if (answer === null) return refuse(reply, 'SERVICE_UNAVAILABLE');
  if (wantsOutcome && tellsProgress(answer)) {
    // Nothing is said on this connection until the end; a silent one would be closed before.
    reply.raw.setTimeout(0);
    return answerOutcome(answer, reply);
  }
  void reply.code(answer.statusCode).headers(picked(answer.headers, passedOn));
  if (kind === 'file' && answer.statusCode === 200) {
    void reply
      .header('content-disposition', 'attachment')
      .header('cache-control', 'private, no-store');
  }
  return reply.send(answer.body);
}

/**
 * A path under the browser's own origin and the path of api that it stands for, with the same parameters;
 * data that api answers to programs is a file here, which the page that asks for it names.
 */
type Streamed = [method: 'GET' | 'POST', url: string, api: Pick<Route, 'url'>, kind?: Kind];
const streamed: readonly Streamed[] = [
  ['POST', '/upload/logo', settingsRoutes.uploadLogo],
  ['POST', '/upload/files', fileRoutes.upload],
  ['GET', '/files/:fileId', fileRoutes.download],
  ['GET', '/download/companies/:companyId/documents/:id', documentRoutes.download],
  ['GET', '/api/tenantstyle/logo/:fileId', tenantRoutes.logo],
  ['POST', '/upload/companies/:id/locations', locationRoutes.importCsv, 'import'],
  ['GET', '/download/companies/:id/locations/example', locationRoutes.importExample],
  ['POST', '/upload/companies/:id/contacts', contactRoutes.importCsv, 'import'],
  ['GET', '/download/companies/:id/contacts/example', contactRoutes.importExample],
  ['POST', '/upload/users', userRoutes.importCsv, 'import'],
  ['GET', '/download/users/example', userRoutes.importExample],
  ['POST', '/upload/test-codes/:provider', testCodeRoutes.importCsv, 'import'],
  ['GET', '/download/test-codes/example', testCodeRoutes.importExample],
  ['POST', '/upload/lab-sites', collectionSiteRoutes.importCsv, 'import'],
  ['GET', '/download/lab-sites/example', collectionSiteRoutes.importExample],
  ['GET', '/download/lab-sites/:id/unknown', collectionSiteRoutes.unknownCodes],
  ['POST', '/upload/test-panels', testPanelRoutes.importCsv, 'import'],
  ['POST', '/upload/results/:schemaId', resultImportRoutes.import, 'import'],
  ['GET', '/download/test-results/:id/acknowledgments', acknowledgmentRoutes.download],
  ['GET', '/download/test-panels/example', testPanelRoutes.importExample],
  ['POST', '/upload/test-pools/:id/members', testPoolMemberRoutes.importCsv, 'import'],
  ['GET', '/download/test-results/:id/donor-pass', labOrderRoutes.donorPass],
  ['GET', '/download/test-results/:id', testResultRoutes.download],
  ['GET', '/download/test-cases/:id/mro-report/:reportId', testCaseRoutes.mroReport],
  ['GET', '/download/test-cases/:id/files/:fileId', testCaseRoutes.file],
  ['GET', '/download/test-pools/:id/members', testPoolMemberRoutes.download],
  ['GET', '/download/test-pool-members/:kind/example', testPoolMemberRoutes.uploadExample],
  ['GET', '/download/selection-runs/:id/results', selectionRunRoutes.download],
  ['GET', '/download/selection-runs/:id/results/pdf', selectionRunRoutes.downloadPdf],
  ['GET', '/download/selection-runs/:id/certificate', selectionRunRoutes.certificate, 'file'],
  ['GET', '/download/consortium-runs/:id/extract', consortiumPoolRoutes.extract, 'file'],
  ['GET', '/download/selection-runs/:id/certificate/pdf', selectionRunRoutes.certificatePdf],
  ['GET', '/download/reports/donorhistory', reportRoutes.downloadDonorHistory],
  ['GET', '/download/test-results/:id/donor-file', donorFileRoutes.download],
  ['GET', '/download/misreports', misReportRoutes.download],
  ['GET', '/download/reports/:reportTypeId', reportRoutes.download],
  // The report of a list: `/api/companies/report` is `/download/companies/report`.
  ...allRoutes.filter(hasReport).map((route): Streamed => {
    const report = reportRouteOf(route);
    return ['GET', report.url.replace(/^\/api/, '/download'), report];
  }),
];

/** Path of api for a request, with its parameters and query string. */
function pathFor(api: string, request: FastifyRequest): string {
  const params = request.params as Record<string, string>;
  const path = api.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const mark = request.url.indexOf('?');
  return mark === -1 ? path : path + request.url.slice(mark);
}

/** Uploads and downloads under the browser's own origin; api decides who may and how large. */
export async function serveStreams(
  app: FastifyInstance,
  upstreams: Upstreams,
  prefix: string,
): Promise<void> {
  await app.register(async (streams) => {
    streams.removeAllContentTypeParsers();
    // The body stays unread here: it is piped on.
    streams.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const [method, url, api, kind] of streamed) {
      streams.route({
        method,
        url,
        handler: (request, reply) =>
          pass(upstreams, request, reply, method, prefix + pathFor(api.url, request), kind),
      });
    }
  });
}
