import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../components/testing/render-ui.tsx';
import { ClockGrid } from './ClockGrid.tsx';
import type { TestInReview } from './mro-record.ts';

type Clock = TestInReview['clocks'][number];

const attempts: Clock = {
  __typename: 'MroClock',
  name: 'ATTEMPTS',
  rule: '49 CFR 40.131(c)',
  state: 'RUNNING',
  startedAt: '2026-11-25T16:00:00.000Z',
  dueAt: '2026-11-26T16:00:00.000Z',
  count: 2,
  needed: 3,
};

test.each([
  ['RUNNING', 2, /2 of 3.*an hour or more apart, third until 11\/26\/2026/],
  ['RUN_OUT', 2, /2 of 3.*the third was due 11\/26\/2026/],
  ['DONE', 3, /3 of 3.*made$/],
  ['DONE', 1, /1 of 3.*no more needed$/],
  ['DONE_LATE', 3, /3 of 3.*done late, the third was due 11\/26\/2026/],
  ['DONE_LATE', 2, /2 of 3.*no more needed, the third was due 11\/26\/2026/],
] as const)('attempts that are %s say so, of %i', (state, count, words) => {
  renderUi(<ClockGrid clocks={[{ ...attempts, state, count }]} />);

  expect(screen.getByRole('listitem').textContent).toMatch(words);
});
