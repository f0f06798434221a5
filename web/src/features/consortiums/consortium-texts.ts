import { formatUsDate, formatUsDays } from '../../components/form/us-date.ts';

/** Documented sentences (O s8). */
export const consortiumTexts = {
  created: 'Consortium created successfully.',
  updated: 'Consortium updated successfully.',
  added: 'Company added to consortium successfully.',
  createFailed: 'Failed to create consortium.',
  updateFailed: 'Failed to update consortium.',
  loadFailed: 'Failed to load consortium.',
  locationsFailed: 'Failed to get company locations.',
  addFailed: 'Failed to add company to consortium.',
  gone: 'Some of the companies or locations that you ticked are not there any more. Nothing was saved. Reload the page and tick again.',
} as const;

interface Period {
  startedOn: string;
  endedOn: string | null;
}

/** `Since 01/15/2025`, `01/15/2024 – 03/31/2024, since 01/15/2025`: when somebody was enrolled, days included. */
export function periodsText(periods: readonly Period[]): string {
  const text = periods
    .map(({ startedOn, endedOn }) =>
      endedOn === null ? `since ${formatUsDate(startedOn)}` : formatUsDays(startedOn, endedOn),
    )
    .join(', ');
  return text.replace(/^since/, 'Since');
}

/** `Austin, TX`. */
export const placeText = ({ city, state }: { city: string | null; state: string | null }): string =>
  [city, state].filter((part) => part !== null && part !== '').join(', ');
