import type { AuditAction } from '@assay/schema/audit/audit-actions';
import type { routeTable } from '@assay/schema/routes';
import { multipart } from '../core/storage/testing/multipart.ts';
import { sampleFiles } from '../core/storage/testing/sample-files.ts';
import { siteFile } from '../modules/collection-sites/testing/site-file.ts';
import { companyInput } from '../modules/companies/testing/company-input.ts';
import { addDocument, uploadedBy } from '../modules/documents/testing/document-calls.ts';
import { contactInput } from '../modules/contacts/testing/contact-input.ts';
import { createConsortium } from '../modules/consortiums/testing/consortium-calls.ts';
import { fileOf } from '../modules/locations/testing/location-file.ts';
import { locationInput } from '../modules/locations/testing/location-input.ts';
import { draw, quarterlyPool, quarters } from '../modules/selection-runs/testing/run-calls.ts';
import {
  addDrug,
  addTestCode,
  drugInput,
  testCodeInput,
} from '../modules/test-codes/testing/test-code-calls.ts';
import { addPanel, assignPanel, panelInput } from '../modules/test-panels/testing/panel-calls.ts';
import { tenantInput } from '../modules/tenants/testing/tenant-calls.ts';
import { addMember, addPool, clerk } from '../modules/test-pools/testing/member-calls.ts';
import { poolInput } from '../modules/test-pools/testing/pool-world.ts';
import { labAccountSamples, mroSamples } from './lab-account-samples.ts';
import { read, type RouteWorld, type Sent } from './route-world.ts';
import { logging, type Sample, type SamplesOf } from './sample.ts';
import { profileSamples, sessionSamples } from './session-samples.ts';
import { grantSamples, userSessionSamples } from './user-access-samples.ts';
import { userSamples } from './user-samples.ts';

let count = 0;
const fresh = (word: string): string => `${word} ${(count += 1)}`;

/** The stored record with changed fields, as a form sends it. */
const edited = async (world: RouteWorld, path: string, change: object): Promise<Sent> => ({
  body: { ...(await read(world, path)), ...change },
});

const created = async (world: RouteWorld, path: string, body: object): Promise<number> => {
  const answer = await world.api.call(`POST ${path}`, { session: world.superAdmin, body });
  return answer.json<{ id: number }>().id;
};

/** A new pool on paper with a run. */
async function drawn(world: RouteWorld) {
  const more = { shouldGenerateAlternates: true, alternatesAmount: 1 };
  const pool = await quarterlyPool(world.api, world, 8, more);
  return draw(world.api, world.admin, { testPoolId: pool.id, runDate: quarters[0] ?? '' });
}

const addClerk = async (world: RouteWorld): Promise<number> =>
  (await addMember(world.api, world.superAdmin, world.records.testPool, clerk())).id;

const upload = (field: string, name: string, content: Buffer | string, fields = {}): Sent => ({
  form: multipart([{ field, name, content: Buffer.from(content) }], fields),
});

/** Saves the other value of a switch of the company. */
const flipping = (
  group: string,
  key: string,
  logs: AuditAction = 'company.settingsUpdated',
): Sample =>
  logging(logs, async (world) => {
    const stored = await read(world, `/api/company/${world.companyId}/${group}settings`);
    return { body: { [key]: stored[key] !== true } };
  });

