import { Box, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatUsDate } from '../../components/form/us-date.ts';
import { addressLines } from '../../components/page/address-text.ts';
import { Card } from '../../components/page/Card.tsx';
import { Detail, DetailList } from '../../components/page/DetailList.tsx';
import { Section } from '../../components/page/Section.tsx';
import { phoneText } from '../../lib/phone.ts';
import type { CompanyPartsFragment } from './company-detail.generated.ts';
import { companyLabels } from './company-labels.ts';
import { companySections } from './company-sections.ts';
import { CompanyLocations } from './CompanyLocations.tsx';

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');
const phone = (digits: string | null): string | null => digits && phoneText(digits);
const count = (value: number): string => value.toLocaleString('en-US');

interface CompanyPageProps {
  company: CompanyPartsFragment;
  /** How the company is organised, for who may see it. */
  hierarchy: ReactNode;
}

/** Profile of a company, read-only, with its hierarchy and its first locations. */
export function CompanyPage({ company, hierarchy }: CompanyPageProps) {
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
        <Section title="Structure" hint="How many parts the company has.">
          <Detail label="Regions">{count(company.numberOfRegions)}</Detail>
          <Detail label="Areas">{count(company.numberOfAreas)}</Detail>
          <Detail label="Districts">{count(company.numberOfDistricts)}</Detail>
          <Detail label="Locations">{count(company.numberOfLocations)}</Detail>
        </Section>
      </DetailList>
      {hierarchy}
      <Box as="section" aria-labelledby="company-locations" marginTop="6" maxWidth="5xl">
        <Heading
          as="h2"
          id="company-locations"
          textStyle="sm"
          fontWeight="semibold"
          marginBottom="3"
        >
          Locations
        </Heading>
        <Card>
          <CompanyLocations companyId={company.id} companyName={company.companyName} />
        </Card>
      </Box>
    </>
  );
}
