import { describe, expect, it, test } from 'vitest';
import { usDay } from '@assay/schema/core/us-day';
import type { SelectionRunDetails } from '@assay/schema/selection-runs/selection-run';
import { textsOfPages } from '../../core/documents/testing/pdf-text.ts';
import { useTestApp } from '../../core/testing/test-app.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { wordsOf } from './certificate-pdf.ts';
import { draw, quarterlyPool, quarters } from './testing/run-calls.ts';

const [spring = ''] = quarters;

const api = await useTestApp();
const world = await growPoolWorld(api);

const runOf = async (members: number, more: object = {}): Promise<SelectionRunDetails> => {
  const pool = await quarterlyPool(api, world, members, more);
  return draw(api, world.admin, {
    testPoolId: pool.id,
    runDate: spring,
    override: true,
    drugOverride: members,
    alcoholOverride: 0,
  });
};
const pdf = async (path: string) => {
  const answer = await api.call(`GET ${path}`, { session: world.admin });
  const text = answer.rawPayload.toString('latin1');
  return {
    status: answer.statusCode,
    type: answer.headers['content-type'],
    name: answer.headers['content-disposition'],
    isWhole: text.startsWith('%PDF-1.7') && text.trimEnd().endsWith('%%EOF'),
    pages: text.match(/\/Type \/Page\b/g)?.length ?? 0,
  };
};

/** What stands on the first page. */
const firstPageOf = async (path: string): Promise<string[]> =>
  textsOfPages((await api.call(`GET ${path}`, { session: world.admin })).rawPayload)[0] ?? [];

/** What stands behind a label. */
const factOf = (texts: string[], label: string): string | undefined =>
  texts[texts.indexOf(label) + 1];

describe('the results of a run on paper', () => {
  it('are one PDF, named after the day', async () => {
    const { id } = await runOf(3);

    expect(await pdf(`/api/selectionrun/${id}/downloadpdf`)).toEqual({
      status: 200,
      type: 'application/pdf',
      name: `attachment; filename="Run @ 01-01-${spring.slice(0, 4)} Results.pdf"`,
      isWhole: true,
      pages: 1,
    });
  });

  it('name the period that was drawn for', async () => {
    const { id, period, periods, periodEnd } = await runOf(3);

    const texts = await firstPageOf(`/api/selectionrun/${id}/downloadpdf`);

    expect(factOf(texts, 'Selection period')).toBe(
      `Period ${period} of ${periods}, ${usDay(spring)} – ${usDay(periodEnd)}; the numbers were entered by hand`,
    );
  });

  it('go over as many pages as they need', async () => {
    const { id } = await runOf(120);

    const { pages, isWhole } = await pdf(`/api/selectionrun/${id}/downloadpdf`);

    expect(isWhole).toBe(true);
    expect(pages).toBeGreaterThan(3);
    expect(pages).toBeLessThan(8);
  });
});

test('the certificate on paper is a page to sign, and its appendices', async () => {
  const { id } = await runOf(3);

  expect(await pdf(`/api/selectionrun/${id}/certificate/pdf`)).toMatchObject({
    status: 200,
    name: `attachment; filename="Certificate Run ${id} @ 01-01-${spring.slice(0, 4)}.pdf"`,
    isWhole: true,
    pages: 2,
  });
});

test('each page of a certificate on paper names its run and its pool', async () => {
  const { id } = await runOf(3);

  const { rawPayload } = await api.call(`GET /api/selectionrun/${id}/certificate/pdf`, {
    session: world.admin,
  });

  const feet = textsOfPages(rawPayload).map((texts) =>
    texts.find((each) => each.startsWith('Certificate of Random Selection: run')),
  );
  const foot = expect.stringContaining(`run ${id} of ${usDay(spring)}, `);
  expect(feet).toEqual([foot, foot]);
});

test('the certificate on paper counts the alternates that were drawn, not those the pool asks for', async () => {
  const { id, alternates } = await runOf(3, {
    shouldGenerateAlternates: true,
    alternatesAmount: 2,
  });
  expect(alternates).toBe(0);

  const texts = await firstPageOf(`/api/selectionrun/${id}/certificate/pdf`);

  expect(factOf(texts, 'Selected for drug tests')).toBe('3 of 3');
  expect(factOf(texts, 'Alternates')).toBe('0');
});

test('the certificate on paper certifies the day of the draw, beside the day that was entered, and says first that a run does not count', async () => {
  const { id, version } = await runOf(3);
  const invalidationReason = 'Wrong pool.';
  const { statusCode } = await api.call(`POST /api/selectionrun/${id}/invalidate`, {
    session: world.admin,
    body: { invalidationReason, version },
  });
  expect(statusCode).toBe(200);

  const texts = await firstPageOf(`/api/selectionrun/${id}/certificate/pdf`);

  const invalidated = texts.findIndex((each) => each.startsWith('This run was invalidated'));
  const certifies = texts.findIndex((each) => each.startsWith('This certifies'));
  expect(texts[invalidated]).toContain(invalidationReason);
  expect(invalidated).toBeLessThan(certifies);
  // The database has said when it was drawn.
  const [drawnOn] = factOf(texts, 'Drawn')?.split(/,? /) ?? [];
  expect(drawnOn).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  expect(texts[certifies]).toContain(`on ${drawnOn} members`);
  expect(factOf(texts, 'Run date')).toBe(usDay(spring));
});

describe('how a number came about', () => {
  const count = {
    method: 'PERCENTAGE',
    rate: 5_000,
    fixed: 0,
    oversampling: 1_000,
    periods: 4,
    period: 2,
    activeMembers: [200, 100],
    counted: 20,
    open: 5,
    minimum: 0,
    draw: 9,
  } as const;

  it('is said with everything that went in', () => {
    expect(wordsOf({ ...count, activeMembers: [...count.activeMembers] })).toBe(
      '50 % a year of 125 members on average (at the draws so far: 200, 100) makes 32 due by the end of period 2 of 4. ' +
        '20 counted and 5 still open go off, with 10 % oversampling: 9 drawn.',
    );
  });

  it('is said of entered numbers and of none', () => {
    const activeMembers = [10];
    expect(wordsOf({ ...count, activeMembers, method: 'OVERRIDE', fixed: 4, draw: 4 })).toBe(
      '4 were entered in place of the number due; 4 drawn.',
    );
    expect(wordsOf({ ...count, activeMembers, method: 'NONE' })).toBe(
      'The pool does not test for it.',
    );
  });
});
