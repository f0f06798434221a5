import { keysOf } from '../core/keys-of.ts';
import { defineList } from '../core/list.ts';
import { selectionIntervals, testPoolStatuses } from './labels.ts';

const sortedDate = { kind: 'date', sort: true } as const;
const sortedInt = { kind: 'int', sort: true } as const;
const sortedNumber = { kind: 'number', sort: true } as const;
const sortedText = { kind: 'text', sort: true } as const;
const id = { kind: 'id' } as const;
const text = { kind: 'text' } as const;

/** Lists of pools: of all, of a company, of a location (contract §17). */
export const testPoolList = defineList({
  fields: {
    id: id,
    companyId: id,
    consortiumId: id,
    locationId: id,
    locationIds: {
      kind: 'ids',
      description:
        'Locations whose people it draws from: its own, and those of its active members.',
    },
    name: sortedText,
    companyName: sortedText,
    locationName: sortedText,
    consortiumName: sortedText,
    testingAgencyId: id,
    testingAgencyName: sortedText,
    modality: {
      kind: 'choice',
      sort: true,
      values: keysOf(selectionIntervals),
      description: 'Selection interval; sorts by its length.',
    },
    status: { kind: 'choice', values: keysOf(testPoolStatuses) },
    'region.id': id,
    'area.id': id,
    'district.id': id,
    'region.name': text,
    'area.name': text,
    'district.name': text,
    runsManagedByMd: {
      kind: 'boolean',
      description:
        'Whether only internal users run draws of the company. Asked by internal users only.',
    },
    membersManagedByMd: {
      kind: 'boolean',
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
  parents: ['companyId', 'locationId'],
  search: ['name'],
  defaultSort: 'name',
});
