import type { Config } from '../config.ts';
import type { Database } from '../core/database/database.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { seedRuns } from './demo/seed-runs.ts';
import { seedFoundation } from './foundation.ts';
import { seedUsers } from './users.ts';

/** Tests of tenant 1 beside those of people who were drawn: with these and tenant 2 about 20,000 over two years. */
const DEMO_TESTS = 17_000;

/**
 * Fills a new database: tenant 1 always, the demo data when the settings ask for it. Safe to repeat.
 * @param tests how many tests the demo has, as far as no draw makes them
 */
export async function seed(
  database: Database,
  { SEED }: Pick<Config, 'SEED'>,
  tests = DEMO_TESTS,
): Promise<void> {
  await seedFoundation(database);
  if (SEED !== 'demo') return;
  await seedDemo(database, tests);
  await seedUsers(database);
  await seedRuns(database, new Date().toISOString().slice(0, 10));
}
