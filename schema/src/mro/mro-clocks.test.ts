import { describe, expect, it } from 'vitest';
import { basesNow, mroClocks, type MroCourse } from './mro-clocks.ts';
import type { MroContactKind } from './mro-words.ts';

/** Wednesday, 09/23/2026, 9:30 AM in Phoenix: the report of the laboratory. */
const receivedAt = '2026-09-23T16:30:00.000Z';
const at = (time: string): string => new Date(time).toISOString();

const course = (
  now: string,
  contacts: readonly (readonly [MroContactKind, string])[] = [],
  more: Partial<MroCourse> = {},
): MroCourse => ({
  program: 'DOT',
  agency: 'FMCSA',
  found: 'RESULT_POSITIVE',
  receivedAt,
  contacts: contacts.map(([kind, when]) => ({ kind, at: at(when) })),
  determined: null,
  now: new Date(now),
  timeZone: 'America/Phoenix',
  ...more,
});

const tries = [
  ['DONOR_NO_ANSWER', '2026-09-23T22:10Z'],
  ['DONOR_MESSAGE', '2026-09-24T02:45Z'],
  ['DONOR_NO_ANSWER', '2026-09-24T21:00Z'],
] as const;
const stateOf = (given: MroCourse, wanted: string) => {
  const found = mroClocks(given).find(({ name }) => name === wanted);
  return found && [found.state, found.dueAt];
};

