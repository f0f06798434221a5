import { Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useCan } from '../../components/permission/use-can.ts';
import { donorFilePath } from '../../config/features/reports.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';
import { programs } from '@assay/schema/common/programs';
import { consentWords } from '@assay/schema/instant-tests/instant-test-words';
import { mroResults } from '@assay/schema/test-results/test-words';
import { formatUsDate } from '../../components/form/us-date.ts';
import { Detail } from '../../components/page/DetailList.tsx';
import { Section } from '../../components/page/Section.tsx';
import { AddressDetail, PhoneDetail } from '../../domain/contact/contact-details.tsx';
import { specimenText } from '../../domain/specimens/specimen-words.ts';
import { momentText } from '../../lib/moment-text.ts';
import { SignatureDetail } from './SignatureDetail.tsx';
import type { TestResultPartsFragment as Test } from './test-result.generated.ts';
import { idText, reasonText } from './test-result-words.ts';

const time = (at: string | null) => at && momentText(at);

/** Where the donor belongs. */
export const ClientSection = ({ testCase, client }: Test) => (
  <Section title="Client Information">
    <Detail label="Company">{testCase.company.name}</Detail>
    {testCase.region && <Detail label="Region">{testCase.region.name}</Detail>}
    {testCase.area && <Detail label="Area">{testCase.area.name}</Detail>}
    {testCase.district && <Detail label="District">{testCase.district.name}</Detail>}
    <Detail label="Location">{testCase.location.name}</Detail>
    <AddressDetail address={testCase.locationAddress} />
    <PhoneDetail label="Phone" digits={testCase.location.phone} />
    <PhoneDetail label="Fax" digits={testCase.location.fax} />
    {client && <Detail label="Test for Client">{client.name}</Detail>}
  </Section>
);

/** Leads to everything that the company has of the donor. */
function DonorFileLink({ id }: Pick<Test, 'id'>) {
  const can = useCan();
  if (!can('VIEW_REPORTS')) return null;
  return (
    <Detail label="Other tests">
      <ChakraLink asChild variant="underline">
        <Link to={linksOf({ file: donorFilePath }, { id }).file}>Donor file</Link>
      </ChakraLink>
    </Detail>
  );
}

/** Who was tested, as of the day. */
export const DonorSection = ({ id, donor }: Test) => (
  <Section title="Donor Information">
    <Detail label="Name">
      {[donor.firstName, donor.middleName, donor.lastName].filter(Boolean).join(' ')}
    </Detail>
    <Detail label="Primary ID">{idText(donor)}</Detail>
    <Detail label="Date of Birth">{donor.dateOfBirth && formatUsDate(donor.dateOfBirth)}</Detail>
    <PhoneDetail label="Phone" digits={donor.phone} />
    {donor.verifiedBy && (
      <Detail label="ID verified by">
        {`${donor.verifiedBy.firstName} ${donor.verifiedBy.lastName}`}
      </Detail>
    )}
    <DonorFileLink id={id} />
  </Section>
);

/** What the donor of an instant test consented to, and how; nobody is asked of a refusal (T s2). */
export const ConsentSection = ({ donor, testCase, instant }: Test) =>
  instant &&
  donor.isVerbalConsent !== null && (
    <Section title="Donor Consent">
      <Detail label="Statement" wide>
        {instant.consentText}
      </Detail>
      <Detail label="Consent">{consentWords(donor)}</Detail>
      <SignatureDetail
        label="Signature of the donor"
        caseId={testCase.id}
        fileId={donor.signature}
      />
    </Section>
  );

/** What the collector of an instant test certified, also that it was refused. */
export const CertificationSection = ({ testCase, instant }: Test) =>
  instant?.collectorSignature && (
    <Section title="Collector Certification">
      {instant.certificationText && (
        <Detail label="Statement" wide>
          {instant.certificationText}
        </Detail>
      )}
      <Detail label="Certified">{time(instant.certificationDate)}</Detail>
      <SignatureDetail
        label="Signature of the collector"
        caseId={testCase.id}
        fileId={instant.collectorSignature}
      />
    </Section>
  );

/** What kind of test it is, and when its specimen was where. */
export const TestSection = (test: Test) => (
  <Section title="Test Information">
    <Detail label="Reason for Test">{reasonText(test.donor.reasonForTest)}</Detail>
    <Detail label="Test Type">{test.testTypeFormatted}</Detail>
    <Detail label="Program">{programs[test.program]}</Detail>
    <Detail label="Specimen Type">{specimenText(test.specimenTypeId)}</Detail>
    <Detail label="Specimen ID">{test.specimenId}</Detail>
    <Detail label="Collected">{time(test.collectedAt)}</Detail>
    {test.testType === 'LAB' && (
      <Detail label="Received by the laboratory">{time(test.receivedAt)}</Detail>
    )}
    {test.testType === 'LAB' && <Detail label="Reported">{time(test.reportedAt)}</Detail>}
    <Detail label="Entered by">{test.createdByName}</Detail>
    {test.collectorFullName && (
      <Detail label="Specimen collected by">{test.collectorFullName}</Detail>
    )}
    {test.instant && test.testStatus !== 'REFUSAL_TO_TEST' && (
      <>
        <Detail label="Instant Test Panel">{test.instant.testPanelName}</Detail>
        <Detail label="Lot #">{test.instant.lot}</Detail>
        <Detail label="Exp. Date">
          {test.instant.expireAt && formatUsDate(test.instant.expireAt)}
        </Detail>
        <Detail label="Comment">{test.instant.testInformationComment}</Detail>
      </>
    )}
  </Section>
);

/** The MRO and the determination, once it came (T s2). */
export const MroSection = ({ labOrder, mroResult, mroRemarks, verifiedBy, verifiedAt }: Test) =>
  labOrder?.mro &&
  labOrder.mroResultReceivedAt !== null && (
    <Section title="MRO Information">
      <Detail label="MRO Result">{mroResult && mroResults[mroResult]}</Detail>
      <Detail label="Received">{time(labOrder.mroResultReceivedAt)}</Detail>
      <Detail label="Verified by">{verifiedBy}</Detail>
      <Detail label="Verified">{time(verifiedAt)}</Detail>
      {mroRemarks && (
        <Detail label="Remarks" wide>
          {mroRemarks}
        </Detail>
      )}
      <Detail label="Name">{labOrder.mro.fullName}</Detail>
      <Detail label="Provider ID">{labOrder.mro.providerId}</Detail>
      <PhoneDetail label="Phone" digits={labOrder.mro.phone} />
      <PhoneDetail label="Fax" digits={labOrder.mro.fax} />
      <Detail label="Address" wide>
        {[
          labOrder.mro.addressLine1,
          labOrder.mro.addressLine2,
          labOrder.mro.city,
          labOrder.mro.state,
          labOrder.mro.zip,
        ]
          .filter(Boolean)
          .join(', ')}
      </Detail>
    </Section>
  );
