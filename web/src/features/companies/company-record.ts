import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { DeletionOf } from '../../components/dialogs/use-deletion.ts';
import { companyPaths, myCompanyPaths } from '../../config/features/companies.ts';
import { paths } from '../../config/paths.ts';
import { NotFoundError } from '../../lib/errors/page-errors.ts';
import { countText } from '../../components/list/count-text.ts';
import { readAgain, sendMutation } from '../../lib/forms/send.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { recordRoute } from '../../lib/records/record-route.ts';
import { loadViewer } from '../../lib/viewer/viewer.ts';
import {
  CompanyBelongingsDocument,
  CompanyDetailDocument,
  DeleteCompanyDocument,
  type CompanyDetailQuery,
  type CompanyPartsFragment,
} from './company.generated.ts';

/** Where the screens of one company are: below its id for internal users, below my-company for its own. */
export type CompanyLinks = Record<keyof typeof myCompanyPaths, string> & {
  /** List to go back to; null for a client user, who has no list. */
  list: string | null;
};

export const companyLinks = (companyId: string): CompanyLinks =>
  linksOf(companyPaths, { companyId });

export const myCompanyLinks: CompanyLinks = { ...myCompanyPaths, list: null };

const company = {
  document: CompanyDetailDocument,
  record: (data: CompanyDetailQuery) => data.company,
  name: ({ companyName }: CompanyPartsFragment) => companyName,
};

/** A client user is led from the own company among the others to the my-company variant of it. */
async function askById({ params, request }: LoaderFunctionArgs) {
  const id = requireRecordId(params['companyId']);
  const { profile } = await loadViewer();
  if (profile.type === 'CLIENT' && profile.company?.id === id) {
    const { pathname } = new URL(request.url);
    throw redirect(pathname.replace(companyLinks(id).detail, myCompanyPaths.detail));
  }
  return { variables: { id }, otherwise: companyPaths.list, place: companyLinks(id) };
}

/** A company by the id of its address. */
export const companyRecord = recordRoute({ ...company, ask: askById });

async function askMine() {
  const { profile } = await loadViewer();
  if (!profile.company) throw new NotFoundError();
  const variables = { id: profile.company.id };
  return { variables, otherwise: paths.dashboard, place: myCompanyLinks };
}

/** The company of a client user. */
export const myCompanyRecord = recordRoute({ ...company, ask: askMine });

/** The company of the open page, by its id or the own one, and where its screens are. */
export const useCompany = (): { company: CompanyPartsFragment; links: CompanyLinks } => ({
  company: companyRecord.useRecord(),
  links: companyRecord.usePlace(),
});

interface Deletable {
  id: string;
  companyName: string;
  numberOfUsers: number;
}

/** What is concerned when a company goes, by number. */
interface Belongings {
  locations: number;
  units: number;
  pools: number;
  /** Of all these pools; null where not all of them were read. */
  members: number | null;
}

/** "It has 12 locations, 3 units of its hierarchy, 2 active test pools and 340 members." */
export function belongingsText({ locations, units, pools, members }: Belongings): string {
  const parts = [
    countText(locations, 'location', 'locations'),
    ...(units === 0 ? [] : [countText(units, 'unit of its hierarchy', 'units of its hierarchy')]),
    countText(pools, 'active test pool', 'active test pools'),
    ...(members === null || pools === 0 ? [] : [countText(members, 'member', 'members')]),
  ];
  return `It has ${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}.`;
}

/** With the documented question (O s8), and by number what the company has. */
export const companyDeletion: DeletionOf<Deletable> = {
  send: async (id) => (await sendMutation(DeleteCompanyDocument, { id })).deleteCompany,
  list: 'companies',
  nameOf: ({ companyName }) => companyName,
  question: ({ numberOfUsers }) =>
    `Are you sure to delete? This action will automatically delete user accounts for ${numberOfUsers} client users`,
  isNameTyped: true,
  belongings: async (id) => {
    const {
      locations,
      company: hierarchy,
      testPoolProgress: pools,
    } = await readAgain(CompanyBelongingsDocument, {
      id,
    });
    return belongingsText({
      locations: locations.totalCount,
      units:
        (hierarchy?.numberOfRegions ?? 0) +
        (hierarchy?.numberOfAreas ?? 0) +
        (hierarchy?.numberOfDistricts ?? 0),
      pools: pools.totalCount,
      // Sums over some of them would be wrong.
      members:
        pools.nodes.length < pools.totalCount
          ? null
          : pools.nodes.reduce((sum, { activeMemberCount }) => sum + activeMemberCount, 0),
    });
  },
  done: () => 'Company was deleted successfully.',
};
