import { readFile } from 'node:fs/promises';
import { verifyCertificate } from '../verify-certificate.ts';

/*
 * The command assay-verify-draw: runs a draw again and says what was checked. Exit code 0 when
 * everything holds, 1 when something does not, 2 when there is nothing to read.
 */
const [file] = process.argv.slice(2);

async function verifyFile(name: string): Promise<number> {
  const { holds, checks } = verifyCertificate(await readFile(name, 'utf8'));
  for (const check of checks) {
    console.log(`${check.holds ? 'holds ' : 'FAILS '} ${check.title}\n        ${check.found}`);
  }
  console.log(holds ? '\nThe draw is proved.' : '\nThe certificate does NOT prove the draw.');
  return holds ? 0 : 1;
}

if (file === undefined) {
  console.error('Usage: assay-verify-draw <certificate.json>');
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await verifyFile(file);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
}
