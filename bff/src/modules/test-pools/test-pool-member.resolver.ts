import { companyRoutes } from '@assay/schema/companies/company.routes';
import { CsvColumnDescription } from '@assay/schema/core/csv';
import { locationRoutes } from '@assay/schema/locations/location.routes';
import { TestPoolMember } from '@assay/schema/test-pools/test-pool-member';
import { testPoolMemberRoutes as routes } from '@assay/schema/test-pools/test-pool-member.routes';
import { testPoolRoutes } from '@assay/schema/test-pools/test-pool.routes';
import { GraphQLBoolean, GraphQLString } from 'graphql';
import { ArgsType, Field } from 'type-graphql';
import { entityType, objectType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { options } from '../../core/options.ts';
import { accessOfRoute } from '../../core/permission.ts';
import { queries } from '../../core/queries.ts';
import { history, link } from '../../core/record-fields.ts';
import { recordFields } from '../../core/resolver-class.ts';
import { DateScalar } from '../../core/scalars.ts';

/** The SSN and the date of birth are written by hand below, for a review to see. */
const TestPoolMemberType = entityType(TestPoolMember, {
  omit: ['testPoolId', 'companyId', 'locationId', 'location', 'ssn', 'dateOfBirth'],
});

const ColumnType = objectType(CsvColumnDescription);

@ArgsType()
class MemberColumnsArgs {
  @Field(() => GraphQLBoolean, { description: 'For a regulated pool.' })
  isRegulated!: boolean;

  @Field(() => GraphQLBoolean, { description: 'For a pool that spans locations.' })
  includeLocation!: boolean;
}

export const testPoolMemberResolvers = [
  queries({
    testPoolMembers: routes.list,
    testPoolMember: routes.get,
    testPoolMemberOptions: options(
      routes.list,
      (member) => `${member.lastName}, ${member.firstName}`,
    ),
    testPoolMemberColumns: {
      type: () => [ColumnType],
      description: 'The columns of a file of members to import.',
      args: MemberColumnsArgs,
      extensions: { access: accessOfRoute(routes.uploadColumns) },
      resolve: async ({ client }, { isRegulated, includeLocation }) => {
        const { results } = await client.call(routes.uploadColumns, {
          params: { kind: isRegulated ? 'regulated' : 'unregulated' },
          query: { includeLocation: includeLocation ? 'true' : 'false' },
        });
        return results;
      },
    },
  }),
  recordFields(TestPoolMemberType, {
    testPool: link(
      testPoolRoutes.list,
      ({ testPoolId }) => testPoolId,
      'Pool of the member; null when it is out of sight.',
    ),
    company: link(
      companyRoutes.list,
      ({ companyId }) => companyId,
      'Company that the member works for; null when it is deleted or out of sight.',
    ),
    location: link(
      locationRoutes.list,
      ({ locationId }) => locationId,
      'Where the member works; null when it is deleted or out of sight.',
    ),
    history: history('testPoolMember'),
    ssn: {
      type: () => GraphQLString,
      description:
        'Social security number as ***-**-1234; nine digits from `testPoolMember` for who holds `MANAGE_TEST_POOL_MEMBERS`.',
      resolve: ({ ssn }) => ssn,
    },
    dateOfBirth: {
      type: () => DateScalar,
      description: 'Date of birth.',
      resolve: ({ dateOfBirth }) => dateOfBirth,
    },
  }),
  mutations({
    createTestPoolMember: routes.create,
    updateTestPoolMember: routes.update,
    removeTestPoolMember: routes.remove,
    restoreTestPoolMember: routes.restore,
    removeTestPoolMembers: routes.removeTicked,
    restoreTestPoolMembers: routes.restoreTicked,
    moveTestPoolMembers: routes.moveTicked,
  }),
];
