import { Link, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatUsDate } from '../../components/form/us-date.ts';
import { countText } from '../../components/list/count-text.ts';
import { addressLines } from '../../components/page/address-text.ts';
import { Detail, DetailList } from '../../components/page/DetailList.tsx';
import { Section } from '../../components/page/Section.tsx';
import { phoneText } from '../../lib/phone.ts';
import type { CompanyPartsFragment } from './company-detail.generated.ts';
import { companyLabels } from './company-labels.ts';
import { companySections } from './company-sections.ts';

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');
const phone = (digits: string | null): string | null => digits && phoneText(digits);
const count = (value: number): string => value.toLocaleString('en-US');

interface CompanyPageProps {
  company: CompanyPartsFragment;
  /** Where the locations of the company are listed; null for who may not see them. */
  locationsLink: string | null;
  /** How the company is organised, for who may see it. */
  hierarchy: ReactNode;
}

/** Profile of a company, read-only, with its hierarchy. Its locations have a tab of their own. */
export function CompanyPage({ company, locationsLink, hierarchy }: CompanyPageProps) {
  const { address, contactInformation: contact } = company;
  const lines = addressLines(address);
  return (
    <>
      <DetailList>
        <Section {...companySections.information}>
          <Detail label={companyLabels.companyName}>{company.companyName}</Detail>
          <Detail label={companyLabels.clientSince}>
            {company.clientSince && formatUsDate(company.clientSince)}
          </Detail>
          <Detail label="Client users">{count(company.numberOfUsers)}</Detail>
        </Section>
        <Section {...companySections.office}>
          <Detail label="Address">
            {lines.length > 0 && lines.map((line) => <Text key={line}>{line}</Text>)}
          </Detail>
          <Detail label={companyLabels['contactInformation.mainEmail']}>{contact.mainEmail}</Detail>
          <Detail label={companyLabels['contactInformation.mainPhoneNumber']}>
            {phone(contact.mainPhoneNumber)}
          </Detail>
          <Detail label={companyLabels['contactInformation.mainFax']}>
            {phone(contact.mainFax)}
          </Detail>
        </Section>
        <Section {...companySections.mro}>
          <Detail label={companyLabels.isMroAllDotResultsRequired} wide>
            {yesNo(company.isMroAllDotResultsRequired)}
          </Detail>
          <Detail label={companyLabels.isMroAllNonDotResultsRequired} wide>
            {yesNo(company.isMroAllNonDotResultsRequired)}
          </Detail>
          <Detail label={companyLabels.isMroPositiveNonDotResultsOnlyRequired} wide>
            {yesNo(company.isMroPositiveNonDotResultsOnlyRequired)}
          </Detail>
        </Section>
        <Section title="Structure" hint="How many regions, areas, districts and locations it has.">
          <Detail label="Regions">{count(company.numberOfRegions)}</Detail>
          <Detail label="Areas">{count(company.numberOfAreas)}</Detail>
          <Detail label="Districts">{count(company.numberOfDistricts)}</Detail>
          <Detail label="Locations">
            <LocationTotal company={company} link={locationsLink} />
          </Detail>
        </Section>
      </DetailList>
      {hierarchy}
    </>
  );
}

interface LocationTotalProps {
  company: CompanyPartsFragment;
  link: string | null;
}

function LocationTotal({ company: { numberOfLocations }, link }: LocationTotalProps) {
  const text = count(numberOfLocations);
  if (link === null) return text;
  return (
    <Link asChild fontWeight="medium" color="colorPalette.fg">
      <RouterLink to={link} aria-label={countText(numberOfLocations, 'location', 'locations')}>
        {text}
      </RouterLink>
    </Link>
  );
}
