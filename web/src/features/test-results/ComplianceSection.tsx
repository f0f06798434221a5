import { Box } from '@chakra-ui/react';
import { complianceStatuses, ruleStates } from '@assay/schema/compliance/compliance-words';
import { Detail } from '../../components/page/DetailList.tsx';
import { Section } from '../../components/page/Section.tsx';
import { FindingList } from '../../domain/compliance/FindingList.tsx';
import { momentText } from '../../lib/moment-text.ts';
import type { TestResultPartsFragment } from './test-result.generated.ts';

/** What the compliance check said on the day, and why somebody went on in spite of it; nothing where none was made. */
export function ComplianceSection({ testCase }: Pick<TestResultPartsFragment, 'testCase'>) {
  const { compliance } = testCase;
  if (compliance === null) return null;
  const { status, state, checkedAt, isOverridden, overrideReason, overriddenBy } = compliance;
  return (
    <Section title="Compliance Check" hint="What the law said on the day of the test.">
      <Detail label="Result">{complianceStatuses[status]}</Detail>
      <Detail label="Checked">{`${momentText(checkedAt)}, ${ruleStates[state]}`}</Detail>
      {isOverridden && (
        <>
          <Detail label="Overridden By">{overriddenBy}</Detail>
          <Detail label="Reason" wide>
            {overrideReason}
          </Detail>
        </>
      )}
      <Box gridColumn="1 / -1">
        <FindingList findings={compliance.findings} />
      </Box>
    </Section>
  );
}
