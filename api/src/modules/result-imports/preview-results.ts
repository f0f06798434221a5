import {
  LINES_SHOWN,
  type ImportLine,
  type ResultImportPreview,
} from '@assay/schema/result-imports/result-import';
import { WHOLE_FORM } from '@assay/schema/core/field-error-tree';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { judgeAll, type ImportCall, type Reading } from './import-results.ts';
import type { Judged } from './judge-results.ts';

const lineOf = ({ test, match, isUnchanged, report }: Judged): ImportLine => ({
  line: test.line,
  action: match === null ? 'CREATES' : isUnchanged ? 'UNCHANGED' : 'COMPLETES',
  specimenId: report.specimenId,
  testCaseId: match?.test_case_id ?? null,
  message: null,
});

/** What an import would do with a file, row by row; it saves nothing, and tells nothing of what is behind the wall. */
export async function previewOf(
  call: ImportCall,
  reading: Reading,
  secrets: SecretBox,
): Promise<ResultImportPreview> {
  const { faults, rows } = reading;
  const counts = { CREATES: 0, COMPLETES: 0, UNCHANGED: 0, FAILS: 0 };
  const lines: ImportLine[] = [];
  await judgeAll(call, reading, secrets, (judged) => {
    for (const each of judged) {
      const line = lineOf(each);
      counts[line.action] += 1;
      if (lines.length < LINES_SHOWN) lines.push(line);
    }
  });
  const failing = [...faults.entries()].toSorted(([one], [other]) => one - other);
  const wrong = failing.slice(0, LINES_SHOWN).map(([line, messages]): ImportLine => ({
    line,
    action: 'FAILS',
    specimenId: null,
    testCaseId: null,
    message: messages.join(' '),
  }));
  const isFine = failing.length === 0;
  return {
    rows,
    created: isFine ? counts.CREATES : 0,
    updated: isFine ? counts.COMPLETES : 0,
    unchanged: isFine ? counts.UNCHANGED : 0,
    errors: wrong.map(({ line, message }) => ({
      row: line,
      column: WHOLE_FORM,
      value: null,
      errorCode: 'INVALID',
      message: message ?? '',
    })),
    lines: [...wrong, ...lines.filter(({ line }) => !faults.has(line))].slice(0, LINES_SHOWN),
  };
}
