import { Box } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { caseStatuses } from '@assay/schema/test-results/test-words';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { useDeletion } from '../../components/dialogs/use-deletion.ts';
import { DetailList } from '../../components/page/DetailList.tsx';
import { OverflowMenu } from '../../components/page/OverflowMenu.tsx';
import { RecordBody, SideSection } from '../../components/page/RecordBody.tsx';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { OrderButtons } from '../../domain/lab-orders/OrderButtons.tsx';
import { useOrderActions } from '../../domain/lab-orders/use-order-actions.tsx';
import { testResultPaths } from '../../config/features/test-results.ts';
import { FilesSection } from './FilesSection.tsx';
import { MroFaults, MroNotice } from './MroNotice.tsx';
import { ConfirmLink } from './ConfirmLink.tsx';
import { EnterResultLink } from './EnterResultLink.tsx';
import { LabSection } from './LabSection.tsx';
import { ManualEntrySection } from './ManualEntrySection.tsx';
import { ConfirmationSection, ResultSection } from './ResultSections.tsx';
import { RefreshMroResult } from './RefreshMroResult.tsx';
import { SignedSection } from './SignedSection.tsx';
import { SignLink } from './SignLink.tsx';
import { StandingBadge } from './StandingBadge.tsx';
import {
  CertificationSection,
  ClientSection,
  ConsentSection,
  DonorSection,
  MroSection,
  TestSection,
} from './TestSections.tsx';
import { ComplianceSection } from './ComplianceSection.tsx';
import { TestTimeline } from './TestTimeline.tsx';
import { VersionsSection } from './VersionsSection.tsx';
import { useTestActions } from './use-test-actions.ts';
import { testResultDeletion, testResultRecord } from './test-result-record.ts';
import { reasonText } from './test-result-words.ts';
import { badgeOf, isUnsent, titleOf } from './test-titles.ts';

/** A test with all that belongs to it (T s2). */
export function TestResultView() {
  const test = testResultRecord.useRecord();
  const navigate = useNavigate();
  const list = testResultPaths.list;
  const { ask, dialog } = useDeletion(
    testResultDeletion,
    () => void navigate(list, { replace: true }),
  );
  const order = useOrderActions(test);
  const badge = badgeOf(test);
  const actions = useTestActions(test, { order, remove: () => ask(test) });
  return (
    <>
      <RecordHead
        title={titleOf(test)}
        name={test.donor.fullName}
        status={
          badge === null ? (
            <StandingBadge status={test.testStatus} />
          ) : (
            <StatusBadge tone="negative">{badge}</StatusBadge>
          )
        }
        facts={[
          `Test Case ID ${test.testCase.id}`,
          caseStatuses[test.testCase.status],
          test.testCase.company.name,
          test.testCase.location.name,
          reasonText(test.donor.reasonForTest),
        ]}
        actions={
          isUnsent(test) ? (
            <OrderButtons actions={[...order.actions, ...order.ending]} />
          ) : (
            <>
              <RefreshMroResult {...test} />
              <SignLink {...test} />
              <EnterResultLink {...test} />
              <ConfirmLink {...test} />
              <OverflowMenu actions={actions} />
            </>
          )
        }
      />
      <RecordBody
        side={
          <SideSection title="Timeline">
            <TestTimeline steps={test.events ?? []} />
          </SideSection>
        }
      >
        <MroFaults {...test} />
        <MroNotice {...test} />
        <DetailList>
          <ResultSection {...test} />
          <VersionsSection {...test} />
          <SignedSection {...test} />
          <ConfirmationSection {...test} />
          <ManualEntrySection {...test} />
          <DonorSection {...test} />
          <ConsentSection {...test} />
          <TestSection {...test} />
          <CertificationSection {...test} />
          <LabSection {...test} />
          <MroSection {...test} />
          <FilesSection {...test} />
          <ClientSection {...test} />
          <ComplianceSection {...test} />
        </DetailList>
      </RecordBody>
      {/* Its buttons may take a second line over the end of the page on a phone. */}
      <Box height="14" hideFrom="md" />
      {order.dialog}
      <ConfirmDialog {...dialog} />
    </>
  );
}
