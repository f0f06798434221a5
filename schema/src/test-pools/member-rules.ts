import type { TestPool } from './test-pool.ts';

/** What a pool asks of its members. */
export type MemberKind = Pick<TestPool, 'isRegulated' | 'isTestPoolForCompany'>;

const regulated = [
  'cdlNumber',
  'state',
  'dateOfBirth',
  'observationRequired',
  'employeeCategory',
] as const;
const unregulated = ['idNumber'] as const;

export type MemberField = (typeof regulated)[number] | (typeof unregulated)[number] | 'locationId';

/** Fields that a member of such a pool must have, beside the name (C s5). */
export const requiredMemberFields = ({
  isRegulated,
  isTestPoolForCompany,
}: MemberKind): readonly MemberField[] => [
  ...(isRegulated ? regulated : unregulated),
  ...(isTestPoolForCompany ? (['locationId'] as const) : []),
];

/** Those of the required fields that are missing. */
export const missingMemberFields = (
  kind: MemberKind,
  member: Readonly<Record<MemberField, unknown>>,
): readonly MemberField[] => requiredMemberFields(kind).filter((field) => member[field] === null);
