import 'reflect-metadata';
import { GraphQLInt, GraphQLString, type GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { guardRootFields } from './core/permission.ts';
import {
  AdministrativeUnitLinksResolver,
  UnitOfLocationResolver,
  UnitsOfCompanyResolver,
} from './modules/administrative-units/administrative-unit-links.resolver.ts';
import { AdministrativeUnitMutations } from './modules/administrative-units/administrative-unit.mutations.ts';
import { AdministrativeUnitResolver } from './modules/administrative-units/administrative-unit.resolver.ts';
import { CompanyMutations } from './modules/companies/company.mutations.ts';
import { CompanyResolver } from './modules/companies/company.resolver.ts';
import { LocationMutations } from './modules/locations/location.mutations.ts';
import { LocationResolver } from './modules/locations/location.resolver.ts';
import { NotificationMutations } from './modules/notifications/notification.mutations.ts';
import { ProfileMutations } from './modules/profile/profile.mutations.ts';
import { ReferenceResolver } from './modules/reference/reference.resolver.ts';
import { RegulatorResolver } from './modules/reference/regulator.resolver.ts';
import { RunParticipantResolver } from './modules/selection-runs/run-participant.resolver.ts';
import { SelectionRunMutations } from './modules/selection-runs/selection-run.mutations.ts';
import { SelectionRunResolver } from './modules/selection-runs/selection-run.resolver.ts';
import { SessionMutations } from './modules/session/session.mutations.ts';
import { SettingsMutations } from './modules/settings/settings.mutations.ts';
import { SettingsResolver } from './modules/settings/settings.resolver.ts';
import { TenantMutations } from './modules/tenants/tenant.mutations.ts';
import { TenantResolver } from './modules/tenants/tenant.resolver.ts';
import { TestPoolAbilitiesResolver } from './modules/test-pools/test-pool-abilities.resolver.ts';
import { TestPoolMemberMutations } from './modules/test-pools/test-pool-member.mutations.ts';
import { TestPoolMemberResolver } from './modules/test-pools/test-pool-member.resolver.ts';
import { TestPoolMutations } from './modules/test-pools/test-pool.mutations.ts';
import { TestPoolProgressResolver } from './modules/test-pools/test-pool-progress.resolver.ts';
import { TestPoolResolver } from './modules/test-pools/test-pool.resolver.ts';
import { ViewerResolver } from './modules/viewer/viewer.resolver.ts';

/** Every resolver class; a new module adds its line here. */
const resolvers: NonEmptyArray<Function> = [
  AdministrativeUnitResolver,
  AdministrativeUnitLinksResolver,
  AdministrativeUnitMutations,
  UnitOfLocationResolver,
  UnitsOfCompanyResolver,
  CompanyResolver,
  CompanyMutations,
  LocationResolver,
  LocationMutations,
  NotificationMutations,
  ProfileMutations,
  ReferenceResolver,
  RegulatorResolver,
  RunParticipantResolver,
  SelectionRunResolver,
  SelectionRunMutations,
  SessionMutations,
  SettingsResolver,
  SettingsMutations,
  TenantResolver,
  TenantMutations,
  TestPoolResolver,
  TestPoolAbilitiesResolver,
  TestPoolMutations,
  TestPoolProgressResolver,
  TestPoolMemberResolver,
  TestPoolMemberMutations,
  ViewerResolver,
];

let built: GraphQLSchema | undefined;

/** The GraphQL schema; built once, since the decorators' registry is global. */
export const graphqlSchema = (): GraphQLSchema =>
  (built ??= guardRootFields(
    buildSchemaSync({
      resolvers,
      // Only what the root reaches: base classes of entity types are no types of their own.
      orphanedTypes: [],
      scalarsMap: [
        { type: Number, scalar: GraphQLInt },
        { type: String, scalar: GraphQLString },
      ],
      validate: false,
    }),
  ));
