import type { Bar } from '../../components/charts/bar.ts';
import { numberText } from '../../lib/value-text.ts';
import { daysText, type Figures } from './chart-bars.ts';

const highest = (bars: readonly Bar[]): Bar | undefined =>
  bars.toSorted((one, other) => other.value - one.value)[0];

/** What each chart says, in a sentence with its measure. */
export const chartSentences = {
  weeks: ({ released }: Figures, bars: readonly Bar[]): string => {
    const most = highest(bars);
    const week = most ? `, most of them in the ${most.label.toLowerCase()} (${most.text})` : '';
    return `${numberText(released)} tests became known${week}.`;
  },
  reasons: ({ released }: Figures, bars: readonly Bar[]): string =>
    bars[0] === undefined
      ? 'No tests became known.'
      : `${bars[0].label} is the most frequent reason: ${bars[0].text} of ${numberText(released)} tests.`,
  turnaround: ({ turnaroundDays, timed }: Figures): string =>
    turnaroundDays === null
      ? 'Of no laboratory test collection, receipt and release are all known.'
      : `${daysText(turnaroundDays)} from collection to release on average, over ${numberText(timed)} laboratory tests.`,
  rate: ({ nonDotRated, nonDotPositive }: Figures): string => {
    if (nonDotRated === 0) return 'No non-DOT test was negative or positive.';
    if (nonDotPositive === null)
      return 'Fewer than 10 people were tested: a rate may point to one of them, and none is shown.';
    const percent = ((100 * nonDotPositive) / nonDotRated).toFixed(2);
    return `${percent}% positive: ${numberText(nonDotPositive)} of ${numberText(nonDotRated)} non-DOT tests.`;
  },
} as const;
