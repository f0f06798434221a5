import { labProviderNames } from '@assay/schema/common/lab-providers';
import { LabAccount, TestCodeAssignment } from '@assay/schema/lab-accounts/lab-account';
import { labAccountLocationRoutes } from '@assay/schema/lab-accounts/lab-account-location.routes';
import { labAccountRoutes as routes } from '@assay/schema/lab-accounts/lab-account.routes';
import { Mro } from '@assay/schema/lab-accounts/mro';
import { mroRoutes } from '@assay/schema/lab-accounts/mro.routes';
import { testCodeRoutes } from '@assay/schema/test-codes/test-code.routes';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { options } from '../../core/options.ts';
import { queries } from '../../core/queries.ts';
import { children, history, links, viewerCan } from '../../core/record-fields.ts';
import { recordFields } from '../../core/resolver-class.ts';

const LabAccountType = entityType(LabAccount, {
  omit: ['testCodes', 'mros', 'labAccountLocations'],
});
const MroType = entityType(Mro);
entityType(TestCodeAssignment);

const labAccountId = { idArgument: 'labAccountId' } as const;

export const labAccountResolvers = [
  queries({
    labAccounts: routes.list,
    labAccount: routes.get,
    /* Two laboratories may have the same number. */
    labAccountOptions: options(
      routes.list,
      ({ masterAccountId, provider }) => `${masterAccountId} (${labProviderNames[provider]})`,
    ),
    labAccountTestCodes: { route: routes.testCodes, ...labAccountId },
    labAccountMros: { route: routes.mros, ...labAccountId },
    mros: mroRoutes.list,
    mro: mroRoutes.get,
    mroOptions: options(mroRoutes.list, ({ fullName }) => fullName),
  }),
  recordFields(LabAccountType, {
    testCodes: links(
      testCodeRoutes.list,
      ({ testCodes }) => testCodes,
      'Test codes of the account, by code.',
    ),
    mros: links(mroRoutes.list, ({ mros }) => mros, 'MROs of the account, by name.'),
    locations: children(
      labAccountLocationRoutes.list,
      'labAccountId',
      'Locations that order by the account, by name.',
    ),
    history: history('labAccount'),
    viewerCanUpdate: viewerCan('edit this lab account', routes.update),
    viewerCanDelete: viewerCan('delete this lab account', routes.remove),
  }),
  recordFields(MroType, {
    history: history('mro'),
    viewerCanUpdate: viewerCan('edit this MRO', mroRoutes.patch),
  }),
  mutations({
    createLabAccount: routes.create,
    updateLabAccount: routes.update,
    deleteLabAccount: routes.remove,
    saveLabAccountTestCodes: routes.saveTestCodes,
    assignTestCodesToLabAccounts: routes.assignTestCodes,
    createMro: routes.createMro,
    updateMro: mroRoutes.patch,
    assignMrosToLabAccount: routes.assignMros,
    removeMroFromLabAccount: routes.removeMro,
  }),
];
