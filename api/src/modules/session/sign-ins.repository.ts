import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';

interface NewSignIn {
  userId: number;
  outcome: string;
  device: string;
  address: string;
}

/** Keeps an attempt; the same statement for an id that nobody has, which leaves none. */
export const insertSignIn = (tx: Tx, signIn: NewSignIn): Promise<number> =>
  tx.run(sql`
    insert into sign_ins (user_id, outcome, device, address)
    select id, ${signIn.outcome}, ${signIn.device}, ${signIn.address} from users where id = ${signIn.userId}`);

/** A session that runs, as its user sees it. */
export type RunningSession = Row<
  'sessions',
  'id' | 'device' | 'address' | 'created_at' | 'last_used_at'
> & { is_current: boolean };

/** The running sessions of a user of the transaction's tenant; `hash` is the token's of who asks. */
export const runningSessions = (tx: Tx, userId: number, hash: Buffer): Promise<RunningSession[]> =>
  tx.rows(sql`select * from app.sessions_of(${userId}, ${hash})`);

/** Ends one session of such a user, or with null every one but that of who asks; answers how many ended. */
export async function endSomeSessions(
  tx: Tx,
  userId: number,
  sessionId: string | null,
  hash: Buffer,
): Promise<number> {
  const row = await tx.row<{ ended: number }>(
    sql`select app.end_some_sessions(${userId}, ${sessionId}::uuid, ${hash}) as ended`,
  );
  return row?.ended ?? 0;
}
