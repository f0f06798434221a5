import { Stack } from '@chakra-ui/react';
import { selectionIntervals } from '@assay/schema/test-pools/labels';
import { formatUsDate, formatUsDays } from '../../components/form/us-date.ts';
import { Fold } from '../../components/page/Fold.tsx';
import { SideFacts, SideSection } from '../../components/page/RecordBody.tsx';
import { numberText } from '../../lib/value-text.ts';
import { CountStory } from './CountStory.tsx';
import { ProofOfDraw } from './ProofOfDraw.tsx';
import { momentText } from '../../lib/moment-text.ts';
import type { SelectionRunPartsFragment } from './selection-run.generated.ts';
import type { RunDownloads } from './use-run-downloads.ts';

interface RunDrawAsideProps {
  run: SelectionRunPartsFragment;
  downloads: RunDownloads;
}

/** For whom and under which agency a run was drawn: what a page on paper has to say by itself. */
function programOf({
  testPool,
}: SelectionRunPartsFragment): (readonly [label: string, value: string | null])[] {
  if (!testPool) return [];
  const { companyName, consortiumName, locationName, testingAgencyName } = testPool;
  return [
    consortiumName === null ? ['Company', companyName] : ['Consortium', consortiumName],
    ...(locationName === null ? [] : [['Location', locationName] as const]),
    ['Agency', testingAgencyName ?? 'None (not regulated)'],
  ];
}

/** The period that was drawn for, with its days as they were at the draw. */
const periodOf = ({ period, periods, periodStart, periodEnd }: SelectionRunPartsFragment) =>
  period === null || periodStart === null || periodEnd === null
    ? null
    : `${period} of ${periods}, ${formatUsDays(periodStart, periodEnd)}`;

/** When and by whom a run was drawn and, folded, how its numbers came about and what proves it. */
export const RunDrawAside = ({ run, downloads }: RunDrawAsideProps) => (
  <>
    <SideSection title="Draw">
      <SideFacts
        facts={[
          ...programOf(run),
          ['Run Date', formatUsDate(run.runDate)],
          ['Selection Interval', selectionIntervals[run.modality]],
          ['Period', periodOf(run)],
          ['Member Count', numberText(run.memberCount)],
          ['Alternates', numberText(run.alternates)],
          ['Drawn by', run.drawnBy],
          ['Drawn at', momentText(run.drawnAt)],
        ]}
      />
    </SideSection>
    <Fold title="How the numbers came about">
      <Stack gap="6">
        <CountStory title="Drugs" count={run.drugCount} />
        <CountStory title="Alcohol" count={run.alcoholCount} />
      </Stack>
    </Fold>
    <Fold title="Proof of the draw">
      <ProofOfDraw run={run} downloads={downloads} />
    </Fold>
  </>
);
