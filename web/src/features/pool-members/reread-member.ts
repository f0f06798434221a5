import { LocationChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { loadChoiceLabel } from '../../lib/choices/choices.ts';
import { readAgain } from '../../lib/forms/send.ts';
import { EditedPoolMemberDocument } from './member-form.generated.ts';

/** Reads a member again for its form, with the name of the location that it may have come to meanwhile. */
export async function rereadMember(poolId: string, id: string) {
  const { testPoolMember } = await readAgain(EditedPoolMemberDocument, { poolId, id });
  await loadChoiceLabel(LocationChoicesDocument, testPoolMember?.location?.id);
  return testPoolMember;
}
