import { keysOf } from '@assay/schema/core/keys-of';
import { runParticipantList } from '@assay/schema/selection-runs/run-participant.list';
import { endOfDay, startOfDay } from '../../components/list-toolbar/days.ts';
import { PARTICIPANTS_PATH } from '../../config/features/pool-progress.ts';
import { kindsOfTest, type KindOfTest } from '../../domain/test-pools/kinds-of-test.ts';
import { defaultState, writeListState } from '../../lib/list-url/list-state.ts';
import { numberText } from '../../lib/value-text.ts';
import { monthNames } from './month-names.ts';
import type { RandomYearQuery } from './random-year.generated.ts';

export type RandomYear = RandomYearQuery['testPoolMonths'];

/** The kinds that the programs ask for. */
export const kindsOf = (year: RandomYear): KindOfTest[] =>
  keysOf(kindsOfTest).filter((kind) => year[kind].target > 0);

/** A month of the chart and a row of its table. */
export interface RandomMonth {
  /** First day, YYYY-MM-DD. */
  month: string;
  /** "Mar 2026". */
  name: string;
  due: number;
  /** Null, as what follows, in a month to come. */
  done: number | null;
  behind: number | null;
  completed: number | null;
  /** "On target", "Behind by 12", "To come". */
  state: string;
  /** The people whose test was done in the month. */
  to: string | null;
}

const lastDay = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

function testedIn(month: string, kind: KindOfTest): string {
  const field = kind === 'drugs' ? 'drugCompletedAt' : 'alcoholCompletedAt';
  const filters = [
    { field, operator: 'GTE' as const, values: [startOfDay(month)] },
    { field, operator: 'LTE' as const, values: [endOfDay(lastDay(month))] },
  ];
  const state = { ...defaultState(runParticipantList), filters };
  return `${PARTICIPANTS_PATH}?${writeListState(runParticipantList, state).toString()}`;
}

/** How a month stands, in words. */
function stateText(behind: number | null): string {
  if (behind === null) return 'To come';
  return behind === 0 ? 'On target' : `Behind by ${numberText(behind)}`;
}

/** The months of a kind, the first one first. */
export const monthsOf = ({ months }: RandomYear, kind: KindOfTest): RandomMonth[] =>
  months.map(({ month, [kind]: tests }) => ({
    month,
    name: `${monthNames[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`,
    due: tests.due,
    done: tests.done,
    behind: tests.behind,
    completed: tests.completed,
    state: stateText(tests.behind),
    to: tests.done === null ? null : testedIn(month, kind),
  }));

/** The month that runs. */
export const monthNow = (months: readonly RandomMonth[]): RandomMonth | undefined =>
  months.findLast(({ done }) => done !== null);

/** How the year stands today, with its measure. */
export function yearSentence(year: RandomYear, kind: KindOfTest, now: RandomMonth): string {
  const { target, before } = year[kind];
  const earlier =
    before === 0
      ? ''
      : ` ${numberText(before)} of them are from before a pool was run here and count from the first month.`;
  const lacking =
    now.behind !== null && now.behind > 0 && (now.done ?? 0) >= now.due
      ? ` Pools that are behind lack ${numberText(now.behind)}, for which those ahead do not make up.`
      : '';
  return `${numberText(now.done ?? 0)} ${kindsOfTest[kind].toLowerCase()} are done, ${numberText(now.due)} are due by now, ${numberText(target)} by the end of the programs.${lacking}${earlier}`;
}
