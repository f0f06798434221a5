import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ListQuery } from '@assay/schema/core/list';
import { signInList } from '@assay/schema/users/sign-in.list';
import type { SignIn } from '@assay/schema/users/user-session';
import type { Row, Tx } from '../../core/database/database.ts';
import { column, listSource, type Page } from '../../core/lists/list-source.ts';
import { runList } from '../../core/lists/run-list.ts';

type Told = z.output<typeof SignIn>;
type SignInRow = Row<'sign_ins'> & Pick<Told, 'outcome'>;

const source = listSource({
  spec: signInList,
  table: 'sign_ins',
  columns: {
    createdAt: { ...column('created_at'), notNull: true },
    outcome: column('outcome'),
  },
  select: sql`t.*`,
  where: sql`true`,
});

/** A page of the attempts to sign in to an account of the transaction's tenant. */
export const findSignIns = (tx: Tx, query: ListQuery, userId: number): Promise<Page<SignInRow>> =>
  runList(tx, source, query, sql`t.user_id = ${userId}`);

export const signInOf = ({ id, created_at, outcome, device, address }: SignInRow): Told => ({
  id,
  createdAt: created_at,
  outcome,
  device,
  address,
});
