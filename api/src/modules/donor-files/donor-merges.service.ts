import type { DonorFile } from '@assay/schema/donor-files/donor-file';
import type { donorFileRoutes } from '@assay/schema/donor-files/donor-file.routes';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type { BodyOf } from '@assay/schema/core/route';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { viewerAsActor } from '../test-results/viewer-as-actor.read-model.ts';
import { readDonorFile } from './donor-file.read-model.ts';
import { caseOfTest, identitiesOf, identityKey } from './donor-identity.read-model.ts';
import { storeMerge, undoMerge } from './donor-merges.repository.ts';

/** The test of the other id; one of another company is out of sight here. */
async function otherCase(context: Context, testResultId: number, companyId: number) {
  const missing = Refusal.field(['testResultId'], 'RESOURCE_NOT_FOUND');
  const row = await caseOfTest(context.tx, testResultId).catch((error: unknown) => {
    throw error instanceof Refusal ? missing : error;
  });
  if (row.company_id !== companyId) throw missing;
  return row;
}

/**
 * Merges the ids of two tests into one file. No test changes by it: who reads the file of either reads both.
 * @throws Refusal RESOURCE_NOT_FOUND; of fields for a test that is in the file already
 */
export async function mergeDonor(
  context: Context,
  id: number,
  { testResultId, reason }: BodyOf<(typeof donorFileRoutes)['merge']>,
  secrets: SecretBox,
): Promise<DonorFile> {
  const { tx, viewer, now } = context;
  const one = await caseOfTest(tx, id);
  const other = await otherCase(context, testResultId, one.company_id);
  const known = await identitiesOf(tx, secrets, one);
  if (known.some(({ key }) => key === identityKey(secrets, other)))
    throw Refusal.fields(
      fieldError(['testResultId'], 'INVALID', {}, 'This test is in the file already.'),
    );
  const { name } = await viewerAsActor(context);
  await storeMerge(tx, {
    companyId: one.company_id,
    oneCaseId: one.id,
    otherCaseId: other.id,
    reason,
    at: now,
    by: { homeTenantId: viewer.homeTenantId, userId: viewer.userId, name },
  });
  context.audit({
    action: 'donorFile.merged',
    entityId: id,
    companyId: one.company_id,
    changes: {
      testCases: { after: `${one.id}, ${other.id}` },
      reason: { after: reason },
    },
  });
  return readDonorFile(context, id, secrets);
}

/** Takes a merge back, which stays readable. @throws Refusal of fields for one that does not hold */
export async function unmergeDonor(
  context: Context,
  id: number,
  { mergeId, reason }: BodyOf<(typeof donorFileRoutes)['unmerge']>,
  secrets: SecretBox,
): Promise<DonorFile> {
  const { tx, now } = context;
  const start = await caseOfTest(tx, id);
  const identities = await identitiesOf(tx, secrets, start);
  const caseIds = identities.flatMap(({ cases }) => cases.map((each) => each.id));
  const { name } = await viewerAsActor(context);
  if (!(await undoMerge(tx, mergeId, { caseIds, reason, at: now, by: name })))
    throw Refusal.field(['mergeId'], 'RESOURCE_NOT_FOUND');
  context.audit({
    action: 'donorFile.unmerged',
    entityId: id,
    companyId: start.company_id,
    changes: { merge: { before: mergeId }, reason: { after: reason } },
  });
  return readDonorFile(context, id, secrets);
}
