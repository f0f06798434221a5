import type { FastifyInstance } from 'fastify';
import { registerAdministrativeUnitsRoutes } from './modules/administrative-units/administrative-units.routes.ts';
import { registerCompaniesRoutes } from './modules/companies/companies.routes.ts';
import { registerFilesRoutes } from './modules/files/files.routes.ts';
import { registerLocationsRoutes } from './modules/locations/locations.routes.ts';
import { registerNotificationsRoutes } from './modules/notifications/notifications.routes.ts';
import { registerPermissionsRoutes } from './modules/permissions/permissions.routes.ts';
import { registerReferenceRoutes } from './modules/reference/reference.routes.ts';
import { registerProfileRoutes } from './modules/profile/profile.routes.ts';
import { registerSelectionRunsRoutes } from './modules/selection-runs/selection-runs.routes.ts';
import { registerSessionRoutes } from './modules/session/session.routes.ts';
import { registerSettingsRoutes } from './modules/settings/settings.routes.ts';
import { registerTenantsRoutes } from './modules/tenants/tenants.routes.ts';
import { registerTestPoolMembersRoutes } from './modules/test-pools/test-pool-members.routes.ts';
import { registerTestPoolsRoutes } from './modules/test-pools/test-pools.routes.ts';

/** Every module's registration, one line a module. */
export const modules: readonly ((app: FastifyInstance) => void)[] = [
  registerAdministrativeUnitsRoutes,
  registerCompaniesRoutes,
  registerFilesRoutes,
  registerLocationsRoutes,
  registerNotificationsRoutes,
  registerPermissionsRoutes,
  registerReferenceRoutes,
  registerProfileRoutes,
  registerSelectionRunsRoutes,
  registerSessionRoutes,
  registerSettingsRoutes,
  registerTenantsRoutes,
  registerTestPoolsRoutes,
  registerTestPoolMembersRoutes,
];
