import { defineList } from '../core/list.ts';

export const testPanelList = defineList({
  fields: {
    id: { kind: 'id' },
    panelId: { kind: 'text', sort: true },
    name: { kind: 'text', sort: true },
    specimenTypeId: { kind: 'int' },
    specimenTypeName: { kind: 'text', sort: true },
    deviceId: { kind: 'id' },
    deviceName: { kind: 'text', sort: true },
    drugAdulterants: {
      kind: 'ids',
      hasAll: true,
      description: 'Panels that test for all of the drugs and adulterants that are named.',
    },
    drugsCount: { kind: 'int', sort: true },
    adulterantCount: { kind: 'int' },
    pricing: { kind: 'number', sort: true },
  },
  search: ['panelId', 'name'],
  defaultSort: 'panelId',
});
