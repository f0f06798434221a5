import { companyRoutes } from '@assay/schema/companies/company.routes';
import { consortiumRoutes } from '@assay/schema/consortiums/consortium.routes';
import { locationRoutes } from '@assay/schema/locations/location.routes';
import { Regulator } from '@assay/schema/reference/regulators';
import { selectionRunRoutes } from '@assay/schema/selection-runs/selection-run.routes';
import { TestPool } from '@assay/schema/test-pools/test-pool';
import { testPoolMemberRoutes } from '@assay/schema/test-pools/test-pool-member.routes';
import { testPoolRoutes as routes } from '@assay/schema/test-pools/test-pool.routes';
import { answerType, entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { options } from '../../core/options.ts';
import { queries } from '../../core/queries.ts';
import { children, history, link, viewerCan } from '../../core/record-fields.ts';
import { recordFields } from '../../core/resolver-class.ts';

const TestPoolType = entityType(TestPool, {
  omit: [
    'companyId',
    'locationId',
    'consortiumId',
    'testingAgencyId',
    // `viewerCan…` says it for the caller.
    'isChangeAllowed',
    'isSwitchAllowed',
  ],
});

const when = ({ isChangeAllowed }: TestPool): boolean => isChangeAllowed;

export const testPoolResolvers = [
  queries({
    testPools: routes.list,
    testPool: routes.get,
    testPoolSeedChain: routes.seedChain,
    testPoolOptions: options(routes.list, ({ name }) => name),
  }),
  recordFields(TestPoolType, {
    company: link(
      companyRoutes.list,
      ({ companyId }) => companyId,
      'Company whose employees are drawn; null when it is deleted or out of sight.',
    ),
    consortium: link(
      consortiumRoutes.list,
      ({ consortiumId }) => consortiumId,
      'Consortium of the pool; null for a pool of one company, and for who does not see consortiums.',
    ),
    location: link(
      locationRoutes.list,
      ({ locationId }) => locationId,
      'The one location of the pool; null when it spans locations.',
    ),
    testingAgency: {
      type: () => answerType(Regulator).type(),
      description: 'Regulator with the rates of the program’s first day; null when unregulated.',
      resolve: async ({ testingAgencyId, programStartDate }, { loaders }) => {
        if (testingAgencyId === null) return null;
        const regulators = await loaders.regulatorsOn.load(programStartDate);
        return regulators.find(({ id }) => id === testingAgencyId) ?? null;
      },
    },
    members: children(
      testPoolMemberRoutes.list,
      'testPoolId',
      'Members by last name, removed ones included.',
    ),
    progress: link(
      routes.progress,
      ({ id }) => id,
      'What must be drawn from the pool and how its targets stand; null when the pool is out of sight.',
    ),
    history: history('testPool'),
    viewerCanUpdate: viewerCan('edit this pool', routes.update, { when }),
    viewerCanSwitch: viewerCan('activate or deactivate this pool', routes.activate, {
      when: ({ isSwitchAllowed }) => isSwitchAllowed,
    }),
    viewerCanManageMembers: viewerCan(
      'add, change and remove members of this pool',
      testPoolMemberRoutes.create,
      { when },
    ),
    viewerCanManageRuns: viewerCan('draw from this pool', selectionRunRoutes.create, { when }),
  }),
  mutations({
    createTestPool: routes.create,
    updateTestPool: routes.update,
    activateTestPool: routes.activate,
    deactivateTestPool: routes.deactivate,
  }),
];
