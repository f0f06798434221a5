import { Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { useConfirmedAction } from '../../components/dialogs/use-confirmed-action.ts';
import { ErrorState } from '../../components/page/ErrorState.tsx';
import { Section } from '../../components/page/Section.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { toastError } from '../../lib/toasts.ts';
import { EditMemberships } from './EditMemberships.tsx';
import { MembershipRow } from './MembershipRow.tsx';
import type { MembershipPartsFragment } from './memberships.generated.ts';
import { enrolledIds, useMemberships, type Member } from './use-memberships.ts';

const hints = {
  company: 'Random programs that this company shares with other employers.',
  location:
    'Random programs that this location takes part in. Joining one enrolls its company too.',
} as const;

const questions = {
  company: 'The company leaves the consortium today, with all of its locations.',
  location:
    'The location leaves the consortium today, and its people leave the random pools of the consortium.',
} as const;

/** The consortiums of a company or a location: one is joined or left at once, or several in edit mode (O s4). */
export function MembershipsSection(member: Member) {
  const canWrite = useCan()('FE_ENTITY_CONSORTIUM_WRITE');
  const { rows, error, save } = useMemberships(member);
  const [isEditing, setEditing] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const others = ({ consortiumId }: MembershipPartsFragment): string[] =>
    enrolledIds(rows ?? []).filter((id) => id !== consortiumId);
  const removal = useConfirmedAction<MembershipPartsFragment>((row) => save(others(row)));

  const saveAtOnce = async (ids: readonly string[]): Promise<void> => {
    setSaving(true);
    const refusal = await save(ids);
    setSaving(false);
    if (refusal !== null) toastError(refusal);
  };
  // Who may neither join nor is in any has nothing to read here.
  if (rows?.length === 0 && !canWrite) return null;
  return (
    <Section title="Consortiums" hint={hints[member.of]}>
      {error && <ErrorState {...error} />}
      {rows === null && !error && <Skeleton height="10" gridColumn="1 / -1" aria-hidden />}
      {rows?.length === 0 && (
        <Text textStyle="sm" color="fg.muted">
          No info provided.
        </Text>
      )}
      {rows && rows.length > 0 && isEditing && (
        <EditMemberships rows={rows} save={save} onDone={() => setEditing(false)} />
      )}
      {rows && rows.length > 0 && !isEditing && (
        <Stack gap="2" gridColumn="1 / -1" align="flex-start">
          <Stack
            as="ul"
            role="list"
            aria-label="Consortiums"
            listStyleType="none"
            gap="0"
            width="100%"
            maxHeight="24rem"
            overflowY="auto"
          >
            {rows.map((row) => (
              <MembershipRow
                key={row.consortiumId}
                membership={row}
                canWrite={canWrite}
                busy={isSaving}
                onJoin={() => void saveAtOnce([...others(row), row.consortiumId])}
                // What goes along does not come back with it, and the button stands where JOIN stood.
                onRemove={() => removal.ask(row)}
              />
            ))}
          </Stack>
          {canWrite && (
            <Button
              size="xs"
              variant="outline"
              colorPalette="gray"
              onClick={() => setEditing(true)}
            >
              <Pencil size={14} aria-hidden /> Edit Consortiums
            </Button>
          )}
        </Stack>
      )}
      <ConfirmDialog
        {...removal.dialog}
        title={`Remove from ${removal.subject?.consortiumName ?? ''}`}
        question={questions[member.of]}
        action="Remove"
      />
    </Section>
  );
}