describe('clocks on the way to the donor', () => {
  it.each([
    ['no attempt', '2026-09-23T17:00Z', [], 'NOT_STARTED', 0],
    ['two attempts within the day', '2026-09-24T18:00Z', tries.slice(0, 2), 'RUNNING', 2],
    ['two attempts when the day is over', '2026-09-24T22:10Z', tries.slice(0, 2), 'RUN_OUT', 2],
    ['three attempts', '2026-09-24T21:30Z', tries, 'DONE', 3],
    [
      'three calls within minutes, in the order of their notes',
      '2026-09-23T23:30Z',
      [
        ['DONOR_NO_ANSWER', '2026-09-23T22:20Z'],
        ['DONOR_NO_ANSWER', '2026-09-23T22:10Z'],
        ['DONOR_MESSAGE', '2026-09-23T23:09:59Z'],
      ],
      'RUNNING',
      1,
    ],
    [
      'two an hour apart',
      '2026-09-23T23:30Z',
      [
        ['DONOR_NO_ANSWER', '2026-09-23T22:10Z'],
        ['DONOR_NO_ANSWER', '2026-09-23T22:50Z'],
        ['DONOR_MESSAGE', '2026-09-23T23:10Z'],
      ],
      'RUNNING',
      2,
    ],
    [
      'an interview at the first attempt',
      '2026-09-23T23:00Z',
      [['DONOR_INTERVIEWED', '2026-09-23T22:10Z']],
      'DONE',
      1,
    ],
    [
      'a third one when the day was over',
      '2026-09-25T00:00Z',
      [...tries.slice(0, 2), ['DONOR_NO_ANSWER', '2026-09-24T22:10:01Z']],
      'DONE_LATE',
      3,
    ],
    [
      'a donor who was reached when the day was over',
      '2026-09-26T00:00Z',
      [...tries.slice(0, 2), ['DONOR_INTERVIEWED', '2026-09-25T15:00Z']],
      'DONE_LATE',
      3,
    ],
    [
      'three within the day, and a donor reached afterwards',
      '2026-09-26T00:00Z',
      [...tries, ['DONOR_INTERVIEWED', '2026-09-25T15:00Z']],
      'DONE',
      4,
    ],
  ] as const)('attempts: %s', (_, now, contacts, state, count) => {
    expect(mroClocks(course(now, contacts))[0]).toMatchObject({ name: 'ATTEMPTS', state, count });
  });

  it.each([
    ['FIRST_DAY', '2026-09-24T22:09Z', tries, ['RUNNING', '2026-09-24T22:10:00.000Z']],
    ['FIRST_DAY', '2026-09-24T22:10Z', tries, ['RUN_OUT', '2026-09-24T22:10:00.000Z']],
    ['DER_CONTACT', '2026-09-25T00:00Z', tries, ['NOT_STARTED', null]],
    // Friday afternoon: 72 hours go through the weekend.
    [
      'DER_CONTACT',
      '2026-09-28T20:59Z',
      [['DER_REACHED_DONOR', '2026-09-25T21:00Z']],
      ['RUNNING', '2026-09-28T21:00:00.000Z'],
    ],
    [
      'DER_CONTACT',
      '2026-09-28T21:00Z',
      [['DER_REACHED_DONOR', '2026-09-25T21:00Z']],
      ['RUN_OUT', '2026-09-28T21:00:00.000Z'],
    ],
    [
      'DER_CONTACT',
      '2026-09-28T21:00Z',
      [
        ['DER_REACHED_DONOR', '2026-09-25T21:00Z'],
        ['DONOR_INTERVIEWED', '2026-09-27T15:00Z'],
      ],
      ['DONE', '2026-09-28T21:00:00.000Z'],
    ],
    // Nobody asked the DER: the file does not say that there was a contact.
    [
      'DER_CONTACT',
      '2026-09-28T21:00Z',
      [...tries, ['DONOR_INTERVIEWED', '2026-09-25T15:00Z']],
      ['NOT_NEEDED', null],
    ],
    ['TEN_DAYS', '2026-10-03T16:29Z', [], ['RUNNING', '2026-10-03T16:30:00.000Z']],
    ['TEN_DAYS', '2026-10-03T16:30Z', [], ['RUN_OUT', '2026-10-03T16:30:00.000Z']],
  ] as const)('%s at %s', (name, now, contacts, expected) => {
    expect(stateOf(course(now, contacts), name)).toEqual(expected);
  });

  it('those that never began were not needed once it is determined', () => {
    const determined = { result: 'MRO_NEGATIVE', at: at('2026-09-25T16:00Z') } as const;
    const states = mroClocks(course('2026-09-26T00:00Z', tries, { determined })).map(
      ({ name, state }) => `${name} ${state}`,
    );

    expect(states).toEqual([
      'ATTEMPTS DONE',
      'FIRST_DAY DONE',
      'DER_CONTACT NOT_NEEDED',
      'TEN_DAYS DONE',
    ]);
  });

  it.each([
    ['of a negative finding', { found: 'RESULT_NEGATIVE' }],
    ['of a diluted negative finding', { found: 'RESULT_NEGATIVE_DILUTE' }],
    ['of a specimen that the laboratory rejected', { found: 'RESULT_FATAL_FLAW' }],
    ['of a test that is not of DOT', { program: 'NON_DOT' }],
  ] as const)('there are none %s', (_, more) => {
    expect(mroClocks(course('2026-09-24T00:00Z', tries, more))).toEqual([]);
  });
});

