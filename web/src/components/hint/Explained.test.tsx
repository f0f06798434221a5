import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { glossary } from '@assay/schema/glossary/glossary';
import type { GlossaryTerm } from '@assay/schema/glossary/glossary-term';
import { renderUi } from '../testing/render-ui.tsx';
import { Explained } from './Explained.tsx';

test('a word of the law says what it means and where, when the keyboard comes to it', async () => {
  const { user } = renderUi(<Explained text="DER Name" />);
  await screen.findByText('DER Name', { selector: '[tabindex]' });

  await user.tab();

  const { long, source }: GlossaryTerm = glossary.der;
  expect(await screen.findByRole('tooltip')).toHaveTextContent(
    new RegExp(`${long}.*${source?.replace('.', '\\.')}`),
  );
});

test('other words stand there as they are', () => {
  renderUi(<Explained text="Comments" />);

  expect(screen.getByText('Comments')).not.toHaveAttribute('tabindex');
});
