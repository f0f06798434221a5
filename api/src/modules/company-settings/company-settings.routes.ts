import type { FastifyInstance } from 'fastify';
import {
  companySettingGroups,
  type CompanySettingGroup,
  type CompanySettingsSent,
} from '@assay/schema/settings/company-settings';
import { companySettingsRoutes } from '@assay/schema/settings/company-settings.routes';
import { settingsRoutesOf } from '@assay/schema/core/settings-page';
import type { Context } from '../../core/context.ts';
import { serveRoutes, type RouteHandlers } from '../../core/http/serve-routes.ts';
import {
  readCompanySettings,
  readCompanyTesting,
  updateCompanySettings,
} from './company-settings.service.ts';

const handlersOf = (group: CompanySettingGroup) => ({
  get: (context: Context, id: number) => readCompanySettings(context, group, id),
  save: (context: Context, id: number, body: CompanySettingsSent<typeof group>) =>
    updateCompanySettings(context, group, id, body),
});

/** Calls of contract §4 on the settings of a company: two for each group. */
export function registerCompanySettingsRoutes(app: FastifyInstance): void {
  const names = Object.keys(companySettingGroups) as CompanySettingGroup[];
  const ofGroups = settingsRoutesOf(
    Object.fromEntries(names.map((group) => [group, handlersOf(group)])),
  );
  serveRoutes(app, companySettingsRoutes, {
    ...(ofGroups as unknown as Omit<RouteHandlers<typeof companySettingsRoutes>, 'getTesting'>),
    getTesting: readCompanyTesting,
  });
}
