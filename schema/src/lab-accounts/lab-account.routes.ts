import { z } from 'zod';
import { entityRoutes } from '../core/entity-routes.ts';
import { idParam } from '../core/fields.ts';
import { resultsOf } from '../core/list-envelope.ts';
import { defineRoute, noContent, type Access } from '../core/route.ts';
import { TestCode } from '../test-codes/test-code.ts';
import { testCodeList } from '../test-codes/test-code.list.ts';
import {
  AssignMrosInput,
  AssignTestCodesInput,
  CreateLabAccountInput,
  LabAccount,
  SaveLabAccountTestCodesInput,
  TestCodeAssignment,
  UpdateLabAccountInput,
} from './lab-account.ts';
import { labAccountReport } from './lab-account.report.ts';
import { labAccountList } from './lab-account.list.ts';
import { CreateMroInput, Mro } from './mro.ts';
import { mroList } from './mro.list.ts';

const params = z.object({ id: idParam() });
const tags = ['lab accounts'] as const;
const read = { anyOf: ['READ_LAB_ACCOUNT'] } as const satisfies Access;
const write = { anyOf: ['CREATE_EDIT_DELETE_LAB_ACCOUNT'] } as const satisfies Access;
const options = { resource: 'labAccount', tag: 'lab accounts', read, write } as const;
const labAccount = entityRoutes({
  ...options,
  url: '/api/labaccounts',
  answer: LabAccount,
  one: 'a lab account',
  many: 'lab accounts',
  unique: 'ID_ALREADY_EXISTS',
});
const mroOf = entityRoutes({
  ...options,
  url: '/api/labaccounts/:id/mros',
  answer: Mro,
  one: 'an MRO',
  many: 'MROs of a lab account',
});
const testCodeOf = entityRoutes({
  ...options,
  url: '/api/labaccounts/:id/testcodes',
  answer: TestCode,
  one: 'a test code',
  many: 'test codes of a lab account',
});

/** Calls of contract §14 on lab accounts and what belongs to them. */
export const labAccountRoutes = {
  list: labAccount.list(labAccountList, { report: labAccountReport }),
  get: labAccount.get(),
  create: labAccount.create(CreateLabAccountInput),
  update: labAccount.update(UpdateLabAccountInput, {
    errors: ['ASSIGNED_NOT_SIX_DIGIT_TEST_CODES'],
  }),
  remove: labAccount.remove({ errors: ['LAB_ACCOUNT_ASSIGNED_TO_LOCATION'] }),
  testCodes: testCodeOf.list(testCodeList),
  saveTestCodes: defineRoute({
    method: 'POST',
    url: '/api/labaccounts/:id/testcodes',
    schema: {
      summary: 'Say which test codes a lab account has, as a full set',
      tags,
      params,
      body: SaveLabAccountTestCodesInput,
      response: { 200: resultsOf(TestCode) },
    },
    config: {
      access: write,
      resource: 'labAccount',
      errors: [
        'IS_ALLOWED_ONLY_SIX_DIGIT_TEST_CODES',
        'LAST_LAB_ACCOUNT_TEST_CODE',
        'HAS_CHILD_ELEMENTS',
        'STALE_VERSION',
      ],
    },
  }),
  assignTestCodes: defineRoute({
    method: 'POST',
    url: '/api/labaccounts/testcodes/assign',
    schema: {
      summary: 'Give test codes to several lab accounts or take them away, and tell of each pair',
      tags,
      body: AssignTestCodesInput,
      response: { 200: resultsOf(TestCodeAssignment) },
    },
    config: { access: write },
  }),
  mros: mroOf.list(mroList),
  createMro: mroOf.create(CreateMroInput, { summary: 'Create an MRO of a lab account' }),
  assignMros: defineRoute({
    method: 'POST',
    url: '/api/labaccounts/:id/mros/assign',
    schema: {
      summary: 'Add existing MROs to a lab account',
      tags,
      params,
      body: AssignMrosInput,
      response: { 200: resultsOf(Mro) },
    },
    config: { access: write, resource: 'labAccount' },
  }),
  removeMro: defineRoute({
    method: 'DELETE',
    url: '/api/labaccounts/:id/mros/:mroId',
    schema: {
      summary: 'Take an MRO away from a lab account',
      tags,
      params: params.extend({ mroId: idParam().describe('The MRO.') }),
      response: noContent,
    },
    config: { access: write, resource: 'labAccount', errors: ['MRO_ASSIGNED_TO_LOCATION'] },
  }),
};
