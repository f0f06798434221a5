import { defineList } from '../core/list.ts';

export const locationTestPanelList = defineList({
  fields: {
    id: { kind: 'id' },
    locationId: { kind: 'id' },
    testPanelId: { kind: 'id' },
    'testPanel.specimenTypeId': { kind: 'int' },
    'testPanel.panelId': { kind: 'text', sort: true },
  },
  parents: ['locationId'],
  search: [],
  defaultSort: 'testPanel.panelId',
});