describe('clocks behind a determination', () => {
  const determined = { result: 'MRO_POSITIVE', at: at('2026-11-24T16:00Z') } as const;
  const told = [['DONOR_NOTIFIED', '2026-11-24T17:00Z']] as const;

  it.each([
    ['not told yet', '2026-11-24T17:00Z', [], ['NOT_STARTED', null]],
    ['told', '2026-11-27T16:59Z', told, ['RUNNING', '2026-11-27T17:00:00.000Z']],
    ['the time is over', '2026-11-27T17:00Z', told, ['RUN_OUT', '2026-11-27T17:00:00.000Z']],
    [
      'asked for',
      '2026-11-28T17:00Z',
      [...told, ['SPLIT_REQUESTED', '2026-11-25T17:00Z']],
      ['DONE', '2026-11-27T17:00:00.000Z'],
    ],
    [
      'asked for when the time was over',
      '2026-11-28T17:00Z',
      [...told, ['SPLIT_REQUESTED', '2026-11-27T17:01Z']],
      ['DONE_LATE', '2026-11-27T17:00:00.000Z'],
    ],
  ] as const)('split specimen: %s', (_, now, contacts, expected) => {
    expect(stateOf(course(now, contacts, { determined }), 'SPLIT_REQUEST')).toEqual(expected);
  });

  it.each([
    // Tuesday before Thanksgiving: Wednesday, Friday.
    ['2026-11-24T16:00Z', '2026-11-28T06:59:59.999Z'],
    // Late on Friday evening in Phoenix, Saturday in UTC: Monday, Tuesday.
    ['2026-11-21T05:00Z', '2026-11-25T06:59:59.999Z'],
  ])('Clearinghouse: determined at %s, due at the end of %s', (when, due) => {
    const given = course('2026-11-24T17:00Z', [], {
      determined: { result: 'MRO_REFUSAL', at: at(when) },
    });
    expect(stateOf(given, 'CLEARINGHOUSE')).toEqual(['RUNNING', due]);
  });

  it.each([
    ['of a negative result', { determined: { ...determined, result: 'MRO_NEGATIVE' } }],
    ['of a canceled test', { determined: { ...determined, result: 'MRO_CANCELLED' } }],
  ] as const)('there are none %s', (_, more) => {
    const names = mroClocks(course('2026-11-25T00:00Z', [], more)).map(({ name }) => name);
    expect(names).not.toContain('SPLIT_REQUEST');
    expect(names).not.toContain('CLEARINGHOUSE');
  });

  it.each([
    ['2026-11-28T06:59Z', 'DONE'],
    ['2026-11-28T07:00Z', 'DONE_LATE'],
  ])('Clearinghouse: reported at %s is %s', (when, state) => {
    const given = course('2026-12-01T17:00Z', [['CLEARINGHOUSE_REPORTED', when]], { determined });
    expect(stateOf(given, 'CLEARINGHOUSE')).toEqual([state, '2026-11-28T06:59:59.999Z']);
  });

  it('the Clearinghouse is of FMCSA alone', () => {
    const given = course('2026-11-24T17:00Z', [], { agency: 'FRA', determined });
    expect(mroClocks(given).map(({ name }) => name)).not.toContain('CLEARINGHOUSE');
  });
});

describe('on what a determination can stand', () => {
  const asked = ['DER_ASKED', '2026-09-24T22:30Z'] as const;
  const told = ['DER_REACHED_DONOR', '2026-09-25T21:00Z'] as const;

  it.each([
    ['nothing yet', '2026-09-24T22:30Z', tries, []],
    [
      'an interview',
      '2026-09-24T22:30Z',
      [['DONOR_INTERVIEWED', '2026-09-24T20:00Z']],
      ['INTERVIEW'],
    ],
    [
      'a donor who declines',
      '2026-09-24T22:30Z',
      [['DONOR_DECLINED', '2026-09-24T20:00Z']],
      ['DONOR_DECLINED'],
    ],
    ['one minute less than 72 hours', '2026-09-28T20:59Z', [...tries, asked, told], []],
    ['72 hours', '2026-09-28T21:00Z', [...tries, asked, told], ['DER_CONTACT']],
    [
      '72 hours, and the donor called',
      '2026-09-28T21:00Z',
      [...tries, asked, told, ['DONOR_INTERVIEWED', '2026-09-28T20:00Z']],
      ['INTERVIEW'],
    ],
    ['one minute less than ten days', '2026-10-03T16:29Z', [...tries, asked], []],
    ['ten days', '2026-10-03T16:30Z', [...tries, asked], ['TEN_DAYS']],
    ['ten days with two attempts', '2026-10-03T16:30Z', [...tries.slice(1), asked], []],
    [
      'ten days with three attempts within minutes',
      '2026-10-03T16:30Z',
      [...Array.from({ length: 3 }, () => tries[0]), asked],
      [],
    ],
    ['ten days without the DER', '2026-10-03T16:30Z', tries, []],
    [
      'ten days, and the DER reached the donor',
      '2026-10-03T16:30Z',
      [...tries, asked, told],
      ['DER_CONTACT'],
    ],
  ] as const)('%s', (_, now, contacts, expected) => {
    expect(basesNow(course(now, contacts))).toEqual(expected);
  });
});
