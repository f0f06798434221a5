import type { WriteSamples } from './write-samples.ts';
import type { AuditAction } from '@assay/schema/audit/audit-actions';
import { companyInput } from '../modules/companies/testing/company-input.ts';
import { addDocument, uploadedBy } from '../modules/documents/testing/document-calls.ts';
import { contactInput } from '../modules/contacts/testing/contact-input.ts';
import { createConsortium } from '../modules/consortiums/testing/consortium-calls.ts';
import { fileOf } from '../modules/locations/testing/location-file.ts';
import { locationInput } from '../modules/locations/testing/location-input.ts';
import { read } from './route-world.ts';
import { created, edited, fresh, logging, upload, type Sample } from './sample.ts';

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

/** Calls on companies and what belongs to them. */
export const companySamples = {
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
  administrativeUnits: {
    create: logging('administrativeUnit.created', () => ({
      body: { name: fresh('North'), parentId: null },
    })),
    rename: logging('administrativeUnit.updated', () => ({
      body: { name: fresh('Western'), version: 1 },
    })),
    move: logging('administrativeUnit.moved', async (world) => {
      const add = (name: string, parentId: number | null): Promise<number> =>
        created(world, `/api/companies/${world.companyId}/administrativeunits`, {
          name: fresh(name),
          parentId,
        });
      const id = await add('Wandering', await add('Former', null));
      return { id, body: { parentId: await add('Later', null), version: 1 } };
    }),
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
} satisfies Partial<WriteSamples>;
