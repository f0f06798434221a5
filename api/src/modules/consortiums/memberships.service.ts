import type { z } from 'zod';
import type { Memberships, SaveMembershipsInput } from '@assay/schema/consortiums/membership';
import { addFieldError, type FieldErrorTree } from '@assay/schema/core/field-error-tree';
import { errorText } from '@assay/schema/core/errors';
import type { Context } from '../../core/context.ts';
import { found, Refusal } from '../../core/refusal.ts';
import { readMemberships } from './consortium-choices.read-model.ts';
import { enrollOne } from './consortiums.service.ts';
import { visibleLocations } from './enrollments.repository.ts';
import { namerOf } from './note-change.ts';

type Answer = z.output<typeof Memberships>;
type Input = z.output<typeof SaveMembershipsInput>;

/** @throws Refusal INVALID at each consortium that the caller does not see */
function requireKnown(ids: readonly number[], { results }: Answer): void {
  const known = new Set(results.map(({ consortiumId }) => consortiumId));
  const errors: FieldErrorTree = {};
  ids.forEach((id, index) => {
    if (!known.has(id))
      addFieldError(errors, ['consortiumIds', index], {
        errorCode: 'INVALID',
        message: errorText('INVALID'),
        params: {},
      });
  });
  if (Object.keys(errors).length > 0) throw Refusal.fields(errors);
}

/**
 * Makes a set the consortiums that a company, or a location, is enrolled in. A location brings its company along; a
 * company that leaves takes its locations with it. With `previousIds` only the difference to them is made.
 * @throws Refusal RESOURCE_NOT_FOUND, or field failures
 */
async function saveMemberships(
  context: Context,
  of: 'company' | 'location',
  id: number,
  { consortiumIds, previousIds }: Input,
): Promise<Answer> {
  const now = await readMemberships(context, of, id);
  requireKnown(consortiumIds, now);
  const enrolled = now.results.filter((each) => each.isEnrolled).map((each) => each.consortiumId);
  const [wanted, known] = [new Set(consortiumIds), new Set(previousIds ?? enrolled)];
  const nobody = { companies: [], locations: [], locationsOf: [] };
  const own = { ...nobody, [of === 'company' ? 'companies' : 'locations']: [id] };
  /* In the order of their ids, so that two who save at once do not wait for each other. */
  const all = [...new Set([...wanted, ...known])].toSorted((one, other) => one - other);
  const inSight = new Set(now.results.map(({ consortiumId }) => consortiumId));
  for (const consortiumId of all) {
    if (!inSight.has(consortiumId)) continue;
    if (!known.has(consortiumId))
      await enrollOne(context, consortiumId, { added: own, removed: nobody });
    else if (!wanted.has(consortiumId))
      await enrollOne(context, consortiumId, { added: nobody, removed: own });
  }
  return readMemberships(context, of, id);
}

/** As `saveMemberships`, for a company. */
export const saveMembershipsOfCompany = (context: Context, id: number, input: Input) =>
  saveMemberships(context, 'company', id, input);

/** As `saveMemberships`, for a location, whose own history tells it too. */
export async function saveMembershipsOfLocation(
  context: Context,
  id: number,
  input: Input,
): Promise<Answer> {
  const enrolledIn = ({ results }: Answer) =>
    results.filter((each) => each.isEnrolled).map((each) => each.consortiumId);
  const before = enrolledIn(await readMemberships(context, 'location', id));
  const answer = await saveMemberships(context, 'location', id, input);
  const after = enrolledIn(answer);
  if (before.join() === after.join()) return answer;
  const [place] = await visibleLocations(context.tx, [id]);
  const consortium = await namerOf(context, 'consortiums', [...before, ...after]);
  context.audit({
    action: 'location.enrollmentChanged',
    entityId: id,
    companyId: found(place).companyId,
    changes: {
      consortiums: { before: before.map(consortium), after: after.map(consortium) },
    },
  });
  return answer;
}
