import { programs } from '../common/programs.ts';
import { labResultTypes } from '../common/result-types.ts';
import { keysOf } from '../core/keys-of.ts';
import { defineList } from '../core/list.ts';

const moment = { kind: 'timestamp', sort: true } as const;
const sorted = { kind: 'text', sort: true } as const;

/** Tests that wait for the MRO, the one that waits longest first (decision 39). */
export const mroInboxList = defineList({
  fields: {
    id: { kind: 'id' },
    'donor.firstName': { kind: 'text' },
    'donor.lastName': sorted,
    'company.companyName': sorted,
    program: { kind: 'choice', values: keysOf(programs) },
    specimenId: { kind: 'text' },
    laboratoryResult: { kind: 'choice', values: keysOf(labResultTypes), sort: true },
    waitingSince: moment,
    lastContactAt: moment,
  },
  search: ['donor.firstName', 'donor.lastName', 'donor.primaryId', 'specimenId', 'testCaseId'],
  defaultSort: 'waitingSince',
  defaultOrder: 'ASC',
});
