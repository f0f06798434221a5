import { complianceRuleList } from '@assay/schema/compliance/compliance-rule.list';
import {
  ruleConfidences,
  ruleReasons,
  ruleSpecimens,
  ruleStates,
  ruleTestTypes,
} from '@assay/schema/compliance/compliance-words';
import { formatUsDate } from '../../components/form/us-date.ts';
import type { ListOf } from '../../components/list/list-of.ts';
import type { ComplianceRuleRowFragment } from './compliance-rule-list.generated.ts';
import { nameOfRule } from './compliance-rule-record.ts';
import { ruleFactLabels, ruleLabels as labels } from './compliance-rule-words.ts';
import { LevelBadge, StandingBadge } from './RuleBadges.tsx';
import { ruleOptions } from './rule-options.ts';

const dayText = (day: string | null): string | null => (day === null ? null : formatUsDate(day));

/** Compliance rules: columns, filters and search. */
export const complianceRulesList: ListOf<ComplianceRuleRowFragment, typeof complianceRuleList> = {
  spec: complianceRuleList,
  report: 'compliancerules',
  id: 'compliance-rules',
  title: 'Compliance Rules',
  counted: ['rule', 'rules'],
  rowLabel: nameOfRule,
  search: 'Search message, citation or source',
  filters: [
    { kind: 'anyOf', field: 'state', label: labels.state, options: ruleOptions.state },
    { kind: 'anyOf', field: 'level', label: labels.level, options: ruleOptions.level },
    {
      kind: 'oneOf',
      field: 'standing',
      label: ruleFactLabels.standing,
      all: 'In force or not',
      options: ruleOptions.standing,
    },
    {
      kind: 'oneOf',
      field: 'isReviewDue',
      label: 'Review',
      all: 'Review due or not',
      options: [
        { value: 'true', label: 'Review overdue' },
        { value: 'false', label: 'Review not due' },
      ],
      more: true,
    },
    {
      kind: 'anyOf',
      field: 'testType',
      label: labels.testType,
      options: ruleOptions.testType,
      more: true,
    },
    {
      kind: 'anyOf',
      field: 'specimenType',
      label: labels.specimenType,
      options: ruleOptions.specimenType,
      more: true,
    },
    {
      kind: 'anyOf',
      field: 'reasonForTest',
      label: labels.reasonForTest,
      options: ruleOptions.reasonForTest,
      more: true,
    },
    {
      kind: 'anyOf',
      field: 'confidence',
      label: labels.confidence,
      options: ruleOptions.confidence,
      more: true,
    },
  ],
  columns: [
    {
      id: 'state',
      header: labels.state,
      sortField: 'state',
      hideable: false,
      width: '11rem',
      cell: ({ state }) => ruleStates[state],
      badge: (rule) => <StandingBadge {...rule} />,
    },
    {
      id: 'level',
      header: labels.level,
      sortField: 'level',
      width: '9rem',
      phone: 'status',
      cell: (rule) => <LevelBadge {...rule} />,
    },
    {
      id: 'testType',
      header: labels.testType,
      sortField: 'testType',
      width: '8rem',
      cell: ({ testType }) => ruleTestTypes[testType],
    },
    {
      id: 'specimenType',
      header: labels.specimenType,
      sortField: 'specimenType',
      width: '7rem',
      cell: ({ specimenType }) => ruleSpecimens[specimenType],
    },
    {
      id: 'reasonForTest',
      header: labels.reasonForTest,
      sortField: 'reasonForTest',
      width: '10rem',
      cell: ({ reasonForTest }) => ruleReasons[reasonForTest],
    },
    {
      id: 'message',
      header: labels.message,
      width: '19rem',
      cell: ({ message }) => message,
    },
    {
      id: 'confidence',
      header: labels.confidence,
      sortField: 'confidence',
      width: '7rem',
      phone: 'labelled',
      cell: ({ confidence }) => ruleConfidences[confidence],
    },
    {
      id: 'citation',
      header: labels.citation,
      width: '14rem',
      defaultHidden: true,
      cell: ({ citation }) => citation,
    },
    {
      id: 'reviewedAt',
      header: ruleFactLabels.reviewedAt,
      sortField: 'reviewedAt',
      kind: 'date',
      defaultHidden: true,
      cell: ({ reviewedAt }) => dayText(reviewedAt),
    },
    {
      id: 'reviewBy',
      header: labels.reviewBy,
      sortField: 'reviewBy',
      kind: 'date',
      defaultHidden: true,
      cell: ({ reviewBy }) => dayText(reviewBy),
    },
  ],
};
