// `npm run bench`: figures of one run on one machine; compare ratios, not times of different machines.
import { benchBrowser } from './browser-bench.ts';
import { benchCodes } from './codes-bench.ts';
import { benchConsortiums } from './consortiums-bench.ts';
import { benchDraw } from './draw-bench.ts';
import { benchExports } from './exports-bench.ts';
import { benchFamilies } from './families-bench.ts';
import { benchGraphql } from './graphql-bench.ts';
import { benchImports } from './imports-bench.ts';
import { benchIntake } from './intake-bench.ts';
import { benchLists } from './lists-bench.ts';
import { benchMembers } from './members-bench.ts';
import { benchMemory } from './memory-bench.ts';
import { benchOrders } from './orders-bench.ts';
import { benchOverload } from './overload-bench.ts';
import { benchPeople } from './people-bench.ts';
import { benchProgress } from './progress-bench.ts';
import { benchReports } from './reports-bench.ts';
import { benchSearch } from './search-bench.ts';
import { benchSites } from './sites-bench.ts';
import { benchSql } from './sql-bench.ts';
import { benchStart } from './start-bench.ts';
import { benchTests } from './tests-bench.ts';

/** `npm run bench -- graphql` runs one of them. */
const benches: Record<string, () => Promise<void>> = {
  graphql: benchGraphql,
  families: benchFamilies,
  overload: benchOverload,
  sql: benchSql,
  lists: benchLists,
  members: benchMembers,
  imports: benchImports,
  consortiums: benchConsortiums,
  people: benchPeople,
  codes: benchCodes,
  orders: benchOrders,
  sites: benchSites,
  search: benchSearch,
  exports: benchExports,
  tests: benchTests,
  intake: benchIntake,
  reports: benchReports,
  progress: benchProgress,
  draw: benchDraw,
  start: benchStart,
  memory: benchMemory,
  browser: benchBrowser,
};

const only = process.argv[2];
for (const [name, bench] of Object.entries(benches)) {
  if (only === undefined || only === name) await bench();
}
