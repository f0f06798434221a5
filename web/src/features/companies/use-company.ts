import { useReadQuery } from '@apollo/client/react';
import { useRouteLoaderData } from 'react-router-dom';
import { NotFoundError } from '../../lib/errors/page-errors.ts';
import type { CompanyPartsFragment } from './company-detail.generated.ts';
import type { CompanyLinks } from './company-links.ts';
import type { CompanyRouteData } from './company-loader.ts';

/** Ids of the routes whose loaders read the company for the screens below them. */
export const companyRouteIds = { byId: 'company', mine: 'my-company' } as const;

/** The company of the current screen, and where its screens are. */
export function useCompany(): { company: CompanyPartsFragment; links: CompanyLinks } {
  const byId = useRouteLoaderData<CompanyRouteData>(companyRouteIds.byId);
  const mine = useRouteLoaderData<CompanyRouteData>(companyRouteIds.mine);
  const found = byId ?? mine;
  if (!found) throw new NotFoundError();
  const { data } = useReadQuery(found.company);
  if (!data.company) throw new NotFoundError();
  return { company: data.company, links: found.links };
}
