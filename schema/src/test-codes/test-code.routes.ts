import { z } from 'zod';
import { LabProvider } from '../common/catalogue-enums.ts';
import { importRoute } from '../core/csv.ts';
import { entityRoutes } from '../core/entity-routes.ts';
import { defineRoute, type Access } from '../core/route.ts';
import { CreateTestCodeInput, TestCode, UpdateTestCodeInput } from './test-code.ts';
import { testCodeReport } from './test-code.report.ts';
import { testCodeList } from './test-code.list.ts';

const write = { anyOf: ['CREATE_EDIT_DELETE_TEST_CODE'] } as const satisfies Access;
const testCode = entityRoutes({
  url: '/api/testcodes',
  answer: TestCode,
  resource: 'testCode',
  one: 'a test code',
  many: 'test codes',
  read: { anyOf: ['READ_TEST_CODE'] },
  write,
  unique: 'ID_ALREADY_EXISTS',
});

/** Calls of contract §15. */
export const testCodeRoutes = {
  list: testCode.list(testCodeList, { report: testCodeReport }),
  get: testCode.get(),
  create: testCode.create(CreateTestCodeInput, { errors: ['INVALID_DRUG_ADULTERANTS'] }),
  update: testCode.update(UpdateTestCodeInput, {
    errors: ['INVALID_DRUG_ADULTERANTS', 'LAST_TEST_CODE_DRUG_ADULTERANT'],
  }),
  remove: testCode.remove({ errors: ['LAST_LAB_ACCOUNT_TEST_CODE', 'HAS_CHILD_ELEMENTS'] }),
  importCsv: importRoute({
    url: '/api/testcodes/createFromCSV/:provider',
    summary: 'Create test codes of a laboratory from a CSV, all or none',
    tag: 'test codes',
    access: write,
    params: z.object({ provider: LabProvider.describe('Laboratory whose codes they are.') }),
  }),
  importExample: defineRoute({
    method: 'GET',
    url: '/api/testcodes/createFromCSV/example',
    schema: {
      summary: 'Example of a CSV with test codes',
      tags: ['test codes'],
      response: { 200: z.string().describe('The CSV.') },
    },
    config: { access: write, transport: 'download' },
  }),
};
