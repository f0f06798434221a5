import { donorFileRoutes as routes } from '@assay/schema/donor-files/donor-file.routes';
import { mutations } from '../../core/mutations.ts';
import { queries } from '../../core/queries.ts';

export const donorFileResolvers = [
  queries({ donorFile: { route: routes.read, idArgument: 'testResultId' } }),
  mutations({ mergeDonor: routes.merge, unmergeDonor: routes.unmerge }),
];
