import { Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { acknowledgmentTypes } from '@assay/schema/test-results/test-result.list';
import { confirmationMethods, mroResults } from '@assay/schema/test-results/test-words';
import { Detail } from '../../components/page/DetailList.tsx';
import { Section } from '../../components/page/Section.tsx';
import { testResultPaths } from '../../config/features/test-results.ts';
import { TestLines } from '../../domain/test-results/TestLines.tsx';
import { linksOf } from '../../lib/navigation/links-of.ts';
import { momentText } from '../../lib/moment-text.ts';
import { OutcomeBadge } from '../../domain/test-results/OutcomeBadge.tsx';
import type { TestResultPartsFragment as Test } from './test-result.generated.ts';
import { hasNoOutcome } from './test-titles.ts';

/** The outcome, with what was found line by line. */
export function ResultSection(test: Test) {
  const { drugAdulterantResults: lines, instant } = test;
  const drugs = lines.filter(({ drugAdulterant }) => drugAdulterant.type === 'DRUG');
  const validity = lines.filter(({ drugAdulterant }) => drugAdulterant.type === 'ADULTERANT');
  const isInMroProcess = test.testStatus === 'MRO_PENDING' && test.resultType === null;
  return (
    <Section title={test.testType === 'INSTANT' ? 'Instant Test Result' : 'Test Result'}>
      <Detail label="Overall Result">
        {hasNoOutcome(test)
          ? 'Not available'
          : isInMroProcess
            ? 'In MRO process'
            : test.resultType === null
              ? test.mroResult && mroResults[test.mroResult]
              : test.resultType && <OutcomeBadge result={test.resultType} />}
      </Detail>
      <Detail label="Acknowledgment/Admission">
        {test.acknowledgmentType && test.acknowledgedAt
          ? `${acknowledgmentTypes[test.acknowledgmentType]}, ${momentText(test.acknowledgedAt)}`
          : null}
      </Detail>
      {drugs.length > 0 && <TestLines lines={drugs} label="Drugs" />}
      {validity.length > 0 && (
        <TestLines lines={validity} label="Specimen validity" head="Validity test" />
      )}
      {instant && test.testStatus !== 'REFUSAL_TO_TEST' && (
        <>
          <Detail label="Result Interpreted">
            {instant.resultInterpreted === 'MANUALLY' ? 'Manually' : instant.resultInterpreted}
          </Detail>
          <Detail label="Specimen Integrity">{instant.specimenIntegrity}</Detail>
          {instant.temperature !== null && (
            <Detail label="Temperature in Range?">
              {instant.temperature === '1' ? 'Yes' : 'No'}
            </Detail>
          )}
          <Detail label="Comment">{instant.testResultComment}</Detail>
        </>
      )}
    </Section>
  );
}

/** Leads to the laboratory test that confirms an instant one: there its result is read, or entered by hand. */
const ConfirmingTestLink = ({ id }: { id: string }) => (
  <ChakraLink asChild variant="underline">
    <Link to={linksOf({ test: testResultPaths.detail }, { id }).test}>Laboratory test</Link>
  </ChakraLink>
);

/** How an instant test was confirmed (T s2). */
export const ConfirmationSection = ({ instant, confirmationMethod, testStatus }: Test) =>
  instant &&
  testStatus !== 'REFUSAL_TO_TEST' && (
    <Section title="Result Confirmation">
      <Detail label="Confirmation Option">
        {confirmationMethod === null
          ? 'Confirmation option has not been selected'
          : confirmationMethods[confirmationMethod]}
      </Detail>
      {instant.confirmationTestResultId !== null && (
        <Detail label="Confirmed By">
          <ConfirmingTestLink id={instant.confirmationTestResultId} />
        </Detail>
      )}
      <Detail label="Comment">{instant.confirmationComment}</Detail>
    </Section>
  );
