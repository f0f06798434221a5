import {
  InstantTest,
  instantTestRoutes as routes,
} from '@assay/schema/instant-tests/instant-test.routes';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';

entityType(InstantTest);

export const instantTestResolvers = [
  mutations({
    validateInstantTestFirstForm: routes.validateFirstForm,
    validateInstantTest: routes.validateAll,
    createInstantTest: routes.create,
    confirmInstantTest: routes.confirm,
  }),
];
