import { z } from 'zod';
import { resultsOf } from '../core/list-envelope.ts';
import { idParam } from '../core/fields.ts';
import { defineRoute, noContent } from '../core/route.ts';
import { PermissionContract, RecordPermissions } from './permission-list.ts';
import { ChangePasswordInput, ProfileAnswer, UpdateProfileInput } from './profile.ts';

export const FeatureFlag = z
  .object({
    name: z.string().describe('Name of the flag, e.g. `MD20`.'),
    enabled: z.boolean().describe('Whether it is on.'),
  })
  .meta({ id: 'FeatureFlag', description: 'A feature flag as it stands for the tenant.' });

export const CompanyAdminFeatures = z
  .object({
    ENABLE_RANDOM_SELECTION_FOR_ADMIN: z
      .boolean()
      .describe('Corporate Admins see their test pools and manage runs.'),
    ENABLE_CLIENT_TESTPOOL_MEMBER_MANAGEMENT: z
      .boolean()
      .describe('Corporate Admins manage the members of their test pools.'),
  })
  .meta({ id: 'CompanyAdminFeatures', description: "Features of the user's company." });

/** Ids whose permissions are asked for at once: `id[IN][]=1&id[IN][]=2`, up to 1,000. */
const ids = z.object({
  'id[IN][]': z
    .union([idParam(), z.array(idParam()).max(1000)])
    .transform((value) => (Array.isArray(value) ? value : [value]))
    .optional()
    .describe('Ids of the records, up to 1,000; the key is repeated once per id.'),
});

/** Calls of contract §2 on the signed-in user. */
export const profileRoutes = {
  get: defineRoute({
    method: 'GET',
    url: '/api/profile',
    schema: {
      summary: 'Read the own profile',
      tags: ['profile'],
      response: { 200: ProfileAnswer },
    },
    config: { access: 'session' },
  }),
  update: defineRoute({
    method: 'PUT',
    url: '/api/profile',
    schema: {
      summary: 'Save the own profile and settings',
      tags: ['profile'],
      body: UpdateProfileInput,
      response: { 200: ProfileAnswer },
    },
    config: { access: 'session', errors: ['CAN_NOT_OVERRIDE_SETTINGS'] },
  }),
  changePassword: defineRoute({
    method: 'PUT',
    url: '/api/profile/password',
    schema: {
      summary: "Change the own password; ends all of the user's sessions",
      tags: ['profile'],
      body: ChangePasswordInput,
      response: noContent,
    },
    config: {
      access: 'session',
      errors: [
        'INVALID_CURRENT_PASSWORD',
        'ACCOUNT_LOCKED',
        'PASSWORD_AS_PREVIOUS',
        'PASSWORD_LIKE_EMAIL',
        'PASSWORD_LIKE_NAME',
        'PASSWORD_COMMON',
      ],
    },
  }),
  permissions: defineRoute({
    method: 'GET',
    url: '/api/permissions',
    schema: {
      summary: "The caller's permissions",
      tags: ['permissions'],
      response: { 200: resultsOf(PermissionContract) },
    },
    config: { access: 'session' },
  }),
  companyPermissions: defineRoute({
    method: 'GET',
    url: '/api/permissions/Company',
    schema: {
      summary: 'Permissions on the type Company, or on each company whose id is given',
      tags: ['permissions'],
      querystring: ids,
      response: {
        200: resultsOf(z.union([PermissionContract, RecordPermissions])),
      },
    },
    config: { access: 'session' },
  }),
  locationPermissions: defineRoute({
    method: 'GET',
    url: '/api/permissions/Location',
    schema: {
      summary: 'Permissions on each location whose id is given',
      tags: ['permissions'],
      querystring: ids,
      response: { 200: resultsOf(RecordPermissions) },
    },
    config: { access: 'session' },
  }),
  contactPermissions: defineRoute({
    method: 'GET',
    url: '/api/permissions/Contact',
    schema: {
      summary: 'Permissions on each contact whose id is given',
      tags: ['permissions'],
      querystring: ids,
      response: { 200: resultsOf(RecordPermissions) },
    },
    config: { access: 'session' },
  }),
  testResultPermissions: defineRoute({
    method: 'GET',
    url: '/api/permissions/TestResult',
    schema: {
      summary: 'Permissions on each test whose id is given',
      tags: ['permissions'],
      querystring: ids,
      response: { 200: resultsOf(RecordPermissions) },
    },
    config: { access: 'session' },
  }),
  companyAdminFeatures: defineRoute({
    method: 'GET',
    url: '/api/companyadminfeatures',
    schema: {
      summary: "Features of the user's company; all on for internal users",
      tags: ['permissions'],
      response: { 200: CompanyAdminFeatures },
    },
    config: { access: 'session' },
  }),
  featureFlags: defineRoute({
    method: 'GET',
    url: '/api/featureflags',
    schema: {
      summary: 'Feature flags',
      tags: ['permissions'],
      response: { 200: resultsOf(FeatureFlag) },
    },
    config: { access: 'session' },
  }),
};
