import type { Route } from '@assay/schema/core/route';
import type { ResourceName } from '@assay/schema/resource-names';
import type { CompanyFeature } from '@assay/schema/permissions';
import { expect } from 'vitest';
import type { multipart } from '../core/storage/testing/multipart.ts';
import { startTestApp, type TestApp, type TestSession } from '../core/testing/test-app.ts';
import { addDocument } from '../modules/documents/testing/document-calls.ts';
import { contactInput } from '../modules/contacts/testing/contact-input.ts';
import { createConsortium } from '../modules/consortiums/testing/consortium-calls.ts';
import { addPanel, assignPanel } from '../modules/test-panels/testing/panel-calls.ts';
import { addBulkSchema } from '../modules/bulk-schemas/testing/bulk-schema-calls.ts';
import {
  addAccountAt,
  addLabAccount,
  addMro,
} from '../modules/lab-accounts/testing/lab-account-calls.ts';
import { saveReport } from '../modules/reports/testing/save-report.ts';
import {
  addConnection,
  failedOutgoing,
  unmatchedResult,
  waitingStep,
} from '../modules/laboratories/testing/laboratory-world.ts';
import { addTest } from '../modules/test-results/testing/add-test.ts';
import { addRule } from '../modules/compliance-rules/testing/rule-calls.ts';
import { addTestCode } from '../modules/test-codes/testing/test-code-calls.ts';
import { ofConsortium } from '../modules/selection-runs/testing/consortium-pool-world.ts';
import { requestOrders } from '../modules/order-requests/testing/request-orders.ts';
import { draw, quarterlyPool, quarters } from '../modules/selection-runs/testing/run-calls.ts';
import { addMember, addPool, clerk } from '../modules/test-pools/testing/member-calls.ts';
import { enable, growPoolWorld, type PoolWorld } from '../modules/test-pools/testing/pool-world.ts';

/** One record of every kind that a path can name, and people who see all, a part or nothing of it. */
export interface RouteWorld extends PoolWorld {
  api: TestApp;
  /** Sees and may everything. */
  superAdmin: TestSession;
  /** Id of the record of each kind (`config.resource`). All but the tenant, its catalogues and the document belong to one location. */
  records: Readonly<Record<ResourceName, number>>;
  /** Who sees none of the records, with every permission that the role can have. */
  outsiders: { otherTenant: TestSession; otherCompany: TestSession; otherLocation: TestSession };
  /** Who sees the records, with whatever permissions the company can give. */
  insiders: Readonly<Record<InsiderRole, TestSession>>;
}

export const insiderRoles = [
  'LOCATION_MANAGER',
  'COMPANY_USER',
  'COMPANY_ADMIN',
  'MD_USER',
] as const;
export type InsiderRole = (typeof insiderRoles)[number];

/** What one call sends; `id` stands for the path's `:id` where it is not the world's own record. */
export interface Sent {
  id?: number;
  /** Record of the audit entry, where it is neither that of the answer nor that of the path. */
  audited?: number;
  /** Stands for `:sessionId`. */
  sessionId?: string;
  /** Stands for `:testPanelId`, where it is not the world's own. */
  testPanelId?: number;
  /** As JSON; a text is sent as it is. */
  body?: object | string;
  /** Beside the usual ones. */
  headers?: Record<string, string>;
  form?: ReturnType<typeof multipart>;
  /** The super administrator unless said otherwise; null for nobody. */
  session?: TestSession | null;
}

const features: CompanyFeature[] = [
  'ENABLE_RANDOM_SELECTION_FOR_ADMIN',
  'ENABLE_CLIENT_TESTPOOL_MEMBER_MANAGEMENT',
];

