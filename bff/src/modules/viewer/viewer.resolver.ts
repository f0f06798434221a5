import { RoleContract } from '@assay/schema/common/roles';
import { userTypes } from '@assay/schema/common/role-names';
import { companyRoutes } from '@assay/schema/companies/company.routes';
import { UserProfile } from '@assay/schema/profile/profile';
import {
  CompanyAdminFeatures,
  FeatureFlag,
  profileRoutes,
} from '@assay/schema/profile/profile.routes';
import { UserSettings } from '@assay/schema/settings/keys';
import { TenantStyle } from '@assay/schema/tenants/tenant';
import { tenantRoutes } from '@assay/schema/tenants/tenant.routes';
import { assignableRoles } from '@assay/schema/users/role-assignment';
import type { RequestContext } from '../../core/context.ts';
import { entityType, enumType, namedType, objectType } from '../../core/contract-types.ts';
import { PermissionEnum } from '../../core/permission-enum.ts';
import { accessOfRoute } from '../../core/permission.ts';
import { queries } from '../../core/queries.ts';
import { link } from '../../core/record-fields.ts';
import { recordFields } from '../../core/resolver-class.ts';
import { selectsField } from '../../core/selects-field.ts';

/** `profile` and `settings` come in one answer of api; it is asked for once per `viewer`. */
interface ViewerSource {
  own(): ReturnType<typeof readOwn>;
}
const readOwn = (client: RequestContext['client']) => client.call(profileRoutes.get);

/** Fields of `viewer` that api answers whoever asks; all others refuse a session that it does not know. */
const openFields = new Set(['__typename', 'tenantStyle']);

const ProfileType = entityType(UserProfile, { omit: ['company'] });
const ViewerType = namedType<ViewerSource>(
  'Viewer',
  'Who is signed in, and what that person may do.',
);
const SettingsType = objectType(UserSettings);
const FeaturesType = objectType(CompanyAdminFeatures);
const FlagType = objectType(FeatureFlag);
const StyleType = objectType(TenantStyle);
const RoleEnum = enumType(RoleContract, 'Role');

export const viewerResolvers = [
  queries({
    viewer: {
      type: () => ViewerType,
      description: 'The signed-in user.',
      extensions: { access: accessOfRoute(profileRoutes.get) },
      resolve: async (context, _args, info) => {
        if (!selectsField(info, (name) => !openFields.has(name))) await context.viewerPermissions();
        let answer: ReturnType<typeof readOwn> | undefined;
        return { own: () => (answer ??= readOwn(context.client)) };
      },
    },
    tenantStyle: {
      route: tenantRoutes.style,
      description: "Branding of the host's tenant; null values mean the product's own.",
    },
  }),
  recordFields(ProfileType, {
    company: link(
      companyRoutes.list,
      ({ company }) => company && { id: company.id, companyName: company.name },
      'Company of a client user; null for internal users.',
    ),
  }),
  recordFields(ViewerType, {
    profile: {
      type: () => ProfileType,
      nullable: false,
      description: 'Own profile.',
      resolve: async (viewer) => (await viewer.own()).profile,
    },
    settings: {
      type: () => SettingsType,
      nullable: false,
      description: 'Settings that hold for the user.',
      resolve: async (viewer) => (await viewer.own()).settings,
    },
    permissions: {
      type: () => [PermissionEnum],
      nullable: false,
      description: 'Everything the user may do.',
      resolve: async (_viewer, context) => [...(await context.viewerPermissions())],
    },
    assignableRoles: {
      type: () => [RoleEnum],
      nullable: false,
      description: 'Roles that the user may give to others: none wider than the own.',
      resolve: async (viewer) => {
        const { role } = (await viewer.own()).profile.roleAssignment;
        return userTypes.flatMap((type) => assignableRoles(role, type));
      },
    },
    companyFeatures: {
      type: () => FeaturesType,
      nullable: false,
      description: "Features of the user's company; all on for internal users.",
      resolve: (_viewer, { client }) => client.call(profileRoutes.companyAdminFeatures),
    },
    featureFlags: {
      type: () => [FlagType],
      nullable: false,
      description: 'Feature flags as they stand for the tenant.',
      resolve: async (_viewer, { client }) =>
        (await client.call(profileRoutes.featureFlags)).results,
    },
    tenantStyle: {
      type: () => StyleType,
      nullable: false,
      description: "Branding of the host's tenant.",
      resolve: (_viewer, { client }) => client.call(tenantRoutes.style),
    },
  }),
];
