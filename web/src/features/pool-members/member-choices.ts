import type { CreateTestPoolMemberInput } from '@assay/schema/test-pools/test-pool-member';
import { LocationChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { choiceLabel } from '../../lib/choices/choices.ts';
import type { TextsOf } from '../../lib/forms/form-types.ts';
import type { MemberFormContext } from './member-form-loader.ts';

/** What the selects of a member's form offer, by field. */
export const memberChoices = ({ pool }: MemberFormContext) => ({
  observationRequired: [
    { value: true, label: 'Yes' },
    { value: false, label: 'No' },
  ],
  employeeCategory: (pool.testingAgency?.employeeCategories ?? []).map(({ id, name }) => ({
    value: Number(id),
    label: name,
  })),
});

/** Values of a member's form outside of their fields. */
export function memberValueTexts(
  context: MemberFormContext,
): TextsOf<typeof CreateTestPoolMemberInput> {
  const { employeeCategory } = memberChoices(context);
  return {
    locationId: (id) => choiceLabel(LocationChoicesDocument, id) ?? String(id),
    employeeCategory: (id) => employeeCategory.find(({ value }) => value === id)?.label ?? null,
  };
}
