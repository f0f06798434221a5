import type { z } from 'zod';
import type { CreateCompanyInput, UpdateCompanyInput } from '@assay/schema/companies/company';
import { addressValues } from '../../components/form/address-values.ts';
import type { CompanyPartsFragment } from './company-detail.generated.ts';

type Create = z.input<typeof CreateCompanyInput>;

export type NewCompany = z.output<typeof CreateCompanyInput>;
export type ChangedCompany = z.output<typeof UpdateCompanyInput>;

/**
 * Values of both company forms: a new company has a first location, a stored one its version. All fields have
 * to be there: an update clears what its form leaves out.
 */
export type CompanyFormValues = Required<Omit<Create, 'location'>> & {
  location?: Create['location'];
  version?: number;
};

/** A new company: all DOT results go through the MRO (O s9). */
export const newCompanyValues = (): CompanyFormValues => ({
  companyName: '',
  clientSince: '',
  address: addressValues(),
  contactInformation: { mainEmail: '', mainPhoneNumber: '', mainFax: '' },
  isMroAllDotResultsRequired: true,
  isMroAllNonDotResultsRequired: false,
  isMroPositiveNonDotResultsOnlyRequired: false,
  location: {
    name: '',
    address: addressValues(),
    locationPhone: '',
    locationFax: '',
    derInfo: { fullName: '', phoneNumber: '', email: '' },
  },
});

/** A stored company as its form holds it: absent texts are blank, as inputs have no null. */
export const companyValues = (company: CompanyPartsFragment): CompanyFormValues => ({
  companyName: company.companyName,
  clientSince: company.clientSince ?? '',
  address: addressValues(company.address),
  contactInformation: {
    mainEmail: company.contactInformation.mainEmail ?? '',
    mainPhoneNumber: company.contactInformation.mainPhoneNumber ?? '',
    mainFax: company.contactInformation.mainFax ?? '',
  },
  isMroAllDotResultsRequired: company.isMroAllDotResultsRequired,
  isMroAllNonDotResultsRequired: company.isMroAllNonDotResultsRequired,
  isMroPositiveNonDotResultsOnlyRequired: company.isMroPositiveNonDotResultsOnlyRequired,
  version: company.version,
});
