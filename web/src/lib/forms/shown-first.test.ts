import { expect, test } from 'vitest';
import { shownFirst } from './shown-first.ts';

const wrong = { type: 'BLANK', message: 'This field is required.' };
const judged = (
  names: string[],
  errors: object = { step: wrong, donor: { name: wrong }, rows: [{ id: wrong }] },
) =>
  shownFirst(async () => ({ values: {}, errors: errors as never }))({}, undefined, {
    names,
    fields: {},
    shouldUseNativeValidation: false,
  });

test.each([
  [['step'], { step: wrong }],
  [['step', 'rows'], { step: wrong, rows: [{ id: wrong }] }],
  [['donor.name'], { donor: { name: wrong } }],
])('with %j on the screen, what is wrong there is told', async (names, errors) => {
  expect((await judged(names)).errors).toEqual(errors);
});

test('what is wrong elsewhere is told when nothing is wrong on the screen', async () => {
  expect((await judged(['other'])).errors).toEqual({
    step: wrong,
    donor: { name: wrong },
    rows: [{ id: wrong }],
  });
});
