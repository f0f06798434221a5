import { expect, test } from 'vitest';
import { callUpHint } from './participant-rules.ts';
import { aParticipant } from './testing/a-run.ts';

const alternate = (index: number, over: Parameters<typeof aParticipant>[1] = {}) =>
  aParticipant(index, {
    selectionStatus: 'ALTERNATE_SELECTION',
    drawnStatus: 'ALTERNATE_SELECTION',
    ...over,
  });
const gone = aParticipant(1, { selectionStatus: 'EXCUSED', excusalReason: 'Out' });
const called = { selectionStatus: 'SELECTED_FOR_DRUGS' } as const;

test('an alternate is called up for somebody excused, in drawn order, and one for each', () => {
  const [two, three] = [alternate(2), alternate(3)];

  expect(callUpHint(two, [aParticipant(1), two, three])).toBe('Nobody is excused');
  expect(callUpHint(two, [gone, two, three])).toBeNull();
  expect(callUpHint(three, [gone, two, three])).toBe('Another alternate comes first');
  expect(callUpHint(three, [gone, alternate(2, called), three])).toBe('Nobody is excused');
  expect(callUpHint(three, [gone, alternate(2, { selectionStatus: 'EXCUSED' }), three])).toBeNull();
});
