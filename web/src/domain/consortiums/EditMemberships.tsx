import { Alert, Box, Button, Checkbox, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { SearchBox } from '../../components/list-toolbar/SearchBox.tsx';
import { useUnsavedChanges } from '../../lib/unsaved-changes/use-unsaved-changes.ts';
import { enrolledIds, type Memberships } from './use-memberships.ts';

interface EditMembershipsProps {
  rows: NonNullable<Memberships['rows']>;
  save: Memberships['save'];
  onDone: () => void;
}

/** Pause of the suggestions of consortiums (O s9). All of them are here already, so that no term is asked for. */
const SUGGEST_PAUSE_MS = 500;

/** All consortiums with boxes to tick, sent on Save; Cancel brings the former list back (O s4). */
export function EditMemberships({ rows, save, onDone }: EditMembershipsProps) {
  const [before] = useState(() => enrolledIds(rows));
  const [ticked, setTicked] = useState<readonly string[]>(before);
  const [q, setQ] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isDirty = before.length !== ticked.length || before.some((id) => !ticked.includes(id));
  const unsaved = useUnsavedChanges(isDirty);
  const wanted = q.trim().toLowerCase();
  const shown = rows.filter(({ consortiumName }) => consortiumName.toLowerCase().includes(wanted));

  const submit = async (): Promise<void> => {
    setSaving(true);
    const refused = await save(ticked);
    setSaving(false);
    setRefusal(refused);
    if (refused !== null) return;
    unsaved.clear();
    onDone();
  };
  return (
    <Stack gap="3" gridColumn="1 / -1">
      <Box width="300px" maxWidth="100%" css={{ '& > div': { width: 'full' } }}>
        <SearchBox
          label="Search consortium name"
          value={q}
          onSearch={setQ}
          pauseMs={SUGGEST_PAUSE_MS}
        />
      </Box>
      {refusal !== null && (
        <Alert.Root status="error" role="alert">
          <Alert.Indicator />
          <Alert.Title>{refusal}</Alert.Title>
        </Alert.Root>
      )}
      <Stack role="group" aria-label="Consortiums" gap="2" maxHeight="20rem" overflowY="auto">
        {shown.length === 0 && (
          <Text textStyle="sm" color="fg.muted">
            No consortium has “{q.trim()}” in its name.
          </Text>
        )}
        {shown.map(({ consortiumId, consortiumName }) => (
          <Checkbox.Root
            key={consortiumId}
            size="sm"
            disabled={isSaving}
            checked={ticked.includes(consortiumId)}
            onCheckedChange={({ checked }) =>
              setTicked((now) => [
                ...now.filter((id) => id !== consortiumId),
                ...(checked === true ? [consortiumId] : []),
              ])
            }
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label overflowWrap="anywhere">{consortiumName}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Stack>
      <Flex gap="2" justify="flex-end">
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          disabled={isSaving}
          onClick={onDone}
        >
          Cancel
        </Button>
        <Button size="sm" loading={isSaving} disabled={!isDirty} onClick={() => void submit()}>
          Save
        </Button>
      </Flex>
    </Stack>
  );
}
