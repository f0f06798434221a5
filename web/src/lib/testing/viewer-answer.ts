import type { Permission } from '@assay/schema/permissions';
import type { ViewerQuery } from '../viewer/viewer.generated.ts';

interface ViewerOptions {
  permissions?: readonly Permission[];
  type?: 'MD' | 'CLIENT';
  settings?: Partial<ViewerQuery['viewer']['settings']>;
}

/** The server's answer to the `Viewer` operation, for tests of the shell and its guards. */
export const viewerAnswer = ({
  permissions = [],
  type = 'MD',
  settings = {},
}: ViewerOptions = {}): ViewerQuery => ({
  viewer: {
    __typename: 'Viewer',
    profile: {
      __typename: 'UserProfile',
      id: '1',
      username: 'dana@assay.test',
      firstName: 'Dana',
      lastName: 'Reyes',
      jobTitle: null,
      type,
      company: null,
      roleAssignment: {
        __typename: 'RoleAssignment',
        role: 'SUPER_ADMIN',
        name: 'Super Admin',
        authorizationContextId: null,
        authorizationContextIds: [],
      },
    },
    settings: {
      __typename: 'UserSettings',
      AUTOMATIC_LOGOUT: false,
      AUTOMATIC_LOGOUT_PERIOD: 30,
      ALLOW_COMPLIANCE_API: false,
      COMPLIANCE_CHECK_INSTANT_TEST: false,
      COMPLIANCE_CHECK_LAB_ORDER: false,
      ...settings,
    },
    permissions,
    companyFeatures: {
      __typename: 'CompanyAdminFeatures',
      ENABLE_RANDOM_SELECTION_FOR_ADMIN: true,
      ENABLE_CLIENT_TESTPOOL_MEMBER_MANAGEMENT: true,
    },
    featureFlags: [],
    tenantStyle: {
      __typename: 'TenantStyle',
      TENANT_COLOR: null,
      TENANT_LOGO: null,
      TENANT_TITLE: null,
      TENANT_PHONE: null,
      TENANT_EMAIL: null,
    },
  },
});
