import { drugAdulterantRoutes } from '@assay/schema/drug-adulterants/drug-adulterant.routes';
import { TestCode } from '@assay/schema/test-codes/test-code';
import { testCodeRoutes as routes } from '@assay/schema/test-codes/test-code.routes';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { options } from '../../core/options.ts';
import { queries } from '../../core/queries.ts';
import { history, links, viewerCan } from '../../core/record-fields.ts';
import { recordFields } from '../../core/resolver-class.ts';

const TestCodeType = entityType(TestCode, { omit: ['drugAdulterants'] });

export const testCodeResolvers = [
  queries({
    testCodes: routes.list,
    testCode: routes.get,
    testCodeOptions: options(routes.list, ({ testCode, name }) =>
      name === null ? testCode : `${testCode} ${name}`,
    ),
  }),
  recordFields(TestCodeType, {
    drugAdulterants: links(
      drugAdulterantRoutes.list,
      ({ drugAdulterants }) => drugAdulterants,
      'What is tested for, by name.',
    ),
    history: history('testCode'),
    viewerCanUpdate: viewerCan('edit this test code', routes.update),
    viewerCanDelete: viewerCan('delete this test code', routes.remove),
  }),
  mutations({
    createTestCode: routes.create,
    updateTestCode: routes.update,
    deleteTestCode: routes.remove,
  }),
];
