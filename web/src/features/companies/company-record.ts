import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { companyPaths, myCompanyPaths } from '../../config/features/companies.ts';
import { paths } from '../../config/paths.ts';
import { NotFoundError } from '../../lib/errors/page-errors.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { recordRoute } from '../../lib/records/record-route.ts';
import { loadViewer } from '../../lib/viewer/viewer.ts';
import {
  CompanyDetailDocument,
  type CompanyDetailQuery,
  type CompanyPartsFragment,
} from './company-detail.generated.ts';
import { companyLinks, myCompanyLinks, type CompanyLinks } from './company-links.ts';

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
    throw redirect(pathname.replace(companyLinks(id).profile, myCompanyPaths.detail));
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
