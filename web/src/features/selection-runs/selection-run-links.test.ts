import { runPage } from '@assay/schema/selection-runs/run-page';
import { expect, it } from 'vitest';
import { poolRunLinks } from './selection-run-links.ts';

it('leads to where mails of a draw lead', () => {
  expect(poolRunLinks('7').run('12')).toBe(runPage(7, 12));
});
