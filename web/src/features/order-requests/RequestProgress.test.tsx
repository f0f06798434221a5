import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../components/testing/render-ui.tsx';
import { RequestProgress } from './RequestProgress.tsx';

const aRequest = {
  __typename: 'OrderRequest',
  id: '3',
  status: 'OPEN',
  failureReason: null,
  total: 0,
  done: 0,
  ordered: 0,
  failed: 0,
  requestedAt: '2026-11-24T10:00:00.000Z',
  requestedBy: 'Grace Holloway',
  finishedAt: null,
  viewerCanRepeat: false,
} as const;

test('a request that waits says so, with what went wrong before', () => {
  renderUi(<RequestProgress request={{ ...aRequest, failureReason: 'The laboratory is away.' }} />);

  expect(screen.getByRole('status')).toHaveTextContent(
    'Queued, awaiting processing. The laboratory is away.',
  );
});
