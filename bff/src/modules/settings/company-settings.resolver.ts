import { companySettingGroups } from '@assay/schema/settings/company-settings';
import { companySettingsRoutes } from '@assay/schema/settings/company-settings.routes';
import { capital } from '../../core/capital.ts';
import { mutations } from '../../core/mutations.ts';
import { queries } from '../../core/queries.ts';

/** `companyMroSettings` and `updateCompanyMroSettings` for the group `mro`. */
const named = (part: 'get' | 'save', prefix: string) =>
  Object.fromEntries(
    Object.entries(companySettingGroups).map(([group, calls]) => [
      `${prefix}${capital(group)}Settings`,
      calls[part],
    ]),
  );

/** Settings of a company, group by group (contract §4). */
export const companySettingsResolvers = [
  queries({
    ...named('get', 'company'),
    companyTestingSettings: companySettingsRoutes.getTesting,
  }),
  mutations(named('save', 'updateCompany')),
];
