import { sql } from 'drizzle-orm';
import { sealed } from '@assay/draw/records';
import { readMemberLine } from '@assay/draw/snapshot';
import type { DrawnMember, SelectionCertificate } from '@assay/schema/selection-runs/certificate';
import type { Context } from '../../core/context.ts';
import type { Row } from '../../core/database/database.ts';
import { drawnPeople } from './drawn-people.read-model.ts';
import { arePeopleKept } from './selection-run.table.ts';
import { runRow } from './selection-runs.read-model.ts';

type DrawnRow = Row<'run_participants', 'run_index' | 'member_id' | 'ticket'> & {
  drawn_status: DrawnMember['selection'];
};

async function drawnOf({ tx }: Context, runId: number): Promise<DrawnMember[]> {
  const rows = await tx.rows<DrawnRow>(sql`select run_index, member_id, drawn_status, ticket
    from run_participants where run_id = ${runId} order by run_index`);
  return rows.map((row) => ({
    order: row.run_index,
    memberId: row.member_id,
    selection: row.drawn_status,
    ticket: row.ticket,
  }));
}

async function snapshotOf({ tx }: Context, runId: number) {
  const chunks = await tx.rows<Row<'selection_snapshots', 'lines'>>(
    sql`select lines from selection_snapshots where run_id = ${runId} order by chunk`,
  );
  return chunks.flatMap(({ lines }) => lines.split('\n').map(readMemberLine));
}

/**
 * Everything that is needed to run a draw again, offline (decision 7), and who was drawn, as far as the caller may see
 * it. Draws from before people were kept say ids alone. @throws Refusal RESOURCE_NOT_FOUND
 */
export async function readCertificate(context: Context, id: number): Promise<SelectionCertificate> {
  const run = await runRow(context, id);
  return sealed({
    commitment: run.commitment,
    commitmentEntry: {
      id: run.commitment_entry_id,
      at: run.commitment_at,
      hash: run.commitment_hash,
    },
    outcome: {
      commitment: run.commitment_hash,
      runId: run.id,
      drawnAt: run.drawn_at,
      drawnBy: run.drawn_by,
      seed: run.seed,
      drawn: await drawnOf(context, id),
    },
    outcomeEntry: { id: run.outcome_entry_id, at: run.outcome_at, hash: run.outcome_hash },
    snapshotSalt: run.snapshot_salt,
    snapshot: await snapshotOf(context, id),
    ...(arePeopleKept(run) ? { people: await drawnPeople(context, id) } : {}),
  });
}
