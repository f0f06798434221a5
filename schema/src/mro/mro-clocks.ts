import { businessDayAfter, endOfDay } from '../core/business-days.ts';
import type { MroResultName, ResultTypeName } from '../test-results/test-words.ts';
import {
  attemptKinds,
  isViolation,
  needsInterview,
  reachedKinds,
  type MroBasis,
  type MroContactKind,
} from './mro-words.ts';

const HOUR = 3_600_000;

/** Clocks of the rules, in the order in which they run. */
export const mroClockLabels = {
  ATTEMPTS: 'Attempts to reach the donor',
  FIRST_DAY: '24 hours since the first attempt',
  DER_CONTACT: '72 hours after the DER reached the donor',
  TEN_DAYS: '10 days since the laboratory report',
  SPLIT_REQUEST: '72 hours to ask for the split specimen',
  CLEARINGHOUSE: '2 business days to the Clearinghouse',
} as const;
export type MroClockName = keyof typeof mroClockLabels;

/** The rule that each clock comes from. */
export const mroClockRules: Readonly<Record<MroClockName, string>> = {
  ATTEMPTS: '49 CFR 40.131(c)',
  FIRST_DAY: '49 CFR 40.131(c)',
  DER_CONTACT: '49 CFR 40.133(a)(2)',
  TEN_DAYS: '49 CFR 40.133(a)(3)',
  SPLIT_REQUEST: '49 CFR 40.171(a)',
  CLEARINGHOUSE: '49 CFR 382.705(a)',
};

/** Attempts that have to be made, spaced over a day (49 CFR 40.131(c)(1)). */
export const ATTEMPTS_NEEDED = 3;

/** Attempts closer together than this count as one, hours: three calls within minutes are not "spaced reasonably over a 24-hour period". */
const ATTEMPT_SPACING_HOURS = 1;

/** Hours without contact after which a test may be verified (49 CFR 40.133(a)(3)). */
export const TEN_DAYS_HOURS = 240;

/**
 * How a clock stands: it has not begun, it runs, what it waits for has come, or its time is over; or it never began, and what
 * it would have waited for has come without; or that came when its time was over, which a file must not hide.
 */
export const mroClockStates = {
  NOT_STARTED: 'Not started',
  RUNNING: 'Running',
  DONE: 'Done',
  RUN_OUT: 'Run out',
  NOT_NEEDED: 'Not needed',
  DONE_LATE: 'Done late',
} as const;

export interface MroClockReading {
  name: MroClockName;
  state: keyof typeof mroClockStates;
  startedAt: string | null;
  dueAt: string | null;
  /** Of ATTEMPTS: how many were made, an hour or more apart. */
  count: number | null;
}

/** What the clocks of a test hang on. */
export interface MroCourse {
  program: 'DOT' | 'NON_DOT';
  /** Agency whose rules hold, e.g. FMCSA. */
  agency: string | null;
  /** What the laboratory found, and when MRO staff had its report first. */
  found: ResultTypeName;
  receivedAt: string;
  contacts: readonly { kind: MroContactKind; at: string }[];
  /** The determination that holds, and when it was made first. */
  determined: { result: MroResultName; at: string } | null;
  now: Date;
  /** Where the MRO is: a business day ends there. */
  timeZone: string;
}

const later = (from: string, hours: number): string =>
  new Date(new Date(from).getTime() + hours * HOUR).toISOString();

/** A clock from a moment to another one, unless what it waits for has come before. */
function reading(
  name: MroClockName,
  {
    from,
    due,
    isDone,
    doneAt = due,
  }: {
    from: string | undefined;
    due: string | undefined;
    isDone: boolean;
    /** When what it waits for came, where its time being over has consequences. */
    doneAt?: string | undefined;
  },
  now: Date,
): MroClockReading {
  const started = { name, startedAt: from ?? null, dueAt: due ?? null, count: null };
  const isLate = due !== undefined && doneAt !== undefined && new Date(doneAt) > new Date(due);
  if (isDone) return { ...started, state: isLate ? 'DONE_LATE' : 'DONE' };
  if (from === undefined || due === undefined) return { ...started, state: 'NOT_STARTED' };
  return { ...started, state: now.getTime() >= new Date(due).getTime() ? 'RUN_OUT' : 'RUNNING' };
}

const firstOf = (
  { contacts }: Pick<MroCourse, 'contacts'>,
  kinds: readonly MroContactKind[],
): string | undefined =>
  contacts
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ at }) => at)
    .toSorted()[0];

