import { Company } from '@assay/schema/companies/company';
import { companyList } from '@assay/schema/companies/company.list';
import { errorCatalogue, errorText, type ErrorCode } from '@assay/schema/core/errors';
import type { FieldErrorTree } from '@assay/schema/core/field-error-tree';
import type { ListSpec } from '@assay/schema/core/list';
import { parentsOf, parseListQuery } from '@assay/schema/core/list-query';
import { Location } from '@assay/schema/locations/location';
import { locationList } from '@assay/schema/locations/location.list';
import type { Permission } from '@assay/schema/permissions';
import type { Upstream, UpstreamAnswer, UpstreamRequest } from '../core/rest-client.ts';
import { record } from './record.ts';

export type Handler = (
  request: UpstreamRequest,
  url: URL,
) => UpstreamAnswer | Promise<UpstreamAnswer>;

export interface FakeApi {
  send: Upstream;
  /** Every call made, as `GET /api/companies?limit=15`, decoded. */
  calls: string[];
  requests: UpstreamRequest[];
}

export const ok = (body: unknown, status = 200): UpstreamAnswer => ({ status, body });

/** A refusal as api writes it. */
export const refused = (errorCode: ErrorCode, errors?: FieldErrorTree): UpstreamAnswer => ({
  status: errorCatalogue[errorCode].status,
  body: { errorCode, message: errorText(errorCode), params: {}, ...(errors ? { errors } : {}) },
});

/** Answers from `handlers` by `METHOD /path`; a path may end in `/:id`. Unknown paths are 404. */
export function fakeApi(handlers: Record<string, Handler>): FakeApi {
  const calls: string[] = [];
  const requests: UpstreamRequest[] = [];
  return {
    calls,
    requests,
    send: async (request) => {
      calls.push(`${request.method} ${decodeURIComponent(request.path)}`);
      requests.push(request);
      const url = new URL(request.path, 'http://api.test');
      const handler =
        handlers[`${request.method} ${url.pathname}`] ??
        handlers[`${request.method} ${url.pathname.replace(/\/\d+(?=\/|$)/, '/:id')}`];
      return handler ? handler(request, url) : refused('RESOURCE_NOT_FOUND');
    },
  };
}

export const company = (id: number, more: Partial<Company> = {}): Company =>
  record(Company, {
    id,
    companyName: `Company ${id}`,
    clientSince: '2024-01-31',
    address: {
      addressLine1: '1 Main Street',
      addressLine2: null,
      city: 'Austin',
      state: 'TX',
      zip: '78701',
    },
    contactInformation: {
      mainEmail: 'office@example.com',
      mainPhoneNumber: '5125550100',
      mainFax: null,
    },
    isMroAllDotResultsRequired: true,
    isMroAllNonDotResultsRequired: false,
    isMroPositiveNonDotResultsOnlyRequired: false,
    numberOfUsers: 3,
    numberOfRegions: 0,
    numberOfAreas: 0,
    numberOfDistricts: 0,
    numberOfLocations: 5,
    version: 1,
    ...more,
  });

export const location = (id: number, companyId: number, more: Partial<Location> = {}): Location =>
  record(Location, {
    id,
    locationId: String(100_000 + id),
    name: `Location ${id}`,
    companyId,
    address: {
      addressLine1: '2 Dock Road',
      addressLine2: null,
      city: 'Dallas',
      state: 'TX',
      zip: '75201',
    },
    locationPhone: '2145550100',
    locationFax: '2145550101',
    locationManagerInfo: { fullName: null, phoneNumber: null, email: null },
    derInfo: { fullName: 'Dana Reed', phoneNumber: '2145550102', email: 'dana.reed@example.com' },
    clients: [],
    numberOfContacts: 0,
    isPrimary: false,
    version: 1,
    ...more,
  });

interface Row {
  id: number;
}

const valueOf = (row: Row, field: string): unknown =>
  Object.entries(row).find(([name]) => name === field)?.[1];

/** A list call over rows: understands `[IN]`/`[EQ]` on ids (`id`, `companyId`, …), limit, offset and `limitPer`. */
export const listing =
  (spec: ListSpec, rows: readonly Row[]): Handler =>
  (_request, url) => {
    const parsed = parseListQuery(spec, url.searchParams);
    if (!parsed.ok) return refused('INVALID', parsed.errors);
    const { limit, offset, filters, limitPer } = parsed.query;
    const matches = rows.filter((row) =>
      filters.every(({ field, values }) =>
        /^id$|Id$/.test(field) ? values.includes(String(valueOf(row, field))) : true,
      ),
    );
    const parents = limitPer === undefined ? undefined : parentsOf(parsed.query);
    if (parents === undefined) {
      const results = matches.slice(offset, offset + limit);
      return ok({ results, total: matches.length, limit, offset });
    }
    const pages = parents.values.map((id) => {
      const own = matches.filter((row) =>
        [valueOf(row, parents.field)].flat().map(String).includes(id),
      );
      return { id: Number(id), total: own.length, own: own.slice(offset, offset + limit) };
    });
    return ok({
      results: pages.flatMap(({ own }) => own),
      total: matches.length,
      limit,
      offset,
      groups: pages.map(({ id, total, own }) => ({ id, total, count: own.length })),
    });
  };

/** Permissions per record, for the ids that are asked. */
const recordPermissionsOf =
  (permissions: readonly Permission[]): Handler =>
  (_request, url) =>
    ok({
      results: url.searchParams.getAll('id[IN][]').map((id) => ({ id: Number(id), permissions })),
    });

export const permissionsOf =
  (...permissions: Permission[]): Handler =>
  () =>
    ok({ results: permissions });

/** Companies with five locations each, as an internal user sees them. */
export function companyWorld(companies: number): Record<string, Handler> {
  const all = Array.from({ length: companies }, (_, index) => company(index + 1));
  const places = all.flatMap(({ id }) =>
    Array.from({ length: 5 }, (_, index) => location(id * 10 + index, id)),
  );
  return {
    'GET /api/companies': listing(companyList, all),
    'GET /api/locations': listing(locationList, places),
    'GET /api/companies/:id': (_request, url) => {
      const found = all.find(({ id }) => url.pathname.endsWith(`/${id}`));
      return found ? ok(found) : refused('RESOURCE_NOT_FOUND');
    },
    'GET /api/permissions': permissionsOf(
      'READ_ALL_COMPANIES',
      'READ_ALL_LOCATIONS',
      'CREATE_COMPANY',
      'UPDATE',
      'DELETE',
    ),
    'GET /api/permissions/Company': recordPermissionsOf(['UPDATE']),
    'GET /api/permissions/Location': recordPermissionsOf(['UPDATE', 'DELETE']),
  };
}
