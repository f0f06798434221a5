import { labSiteFile } from '../modules/collection-sites/testing/lab-site-file.ts';
import type { WriteSamples } from './write-samples.ts';
import {
  addDrug,
  addTestCode,
  drugInput,
  testCodeInput,
} from '../modules/test-codes/testing/test-code-calls.ts';
import { addPanel, assignPanel, panelInput } from '../modules/test-panels/testing/panel-calls.ts';
import { edited, fresh, logging, upload } from './sample.ts';

/** Calls on the catalogues. */
export const catalogueSamples = {
  drugAdulterants: {
    create: logging('drugAdulterant.created', () => ({ body: drugInput(fresh('New Drug')) })),
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
  collectionSites: {
    importCsv: logging('collectionSite.fileReceived', () =>
      upload('csv', 'sites.csv', labSiteFile([{ CollectionSiteCode: fresh('S') }])),
    ),
  },
} satisfies Partial<WriteSamples>;
