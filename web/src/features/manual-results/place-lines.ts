import { LocationChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { currentClient } from '../../lib/apollo/client.ts';
import { choiceLabel } from '../../lib/choices/choices.ts';
import { errorsToCaller } from '../../lib/forms/send.ts';
import { PlaceOfResultDocument } from './manual-result.generated.ts';
import type { Summary } from './VerificationDialog.tsx';

/** Company and location of a result, for whoever confirms it; without a connection the location as it was chosen. */
export async function placeLines(locationId: number): Promise<Summary> {
  const variables = { id: String(locationId) };
  const answer = await currentClient()
    .query({ query: PlaceOfResultDocument, variables, ...errorsToCaller })
    .catch(() => null);
  const place = answer?.data?.location;
  return [
    ['Company', place?.company?.companyName ?? null],
    ['Location', place?.name ?? choiceLabel(LocationChoicesDocument, locationId)],
  ];
}
