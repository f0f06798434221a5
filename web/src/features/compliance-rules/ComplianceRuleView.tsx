import { Button, Link } from '@chakra-ui/react';
import { Archive, CircleCheck } from 'lucide-react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import {
  ruleConfidences,
  ruleReasons,
  ruleSpecimens,
  ruleStates,
  ruleTestTypes,
} from '@assay/schema/compliance/compliance-words';
import { historyAction } from '../../components/data-table/row-action.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { formatUsDate } from '../../components/form/us-date.ts';
import { Detail, DetailList } from '../../components/page/DetailList.tsx';
import { EditLink } from '../../components/page/EditLink.tsx';
import { OverflowMenu } from '../../components/page/OverflowMenu.tsx';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { Section } from '../../components/page/Section.tsx';
import { openFile } from '../../domain/compliance/open-file.ts';
import { complianceRuleLinks, complianceRuleRecord } from './compliance-rule-record.ts';
import { ruleFactLabels, ruleLabels as labels, ruleSections } from './compliance-rule-words.ts';
import type { ComplianceRulePartsFragment } from './compliance-rule.generated.ts';
import { LevelBadge, StandingBadge } from './RuleBadges.tsx';
import { useRuleActions } from './use-rule-actions.ts';

const dayText = (day: string | null): string | null => (day === null ? null : formatUsDate(day));

function RuleHead({ rule }: { rule: ComplianceRulePartsFragment }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { review, retire } = useRuleActions(() => void revalidate());
  const links = complianceRuleLinks(rule.id);
  return (
    <>
      <RecordHead
        title="Compliance Rule"
        name={rule.citation}
        status={<LevelBadge {...rule} />}
        facts={[
          ruleStates[rule.state],
          (rule.standing !== 'IN_FORCE' || rule.isReviewDue) && (
            <StandingBadge key="standing" {...rule} />
          ),
        ]}
        actions={
          rule.viewerCanUpdate === true && (
            <>
              <EditLink to={links.edit} />
              <Button size="sm" onClick={() => review.ask(rule)}>
                <CircleCheck size={16} aria-hidden /> Mark as Reviewed
              </Button>
              <OverflowMenu
                actions={[
                  historyAction(() => void navigate(links.history)),
                  rule.standing !== 'RETIRED' && {
                    id: 'retire',
                    label: 'Retire',
                    icon: Archive,
                    destructive: true,
                    onSelect: () => retire.ask(rule),
                  },
                ]}
              />
            </>
          )
        }
      />
      <ConfirmDialog
        {...review.dialog}
        title="Mark as Reviewed"
        question="You state, under your name and as of today, that the law says what this rule says. It is due for review again in a year."
        action="Mark as Reviewed"
        destructive={false}
      />
      <ConfirmDialog
        {...retire.dialog}
        title="Retire"
        question="From today on, no check goes by this rule. Checks of the past keep what it said."
        action="Retire"
      />
    </>
  );
}

/** A compliance rule: which tests it is about, what it says, and how well it is looked after. */
export function ComplianceRuleView() {
  const rule = complianceRuleRecord.useRecord();
  const { fileId, fileName } = rule;
  return (
    <>
      <RuleHead rule={rule} />
      <DetailList>
        <Section {...ruleSections.about}>
          <Detail label={labels.state}>{ruleStates[rule.state]}</Detail>
          <Detail label={labels.testType}>{ruleTestTypes[rule.testType]}</Detail>
          <Detail label={labels.specimenType}>{ruleSpecimens[rule.specimenType]}</Detail>
          <Detail label={labels.reasonForTest}>{ruleReasons[rule.reasonForTest]}</Detail>
        </Section>
        <Section {...ruleSections.says}>
          <Detail label={labels.message} wide>
            {rule.message}
          </Detail>
          <Detail label={labels.citation} wide>
            {rule.citation}
          </Detail>
          <Detail label={labels.source} wide>
            {rule.source}
          </Detail>
          <Detail label={labels.confidence}>{ruleConfidences[rule.confidence]}</Detail>
          <Detail label={labels.fileId}>
            {fileId !== null && (
              <Link as="button" color="brand.fg" onClick={() => openFile(fileId)}>
                {fileName}
              </Link>
            )}
          </Detail>
        </Section>
        <Section {...ruleSections.days}>
          <Detail label={labels.validFrom}>{dayText(rule.validFrom)}</Detail>
          <Detail label={labels.validTo}>{dayText(rule.validTo)}</Detail>
          <Detail label={ruleFactLabels.reviewedAt}>
            {dayText(rule.reviewedAt) ?? 'Not reviewed yet'}
          </Detail>
          <Detail label={ruleFactLabels.reviewedBy}>{rule.reviewedBy}</Detail>
          <Detail label={labels.reviewBy}>{dayText(rule.reviewBy)}</Detail>
        </Section>
      </DetailList>
    </>
  );
}
