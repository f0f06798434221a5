import { usDay } from '../core/us-day.ts';

/**
 * When the donor of a file was born, in words: one day, or all that its tests state, as none of them is known to be right; null
 * when no test states one.
 */
export function bornText(
  ids: readonly { readonly datesOfBirth: readonly string[] }[],
): string | null {
  const days = [...new Set(ids.flatMap(({ datesOfBirth }) => datesOfBirth))].map((day) =>
    usDay(day),
  );
  if (days.length < 2) return days[0] ?? null;
  return `${days.join(' or ')} (its tests differ)`;
}
