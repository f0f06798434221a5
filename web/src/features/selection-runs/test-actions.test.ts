import { expect, test } from 'vitest';
import type { Permission } from '@assay/schema/permissions';
import { aParticipant } from './testing/a-run.ts';
import { testActions } from './test-actions.ts';

const all: readonly Permission[] = [
  'VIEW_INSTANT_TEST',
  'CREATE_INSTANT_TEST_PAGE',
  'CREATE_LAB_ORDER',
];
const opened: string[] = [];

/** Labels of the entries of a row, for whoever holds the permissions. */
function entriesOf(
  more: Parameters<typeof aParticipant>[1] = {},
  shape = { isRegulated: false, isInvalidated: false },
  held = all,
) {
  const actions = testActions(aParticipant(1, more), shape, {
    can: (...anyOf) => anyOf.some((each) => held.includes(each)),
    mayEnter: held.includes('CREATE_LAB_RESULT'),
    open: (path) => opened.push(path),
    onNotice: () => undefined,
  });
  return actions.flatMap((each) => (each ? [each] : []));
}
const labelsOf = (...given: Parameters<typeof entriesOf>): string[] =>
  entriesOf(...given).map(({ label }) => label);

test('whoever has no test yet gets one on the spot or by an order, and is told', () => {
  expect(labelsOf()).toEqual(['Start Instant Test', 'Order Lab Test', 'Mark as notified']);
});

test('a result that came on paper is entered for whoever was drawn for drugs and has no test yet', () => {
  const held: Permission[] = ['CREATE_LAB_ORDER', 'CREATE_LAB_RESULT'];
  const enter = entriesOf({}, undefined, held).find(({ id }) => id === 'enter');

  enter?.onSelect();

  expect([enter?.label, opened.at(-1)]).toEqual([
    'Enter a Lab Result',
    '/dashboard/manual-lab-result-new/create?participantId=101',
  ]);
  expect(labelsOf({ openTests: ['alcohol'] }, undefined, held)).not.toContain('Enter a Lab Result');
});

test('people of regulated pools are never tested on the spot', () => {
  expect(labelsOf({}, { isRegulated: true, isInvalidated: false })).toEqual([
    'Order Lab Test',
    'Mark as notified',
  ]);
});

test('a test that stands is opened, and no other one is begun', () => {
  const testResults = [
    {
      __typename: 'TestResultRow',
      id: '9',
      testResult: { __typename: 'TestOfRow', testStatus: 'MRO_PENDING' },
    },
  ] as never;
  const [view, ...others] = entriesOf({ openTests: [], testResults });

  view?.onSelect();

  expect([view?.label, opened.at(-1)]).toEqual([
    'View test: In MRO process',
    '/dashboard/test-results/9',
  ]);
  expect(others.map(({ label }) => label)).toEqual(['Mark as notified']);
});

test('nothing is begun for a run that was invalidated, nor for somebody excused', () => {
  expect(labelsOf({}, { isRegulated: false, isInvalidated: true })).toEqual([]);
  expect(labelsOf({ selectionStatus: 'EXCUSED' })).toEqual([]);
});

test('only what the viewer may do is offered', () => {
  expect(labelsOf({}, undefined, [])).toEqual(['Mark as notified']);
});
