import type { z } from 'zod';
import {
  addFieldError,
  fieldError,
  type FieldErrorTree,
} from '@assay/schema/core/field-error-tree';
import type { AuditVerb } from '@assay/schema/audit/audit-actions';
import { errorText } from '@assay/schema/core/errors';
import { memberOfKind, missingMemberFields } from '@assay/schema/test-pools/member-rules';
import type {
  CreateTestPoolMemberInput,
  TestPoolMember,
  UpdateTestPoolMemberInput,
} from '@assay/schema/test-pools/test-pool-member';
import { changesBetween, changesOfNew, type AuditEntry } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { categoriesOf } from '../reference/regulators.read-model.ts';
import { openSsn, sealedSsn, type StoredSsn } from './member-ssn.ts';
import { presentIn } from './same-person.repository.ts';
import { personKey, type Identity } from './same-person.ts';
import { placeInPool, requirePlace } from './member-place.ts';
import { nextMemberIds, type MemberPlace } from './test-pool-members.repository.ts';
import { findMember } from './test-pool-members.read-model.ts';
import { memberOf, members } from './test-pool-member.table.ts';
import { lockEditablePool } from './test-pools.service.ts';
import type { TestPoolRow } from './test-pool.table.ts';

export { openSsn } from './member-ssn.ts';

type MemberInput = z.output<typeof CreateTestPoolMemberInput>;

const kindOf = (pool: TestPoolRow) => ({
  isRegulated: pool.is_regulated,
  isTestPoolForCompany: pool.is_test_pool_for_company,
});

/** Where the member works. @throws Refusal with field failures */
async function checkMember(
  context: Context,
  pool: TestPoolRow,
  input: MemberInput,
): Promise<MemberPlace> {
  const blank: FieldErrorTree = {};
  for (const field of missingMemberFields(kindOf(pool), input))
    addFieldError(blank, [field], { errorCode: 'BLANK', message: errorText('BLANK'), params: {} });
  if (Object.keys(blank).length > 0) throw Refusal.fields(blank);
  const { employeeCategory } = input;
  if (pool.is_regulated) {
    const categories = await categoriesOf(context.tx, pool.testing_agency_id ?? 0);
    if (!categories.some(({ id }) => id === employeeCategory))
      throw Refusal.fields(fieldError(['employeeCategory'], 'INVALID'));
  }
  return requirePlace(context, pool, input.locationId ?? 0);
}

/** A member whose row is written: the id is what its SSN is sealed for. */
interface Place {
  tenantId: number;
  id: number;
  secrets: SecretBox;
  /** The SSN that is stored already. */
  before?: StoredSsn;
}

/** The columns of a checked member: those of its kind of pool are filled. */
export function memberColumns(
  pool: TestPoolRow,
  input: Readonly<Record<string, unknown>>,
  { secrets, before, ...place }: Place,
) {
  const member = memberOfKind(kindOf(pool), input);
  const ssn = typeof member['ssn'] === 'string' ? member['ssn'] : null;
  return { ...members.toColumns(member), ...sealedSsn(secrets, place, ssn, before) };
}

/**
 * Nobody may be drawn twice as often as another, so that nobody is in a pool under two licenses.
 * @throws Refusal DUPLICATE_VALUE at the field to look at
 */
async function refuseSamePerson(
  context: Context,
  poolId: number,
  person: Identity,
  secrets: SecretBox,
): Promise<void> {
  const sameness = (await presentIn(context, poolId, [person], secrets)).get(0);
  if (sameness === undefined) return;
  const { field, text } = sameness;
  throw new Refusal('DUPLICATE_VALUE', {
    errors: fieldError([field], 'DUPLICATE_VALUE', {}, text),
  });
}

/** Who a member of such a pool is; people of unregulated pools are told apart by their number alone. */
const identityOf = (pool: TestPoolRow, id: number | null, input: MemberInput): Identity => ({
  id,
  firstName: input.firstName,
  lastName: input.lastName,
  dateOfBirth: pool.is_regulated ? input.dateOfBirth : null,
  ssn: pool.is_regulated ? input.ssn : null,
});

