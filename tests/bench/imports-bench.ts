import { send } from '../support/http.ts';
import { onServer, sendCsv, type OnServer } from './on-server.ts';
import { cpuOf, memoryOf, peakMemory, resetPeakMemory, timed } from './process.ts';

const ROWS = Number(process.env['BENCH_IMPORT_ROWS'] ?? 100_000);

const head =
  'Donor First,Donor Last,Donor ID,DOB,Client Site,Specimen ID,Matrix,Collected,Received,Reported,Reason,Summary Result,Analyte,Analyte Result';
const reasons = ['PRE', 'RAN', 'ACC', 'FUP'];

/**
 * Results as the schema "Daily results export" of the demo reads them, one a row, of 10 MB at most; each fiftieth is
 * positive.
 */
function resultsCsv(site: string, isLastWrong: boolean): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const lines = Array.from({ length: ROWS }, (_, index) => {
    const isPositive = index % 50 === 0;
    const day = two(1 + (index % 27));
    return [
      `F${index % 977}`,
      `L${index % 4_999}`,
      `E${10_000_000 + index}`,
      `${two(1 + (index % 12))}/${day}/${1960 + (index % 40)}`,
      site,
      `B${10_000_000 + index}`,
      'UR',
      `03/${day}/2026 8:05 AM`,
      '',
      `04/${day}/2026`,
      reasons[index % 4],
      isLastWrong && index === ROWS - 1 ? 'PERHAPS' : isPositive ? 'POS' : 'NEG',
      isPositive ? 'THC' : '',
      isPositive ? 'POS' : '',
    ].join(',');
  });
  return `${head}\n${lines.join('\n')}\n`;
}

interface Figures {
  seconds: number;
  api: number;
  database: number;
  memory: number;
  answer: string;
}

async function measured(
  { api, databaseCpu }: OnServer,
  work: () => ReturnType<typeof sendCsv>,
): Promise<Figures> {
  const before = { memory: memoryOf(api.pid), api: cpuOf(api.pid), database: databaseCpu() };
  resetPeakMemory(api.pid);
  const { ms, value } = await timed(work);
  if (value.status !== 200) throw new Error(value.text.slice(0, 500));
  return {
    seconds: ms / 1000,
    api: (cpuOf(api.pid) - before.api) / 1000,
    database: (databaseCpu() - before.database) / 1000,
    memory: peakMemory(api.pid) - before.memory,
    /* Of an import with progress the last line is the answer. */
    answer: value.text.trim().split('\n').at(-1)?.slice(0, 90) ?? '',
  };
}

/** The import of a laboratory's results (contract §16): bounds 60 s, 300 MB, and 30 s for the dry run. */
export const benchImports = (): Promise<void> =>
  onServer(async (session) => {
    const { api, headers } = session;
    const first = async <T>(path: string): Promise<T> => {
      const { results } = (await send(api.url, { path, headers })).json() as { results: T[] };
      if (results[0] === undefined) throw new Error(`${path} answers nothing.`);
      return results[0];
    };
    const { locationId } = await first<{ locationId: string }>(
      '/api/companies/1/locations?limit=1',
    );
    const schema = await first<{ id: number }>('/api/bulk/schema?provider[EQ]=LabCorp&limit=1');
    const path = `/api/bulk/resultimport/${schema.id}`;
    const csv = resultsCsv(locationId, false);
    const wrong = resultsCsv(locationId, true);
    console.log(
      `\nImport of ${ROWS.toLocaleString('en-US')} results (${(csv.length / 1e6).toFixed(1)} MB)`,
    );
    console.log('  step            clock    api CPU   database CPU   extra memory');
    const steps: [string, string, string][] = [
      ['dry run', `${path}?dryRun=true`, csv],
      ['last one wrong', path, wrong],
      ['import', path, csv],
      ['sent again', path, csv],
      ['dry run after', `${path}?dryRun=true`, csv],
    ];
    for (const [name, to, file] of steps) {
      const f = await measured(session, () => sendCsv(session, to, file));
      const cell = (value: number, unit: string): string =>
        `${value.toFixed(1)} ${unit}`.padStart(11);
      console.log(
        `  ${name.padEnd(14)}${cell(f.seconds, 's')}${cell(f.api, 's')}${cell(f.database, 's')}${cell(f.memory, 'MB')}  ${f.answer}`,
      );
    }
  });
