import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { companyPaths, myCompanyPaths } from '../../config/features/companies.ts';
import {
  companySettingAccess,
  companySettingPaths,
  companySettingTabs,
  editsCompanySettings,
  type SettingGroup,
} from '../../config/features/company-settings.ts';
import { page, section } from '../page.ts';

type SettingPlace = keyof typeof companySettingPaths;

const bases = { ofCompany: companyPaths.settings, ofMyCompany: myCompanyPaths.settings } as const;

const groupsIn = (place: SettingPlace) =>
  Object.entries(companySettingPaths[place]) as [SettingGroup, string][];

/** They are opened seldom: what loads them does not come with the list of companies. */
const records = () => import('../../features/company-settings/company-settings-record.ts');

const index = (place: SettingPlace) => async (args: LoaderFunctionArgs) =>
  (await records()).settingsIndex(place)(args);

const load = (place: SettingPlace, group: SettingGroup) => async (args: LoaderFunctionArgs) =>
  (await records()).companySettingsLoader(place, group)(args);

/** Settings of a company: the tab below its head, with a page for each group. */
export const companySettingsTab = (place: SettingPlace): RouteObject =>
  section(bases[place], 'Custom Settings', [
    { index: true, loader: index(place) },
    ...groupsIn(place).map(([group, path]) =>
      page(
        {
          path,
          crumb: companySettingTabs[group],
          access: companySettingAccess[group],
          load: load(place, group),
          props: { group },
        },
        () => import('../../features/company-settings/CompanySettingsView.tsx'),
      ),
    ),
    // Also those that the own company does not have (contract §31).
    { path: `${bases[place]}/*`, loader: () => redirect('..') },
  ]);

/** Their forms, on pages of their own; they stand behind the tabs. */
export const companySettingsPages = (place: SettingPlace): RouteObject =>
  section(
    bases[place],
    'Custom Settings',
    groupsIn(place).map(([group, path]) =>
      section(path, companySettingTabs[group], [
        page(
          {
            path: `${path}/edit`,
            crumb: 'Edit',
            access: editsCompanySettings[group] ?? companySettingAccess[group],
            load: load(place, group),
            props: { group },
          },
          () => import('../../features/company-settings/EditCompanySettingsView.tsx'),
        ),
      ]),
    ),
  );
