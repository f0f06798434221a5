import { Box, Grid, Heading, Text } from '@chakra-ui/react';
import { selectionIntervals } from '@assay/schema/test-pools/labels';
import { formatUsDate } from '../../components/form/us-date.ts';
import { Card } from '../../components/page/Card.tsx';
import { Detail } from '../../components/page/DetailList.tsx';
import { CountStory } from './CountStory.tsx';
import { countText, momentText, percentText } from './run-texts.ts';
import type { SelectionRunPartsFragment } from './selection-run-detail.generated.ts';

const HEADING = 'run-summary';
const twoColumns = { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } as const;

/** Of nobody nothing can be completed. */
const selection = (selected: number, completed: number): string =>
  selected === 0
    ? '0 selected'
    : `${countText(selected)} selected, ${percentText(completed)} completed`;

/** When and by whom a run was drawn, how much of it is done, and how its numbers came about. */
export function RunSummaryCard({ run }: { run: SelectionRunPartsFragment }) {
  return (
    <Card as="section" aria-labelledby={HEADING} padding={{ base: '4', md: '5' }}>
      <Heading as="h2" id={HEADING} textStyle="sm" fontWeight="semibold" marginBottom="4">
        Summary
      </Heading>
      <Grid templateColumns={twoColumns} gap="3">
        <Detail label="Run Date">{formatUsDate(run.runDate)}</Detail>
        <Detail label="Selection Interval">
          {selectionIntervals[run.modality]}
          {run.period !== null && `, period ${run.period} of ${run.periods}`}
        </Detail>
        <Detail label="Member Count">{countText(run.memberCount)}</Detail>
        <Detail label="Alternates">{countText(run.alternates)}</Detail>
        <Detail label="Drug Selection">
          {selection(run.selectedForDrugTesting, run.completedDrugTestsPercentage)}
        </Detail>
        <Detail label="Alcohol Selection">
          {selection(run.selectedForAlcoholTesting, run.completedAlcoholTestsPercentage)}
        </Detail>
        <Detail label="Drawn by">{run.drawnBy}</Detail>
        <Detail label="Drawn at">{momentText(run.drawnAt)}</Detail>
      </Grid>
      <Box marginTop="5">
        <Heading as="h3" textStyle="sm" fontWeight="semibold">
          How the numbers came about
        </Heading>
        <Text textStyle="sm" color="fg.muted" marginBottom="3">
          As they stood at the draw.
        </Text>
        <Grid templateColumns={twoColumns} gap="6" alignItems="start">
          <CountStory title="Drugs" count={run.drugCount} />
          <CountStory title="Alcohol" count={run.alcoholCount} />
        </Grid>
      </Box>
    </Card>
  );
}
