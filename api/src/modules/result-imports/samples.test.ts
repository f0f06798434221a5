import { readFile } from 'node:fs/promises';
import type { LabProviderName } from '@assay/schema/common/lab-providers';
import { importTemplates } from '@assay/schema/bulk-schemas/import-templates';
import { expect, it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import { growImportWorld } from './testing/import-world.ts';

const api = await useTestApp();
const { clerk, place, send, find } = await growImportWorld(api);

/** What ships beside the tests of the whole portal, for the first location of the demo. */
const sample = (name: string): Promise<string> =>
  readFile(new URL(`../../../../tests/samples/results/${name}`, import.meta.url), 'utf8');

const results: Partial<Record<LabProviderName, Record<string, string>>> = {
  LabCorp: {
    '0790011846': 'RESULT_NEGATIVE',
    '0790011847': 'RESULT_POSITIVE',
    '0790011850': 'RESULT_NEGATIVE_DILUTE',
  },
  QuestDiagnostics: {
    Q55081234: 'RESULT_NEGATIVE',
    Q55081235: 'RESULT_POSITIVE',
    Q55081236: 'RESULT_NEGATIVE',
  },
  CordantHealthSolutions: {
    'CHS-26-000471': 'RESULT_NEGATIVE',
    'CHS-26-000472': 'RESULT_POSITIVE',
  },
  Phamatech: { PH4410021: 'RESULT_NEGATIVE', PH4410022: 'RESULT_POSITIVE' },
  AVERHEALTH: { AV26030201: 'RESULT_NEGATIVE_DILUTE', AV26030202: 'RESULT_POSITIVE' },
};

it.each(importTemplates.map(({ provider }) => provider))(
  'the sample of %s is imported by its template',
  async (provider) => {
    const body = JSON.parse(await sample(`${provider}.json`));
    const made = await api.call('POST /api/bulk/schema', { session: clerk, body });
    expect(made.statusCode, made.body).toBe(201);
    const csv = (await sample(`${provider}.csv`)).replaceAll('100001', place);
    const wanted = Object.entries(results[provider] ?? {});

    expect(wanted).not.toEqual([]);
    const tried = (await send(csv, '?dryRun=true', clerk, made.json().id)).json();
    const done = (await send(csv, '', clerk, made.json().id)).json();

    expect([tried.errors, tried.created, done]).toEqual([
      [],
      wanted.length,
      { imported: wanted.length },
    ]);
    for (const [specimenId, resultType] of wanted)
      expect((await find(specimenId, clerk))[0].testResult).toMatchObject({ provider, resultType });
  },
);
