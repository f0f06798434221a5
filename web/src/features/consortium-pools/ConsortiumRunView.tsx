import { Alert, Box, Button, Heading, Link, Stack, Text } from '@chakra-ui/react';
import { FileCheck2 } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { formatUsDate } from '../../components/form/us-date.ts';
import { Card } from '../../components/page/Card.tsx';
import { Detail } from '../../components/page/DetailList.tsx';
import { EmptyState } from '../../components/page/EmptyState.tsx';
import { RecordBody, SideSection } from '../../components/page/RecordBody.tsx';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { personName } from '../../domain/person-name.ts';
import { download } from '../../lib/files/download.ts';
import { momentText } from '../../lib/moment-text.ts';
import { toastError } from '../../lib/toasts.ts';
import { consortiumPoolLinks, consortiumRunRecord } from './consortium-pool-record.ts';
import { personColumns } from './consortium-person-columns.tsx';
import type { ConsortiumRunDetailQuery } from './consortium-pools.generated.ts';

type Run = NonNullable<ConsortiumRunDetailQuery['consortiumRun']>;

const FAILED = 'Error while downloading result. Please try again later.';

/** Digits to be compared with those of the extract. */
const Digits = ({ children }: { children: string }) => (
  <Text as="code" fontFamily="mono" textStyle="xs" wordBreak="break-all">
    {children}
  </Text>
);

/** Saves the extract; a failure is told in a toast. */
function useExtract({ id, runDate }: Run) {
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    const stamp = formatUsDate(runDate).replaceAll('/', '-');
    await download(
      `/download/consortium-runs/${id}/extract`,
      `Extract Run ${id} @ ${stamp}.json`,
    ).catch(() => toastError(FAILED));
    setBusy(false);
  };
  return { busy, save };
}

function Proof({ run }: { run: Run }) {
  const { busy, save } = useExtract(run);
  return (
    <SideSection title="Proof of the draw">
      <Text textStyle="sm" color="fg.muted" marginBottom="4">
        The extract shows that the people of your company were fixed before the draw, and that
        exactly those were drawn whom the seed selects. It has nothing of other companies.
      </Text>
      <Stack gap="3">
        <Detail label="First link of the seed chain">
          <Digits>{run.firstLink}</Digits>
        </Detail>
        <Detail label={`Seed of this draw, link ${run.link} of the chain`}>
          <Digits>{run.seed}</Digits>
        </Detail>
        <Detail label={`Commitment before the draw, ${momentText(run.commitmentAt)}`}>
          <Digits>{run.commitmentHash}</Digits>
        </Detail>
        <Detail label="Outcome of the draw">
          <Digits>{run.outcomeHash}</Digits>
        </Detail>
      </Stack>
      <Stack gap="3" align="start" marginTop="4">
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          loading={busy}
          loadingText="Download extract"
          onClick={() => void save()}
        >
          <FileCheck2 size={16} aria-hidden /> Download extract
        </Button>
        <Link href="/download/verify-draw.html" download textStyle="sm" color="colorPalette.fg">
          Download the page that checks it offline
        </Link>
      </Stack>
    </SideSection>
  );
}

/** A draw from a pool that the own company shares with others: the own people, and what proves their places. */
export function ConsortiumRunView() {
  const run = consortiumRunRecord.useRecord();
  const { isInvalidated, people } = run;
  return (
    <>
      <RecordHead
        name={`Run @ ${formatUsDate(run.runDate)}`}
        status={
          <StatusBadge tone={isInvalidated ? 'negative' : 'positive'}>
            {isInvalidated ? 'Invalidated' : 'Valid'}
          </StatusBadge>
        }
        facts={[
          <Link asChild color="brand.fg" key="pool">
            <RouterLink to={consortiumPoolLinks(run.testPoolId).pool}>{run.poolName}</RouterLink>
          </Link>,
          run.period !== null && `Period ${run.period} of ${run.periods}`,
          `Drawn ${momentText(run.drawnAt)}`,
        ]}
        figures={[
          { label: 'Own Members', value: run.ownMemberCount, note: 'active at the draw' },
          { label: 'Own People Drawn', value: run.ownDrawnCount, note: 'with alternates' },
        ]}
      />
      {isInvalidated && (
        <Alert.Root status="warning" marginBottom="4">
          <Alert.Indicator />
          <Alert.Title>This run does not count.</Alert.Title>
        </Alert.Root>
      )}
      <RecordBody side={<Proof run={run} />}>
        <Box as="section" aria-labelledby="own-people">
          <Heading as="h2" id="own-people" textStyle="lg" fontWeight="semibold" marginBottom="3">
            People of Your Company
          </Heading>
          <Card>
            <DataTable
              label="People of your company"
              columns={personColumns(people, isInvalidated)}
              rows={people}
              rowId={({ id }) => id}
              rowLabel={personName}
              isInactive={({ selectionStatus }) => selectionStatus === 'EXCUSED'}
              empty={<EmptyState />}
            />
          </Card>
        </Box>
      </RecordBody>
    </>
  );
}
