import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

const folder = 'docs/adr';
const RULE = '|---|---|\n';

/** The list of decisions: what stands above its table is written by hand, the rows follow from the heads of the files. */
export const decisionIndex = `${folder}/README.md`;

/**
 * The row of a decision.
 * @param {string} file
 */
function rowOf(file) {
  const [head = ''] = readFileSync(inRoot(`${folder}/${file}`), 'utf8').split('\n', 1);
  const [, number, title] = /^# (\d+)\. (.+)$/.exec(head) ?? [];
  if (number === undefined) throw new Error(`${folder}/${file} begins with no "# number. title".`);
  return `| ${number} | [${title}](${file}) |\n`;
}

/** Writes the rows of the list of decisions anew, so that nobody has to merge them. */
export function writeDecisions() {
  const index = inRoot(decisionIndex);
  const text = readFileSync(index, 'utf8');
  const rows = text.indexOf(RULE) + RULE.length;
  const files = readdirSync(inRoot(folder)).filter((file) => /^\d{4}-.+\.md$/.test(file));
  writeFileSync(index, text.slice(0, rows) + files.toSorted().map(rowOf).join(''));
}
