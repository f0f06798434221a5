import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { selectionIntervals } from '@assay/schema/test-pools/labels';
import type { Column } from '../../components/data-table/column.ts';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { formatUsDate, formatUsDays } from '../../components/form/us-date.ts';
import { Card } from '../../components/page/Card.tsx';
import { CopyButton } from '../../components/page/CopyButton.tsx';
import { EmptyState } from '../../components/page/EmptyState.tsx';
import { RecordBody, SideFacts, SideSection } from '../../components/page/RecordBody.tsx';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { PoolStatusBadge } from '../../domain/test-pools/PoolStatusBadge.tsx';
import { numberText, percentText } from '../../lib/value-text.ts';
import { consortiumPoolLinks, consortiumPoolRecord } from './consortium-pool-record.ts';
import type { ConsortiumPoolDetailQuery } from './consortium-pools.generated.ts';

type Pool = NonNullable<ConsortiumPoolDetailQuery['consortiumPool']>;
type Run = Pool['runs'][number];

const columns: readonly Column<Run>[] = [
  {
    id: 'runDate',
    header: 'Run Date',
    hideable: false,
    kind: 'date',
    width: '13rem',
    cell: ({ runDate }) => formatUsDate(runDate),
    badge: ({ isInvalidated }) =>
      isInvalidated && <StatusBadge tone="negative">Invalidated</StatusBadge>,
  },
  {
    id: 'period',
    header: 'Period',
    width: '8rem',
    phone: 'labelled',
    cell: ({ period, periods }) => (period === null ? '–' : `${period} of ${periods}`),
  },
  {
    id: 'ownMembers',
    header: 'Own Members',
    kind: 'number',
    // Who was drawn is the news; there is room for one of the two.
    phone: 'hidden',
    cell: ({ ownMemberCount }) => numberText(ownMemberCount),
  },
  {
    id: 'ownDrawn',
    header: 'Own People Drawn',
    kind: 'number',
    width: '10rem',
    phone: 'labelled',
    cell: ({ ownDrawnCount }) => numberText(ownDrawnCount),
  },
];

const share = (value: number | null): string =>
  value === null ? 'A fixed number' : `${percentText(value)} a year`;

const Program = ({ pool }: { pool: Pool }) => (
  <>
    <SideSection title="Program">
      <SideFacts
        facts={[
          ['Drug Tests', share(pool.drugPercentage)],
          ['Alcohol Tests', share(pool.alcoholPercentage)],
          ['Regulator', pool.testingAgencyName],
        ]}
      />
    </SideSection>
    <SideSection title="Proof of draws">
      <Stack gap="3" align="start">
        <Text textStyle="sm" color="fg.muted">
          The first link fixes the seeds of all draws. Keep a copy outside of the portal before the
          next draw: only with it can you prove later that nobody chose who was drawn.
        </Text>
        <Text as="code" fontFamily="mono" textStyle="xs" wordBreak="break-all">
          {pool.firstLink}
        </Text>
        <CopyButton text={pool.firstLink} />
      </Stack>
    </SideSection>
  </>
);

/** A pool that the own company shares with others, with the draws that own people were in. */
export function ConsortiumPoolView() {
  const pool = consortiumPoolRecord.useRecord();
  const links = consortiumPoolLinks(pool.id);
  return (
    <>
      <RecordHead
        name={pool.name}
        status={<PoolStatusBadge status={pool.status} />}
        facts={[
          pool.consortiumName,
          `${selectionIntervals[pool.modality]}, ${formatUsDays(pool.programStartDate, pool.programEndDate)}`,
        ]}
        figures={[
          { label: 'Own Members', value: pool.ownMemberCount, note: 'of your company' },
          {
            label: 'Next Selection Date',
            value: pool.nextRunDate === null ? '–' : formatUsDate(pool.nextRunDate),
            note:
              pool.latestRunDate === null
                ? 'Not drawn yet'
                : `Last ${formatUsDate(pool.latestRunDate)}`,
          },
        ]}
      />
      <RecordBody side={<Program pool={pool} />}>
        <Box as="section" aria-labelledby="consortium-runs">
          <Heading
            as="h2"
            id="consortium-runs"
            textStyle="lg"
            fontWeight="semibold"
            marginBottom="1"
          >
            Runs
          </Heading>
          <Text textStyle="sm" color="fg.muted" marginBottom="3">
            Draws that people of your company were in.
          </Text>
          <Card>
            <DataTable
              label="Runs"
              columns={columns}
              rows={pool.runs}
              rowId={({ id }) => id}
              rowLabel={({ runDate }) => `run of ${formatUsDate(runDate)}`}
              href={({ id }) => links.run(id)}
              empty={<EmptyState />}
            />
          </Card>
        </Box>
      </RecordBody>
    </>
  );
}
