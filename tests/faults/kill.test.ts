import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifiedAudit } from '../support/audit.ts';
import { startPortal, type Portal } from '../support/portal.ts';
import { Seed } from '../support/seed.ts';
import { sessionOf } from '../support/sign-in.ts';
import { lettingGo, portsOf, processOf, stillRunning } from './portal-processes.ts';

const WRITERS = 4;
const ENOUGH = 12;

let data: string;
let portal: Portal;
/** Names of all companies whose creation was answered. */
const acknowledged = new Set<string>();

const restarted = (env: Record<string, string> = {}) =>
  startPortal({ data, env: { RATE_LIMIT: 'off', ...env } });

beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'assay-kill-'));
  portal = await restarted();
});

afterAll(async () => {
  await portal.stop();
  rmSync(data, { recursive: true, force: true });
});

/** Creates companies from several sides until the portal is gone; kills once enough were answered. */
async function writeUntil(kill: () => void): Promise<void> {
  const seed = new Seed(portal.url, await sessionOf(portal.url, 'admin'));
  let answered = 0;
  const writer = async () => {
    for (;;) {
      const created = await seed
        .company()
        .create()
        .catch(() => undefined);
      if (created === undefined) return;
      acknowledged.add(created.companyName);
      answered += 1;
      if (answered === ENOUGH) kill();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
}

interface Companies {
  companies: {
    nodes: {
      companyName: string;
      locations: { totalCount: number; nodes: { isPrimary: boolean }[] };
    }[];
  };
}

const mine = `query Mine($offset: Int) { companies(q: "Company ", limit: 100, offset: $offset) {
  nodes { companyName locations { totalCount nodes { isPrimary } } } } }`;

async function stored() {
  const seed = new Seed(portal.url, await sessionOf(portal.url, 'admin'));
  const found: Companies['companies']['nodes'] = [];
  for (;;) {
    const { companies } = await seed.send<Companies>(mine, { offset: found.length });
    // The demo data has companies whose names end with the word.
    if (companies.nodes.length === 0) {
      return found.filter(({ companyName }) => companyName.startsWith('Company '));
    }
    found.push(...companies.nodes);
  }
}

describe.each(['starter', 'api', 'bff'] as const)('kill -9 of the %s during writes', (victim) => {
  it('leaves no orphan, nothing half-written, and the next start works', async () => {
    const pids = [processOf(portal, 'api'), processOf(portal, 'bff')];
    const target = victim === 'starter' ? portal.pid : processOf(portal, victim);

    await writeUntil(() => process.kill(target, 'SIGKILL'));
    await portal.ended;
    expect(await lettingGo(portal)).toBe(true);
    expect(await stillRunning(pids)).toEqual([]);

    portal = await restarted(portsOf(portal));
    const companies = await stored();
    const names = new Set(companies.map(({ companyName }) => companyName));
    expect([...acknowledged].filter((name) => !names.has(name))).toEqual([]);
    const halves = companies.filter(
      ({ locations }) => locations.totalCount !== 1 || locations.nodes[0]?.isPrimary !== true,
    );
    expect(halves).toEqual([]);
  });
});

describe('afterwards', () => {
  it('the audit log is an unbroken chain', async () => {
    process.kill(portal.pid, 'SIGTERM');
    await portal.ended;

    expect(verifiedAudit(data)).toMatch(/tenant 1: \d+ rows/);
  });
});
