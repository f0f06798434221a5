import type { Config } from '../config.ts';
import type { Database } from '../core/database/database.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { seedRuns } from './demo/seed-runs.ts';
import { seedFoundation } from './foundation.ts';
import { seedUsers } from './users.ts';

/** Fills a new database: tenant 1 always, the demo data when the settings ask for it. Safe to repeat. */
export async function seed(database: Database, { SEED }: Pick<Config, 'SEED'>): Promise<void> {
  await seedFoundation(database);
  if (SEED !== 'demo') return;
  await seedDemo(database);
  await seedUsers(database);
  await seedRuns(database, new Date().toISOString().slice(0, 10));
}
