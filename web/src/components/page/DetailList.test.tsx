import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Detail } from './DetailList.tsx';

test('text of several lines reads as it was typed', () => {
  renderUi(<Detail label="Reason">{'Court order.\nCounsel agreed.'}</Detail>);

  expect(screen.getByRole('definition')).toHaveStyle({ whiteSpace: 'pre-line' });
});
