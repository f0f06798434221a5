import { Stack, Text } from '@chakra-ui/react';
import { usDay } from '@assay/schema/core/us-day';
import { selectionStatuses } from '@assay/schema/selection-runs/run-participant.list';
import { formatUsDate } from '../../components/form/us-date.ts';
import { dayOfMoment } from '../../components/list-toolbar/days.ts';
import { Section } from '../../components/page/Section.tsx';
import type { DonorFilePartsFragment as File } from './donor-file.generated.ts';

/** Days of the reader's time zone, as the bundle of the file has them. */
const day = (moment: string): string => formatUsDate(dayOfMoment(moment));

type Draw = NonNullable<File['draws']>[number];

/** What came of a draw, as far as tests tell. */
const doneWords = ({ drugCompletedAt, alcoholCompletedAt }: Draw): string =>
  [
    drugCompletedAt !== null && `drug test done ${day(drugCompletedAt)}`,
    alcoholCompletedAt !== null && `alcohol test done ${day(alcoholCompletedAt)}`,
  ]
    .filter(Boolean)
    .join(', ');

/** Pools and draws of a donor; nothing for who may not see members of pools. */
export const DonorPools = ({ pools, draws }: Pick<File, 'pools' | 'draws'>) =>
  pools === null || draws === null ? null : (
    <Section title="Pools and draws">
      <Stack gap="1">
        {pools.length === 0 && <Text textStyle="sm">In no random test pool.</Text>}
        {pools.map((pool) => (
          <Text key={`${pool.testPoolId} ${pool.memberSince}`} textStyle="sm">
            {pool.name}
            <Text as="span" display="block" textStyle="xs" color="fg.muted">
              {pool.isRegulated ? 'DOT' : 'Non-DOT'}, since {day(pool.memberSince)}
              {pool.leftOn !== null && `, left ${usDay(pool.leftOn) ?? ''}`}
            </Text>
          </Text>
        ))}
      </Stack>
      <Stack gap="1">
        {draws.length === 0 && <Text textStyle="sm">Selected by no draw.</Text>}
        {draws.map((draw) => (
          <Text key={draw.selectionRunId} textStyle="sm">
            {usDay(draw.runDate)}, {draw.poolName}
            <Text as="span" display="block" textStyle="xs" color="fg.muted">
              {[selectionStatuses[draw.selectionStatus], doneWords(draw)]
                .filter(Boolean)
                .join(', ')}
            </Text>
          </Text>
        ))}
      </Stack>
    </Section>
  );
