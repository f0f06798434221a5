import { keysOf } from '../core/keys-of.ts';
import { defineList } from '../core/list.ts';
import { selectionIntervals, testPoolStatuses } from './labels.ts';

const sortedDate = { kind: 'date', sort: true } as const;
const sortedInt = { kind: 'int', sort: true } as const;
const sortedNumber = { kind: 'number', sort: true } as const;
const containedName = { kind: 'text', filter: ['LIKE'], sort: true } as const;
const unit = { kind: 'id', filter: ['EQ', 'IN'] } as const;
const unitName = { kind: 'text', filter: ['LIKE'] } as const;

/** Lists of pools: of all, of a company, of a location (contract §17). */
export const testPoolList = defineList({
  fields: {
    id: { kind: 'id', filter: ['EQ', 'IN'] },
    companyId: { kind: 'id', filter: ['EQ', 'IN'] },
    locationId: { kind: 'id', filter: ['EQ', 'IN'] },
    name: containedName,
    companyName: containedName,
    locationName: containedName,
    consortiumName: containedName,
    testingAgencyId: { kind: 'id', filter: ['EQ'] },
    testingAgencyName: { kind: 'text', sort: true },
    modality: {
      kind: 'text',
      filter: ['EQ', 'IN'],
      sort: true,
      values: keysOf(selectionIntervals),
      description: 'Selection interval; sorts by its length.',
    },
    status: { kind: 'text', filter: ['EQ', 'IN'], values: keysOf(testPoolStatuses) },
    'region.id': unit,
    'area.id': unit,
    'district.id': unit,
    'region.name': unitName,
    'area.name': unitName,
    'district.name': unitName,
    runsManagedByMd: {
      kind: 'boolean',
      filter: ['EQ'],
      description:
        'Whether only internal users run draws of the company. Asked by internal users only.',
    },
    membersManagedByMd: {
      kind: 'boolean',
      filter: ['EQ'],
      description:
        'Whether only internal users manage members of the company. Asked by internal users only.',
    },
    activeMemberCount: sortedInt,
    drugYtd: sortedNumber,
    alcoholYtd: sortedNumber,
    drugPercentage: sortedNumber,
    alcoholPercentage: sortedNumber,
    drugIntervalNumber: sortedInt,
    alcoholIntervalNumber: sortedInt,
    oversampling: sortedNumber,
    programStartDate: sortedDate,
    programEndDate: sortedDate,
    latestRunDate: sortedDate,
    nextRunDate: sortedDate,
    completedDrugTests: sortedInt,
    completedAlcoholTests: sortedInt,
  },
  search: ['name'],
  defaultSort: 'name',
});
