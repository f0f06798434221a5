import { companyRoutes } from '@assay/schema/companies/company.routes';
import { LabAccountLocation } from '@assay/schema/lab-accounts/lab-account-location';
import { labAccountLocationRoutes as routes } from '@assay/schema/lab-accounts/lab-account-location.routes';
import { labAccountRoutes } from '@assay/schema/lab-accounts/lab-account.routes';
import { mroRoutes } from '@assay/schema/lab-accounts/mro.routes';
import { locationRoutes } from '@assay/schema/locations/location.routes';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { queries } from '../../core/queries.ts';
import { history, link, viewerCan } from '../../core/record-fields.ts';
import { recordFields } from '../../core/resolver-class.ts';

const LabAccountLocationType = entityType(LabAccountLocation, {
  omit: [
    'labAccountId',
    'labAccount',
    'locationId',
    'location',
    'companyId',
    'company',
    'mroId',
    'mro',
  ],
});

export const labAccountLocationResolvers = [
  queries({
    labAccountLocations: routes.list,
    labAccountLocation: routes.get,
    locationsOfLabAccount: { route: routes.listOfAccount, idArgument: 'labAccountId' },
  }),
  recordFields(LabAccountLocationType, {
    labAccount: link(
      labAccountRoutes.list,
      ({ labAccount }) => labAccount,
      'Account at the laboratory.',
    ),
    location: link(
      locationRoutes.list,
      ({ location }) => location,
      'Location that orders by the account.',
    ),
    company: link(companyRoutes.list, ({ company }) => company, 'Company of the location.'),
    mro: link(mroRoutes.list, ({ mro }) => mro, 'MRO to whom results go.'),
    history: history('labAccountLocation'),
    viewerCanUpdate: viewerCan('edit this lab account of the location', routes.patch),
    viewerCanDelete: viewerCan('take this lab account from the location', routes.remove),
  }),
  mutations({
    createLabAccountLocation: routes.create,
    validateLabAccountLocation: routes.validate,
    updateLabAccountLocation: routes.patch,
    deleteLabAccountLocation: routes.remove,
    updateLabAccountLocationTestCode: routes.patchTestCode,
    removeLabAccountLocationTestCode: routes.removeTestCode,
  }),
];