/** A sample of every call that writes, by the names of the route table. */
export const writeSamples: {
  [
    G in keyof typeof routeTable as keyof SamplesOf<(typeof routeTable)[G]> extends never
      ? never
      : G
  ]: SamplesOf<(typeof routeTable)[G]>;
} = {
  session: sessionSamples,
  profile: profileSamples,
  tenants: {
    create: logging('tenant.created', () => ({ body: tenantInput(fresh('Sample Testing')) })),
    update: logging('tenant.updated', (world) =>
      edited(world, `/api/tenants/${world.records.tenant}`, { name: fresh('Neighbor') }),
    ),
    remove: logging('tenant.deleted', async (world) => ({
      id: await created(world, '/api/tenants', tenantInput(fresh('Closing Testing'))),
    })),
    updateSettings: logging('tenant.settingsUpdated', () => ({
      body: { BASIC_AUTH_USER: fresh('user') },
    })),
  },
  settings: {
    updateSecurity: logging('settings.updated', () => ({
      body: { AUTOMATIC_LOGOUT: true, AUTOMATIC_LOGOUT_PERIOD: 20 },
    })),
    updateNotifications: logging('settings.updated', () => ({
      body: { EMAIL_NOTIFICATION_RUN_COMPLETED: false },
    })),
    updateBranding: logging('settings.updated', () => ({ body: { TENANT_COLOR: '#0F766E' } })),
    uploadLogo: logging('file.uploaded', () => upload('logo', 'logo.svg', sampleFiles.svg)),
  },
  files: {
    upload: logging('file.uploaded', () =>
      upload('data', 'a.pdf', sampleFiles.pdf, { title: 'Form', docType: 'CCF' }),
    ),
  },
  companies: {
    create: logging('company.created', () => ({ body: companyInput(fresh('Sample Freight')) })),
    update: logging('company.updated', (world) =>
      edited(world, `/api/companies/${world.companyId}`, { companyName: fresh('Renamed') }),
    ),
    patch: logging('company.updated', () => ({ body: { clientSince: '2026-01-15' } })),
    remove: logging('company.deleted', async ({ api }) => ({
      id: await api.addCompany(fresh('Closing Freight')),
    })),
  },
  companySettings: {
    updateSecurity: flipping('mfalogout', 'MFA_ENABLED'),
    updateNotification: flipping('notification', 'EMAIL_NOTIFICATION_RUN_COMPLETED'),
    updateMro: flipping('mro', 'MRO_NON_DOT_RESULTS_REQUIRED', 'company.updated'),
    updateCompliance: flipping('compliance', 'ALLOW_COMPLIANCE_API'),
    updateRandom: flipping('randomrun', 'EMAIL_NOTIFICATION_RUN_REMINDER_ENABLED'),
    updateCustom: flipping('custom', 'CONSENT_VERBAL'),
  },
  users: userSamples,
  grants: grantSamples,
  userSessions: userSessionSamples,
  administrativeUnits: {
    create: logging('administrativeUnit.created', () => ({
      body: { name: fresh('North'), parentId: null },
    })),
    rename: logging('administrativeUnit.updated', () => ({
      body: { name: fresh('Western'), version: 1 },
    })),
    remove: logging('administrativeUnit.deleted', async (world) => ({
      id: await created(world, `/api/companies/${world.companyId}/administrativeunits`, {
        name: fresh('Closing'),
        parentId: null,
      }),
    })),
  },
  locations: {
    create: logging('location.created', () => ({ body: locationInput(fresh('Yard')) })),
    update: logging('location.updated', (world) =>
      edited(world, `/api/locations/${world.near}`, { locationPhone: '4095550199' }),
    ),
    patch: logging('location.updated', () => ({ body: { locationPhone: '4095550188' } })),
    remove: logging('location.deleted', async (world) => ({
      id: await created(
        world,
        `/api/companies/${world.companyId}/locations`,
        locationInput(fresh('Closing')),
      ),
    })),
    importCsv: logging('company.locationsImported', () =>
      upload('csv', 'locations.csv', fileOf([{ name: fresh('Pier') }])),
    ),
  },
  collectionSites: {
    importCsv: logging('collectionSite.fileReceived', () =>
      upload('csv', 'sites.csv', siteFile([{ CollectionSiteCode: fresh('S') }])),
    ),
  },
  documents: {
    create: logging('document.created', async (world) => ({
      body: { title: fresh('Policy'), fileId: await uploadedBy(world.api, world.superAdmin) },
    })),
    update: logging('document.updated', (world) =>
      edited(world, `/api/documents/${world.records.document}`, { title: fresh('Policy') }),
    ),
    remove: logging('document.deleted', async ({ api, superAdmin, companyId }) => ({
      id: (await addDocument(api, superAdmin, companyId)).id,
    })),
  },
  contacts: {
    create: logging('contact.created', (world) => ({
      body: contactInput(world.near, { lastName: fresh('Vale') }),
    })),
    update: logging('contact.updated', (world) =>
      edited(world, `/api/contacts/${world.records.contact}`, { lastName: fresh('Renamed') }),
    ),
    remove: logging('contact.deleted', async (world) => ({
      id: await created(
        world,
        `/api/companies/${world.companyId}/contacts`,
        contactInput(world.near, { isPrimary: false }),
      ),
    })),
    importCsv: logging('company.contactsImported', async (world) => {
      const { locationId } = await read(world, `/api/locations/${world.near}`);
      const head = 'First Name,Last Name,Phone,Location ID,Primary Contact';
      const row = `Robin,${fresh('Vale')},5125550100,${String(locationId)},No`;
      return upload('csv', 'contacts.csv', `${head}\n${row}\n`);
    }),
  },
  consortiums: {
    create: logging('consortium.created', (world) => ({
      body: { name: fresh('Carriers'), companies: [world.companyId] },
    })),
    patch: logging('consortium.updated', async (world) => ({
      id: (await createConsortium(world.api, world.superAdmin)).id,
      body: { companies: [world.companyId] },
    })),
    change: logging('consortium.updated', async (world) => ({
      id: (await createConsortium(world.api, world.superAdmin)).id,
      body: { added: { locations: [world.far] } },
    })),
    addCompany: logging('company.enrollmentChanged', async (world) => ({
      id: (await createConsortium(world.api, world.superAdmin)).id,
      body: { companyId: world.companyId },
    })),
    saveOfCompany: logging('company.enrollmentChanged', async (world) => ({
      body: { consortiumIds: [(await createConsortium(world.api, world.superAdmin)).id] },
    })),
    saveOfLocation: logging('location.enrollmentChanged', async (world) => ({
      body: { consortiumIds: [(await createConsortium(world.api, world.superAdmin)).id] },
    })),
  },
  drugAdulterants: {
    create: logging('drugAdulterant.created', () => ({ body: drugInput(fresh('Drug')) })),
    update: logging('drugAdulterant.updated', (world) =>
      edited(world, `/api/drugadulterants/${world.records.drugAdulterant}`, {
        name: fresh('Renamed'),
      }),
    ),
    remove: logging('drugAdulterant.deleted', async ({ api, superAdmin }) => ({
      id: (await addDrug(api, superAdmin)).id,
    })),
  },
  testCodes: {
    create: logging('testCode.created', async ({ api, superAdmin }) => ({
      body: testCodeInput([(await addDrug(api, superAdmin)).id]),
    })),
    update: logging('testCode.updated', async ({ api, superAdmin }) => {
      const { id, version, drugAdulterants } = await addTestCode(api, superAdmin);
      const more = await addDrug(api, superAdmin);
      const ids = [...drugAdulterants.map((each) => each.id), more.id];
      return { id, body: { ...testCodeInput(ids), version } };
    }),
    remove: logging('testCode.deleted', async ({ api, superAdmin }) => ({
      id: (await addTestCode(api, superAdmin)).id,
    })),
    importCsv: logging('testCode.imported', async ({ api, superAdmin }) => {
      const { abbreviation } = await addDrug(api, superAdmin);
      const head = 'Test Code ID,Specimen Type,Program,Drugs/Adulterants';
      return upload('csv', 'a.csv', `${head}\n${fresh('C')},URINE,DOT,${abbreviation}\n`);
    }),
  },
  testPanels: {
    create: logging('testPanel.created', async ({ api, superAdmin }) => ({
      body: await panelInput(api, superAdmin),
    })),
    update: logging('testPanel.updated', (world) =>
      edited(world, `/api/testpanels/${world.records.testPanel}`, { name: fresh('Panel') }),
    ),
    remove: logging('testPanel.deleted', async ({ api, superAdmin }) => ({
      id: (await addPanel(api, superAdmin)).id,
    })),
    assign: logging('location.testPanelsChanged', async ({ api, superAdmin, far }) => {
      const testPanelIds = [(await addPanel(api, superAdmin)).id];
      return { body: { testPanelIds, locationIds: [far], assigned: true } };
    }),
    importCsv: logging('testPanel.imported', async ({ api, superAdmin }) => {
      const { abbreviation } = await addDrug(api, superAdmin);
      const head = 'Part#,Product/Brand/Device,Specimen Type,Drugs/Adulterants,Panel Name';
      const row = `${fresh('P')},Integrated Urine Cup,URINE,${abbreviation},Single-Panel`;
      return upload('csv', 'a.csv', `${head}\n${row}\n`);
    }),
  },
  locationTestPanels: {
    create: logging('location.testPanelsChanged', async ({ api, superAdmin }) => ({
      body: { testPanelId: (await addPanel(api, superAdmin)).id, price: '9.50' },
    })),
    update: logging('location.testPanelsChanged', async (world) => {
      const path = `/api/locations/${world.near}/testpanels/${world.records.testPanel}`;
      return edited(world, path, { price: '10.25' });
    }),
    remove: logging('location.testPanelsChanged', async ({ api, superAdmin, near }) => {
      const { id: testPanelId } = await addPanel(api, superAdmin);
      await assignPanel(api, superAdmin, near, testPanelId);
      return { testPanelId };
    }),
  },
  labAccounts: labAccountSamples,
  mros: mroSamples,
  testPools: {
    create: logging('testPool.created', (world) => ({
      body: poolInput(world, { name: fresh('Night shift') }),
    })),
    update: logging('testPool.updated', (world) =>
      edited(world, `/api/testpools/${world.records.testPool}`, { name: fresh('Day shift') }),
    ),
    patch: logging('testPool.updated', () => ({ body: { oversampling: 7 } })),
    activate: logging('testPool.activated', async (world) => {
      const { id } = await addPool(world.api, world);
      await world.api.call(`POST /api/testpools/${id}/deactivate`, { session: world.superAdmin });
      return { id };
    }),
    deactivate: logging('testPool.deactivated', async (world) => ({
      id: (await addPool(world.api, world)).id,
    })),
  },
  selectionRuns: {
    create: logging('selectionRun.drawn', async (world) => {
      const { id } = await quarterlyPool(world.api, world, 8);
      return { body: { testPoolId: id, runDate: new Date().toISOString().slice(0, 10) } };
    }),
    invalidate: logging('selectionRun.invalidated', async (world) => ({
      id: (await drawn(world)).id,
      body: { invalidationReason: 'The list was incomplete.' },
    })),
    designate: logging('runParticipant.updated', async (world) => ({
      id: (await drawn(world)).participants[0]?.id ?? 0,
      body: { status: 'EXCUSED', excusalReason: 'Sick' },
    })),
    setSpecimenId: logging('runParticipant.updated', async (world) => ({
      id: (await drawn(world)).participants[0]?.id ?? 0,
      body: { specimenId: 'CCF-0001' },
    })),
  },
  testPoolMembers: {
    create: logging('testPoolMember.created', () => ({ body: clerk() })),
    update: logging('testPoolMember.updated', async (world) => {
      const id = await addClerk(world);
      const path = `/api/testpoolmembers/specific/${id}`;
      return { id, ...(await edited(world, path, { lastName: 'Changed' })) };
    }),
    remove: logging('testPoolMember.removed', async (world) => ({ id: await addClerk(world) })),
    restore: logging('testPoolMember.restored', async (world) => {
      const id = await addClerk(world);
      await world.api.call(`POST /api/testpoolmembers/specific/${id}/delete`, {
        session: world.superAdmin,
      });
      return { id };
    }),
    importCsv: logging('testPool.membersImported', () =>
      upload('csv', 'a.csv', `First Name,Last Name,ID Number\nRobin,Vale,${fresh('I')}\n`),
    ),
  },
};
