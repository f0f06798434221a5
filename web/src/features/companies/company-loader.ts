import type { PreloadedQueryRef } from '@apollo/client/react';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { currentClient } from '../../lib/apollo/client.ts';
import { loadDetail } from '../../lib/apollo/preload.ts';
import { NotFoundError } from '../../lib/errors/page-errors.ts';
import { loadViewer } from '../../lib/viewer/viewer.ts';
import {
  CompanyDetailDocument,
  type CompanyDetailQuery,
  type CompanyDetailQueryVariables,
} from './company-detail.generated.ts';
import { companyLinks, myCompanyLinks, type CompanyLinks } from './company-links.ts';

export interface CompanyRouteData {
  company: PreloadedQueryRef<
    CompanyDetailQuery,
    CompanyDetailQueryVariables,
    'complete' | 'streaming'
  >;
  /** Step of the breadcrumb. */
  name: string;
  links: CompanyLinks;
}

const recordId = /^[1-9]\d{0,14}$/;

async function load(id: string, links: CompanyLinks, otherwise: string): Promise<CompanyRouteData> {
  const company = await loadDetail(
    CompanyDetailDocument,
    { id },
    { found: (data) => data.company !== null, otherwise },
  );
  const read = currentClient().readQuery({ query: CompanyDetailDocument, variables: { id } });
  return { company, links, name: read?.company?.companyName ?? '' };
}

/**
 * A company by the id of its address. Unknown: the 404 page; any other failure leads to the list (O s2).
 * A client user is led to the my-company variant of the own company.
 */
export async function companyLoader({
  params,
  request,
}: LoaderFunctionArgs): Promise<CompanyRouteData | Response> {
  const id = params['companyId'] ?? '';
  if (!recordId.test(id)) throw new NotFoundError();
  const { profile } = await loadViewer();
  if (profile.type === 'CLIENT' && profile.company?.id === id) {
    const { pathname } = new URL(request.url);
    return redirect(pathname.replace(companyLinks(id).profile, paths.myCompany.detail));
  }
  return load(id, companyLinks(id), paths.companies.list);
}

/** The company of a client user. */
export async function myCompanyLoader(): Promise<CompanyRouteData> {
  const { profile } = await loadViewer();
  if (!profile.company) throw new NotFoundError();
  return load(profile.company.id, myCompanyLinks, paths.dashboard);
}
