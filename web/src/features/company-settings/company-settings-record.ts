import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { companyPaths, myCompanyPaths } from '../../config/features/companies.ts';
import {
  companySettingAccess,
  companySettingPaths,
  type SettingGroup,
} from '../../config/features/company-settings.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { recordRoute } from '../../lib/records/record-route.ts';
import { allows, loadViewer, type Viewer } from '../../lib/viewer/viewer.ts';
import {
  CompanySettingsDocument,
  type CompanySettingsQuery,
} from './company-settings.generated.ts';

/** Settings are looked at by the id of a company, and by a client user below my-company. */
type SettingPlace = keyof typeof companySettingPaths;

type Links = Partial<Record<SettingGroup, string>>;

const bases: Record<SettingPlace, { detail: string; settings: string }> = {
  ofCompany: companyPaths,
  ofMyCompany: myCompanyPaths,
};

async function companyIdOf({ params }: LoaderFunctionArgs, viewer: Viewer): Promise<string> {
  return requireRecordId(params['companyId'] ?? viewer.profile.company?.id);
}

const baseOf = (place: SettingPlace, companyId: string) => {
  const { detail, settings } = bases[place];
  return linksOf({ detail, settings }, { companyId });
};

const linksIn = (place: SettingPlace, companyId: string): Links =>
  linksOf<string>(companySettingPaths[place], place === 'ofCompany' ? { companyId } : {});

/** Compliance checks are the TPA's to switch on; before that a client user has nothing to set (O s4). */
const mayOpen = (viewer: Viewer, group: SettingGroup): boolean =>
  allows(viewer, companySettingAccess[group]) &&
  (group !== 'compliance' || viewer.profile.type === 'MD' || viewer.settings.ALLOW_COMPLIANCE_API);

/** The groups that a viewer may open in a place, with their addresses. */
export const openGroups = (viewer: Viewer, links: Links): [SettingGroup, string][] =>
  (Object.keys(companySettingAccess) as SettingGroup[]).flatMap((group) => {
    const link = links[group];
    return link !== undefined && mayOpen(viewer, group) ? [[group, link]] : [];
  });

/** Opens the first group that the viewer may open; without one, the company. */
export const settingsIndex =
  (place: SettingPlace) =>
  async (args: LoaderFunctionArgs): Promise<Response> => {
    const viewer = await loadViewer();
    const companyId = await companyIdOf(args, viewer);
    const [first] = openGroups(viewer, linksIn(place, companyId));
    return redirect(first?.[1] ?? baseOf(place, companyId).detail);
  };

interface Found {
  company: NonNullable<CompanySettingsQuery['company']>;
  /** Of whichever group is open; see `groupOf`. */
  settings: NonNullable<CompanySettingsQuery['custom']>;
}

interface Place {
  group: SettingGroup;
  links: Links;
}

/** The company and the settings of one group. Who may not open compliance checks is led away (O s4). */
const recordIn = (place: SettingPlace, group: SettingGroup) =>
  recordRoute({
    document: CompanySettingsDocument,
    ask: async (args) => {
      const viewer = await loadViewer();
      const id = await companyIdOf(args, viewer);
      const { detail, settings } = baseOf(place, id);
      if (allows(viewer, companySettingAccess[group]) && !mayOpen(viewer, group))
        throw redirect(settings);
      return {
        variables: { id, [group]: true },
        otherwise: detail,
        place: { group, links: linksIn(place, id) },
      };
    },
    record: (data, at: Place): Found | null => {
      const settings = data[at.group] as Found['settings'] | undefined;
      return data.company && settings ? { company: data.company, settings } : null;
    },
  });

/** Loader of a group of settings. */
export const companySettingsLoader = (place: SettingPlace, group: SettingGroup) =>
  recordIn(place, group).loader;

const open = recordIn('ofCompany', 'security');

/** The settings of the open page, whichever group it is, and where the pages are. */
export const useCompanySettings = (): Found & Place => ({
  ...open.useRecord(),
  ...open.usePlace(),
});