/** Starts an api with that world. Close it in `afterAll`. */
export async function growRouteWorld(): Promise<RouteWorld> {
  const api = await startTestApp();
  const world = await growPoolWorld(api);
  const { companyId, regionId, near, far } = world;
  const pool = await quarterlyPool(api, world, 12);
  const run = await draw(api, world.admin, { testPoolId: pool.id, runDate: quarters[0] ?? '' });
  const contact = await api.call(`POST /api/companies/${companyId}/contacts`, {
    session: world.admin,
    body: contactInput(near),
  });
  const tenantId = await api.addTenant('neighbor');
  const otherId = await api.addCompany('Other Freight');
  for (const id of [companyId, otherId]) await enable(api, id, ...features);
  const participant = run.participants[0];
  const superAdmin = await api.signIn({ role: 'SUPER_ADMIN' });
  const consortium = await createConsortium(api, superAdmin, { locations: [near] });
  const shared = await addPool(api, world, ofConsortium(consortium.id));
  await addMember(api, superAdmin, shared.id, clerk({ locationId: near }));
  const sharedRun = await draw(api, world.admin, {
    testPoolId: shared.id,
    runDate: quarters[0] ?? '',
  });
  const testCode = await addTestCode(api, superAdmin);
  const testPanel = await addPanel(api, superAdmin);
  await assignPanel(api, superAdmin, near, testPanel.id);
  const labAccount = await addLabAccount(api, superAdmin);
  const bulkSchema = await addBulkSchema(api, superAdmin, {
    testReasonFields: [{ mdReference: 'RANDOM', clientValue: 'Random' }],
  });
  const mro = await addMro(api, superAdmin, labAccount.id);
  const labAccountLocation = await addAccountAt(api, superAdmin, {
    locationId: near,
    labAccountId: labAccount.id,
    testCodeIds: [testCode.id],
    mroId: mro.id,
  });
  const test = await addTest(api, { companyId, locationId: near });
  const sender = { api, superAdmin, companyId, near };
  const requested = await requestOrders(api, world);
  return {
    ...world,
    api,
    superAdmin,
    records: {
      tenant: tenantId,
      company: companyId,
      consortium: consortium.id,
      consortiumPool: shared.id,
      consortiumRun: sharedRun.id,
      administrativeUnit: regionId,
      drugAdulterant: testCode.drugAdulterants[0]?.id ?? 0,
      testCode: testCode.id,
      testPanel: testPanel.id,
      labAccount: labAccount.id,
      labAccountLocation: labAccountLocation.id,
      mro: mro.id,
      labConnection: (await addConnection(api, superAdmin)).id,
      outgoingLabMessage: await failedOutgoing(sender),
      labMessage: await waitingStep(sender),
      unmatchedLabMessage: await unmatchedResult(sender),
      bulkSchema: bulkSchema.id,
      complianceRule: (await addRule(api, superAdmin)).id,
      location: near,
      document: (await addDocument(api, superAdmin, companyId)).id,
      contact: contact.json<{ id: number }>().id,
      testPool: pool.id,
      testResult: test.id,
      testCase: test.caseId,
      testPoolMember: participant?.memberId ?? 0,
      personToSend: participant?.memberId ?? 0,
      savedReport: await saveReport(api, superAdmin, companyId),
      savedView: (
        await api.call('POST /api/savedviews', {
          session: superAdmin,
          body: { list: 'companies', name: 'Of the world', search: '' },
        })
      ).json<{ id: number }>().id,
      selectionRun: run.id,
      orderRequest: requested.id,
      runParticipant: participant?.id ?? 0,
      user: (await api.signIn({ role: 'LOCATION_MANAGER', companyId, contextIds: [near] })).userId,
    },
    outsiders: {
      otherTenant: await api.signIn({
        role: 'SUPER_ADMIN',
        tenantId,
        granted: ['VIEW_UNVERIFIED_RESULTS', 'SEND_DRAWN_PEOPLE'],
      }),
      otherCompany: await api.signIn({ role: 'COMPANY_ADMIN', companyId: otherId }),
      otherLocation: await api.signIn({ role: 'LOCATION_MANAGER', companyId, contextIds: [far] }),
    },
    insiders: {
      LOCATION_MANAGER: await api.signIn({
        role: 'LOCATION_MANAGER',
        companyId,
        contextIds: [near],
      }),
      COMPANY_USER: await api.signIn({ role: 'COMPANY_USER', companyId }),
      COMPANY_ADMIN: await api.signIn({ role: 'COMPANY_ADMIN', companyId }),
      MD_USER: await api.signIn({ role: 'MD_USER' }),
    },
  };
}

/** The record that a call is about: the one of that id, else the world's own; undefined for a call without one. */
export const recordOf = (
  { config }: Route,
  { records }: Pick<RouteWorld, 'records'>,
  id?: number,
): number | undefined =>
  id ?? (config.resource === undefined ? undefined : records[config.resource]);

/** A route's path with its record for `:id`, and a well-formed unknown value for other parameters. */
export const pathOf = (
  route: Route,
  world: Pick<RouteWorld, 'records'>,
  id?: number,
  sessionId = '00000000-0000-4000-8000-000000000000',
  testPanelId?: number,
): string =>
  route.url
    .replace(':fileId', '00000000-0000-4000-8000-000000000000')
    .replace(':kind', 'regulated')
    .replace(':provider', 'LabCorp')
    .replace(':zip', '78701')
    .replace(':reportTypeId', 'positiverate')
    .replace(':permission', 'READ_HISTORY')
    .replace(':testPanelId', String(testPanelId ?? world.records.testPanel))
    .replace(':sessionId', sessionId)
    .replace(':schemaId', String(world.records.bulkSchema))
    .replace(':testCodeId', String(world.records.testCode))
    .replace(':mroId', String(world.records.mro))
    .replace(':companyId', String(world.records.company))
    .replace(/:\w+/g, String(recordOf(route, world, id) ?? 1));

/** Makes a call of a route; its request id is `requestId`. */
export function send(world: RouteWorld, route: Route, sent: Sent, requestId = 'route-walk') {
  const { session = world.superAdmin, form, body, headers } = sent;
  return world.api.app.inject({
    method: route.method,
    url: pathOf(route, world, sent.id, sent.sessionId, sent.testPanelId),
    headers: {
      'x-request-id': requestId,
      ...(session === null ? {} : { authorization: `Bearer ${session.token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
      ...form?.headers,
    },
    ...(body === undefined
      ? {}
      : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(form === undefined ? {} : { payload: form.payload }),
  });
}

/** The answer of GET on a path, as the super administrator gets it. */
export async function read(world: RouteWorld, path: string): Promise<Record<string, unknown>> {
  const answer = await world.api.call(`GET ${path}`, { session: world.superAdmin });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
