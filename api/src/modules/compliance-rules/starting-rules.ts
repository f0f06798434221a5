import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import type { z } from 'zod';
import { CreateComplianceRuleInput } from '@assay/schema/compliance/compliance-rule';

/** The starter rules with citation, source and how sure each is; what they rest on says `api/lists/NOTICE.md`. */
const file = path.resolve(import.meta.dirname, '../../../lists/compliance-rules.csv');

/** Reasons that the list calls otherwise than tests do (decision 42). */
const reasons: Readonly<Record<string, string>> = {
  REASONABLE_SUSPICION: 'REASONABLE_SUSPICION_CAUSE',
};

/** The rules that every tenant starts with; nobody has reviewed them. */
export const startingRules = (reviewBy: string): z.output<typeof CreateComplianceRuleInput>[] =>
  parse<Record<string, string>>(readFileSync(file), { columns: true }).map((line) => {
    const reason = line['reasonForTest'] ?? '';
    return CreateComplianceRuleInput.parse({
      ...line,
      reasonForTest: reasons[reason] ?? reason,
      reviewBy,
    });
  });
