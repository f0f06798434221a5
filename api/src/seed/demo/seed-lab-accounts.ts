import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';
import { labAccounts } from '../../modules/lab-accounts/lab-account.table.ts';
import { linkMros, storeTestCodes } from '../../modules/lab-accounts/lab-accounts.repository.ts';
import { mros } from '../../modules/lab-accounts/mro.table.ts';

/** Accounts at the laboratories whose codes the TPA has, each with all of them. */
const accounts = [
  ['LabCorp', '482910', 'DOT and Non-DOT collections, electronic orders.'],
  ['LabCorp', '48291055', 'Clients in the Gulf states.'],
  ['QuestDiagnostics', '60317', 'All clients.'],
  ['CordantHealthSolutions', '70455210', null],
  ['Phamatech', '31876', null],
  ['AVERHEALTH', '550142', 'Breath and urine.'],
] as const;

const reviewers = [
  {
    fullName: 'Helen Marsh, MD',
    providerId: 'MRO-1107',
    address: { addressLine1: '2200 Westheimer Rd', city: 'Houston', state: 'TX', zip: '77098' },
    phone: '7135550142',
    fax: '7135550143',
    pricing: '14.00',
  },
  {
    fullName: 'Victor Okafor, MD',
    providerId: 'MRO-1121',
    address: { addressLine1: '85 Peachtree St', city: 'Atlanta', state: 'GA', zip: '30303' },
    phone: '4045550117',
    pricing: '12.50',
  },
  {
    fullName: 'Ruth Delacroix, DO',
    providerId: 'MRO-1164',
    address: { addressLine1: '410 Canal St', city: 'New Orleans', state: 'LA', zip: '70130' },
    phone: '5045550161',
    fax: '5045550162',
    pricing: '13.25',
  },
];

/** Lab accounts of the tenant with their test codes and so many MROs. */
export async function seedLabAccounts(tx: Tx, numberOfMros = reviewers.length): Promise<void> {
  const mroIds: number[] = [];
  for (const reviewer of reviewers.slice(0, numberOfMros))
    mroIds.push((await mros.insert(tx, reviewer)).id);
  for (const [provider, masterAccountId, comment] of accounts) {
    const codes = await tx.rows<Row<'test_codes', 'id'>>(
      sql`select id from test_codes where provider = ${provider} and deleted_at is null`,
    );
    if (codes.length === 0) continue;
    const { id } = await labAccounts.insert(tx, { provider, masterAccountId, comment });
    await storeTestCodes(
      tx,
      id,
      codes.map((code) => code.id),
    );
    await linkMros(tx, id, mroIds);
  }
}
