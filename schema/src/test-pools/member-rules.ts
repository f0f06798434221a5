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

/** Fields that a member of a pool of each kind has at all, beside name and location. */
const fieldsOfKind = {
  regulated: [...regulated, 'ssn', 'otherId'],
  unregulated,
} as const;

/** A member with the fields that its kind of pool has; those of the other kind are empty. */
export const memberOfKind = (
  { isRegulated }: Pick<MemberKind, 'isRegulated'>,
  member: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const { regulated: one, unregulated: other } = fieldsOfKind;
  const [kept, emptied] = isRegulated ? [one, other] : [other, one];
  return {
    ...member,
    ...Object.fromEntries(kept.map((field) => [field, member[field] ?? null])),
    ...Object.fromEntries(emptied.map((field) => [field, null])),
  };
};

/** Those of the required fields that are missing. */
export const missingMemberFields = (
  kind: MemberKind,
  member: Readonly<Record<MemberField, unknown>>,
): readonly MemberField[] => requiredMemberFields(kind).filter((field) => member[field] === null);
