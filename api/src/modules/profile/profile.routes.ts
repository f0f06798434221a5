import type { FastifyInstance } from 'fastify';
import { permissions, type CompanyFeature } from '@assay/schema/permissions';
import { profileRoutes } from '@assay/schema/profile/profile.routes';
import { serve } from '../../core/http/serve.ts';
import { readFeatureFlags } from './feature-flags.read-model.ts';
import { getProfile, updateProfile } from './profile.service.ts';

/** Calls of contract §2 on the signed-in user; `session` serves the change of the password. */
export function registerProfileRoutes(app: FastifyInstance): void {
  serve(app, profileRoutes.get, ({ context }) => getProfile(context));

  serve(app, profileRoutes.update, ({ context, body }) => updateProfile(context, body));

  serve(app, profileRoutes.permissions, ({ context: { viewer } }) => ({
    results: permissions.filter((each) => viewer.permissions.has(each)),
  }));

  serve(app, profileRoutes.companyAdminFeatures, ({ context: { viewer } }) => {
    const isOn = (feature: CompanyFeature): boolean =>
      viewer.type === 'MD' || (viewer.features[feature] ?? false);
    return {
      ENABLE_RANDOM_SELECTION_FOR_ADMIN: isOn('ENABLE_RANDOM_SELECTION_FOR_ADMIN'),
      ENABLE_CLIENT_TESTPOOL_MEMBER_MANAGEMENT: isOn('ENABLE_CLIENT_TESTPOOL_MEMBER_MANAGEMENT'),
    };
  });

  serve(app, profileRoutes.featureFlags, async ({ context }) => ({
    results: await readFeatureFlags(context.tx),
  }));
}
