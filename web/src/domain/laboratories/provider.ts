import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { labProviderNames, type LabProviderName } from '@assay/schema/common/lab-providers';
import { paths } from '../../config/paths.ts';

export const isProvider = (name: string): name is LabProviderName =>
  Object.hasOwn(labProviderNames, name);

/** The laboratory of the address. @throws Response that leads to the Admin Panel where there is none of that name */
export function requireProvider(name: string | undefined): LabProviderName {
  if (name === undefined || !isProvider(name)) throw redirect(paths.adminPanel);
  return name;
}

/** The laboratory of the address, for the forms of its records. */
export const providerLoader = ({ params }: Pick<LoaderFunctionArgs, 'params'>): LabProviderName =>
  requireProvider(params['provider']);

/** Step of the breadcrumb of a list: the laboratory that its loader read from the address. */
export const providerCrumb = (data: unknown): string =>
  labProviderNames[(data as { provider: LabProviderName }).provider];
