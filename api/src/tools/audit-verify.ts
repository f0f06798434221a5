import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, type Config } from '../config.ts';
import { checkAccessLog } from '../core/access-log/check-access-log.ts';
import { compareHeads, emptiedLogs } from '../core/audit/compare-heads.ts';
import { headsFileOf } from '../core/audit/keep-heads.ts';
import { parseHeads, type SignedHead } from '../core/audit/signed-heads.ts';
import { verifyAudit } from '../core/audit/verify-audit.ts';
import { verifyKeptSums } from '../core/lists/verify-kept-sums.ts';
import { openSecretBox, secretsAtHand } from '../core/secrets/open-secret-box.ts';
import { openToRead } from '../core/database/open-to-read.ts';
import { openStorage } from '../core/storage/open-storage.ts';
import { verifySigned } from '../modules/acknowledgments/verify-signed.repository.ts';
import { verifyFiles } from '../modules/files/verify-files.repository.ts';
import { verifyMessages } from '../modules/laboratories/verify-messages.repository.ts';
import { verifyMisSignatures } from '../modules/reports/verify-mis.repository.ts';
import { verifyPersons } from '../modules/test-pools/verify-persons.repository.ts';
import { verifyProgress } from '../modules/test-pools/verify-progress.repository.ts';
import { verifyOutcomes } from '../modules/test-results/verify-outcomes.repository.ts';

/** Heads of the file that was named, else those of the data directory, where there are some. */
async function headsOf(config: Config): Promise<{ file: string; heads: SignedHead[] } | null> {
  const { values } = parseArgs({ options: { against: { type: 'string' } } });
  const named = values.against;
  const file =
    named === undefined
      ? headsFileOf(config.ASSAY_DATA)
      : path.resolve(config.INIT_CWD ?? '', named);
  if (named === undefined && !existsSync(file)) return null;
  const heads = parseHeads(await readFile(file, 'utf8'));
  if (heads.length === 0) throw new Error(`${file} has no heads of an audit log.`);
  return { file, heads };
}

/** Whoever checks the database of a server from another machine may have no files there. */
const areFilesAtHand = ({ DATABASE_URL, S3_BUCKET, ASSAY_DATA }: Config): boolean =>
  DATABASE_URL === undefined ||
  S3_BUCKET !== undefined ||
  existsSync(path.join(ASSAY_DATA, 'files'));

/**
 * Checks the hash chain of every tenant's audit log, checks that of its access log, compares the first with the heads that
 * were kept outside of the database, and checks that members and drawn people are as their versions say, messages of
 * laboratories as they came in, files as they were uploaded, acknowledgments and MIS reports as they were signed, tests as their reports say, kept
 * sums as the rows that they are of, and how pools stand as their runs say. Prints the first bad row of each
 * broken chain and each bad person and exits with 1, or prints the last link of each chain.
 */
async function verify(): Promise<void> {
  const config = readConfig();
  const kept = await headsOf(config);
  const database = await openToRead(config);
  const { faults, heads } = await verifyAudit(database);
  const outside = [
    ...(await emptiedLogs(database)),
    ...(kept === null ? [] : await compareHeads(database, kept.heads)),
  ];
  const reads = await checkAccessLog(database);
  const persons = await verifyPersons(database);
  const sums = await verifyKeptSums(database);
  const progress = await verifyProgress(database);
  const signed = [...(await verifySigned(database)), ...(await verifyMisSignatures(database))];
  const outcomes = await verifyOutcomes(database);
  const files = areFilesAtHand(config)
    ? await verifyFiles(database, await openStorage(config))
    : null;
  const messages =
    (await secretsAtHand(config)) === null
      ? null
      : await verifyMessages(database, await openSecretBox(config, database));
  await database.close();
  const problems = [
    ...faults.map(({ tenant_id: tenant, id, problem }) => ({
      tenant,
      problem: `row ${id}: ${problem}`,
    })),
    ...outside,
    ...reads.flatMap(({ tenant_id: tenant, problem_batch: batch, problem }) =>
      problem === null ? [] : [{ tenant, problem: `access log, batch ${batch}: ${problem}` }],
    ),
    ...(messages?.changed ?? []),
    ...(files?.changed ?? []),
    ...[...persons, ...sums, ...progress, ...signed, ...outcomes].map(
      ({ tenant_id: tenant, problem }) => ({
        tenant,
        problem,
      }),
    ),
  ];
  for (const { tenant, problem } of problems) console.log(`tenant ${tenant}: ${problem}`);
  for (const { tenant_id: tenant, id, hash } of heads) {
    if (!problems.some((each) => each.tenant === tenant))
      console.log(`tenant ${tenant}: ${id} rows, last link ${hash}`);
  }
  if (heads.length === 0 && problems.length === 0) console.log('No tenant has an entry yet.');
  if (sums.length > 0)
    console.log(
      'Kept sums are counted anew by `npm run recount-sums`; with the embedded database, stop the portal first.',
    );
  if (progress.length > 0)
    console.log('How a pool stands is kept anew for each day, and as soon as the pool is saved.');
  console.log(
    kept === null
      ? 'Nothing that was kept outside of the database was compared: a log that was cut or written anew as a whole shows only against --against FILE.'
      : `Compared with ${kept.heads.length} heads in ${kept.file}.`,
  );
  console.log(
    messages === null
      ? 'Messages of laboratories were not opened: the key of the installation is not here.'
      : `Opened ${messages.count} messages of laboratories.`,
  );
  console.log(
    files === null
      ? 'Files were not read: their directory is not here.'
      : `Read ${files.count} files.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

try {
  await verify();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
