import { TenantSettings } from '@assay/schema/settings/keys';
import { Tenant } from '@assay/schema/tenants/tenant';
import { tenantRoutes as routes } from '@assay/schema/tenants/tenant.routes';
import { GraphQLString } from 'graphql';
import { entityType, objectType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { accessOfRoute } from '../../core/permission.ts';
import { queries } from '../../core/queries.ts';
import { history, viewerCan } from '../../core/record-fields.ts';
import { recordFields } from '../../core/resolver-class.ts';

const TenantType = entityType(Tenant, { omit: ['isDeleteAllowed'] });
const TenantSettingsType = objectType(TenantSettings);

export const tenantResolvers = [
  queries({
    tenants: routes.list,
    tenant: routes.get,
    portalDomain: {
      type: () => GraphQLString,
      description: 'Domain below which a new TPA gets its host, e.g. `portal.example.com`.',
      extensions: { access: accessOfRoute(routes.domain) },
      resolve: async ({ client }) => (await client.call(routes.domain)).domain,
    },
  }),
  recordFields(TenantType, {
    settings: {
      type: () => TenantSettingsType,
      nullable: false,
      description: 'E-mail and MRO access of the TPA; one call for each TPA asked.',
      resolve: ({ id }, { client }) => client.call(routes.getSettings, { params: { id } }),
    },
    history: history('tenant'),
    viewerCanDelete: viewerCan('delete this TPA', routes.remove, {
      when: ({ isDeleteAllowed }) => isDeleteAllowed,
    }),
  }),
  mutations({
    createTenant: routes.create,
    updateTenant: routes.update,
    deleteTenant: routes.remove,
    updateTenantSettings: routes.updateSettings,
  }),
];
