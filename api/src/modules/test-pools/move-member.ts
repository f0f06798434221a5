import type { z } from 'zod';
import {
  CreateTestPoolMemberInput,
  type TestPoolMember,
} from '@assay/schema/test-pools/test-pool-member';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { openSsn } from './member-ssn.ts';
import { memberOf } from './test-pool-member.table.ts';
import { findMember } from './test-pool-members.read-model.ts';
import { createTestPoolMember, setMemberRemoved } from './test-pool-members.service.ts';

const NOT_TO_MOVE = {
  there: 'This person is in that pool already.',
  gone: 'This person was removed from the pool.',
};

type Person = Omit<z.output<typeof CreateTestPoolMemberInput>, 'ssn'>;

const { ssn: _ssn, ...personFields } = CreateTestPoolMemberInput.shape;

/** What a member is in any pool: all that a new one is made of. */
const personIn = (member: TestPoolMember): Person =>
  Object.fromEntries(Object.entries(member).filter(([name]) => name in personFields)) as Person;

/**
 * Moves a member to another pool, which asks of the person what it asks of a new member: removed here, added there.
 * @throws Refusal those of both, DUPLICATE_VALUE for a member of that pool
 */
export async function moveTestPoolMember(
  context: Context,
  id: number,
  poolId: number,
  secrets: SecretBox,
): Promise<TestPoolMember> {
  const row = await findMember(context, id);
  const before = memberOf(row);
  if (before.testPoolId === poolId || before.deleted)
    throw new Refusal('DUPLICATE_VALUE', { text: NOT_TO_MOVE[before.deleted ? 'gone' : 'there'] });
  const ssn = openSsn(secrets, context.tenantId, id, row.ssn_sealed);
  await setMemberRemoved(context, id, true, secrets);
  return createTestPoolMember(context, poolId, { ...personIn(before), ssn }, secrets);
}
