import type { FastifyInstance } from 'fastify';
import { locationTestPanelRoutes } from '@assay/schema/test-panels/location-test-panel.routes';
import { testPanelCsv } from '@assay/schema/test-panels/test-panel-csv';
import { testPanelRoutes } from '@assay/schema/test-panels/test-panel.routes';
import { exampleOf, serveCsv } from '../../core/csv/serve-csv.ts';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { serveImport } from '../../core/import/serve-import.ts';
import { seesPrices } from '../../core/prices.ts';
import { assignTestPanels } from './assign-panels.ts';
import { testPanelImport } from './import-test-panels.ts';
import {
  listLocationTestPanels,
  readLocationTestPanel,
} from './location-test-panels.read-model.ts';
import {
  addLocationTestPanel,
  removeLocationTestPanel,
  updateLocationTestPanel,
} from './location-test-panels.service.ts';
import { testPanels } from './test-panel.table.ts';
import { countPanelLocations, listTestPanels, readTestPanel } from './test-panels.read-model.ts';
import {
  createTestPanel,
  deleteTestPanel,
  updateTestPanel,
  type TestPanelUses,
} from './test-panels.service.ts';

/** Calls of contract §13, and those of §8 on the panels of a location. */
export function registerTestPanelsRoutes(app: FastifyInstance, uses: TestPanelUses): void {
  app.resources.set('testPanel', {
    /* Who may not read panels gets the same 403 for every number, so that none can be found out. */
    isVisible: async (tx, id, viewer) =>
      !viewer.permissions.has('VIEW_LIST_TEST_PANEL') || testPanels.isVisible(tx, id),
  });
  serveImport(app, testPanelRoutes.importCsv, testPanelImport);
  serveCsv(app, testPanelRoutes.importExample, ({ context }) =>
    exampleOf(
      'Instant test panels example.csv',
      testPanelCsv,
      seesPrices(context) ? {} : { pricing: '' },
    ),
  );
  app.histories.set('testPanel', {
    change: testPanelRoutes.update,
    instead: { specimenTypeId: ['specimenTypeName'], deviceId: ['deviceName'] },
    also: ['created'],
    named: { table: 'test_panels', name: 'panel_id' },
  });
  serveRoutes(app, testPanelRoutes, {
    list: listTestPanels,
    get: readTestPanel,
    create: createTestPanel,
    update: updateTestPanel,
    remove: (context, id) => deleteTestPanel(context, id, uses),
    locationsCount: countPanelLocations,
    assign: (context, input) => assignTestPanels(context, input, uses),
  });
  serveRoutes(app, locationTestPanelRoutes, {
    list: listLocationTestPanels,
    listOfLocation: listLocationTestPanels,
    get: readLocationTestPanel,
    create: addLocationTestPanel,
    update: updateLocationTestPanel,
    remove: (context, at) => removeLocationTestPanel(context, at, uses),
  });
}
