import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { mroClockLabels, mroClockStates } from '@assay/schema/mro/mro-clocks';
import { momentText } from '../../lib/moment-text.ts';
import type { TestInReview } from './mro-record.ts';
import { spanText } from './span-text.ts';

type Clock = TestInReview['clocks'][number];

/** What a clock waits for while it has not begun. */
const begins: Partial<Record<Clock['name'], string>> = {
  ATTEMPTS: 'begins with the first attempt',
  FIRST_DAY: 'begins with the first attempt',
  DER_CONTACT: 'begins when the DER has reached the donor',
  SPLIT_REQUEST: 'begins when the donor was told the result',
};

/** How the attempts stand: those that came late, or never, are not told as if they had been made in time. */
function attemptWords({ name, state, dueAt }: Clock, areAllMade: boolean): string {
  const due = dueAt === null ? '' : momentText(dueAt);
  if (state === 'DONE') return areAllMade ? 'made' : 'no more needed';
  if (state === 'DONE_LATE')
    return `${areAllMade ? 'done late' : 'no more needed'}, the third was due ${due}`;
  if (state === 'RUN_OUT') return `the third was due ${due}`;
  return due === '' ? (begins[name] ?? '') : `an hour or more apart, third until ${due}`;
}

/** The figure of a clock, and the words beside it. */
function wordsOf(clock: Clock, now: string): [string, string] {
  const { name, state, dueAt, count, needed } = clock;
  if (state === 'NOT_NEEDED') return [mroClockStates.NOT_NEEDED, ''];
  const until = dueAt === null ? '' : `until ${momentText(dueAt)}`;
  if (count !== null && needed !== null)
    return [`${count} of ${needed}`, attemptWords(clock, count >= needed)];
  if (state === 'DONE') return ['Done', ''];
  if (state === 'DONE_LATE')
    return [mroClockStates.DONE_LATE, dueAt === null ? '' : `was due ${momentText(dueAt)}`];
  if (state === 'NOT_STARTED' || dueAt === null) return ['Not started', begins[name] ?? ''];
  return state === 'RUN_OUT'
    ? ['Over', `since ${momentText(dueAt)}`]
    : [spanText(now, dueAt), until];
}

const calm = { border: 'border', bg: 'bg' };
const attention = { border: 'border.warning', bg: 'bg.warning' };
const late = { border: 'border.error', bg: 'bg.error' };

/** What is missed when its time is over; when that of others is, something may be done. */
const isMissed = (name: Clock['name']): boolean => name === 'ATTEMPTS' || name === 'CLEARINGHOUSE';

const hueOf = ({ name, state }: Clock) => {
  if (state === 'RUNNING') return attention;
  if (state === 'DONE_LATE') return isMissed(name) ? late : attention;
  if (state !== 'RUN_OUT' || name === 'SPLIT_REQUEST') return calm;
  return isMissed(name) ? late : attention;
};

/** Clocks of the rules, each with its rule; how one stands is said in words. */
export function ClockGrid({ clocks }: { clocks: readonly Clock[] }) {
  const [now] = useState(() => new Date().toISOString());
  return (
    <Grid
      as="ul"
      aria-label="Clocks"
      listStyleType="none"
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      gap="2.5"
      marginBottom="6"
    >
      {clocks.map((clock) => {
        const [figure, words] = wordsOf(clock, now);
        const { border, bg } = hueOf(clock);
        return (
          <Box
            as="li"
            key={clock.name}
            borderWidth="1px"
            borderColor={border}
            bg={bg}
            borderRadius="l2"
            padding="3"
          >
            <Flex justify="space-between" gap="3" align="baseline">
              <Text textStyle="sm" fontWeight="medium">
                {mroClockLabels[clock.name]}
              </Text>
              <Text textStyle="xs" color="fg.muted" whiteSpace="nowrap">
                {clock.rule}
              </Text>
            </Flex>
            <Text marginTop="1">
              <Text as="span" textStyle="lg" fontWeight="semibold" marginEnd="2">
                {figure}
              </Text>
              <Text as="span" textStyle="sm" color="fg.muted">
                {words}
              </Text>
            </Text>
          </Box>
        );
      })}
    </Grid>
  );
}
