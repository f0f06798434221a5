import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const here = import.meta.dirname;
const components = path.join(here, '../components');

/** What is a screen by itself, or stands around one: the portal shows it, with a server. */
const screens = new Set([
  'bulk-assign',
  'list',
  'more-filters',
  'permission',
  'record-parts',
  'saved-views',
  'settings',
  'table-settings',
]);
const alone = new Set([
  // Rows that are ticked, and columns that are chosen, are those of a list.
  'ticks/BulkBar.tsx',
  'ticks/BulkListScreen.tsx',
  'data-table/ColumnMenu.tsx',
  'data-table/ListData.tsx',
  // What a list says of its filters is put together by it.
  'list-toolbar/AdvancedSearch.tsx',
  'list-toolbar/AdvancedSearchDialog.tsx',
  'list-toolbar/DialogButton.tsx',
  'list-toolbar/FilterControl.tsx',
  'list-toolbar/FilterControls.tsx',
  'list-toolbar/ListToolbar.tsx',
  // Forms and dialogs of records, and files, are sent to a server.
  'record-form/ErrorSummary.tsx',
  'record-form/RecordDialog.tsx',
  'record-form/RecordForm.tsx',
  'dialogs/StaleEntryDialog.tsx',
  'dialogs/lazy-dialog.tsx',
  'page/RecordActions.tsx',
  'files/FilePreview.tsx',
  'upload/CsvImportScreen.tsx',
  'upload/FileField.tsx',
  'upload/FileToImport.tsx',
  'upload/FileUpload.tsx',
  'upload/ImportFile.tsx',
  'overlays/DialogCross.tsx',
  'page/LoadErrorBoundary.tsx',
]);

const imported = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)]
    .map(([, source = '']) => path.join(path.dirname(file), source))
    .filter((each) => existsSync(each));

/** The files that the page is made of. */
function reached(): Set<string> {
  const seen = new Set<string>();
  const left = readdirSync(here)
    .filter((each) => each.endsWith('Parts.tsx'))
    .map((each) => path.join(here, each));
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    left.push(...imported(file));
  }
  return seen;
}

test('the page of the shared parts has every part', () => {
  const seen = reached();
  const parts = readdirSync(components, { recursive: true, encoding: 'utf8' })
    .map((each) => each.split(path.sep).join('/'))
    .filter((each) => each.endsWith('.tsx') && !/\.test\.|testing\//.test(each))
    .filter((each) => !screens.has(each.split('/')[0] ?? ''));
  const missing = parts.filter((each) => !seen.has(path.join(components, each)));

  expect(parts.length).toBeGreaterThan(90);
  expect(missing.toSorted()).toEqual([...alone].toSorted());
});
