import type { LoaderFunctionArgs } from 'react-router-dom';
import { PARTICIPANT_PARAMETER } from '../../config/features/instant-tests.ts';
import { readDraft, type Draft } from './sealed-draft.ts';
import { readAgain } from '../../lib/forms/send.ts';
import { InstantTestStartDocument, type InstantTestStartQuery } from './instant-test.generated.ts';
import type { InstantTestValues } from './instant-test-form.ts';

type Start = NonNullable<InstantTestStartQuery['instantTestInfo']>;

/** What the entry of an instant test begins with. */
export interface InstantTestStart {
  /** Name of its draft: one for each who was drawn, and one for all others. */
  draftName: string;
  draft: Draft<InstantTestValues> | null;
  /** Who was drawn; null for anybody else. */
  participant: Start | null;
  /** Who was drawn could not be found. */
  isPrefillLost: boolean;
}

/** The number that the address names, if it names one (T s2). */
const participantOf = (url: string): string | null => {
  const given = new URL(url).searchParams.get(PARTICIPANT_PARAMETER);
  return given !== null && /^[1-9]\d{0,15}$/.test(given) ? given : null;
};

/** Loads the draft of this device, and who was drawn. */
export async function startInstantTest({ request }: LoaderFunctionArgs): Promise<InstantTestStart> {
  const participantId = participantOf(request.url);
  const draftName = `instant-test.${participantId ?? 'new'}`;
  const [draft, participant] = await Promise.all([
    readDraft<InstantTestValues>(draftName),
    participantId === null
      ? null
      : readAgain(InstantTestStartDocument, { participantId }).then(
          ({ instantTestInfo }) => instantTestInfo,
          () => null,
        ),
  ]);
  const isPrefillLost = participantId !== null && participant === null;
  return { draftName, draft, participant, isPrefillLost };
}
