import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { verdictTexts, type Verdict } from '../verification.ts';
import { verifyCertificate } from '../verify-certificate.ts';

/*
 * The command assay-verify-draw: runs a draw again and says what was checked. Exit code 0 when the certificate is
 * consistent with itself and bound to the first link that was given, 2 when it is consistent and no first link was
 * given, 1 when something is wrong or there is nothing to read.
 */
const usage = 'Usage: assay-verify-draw CERTIFICATE [--first-link HEX]';

const exitCodes: Record<Verdict, number> = { PROVED: 0, CONSISTENT: 2, WRONG: 1 };

/** Answers the exit code. */
async function verifyFile(name: string, firstLink: string | undefined): Promise<number> {
  const { verdict, checks } = verifyCertificate(await readFile(name, 'utf8'), firstLink);
  console.log(`${verdictTexts[verdict]}\n`);
  for (const check of checks) {
    console.log(`${check.holds ? 'holds ' : 'FAILS '} ${check.title}\n        ${check.found}`);
  }
  return exitCodes[verdict];
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'first-link': { type: 'string' } },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Error(usage);
  process.exitCode = await verifyFile(file, values['first-link']);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
