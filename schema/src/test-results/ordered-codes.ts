interface Code {
  readonly testCode: string;
  readonly name: string;
}

interface Ordered {
  readonly testCodes: readonly Code[];
  readonly comboBreathTestCodes: readonly Code[];
  /** Of all codes, also of those that were typed from a report and that the catalog lacks. */
  readonly testNames: readonly string[];
}

/** Codes with their names: `35190N 5-Panel`. */
export const codesText = (codes: readonly Code[]): string =>
  codes.map(({ testCode, name }) => `${testCode} ${name}`).join(', ');

/** What was ordered beside breath alcohol: codes of the catalog with their names, and what was typed for others. */
export function orderedCodesText({ testCodes, comboBreathTestCodes, testNames }: Ordered): string {
  const known = new Set([...testCodes, ...comboBreathTestCodes].map(({ name }) => name));
  const typed = testNames.filter((name) => !known.has(name));
  return [codesText(testCodes), ...typed].filter(Boolean).join(', ');
}
