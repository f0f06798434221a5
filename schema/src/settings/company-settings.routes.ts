import { idParamsOf, defineRoute } from '../core/route.ts';
import { settingsRoutesOf } from '../core/settings-page.ts';
import { companySettingGroups } from './company-settings.ts';
import { TestingSettings } from './keys.ts';

const testing = '/api/company/:id/testingsettings';

/** Calls of contract §4 on the settings of a company. */
export const companySettingsRoutes = {
  ...settingsRoutesOf(companySettingGroups),
  getTesting: defineRoute({
    method: 'GET',
    url: testing,
    schema: {
      summary: 'Read how people of a company are tested',
      tags: ['company settings'],
      params: idParamsOf(testing),
      response: { 200: TestingSettings },
    },
    config: { access: 'session', resource: 'company' },
  }),
};
