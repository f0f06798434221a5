import { consortiumRunPage } from '@assay/schema/selection-runs/run-page';
import { expect, it } from 'vitest';
import { consortiumPoolLinks } from './consortium-pool-record.ts';

it('leads to where mails of a draw lead', () => {
  expect(consortiumPoolLinks('7').run('12')).toBe(consortiumRunPage(7, 12));
});