/** When attempts were made, of those within an hour the first one alone. */
function attemptsOf({ contacts }: Pick<MroCourse, 'contacts'>): string[] {
  const times = contacts
    .filter(({ kind }) => attemptKinds.includes(kind))
    .map(({ at }) => at)
    .toSorted((one, other) => new Date(one).getTime() - new Date(other).getTime());
  const counted: string[] = [];
  for (const time of times) {
    const last = counted.at(-1);
    if (last === undefined || new Date(time) >= new Date(later(last, ATTEMPT_SPACING_HOURS)))
      counted.push(time);
  }
  return counted;
}

/** Clocks on the way to the donor: until the donor is reached or the MRO has determined. */
function clocksOfContact(course: MroCourse): MroClockReading[] {
  const { receivedAt, determined, now } = course;
  const attempts = attemptsOf(course);
  const first = firstOf(course, attemptKinds);
  const told = firstOf(course, ['DER_REACHED_DONOR']);
  const reached = firstOf(course, reachedKinds);
  const isReached = reached !== undefined || determined !== null;
  const day = first && later(first, 24);
  /* Attempts are needed until the last of them, the donor or the determination, whichever came first. */
  const [tried] = [attempts[ATTEMPTS_NEEDED - 1], reached, determined?.at]
    .filter((at) => at !== undefined)
    .toSorted((one, other) => new Date(one).getTime() - new Date(other).getTime());
  const clocks: MroClockReading[] = [
    {
      ...reading(
        'ATTEMPTS',
        { from: first, due: day, isDone: tried !== undefined, doneAt: tried },
        now,
      ),
      count: attempts.length,
    },
    reading('FIRST_DAY', { from: first, due: day, isDone: isReached }, now),
    reading('DER_CONTACT', { from: told, due: told && later(told, 72), isDone: isReached }, now),
    reading(
      'TEN_DAYS',
      { from: receivedAt, due: later(receivedAt, TEN_DAYS_HOURS), isDone: isReached },
      now,
    ),
  ];
  /* A file says of no contact that it was awaited when nobody asked for it. */
  return clocks.map((clock) =>
    clock.state === 'DONE' && clock.startedAt === null ? { ...clock, state: 'NOT_NEEDED' } : clock,
  );
}

/** Clocks behind a positive result or a refusal. */
function clocksOfViolation(course: MroCourse): MroClockReading[] {
  const { determined, agency, now, timeZone } = course;
  if (determined === null || !isViolation(determined.result)) return [];
  const told = firstOf(course, ['DONOR_NOTIFIED']);
  const asked = firstOf(course, ['SPLIT_REQUESTED']);
  const filed = firstOf(course, ['CLEARINGHOUSE_REPORTED']);
  const split = reading(
    'SPLIT_REQUEST',
    { from: told, due: told && later(told, 72), isDone: asked !== undefined, doneAt: asked },
    now,
  );
  if (agency !== 'FMCSA') return [split];
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(
    new Date(determined.at),
  );
  const clearinghouse = reading(
    'CLEARINGHOUSE',
    {
      from: determined.at,
      due: endOfDay(businessDayAfter(day, 2), timeZone).toISOString(),
      isDone: filed !== undefined,
      doneAt: filed,
    },
    now,
  );
  return [split, clearinghouse];
}

/**
 * The clocks of a DOT test: hours and days run through weekends and holidays, except where the rule speaks of business days
 * (49 CFR 382.705). Other programs and negative findings have none.
 */
export function mroClocks(course: MroCourse): MroClockReading[] {
  if (course.program !== 'DOT') return [];
  return [
    ...(needsInterview(course.found) ? clocksOfContact(course) : []),
    ...clocksOfViolation(course),
  ];
}

/**
 * On what a determination can stand by now: an interview; the donor's refusal to talk (49 CFR 40.133(a)(1)); 72 hours
 * since the DER reached the donor (a)(2); ten days in which all reasonable efforts of MRO and DER were in vain (a)(3).
 */
export function basesNow(course: MroCourse): MroBasis[] {
  const has = (kind: MroContactKind): boolean => firstOf(course, [kind]) !== undefined;
  const { now, contacts, receivedAt } = course;
  const isOver = (due: string): boolean => now.getTime() >= new Date(due).getTime();
  const told = firstOf(course, ['DER_REACHED_DONOR']);
  const isSilent = !contacts.some(({ kind }) => reachedKinds.includes(kind));
  const wasTried =
    attemptsOf(course).length >= ATTEMPTS_NEEDED && has('DER_ASKED') && told === undefined;
  return [
    ...(has('DONOR_INTERVIEWED') ? (['INTERVIEW'] as const) : []),
    ...(has('DONOR_DECLINED') ? (['DONOR_DECLINED'] as const) : []),
    ...(isSilent && told !== undefined && isOver(later(told, 72))
      ? (['DER_CONTACT'] as const)
      : []),
    ...(isSilent && wasTried && isOver(later(receivedAt, TEN_DAYS_HOURS))
      ? (['TEN_DAYS'] as const)
      : []),
  ];
}
