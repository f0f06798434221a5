import { drugAdulterantRoutes } from '@assay/schema/drug-adulterants/drug-adulterant.routes';
import { referenceRoutes } from '@assay/schema/reference/reference';
import { LocationTestPanel, PanelOfLocation } from '@assay/schema/test-panels/location-test-panel';
import { locationTestPanelRoutes } from '@assay/schema/test-panels/location-test-panel.routes';
import { TestPanel } from '@assay/schema/test-panels/test-panel';
import { testPanelRoutes as routes } from '@assay/schema/test-panels/test-panel.routes';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { options } from '../../core/options.ts';
import { queries } from '../../core/queries.ts';
import { history, link, links, viewerCan } from '../../core/record-fields.ts';
import { recordFields } from '../../core/resolver-class.ts';

const TestPanelType = entityType(TestPanel, { omit: ['drugAdulterants', 'deviceId'] });

entityType(PanelOfLocation);
entityType(LocationTestPanel);

export const testPanelResolvers = [
  queries({
    testPanels: routes.list,
    testPanel: routes.get,
    testPanelOptions: options(routes.list, ({ panelId, name }) => `${panelId} – ${name}`),
    locationTestPanels: locationTestPanelRoutes.list,
  }),
  recordFields(TestPanelType, {
    device: link(referenceRoutes.devices, ({ deviceId }) => deviceId, 'Device of the panel.'),
    drugAdulterants: links(
      drugAdulterantRoutes.list,
      ({ drugAdulterants }) => drugAdulterants.map((id) => ({ id })),
      'What is tested for, by name.',
    ),
    history: history('testPanel'),
    viewerCanUpdate: viewerCan('edit this panel', routes.update),
    viewerCanDelete: viewerCan('delete this panel', routes.remove),
  }),
  mutations({
    createTestPanel: routes.create,
    updateTestPanel: routes.update,
    deleteTestPanel: routes.remove,
    assignTestPanels: routes.assign,
    addLocationTestPanel: locationTestPanelRoutes.create,
    updateLocationTestPanel: locationTestPanelRoutes.update,
    removeLocationTestPanel: locationTestPanelRoutes.remove,
  }),
];
