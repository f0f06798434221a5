import { LocationTestPanel } from '@assay/schema/test-panels/location-test-panel';
import { TestPanel } from '@assay/schema/test-panels/test-panel';
import { entityTable, type RowOf } from '../../core/entities/entity-table.ts';
import { Refusal } from '../../core/refusal.ts';

export const testPanels = entityTable('test_panels', TestPanel, {
  columns: { drugAdulterants: 'drug_adulterant_ids' },
  computed: ['drugCount'],
  joined: ['numberOfLocations'],
  conflicts: { test_panels_part: () => Refusal.field(['panelId'], 'ID_ALREADY_EXISTS') },
});

/** A row with the number of locations in sight. */
export type TestPanelRow = RowOf<typeof testPanels>;

export const locationTestPanels = entityTable('location_test_panels', LocationTestPanel, {
  computed: ['testPanel'],
  conflicts: {
    location_test_panels_once: () => Refusal.field(['testPanelId'], 'DUPLICATE_VALUE'),
  },
});
export type LocationTestPanelRow = RowOf<typeof locationTestPanels>;
