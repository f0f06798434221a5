import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../components/testing/render-ui.tsx';
import { ContrastNote } from './ContrastNote.tsx';

test.each([
  ['#1B5E9B', 'The portal shows this color as it is.'],
  ['#FACC15', /in a darker tone, #[0-9A-F]{6}, so that text can be read/],
  // 7.9…:1 is cut and not rounded, so that no ratio looks sufficient that is not.
  ['#1A5489', 'White text, contrast 7.8:1'],
])('the note on %s says what the portal does', (color, note) => {
  renderUi(<ContrastNote color={color} />);

  expect(screen.getByRole('group', { name: 'Contrast of the color' })).toHaveTextContent(note);
});
