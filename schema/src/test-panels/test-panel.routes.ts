import { z } from 'zod';
import { importRoute } from '../core/csv.ts';
import { entityRoutes } from '../core/entity-routes.ts';
import { defineRoute, type Access } from '../core/route.ts';
import { AssignTestPanelsInput, TestPanelAssignments } from './location-test-panel.ts';
import {
  CreateTestPanelInput,
  LocationsCount,
  TestPanel,
  UpdateTestPanelInput,
} from './test-panel.ts';
import { testPanelReport } from './test-panel.report.ts';
import { testPanelList } from './test-panel.list.ts';

const tag = 'instant test panels';
export const managesTestPanels = {
  anyOf: ['CREATE_EDIT_DELETE_TEST_PANEL'],
} as const satisfies Access;
const testPanel = entityRoutes({
  url: '/api/testpanels',
  answer: TestPanel,
  resource: 'testPanel',
  one: 'an instant test panel',
  many: tag,
  read: { anyOf: ['VIEW_LIST_TEST_PANEL'] },
  write: managesTestPanels,
  unique: 'ID_ALREADY_EXISTS',
});

/** Calls of contract §13. */
export const testPanelRoutes = {
  list: testPanel.list(testPanelList, { report: testPanelReport }),
  get: testPanel.get(),
  create: testPanel.create(CreateTestPanelInput, { errors: ['INVALID_DRUG_ADULTERANTS'] }),
  update: testPanel.update(UpdateTestPanelInput, { errors: ['INVALID_DRUG_ADULTERANTS'] }),
  remove: testPanel.remove({
    summary: 'Delete an instant test panel, and take it from its locations',
  }),
  locationsCount: testPanel.part('locationscount', LocationsCount, {
    summary: 'Count the locations that a panel is assigned to',
    access: managesTestPanels,
  }),
  assign: defineRoute({
    method: 'POST',
    url: '/api/testpanels/assign',
    schema: {
      summary: 'Assign panels to locations, or take them away, many at once',
      description:
        'Each pair is done by itself; the answer says for each what was done, or why not. A panel starts at a location with its own cost as the price.',
      tags: [tag],
      body: AssignTestPanelsInput,
      response: { 200: TestPanelAssignments },
    },
    config: { access: managesTestPanels },
  }),
  importCsv: importRoute({
    url: '/api/testpanels/createFromCSV',
    summary: 'Create instant test panels from a CSV, all or none',
    tag,
    access: managesTestPanels,
    params: z.object({}),
  }),
  importExample: defineRoute({
    method: 'GET',
    url: '/api/testpanels/createFromCSV/example',
    schema: {
      summary: 'Example of a CSV with instant test panels',
      tags: [tag],
      response: { 200: z.string().describe('The CSV.') },
    },
    config: { access: managesTestPanels, transport: 'download' },
  }),
};
