import { Alert, Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { peopleNotKept } from '@assay/schema/selection-runs/participant-words';
import type { ReactNode } from 'react';
import { ColumnMenu } from '../../components/data-table/ColumnMenu.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { RowActions } from '../../components/data-table/row-action.ts';
import { useColumnChoice } from '../../components/data-table/use-column-choice.ts';
import { countText } from '../../components/list/count-text.ts';
import { Card } from '../../components/page/Card.tsx';
import { EmptyState } from '../../components/page/EmptyState.tsx';
import { Fold } from '../../components/page/Fold.tsx';
import { personName } from '../../domain/person-name.ts';
import { participantColumns } from './participant-columns.tsx';
import { participantGroups } from './participant-groups.ts';
import { isExcused } from './participant-rules.ts';
import type {
  ParticipantPartsFragment,
  SelectionRunPartsFragment,
} from './selection-run.generated.ts';
import type { Participants } from './use-participants.ts';
import { Progress } from '../../components/progress/Progress.ts';

interface ParticipantsCardProps {
  run: SelectionRunPartsFragment;
  participants: Participants;
  actions: (row: ParticipantPartsFragment) => RowActions;
}

const HEADING = 'run-participants';

/** Whom a run selected, by what is to do about them, with the columns that the viewer chose. */
export function ParticipantsCard({ run, participants, actions }: ParticipantsCardProps) {
  const { rows, total } = participants;
  const choice = useColumnChoice('run-participants', participantColumns(run));
  const groups = participantGroups(run, rows);
  return (
    <Box as="section" aria-labelledby={HEADING}>
      <Flex align="center" justify="space-between" gap="3" marginBottom="2">
        <Heading as="h2" id={HEADING} textStyle="lg" fontWeight="semibold">
          Participants
          <Text as="span" color="fg.muted" fontWeight="normal" marginStart="2" whiteSpace="nowrap">
            {countText(total, 'participant', 'participants')}
          </Text>
        </Heading>
        <ColumnMenu choice={choice} />
      </Flex>
      {!run.arePeopleKept && (
        <Text textStyle="sm" color="fg.muted" marginBottom="3">
          {peopleNotKept}
        </Text>
      )}
      <Arriving participants={participants} />
      {total === 0 && <EmptyState />}
      <Stack gap="3">
        {groups.map(({ title, note, isDone, rows: members }) => (
          <Fold key={title} title={title} count={members.length} note={note} open={!isDone}>
            <Card>
              <DataTable
                label={`Participants: ${title}`}
                columns={choice.visible}
                rows={members}
                rowId={({ id }) => id}
                rowLabel={personName}
                actions={actions}
                isInactive={isExcused}
              />
            </Card>
          </Fold>
        ))}
      </Stack>
    </Box>
  );
}

/** How many of very many are there, while the others come or when they did not. */
function Arriving({ participants }: { participants: Participants }): ReactNode {
  const { rows, total, failure, retry } = participants;
  if (rows.length >= total) return null;
  if (failure !== null) {
    return (
      <Alert.Root status="error" role="alert" borderRadius="0">
        <Alert.Indicator />
        <Alert.Title>
          {rows.length.toLocaleString('en-US')} of {total.toLocaleString('en-US')} participants are
          shown. {failure}
        </Alert.Title>
        <Button size="xs" variant="outline" colorPalette="gray" onClick={retry}>
          Try again
        </Button>
      </Alert.Root>
    );
  }
  return (
    <Progress.Root
      value={rows.length}
      max={total}
      size="xs"
      aria-label={`${rows.length} of ${total} participants are here`}
    >
      <Progress.Track borderRadius="0">
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}
