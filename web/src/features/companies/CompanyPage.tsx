import type { ReactNode } from 'react';
import { formatUsDate } from '../../components/form/us-date.ts';
import { Detail, DetailList } from '../../components/page/DetailList.tsx';
import { RecordBody, SideFacts, SideSection } from '../../components/page/RecordBody.tsx';
import { Section } from '../../components/page/Section.tsx';
import { AddressDetail, EmailDetail, PhoneDetail } from '../../domain/contact/contact-details.tsx';
import { phoneText } from '../../lib/phone.ts';
import { numberText, yesNo } from '../../lib/value-text.ts';
import type { CompanyPartsFragment } from './company.generated.ts';
import { companyLabels, companySections } from './company-words.ts';

interface CompanyPageProps {
  company: CompanyPartsFragment;
  /** How the company is organized, for who may see it. */
  hierarchy: ReactNode;
  /** The pools of the company, for who may see them. */
  pools: ReactNode;
  /** The consortiums that it is enrolled in. */
  consortiums: ReactNode;
}

/** Profile of a company, read-only, with its hierarchy. Its locations have a tab of their own. */
export function CompanyPage({ company, hierarchy, pools, consortiums }: CompanyPageProps) {
  const { address, contactInformation: contact } = company;
  return (
    <RecordBody
      side={
        <>
          {pools}
          <SideSection title="Structure">
            <SideFacts
              facts={[
                ['Regions', numberText(company.numberOfRegions)],
                ['Areas', numberText(company.numberOfAreas)],
                ['Districts', numberText(company.numberOfDistricts)],
                ['Locations', numberText(company.numberOfLocations)],
              ]}
            />
          </SideSection>
        </>
      }
    >
      <DetailList>
        <Section {...companySections.information}>
          <Detail label={companyLabels.companyName}>{company.companyName}</Detail>
          <Detail label={companyLabels.clientSince}>
            {company.clientSince && formatUsDate(company.clientSince)}
          </Detail>
        </Section>
        <Section {...companySections.office}>
          <AddressDetail address={address} />
          <EmailDetail
            label={companyLabels['contactInformation.mainEmail']}
            address={contact.mainEmail}
          />
          <PhoneDetail
            label={companyLabels['contactInformation.mainPhoneNumber']}
            digits={contact.mainPhoneNumber}
          />
          <Detail label={companyLabels['contactInformation.mainFax']}>
            {contact.mainFax && phoneText(contact.mainFax)}
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
        {consortiums}
      </DetailList>
      {hierarchy}
    </RecordBody>
  );
}
