import { Badge, Box, Button } from '@chakra-ui/react';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { useConfirmedAction } from '../../components/dialogs/use-confirmed-action.ts';
import { Section } from '../../components/page/Section.tsx';
import { refusalOf, type Payload } from '../../lib/forms/save-form.ts';
import { momentText } from '../../lib/moment-text.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { PartBody } from './PartBody.tsx';
import { PartLine } from './PartLine.tsx';
import type { SessionPartsFragment } from './sessions.generated.ts';
import type { Part } from './use-part.ts';

interface SessionsSectionProps {
  hint: string;
  part: Part<{ sessions: readonly SessionPartsFragment[] | null }>;
  /** Ends the session of that id; with null all but the one that asks. */
  end: (sessionId: string | null) => Promise<Payload>;
}

const factsOf = ({ address, createdAt, lastActivityAt }: SessionPartsFragment): string =>
  `${address} · Last active ${momentText(lastActivityAt)} · Signed in ${momentText(createdAt)}`;

/** Where somebody is signed in, each with a way to end it (decision 31). */
export function SessionsSection({ hint, part, end }: SessionsSectionProps) {
  const { subject, ask, dialog } = useConfirmedAction<SessionPartsFragment | 'all'>(async (of) => {
    const refusal = await refusalOf(() => end(of === 'all' ? null : of.id));
    /* A session that has ended meanwhile is not listed any more. */
    part.reread();
    if (refusal === null) toastSuccess(of === 'all' ? 'Sessions ended.' : 'Session ended.');
    return refusal;
  });
  const isAll = subject === 'all';
  return (
    <Section title="Sessions" hint={hint}>
      <PartBody part={part}>
        {({ sessions }) => {
          const others = (sessions ?? []).filter(({ isCurrent }) => !isCurrent);
          return (
            <>
              <Box as="ul" role="list" listStyleType="none">
                {(sessions ?? []).map((session) => (
                  <PartLine
                    key={session.id}
                    title={
                      <>
                        {session.device}
                        {session.isCurrent && <Badge marginStart="2">This session</Badge>}
                      </>
                    }
                    facts={factsOf(session)}
                    action={
                      !session.isCurrent && (
                        <Button
                          size="xs"
                          variant="outline"
                          colorPalette="gray"
                          aria-label={`End the session on ${session.device}, ${session.address}`}
                          onClick={() => ask(session)}
                        >
                          End
                        </Button>
                      )
                    }
                  />
                ))}
              </Box>
              {(sessions ?? []).length === 0 && 'Not signed in anywhere.'}
              {others.length > 1 && (
                <Button
                  size="sm"
                  variant="outline"
                  colorPalette="red"
                  marginTop="3"
                  onClick={() => ask('all')}
                >
                  {others.length === sessions?.length
                    ? 'End all sessions'
                    : 'End all other sessions'}
                </Button>
              )}
            </>
          );
        }}
      </PartBody>
      <ConfirmDialog
        {...dialog}
        title={isAll ? 'End sessions' : 'End session'}
        question={
          isAll
            ? 'Everything that has not been saved there is lost. Signing in again is possible at once.'
            : `The session on ${subject?.device ?? ''} ends at once. What has not been saved there is lost.`
        }
        action={isAll ? 'End sessions' : 'End session'}
      />
    </Section>
  );
}