/** The audit log has no SSN, not even masked. */
const withoutSsn = ({ ssn: _ssn, ...member }: TestPoolMember) => member;

const entry = (
  verb: AuditVerb<'testPoolMember'>,
  member: TestPoolMember,
  changes: NonNullable<AuditEntry['changes']>,
): AuditEntry => ({
  action: `testPoolMember.${verb}`,
  entityId: member.id,
  companyId: member.companyId,
  changes,
});

/**
 * Adds a member to a pool. The answer masks the SSN, as all answers but that of reading one member do.
 * @throws Refusal TEST_POOL_NOT_EDITABLE, DUPLICATE_VALUE, RESOURCE_NOT_FOUND, or field failures
 */
export async function createTestPoolMember(
  context: Context,
  poolId: number,
  input: MemberInput,
  secrets: SecretBox,
): Promise<TestPoolMember> {
  const pool = await lockEditablePool(context, poolId);
  const place = await checkMember(context, pool, input);
  await refuseSamePerson(context, poolId, identityOf(pool, null, input), secrets);
  const [id = 0] = await nextMemberIds(context.tx, 1);
  const columns = memberColumns(pool, input, { tenantId: context.tenantId, id, secrets });
  await members.insert(context.tx, {}, { id, ...columns, ...placeInPool(pool, place) });
  const member = memberOf(await findMember(context, id));
  context.audit(entry('created', member, changesOfNew(withoutSsn(member))));
  return member;
}

/** The pool of a member, locked first and so in the same order by everybody, and the member. */
async function lockBoth(context: Context, id: number, version?: number) {
  const { test_pool_id: poolId } = await findMember(context, id);
  const pool = await lockEditablePool(context, poolId);
  await members.lock(context.tx, id, version);
  const row = await findMember(context, id);
  return { pool, row, before: memberOf(row) };
}

/**
 * Replaces the editable fields of a member.
 * @throws Refusal TEST_POOL_NOT_EDITABLE, DUPLICATE_VALUE, STALE_VERSION, RESOURCE_NOT_FOUND, or field failures
 */
export async function updateTestPoolMember(
  context: Context,
  id: number,
  { version, ...input }: z.output<typeof UpdateTestPoolMemberInput>,
  secrets: SecretBox,
): Promise<TestPoolMember> {
  const { pool, row, before } = await lockBoth(context, id, version);
  const place = await checkMember(context, pool, input);
  const sealing = { tenantId: context.tenantId, id, secrets, before: row };
  const columns = { ...memberColumns(pool, input, sealing), ...placeInPool(pool, place) };
  const stands =
    columns.ssn_sealed === row.ssn_sealed &&
    personKey(identityOf(pool, id, input)) === personKey(identityOf(pool, id, before));
  if (!stands && row.deleted_at === null)
    await refuseSamePerson(context, pool.id, identityOf(pool, id, input), secrets);
  await members.update(context.tx, id, {}, columns);
  const after = memberOf(await findMember(context, id));
  const changes = changesBetween(withoutSsn(before), withoutSsn(after));
  context.audit(entry('updated', after, changes));
  return after;
}

/**
 * Removes a member or takes it back; one that is already so stays as it is.
 * @throws Refusal TEST_POOL_NOT_EDITABLE, DUPLICATE_VALUE, RESOURCE_NOT_FOUND
 */
export async function setMemberRemoved(
  context: Context,
  id: number,
  removed: boolean,
  secrets: SecretBox,
): Promise<TestPoolMember> {
  const { pool, row, before } = await lockBoth(context, id);
  if (before.deleted === removed) return before;
  if (!removed) {
    if (pool.consortium_id !== null) await requirePlace(context, pool, row.location_id);
    const ssn = openSsn(secrets, context.tenantId, id, row.ssn_sealed);
    await refuseSamePerson(context, pool.id, identityOf(pool, id, { ...before, ssn }), secrets);
  }
  const now = context.now.toISOString();
  await members.update(
    context.tx,
    id,
    {},
    { deleted_at: removed ? now : null, member_status_adjusted_at: now, left_on: null },
  );
  const after = memberOf(await findMember(context, id));
  context.audit(entry(removed ? 'removed' : 'restored', after, {}));
  return after;
}
