// `npm test`: sets itself up and runs every check and test. `npm test -- --only unit,lint` runs some.
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { useScratchMemory } from './test/scratch.mjs';
import { stages } from './test/steps.mjs';

/** Settings of a developer's own portal must not reach the tests. */
const settings =
  /^(PORT|API_PORT|API_URL|ASSAY_DATA|DATABASE_URL|SEED|SMTP_URL|MAIL_FROM|PORTAL_DOMAIN|SPECIAL_HOSTS|S3_.*|LOG_LEVEL|NODE_ENV|TEST_DATABASE_URL|TEST_MODULES)$/;
for (const name of Object.keys(process.env)) if (settings.test(name)) delete process.env[name];

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const only = values.only?.split(',');
const chosen = stages.map((lanes) =>
  lanes.map((lane) => lane.filter(({ group }) => only === undefined || only.includes(group))),
);
if (chosen.flat(2).length === 0) {
  console.error(
    `Nothing is called ${values.only}. Known: ${[...new Set(stages.flat(2).map((step) => step.group))].join(', ')}.`,
  );
  process.exit(1);
}

/** @param {number} milliseconds */
const seconds = (milliseconds) => `${(milliseconds / 1_000).toFixed(1)} s`;

/** @type {{ name: string, passed: number, failed: number, failures: readonly string[], took: number }[]} */
const table = [];
let built = true;

/** @param {import('./test/steps.mjs').Step} step */
async function runStep({ name, needsBuild = false, run }) {
  const begin = performance.now();
  /** @type {import('./test/reports.mjs').Result} */
  const result =
    needsBuild && !built
      ? { passed: 0, failed: 1, output: 'Not run: the build failed.' }
      : await run().catch((error) => ({
          passed: 0,
          failed: 1,
          output: String(error?.message ?? error),
        }));
  const { passed, failed, output, failures = [] } = result;
  if (name === 'build') built = failed === 0;
  const took = performance.now() - begin;
  table.push({ name, passed, failed, failures, took });
  const told = process.stdout.isTTY ? output : stripVTControlCharacters(output);
  console.log(
    failed === 0
      ? `${name} … ok (${seconds(took)})`
      : `${name} … FAILED (${seconds(took)})\n${told.trimEnd()}\n`,
  );
}

await ensureInstalled();
useScratchMemory();
for (const lanes of chosen) {
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) await runStep(step);
    }),
  );
}

const order = stages.flat(2).map(({ name }) => name);
table.sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
const width = Math.max(...table.map(({ name }) => name.length));
console.log(`\n${'Step'.padEnd(width)}  passed  failed      time`);
for (const { name, passed, failed, took } of table) {
  console.log(
    `${name.padEnd(width)}  ${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${seconds(took).padStart(8)}`,
  );
}
// Once more, and short: whoever sees the end of a long output alone sees what to mend.
for (const { name, failures } of table)
  for (const failure of failures) console.log(`\n${name}: ${failure}`);
const passed = table.reduce((sum, each) => sum + each.passed, 0);
const failed = table.reduce((sum, each) => sum + each.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
