import { formatUsDate } from '../../components/form/us-date.ts';
import type { MemberFormContext } from './member-form-loader.ts';

/** What the selects of a member's form offer, by field. */
export const memberChoices = ({ pool, locations }: MemberFormContext) => ({
  locationId: locations.map(({ id, locationId, name }) => ({
    value: Number(id),
    label: `${locationId} – ${name}`,
  })),
  observationRequired: [
    { value: true, label: 'Yes' },
    { value: false, label: 'No' },
  ],
  employeeCategory: (pool.testingAgency?.employeeCategories ?? []).map(({ id, name }) => ({
    value: Number(id),
    label: name,
  })),
});

/** A value of the form in the words of the screen. */
export const memberFieldText =
  (context: MemberFormContext) =>
  (path: string, value: string): string => {
    if (path === 'dateOfBirth') return formatUsDate(value);
    const choices: Record<string, readonly { value: number | boolean; label: string }[]> =
      memberChoices(context);
    return choices[path]?.find((each) => String(each.value) === value)?.label ?? value;
  };
