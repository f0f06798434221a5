import { selectionIntervals, targetTypes, testOrderTypes } from '@assay/schema/test-pools/labels';
import { Detail, DetailList } from '../../components/page/DetailList.tsx';
import { RecordBody, SideFacts, SideSection } from '../../components/page/RecordBody.tsx';
import { Section } from '../../components/page/Section.tsx';
import { PermissionGate } from '../../components/permission/PermissionGate.tsx';
import { ClientDetails } from '../../domain/locations/ClientDetails.tsx';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { numberText, percentText, yesNo } from '../../lib/value-text.ts';
import { PoolOrdering } from './PoolOrdering.tsx';
import { ProofOfDraws } from './ProofOfDraws.tsx';
import { seesSelectionRuns } from './test-pool-access.ts';
import type { TestPoolPartsFragment } from './test-pool.generated.ts';
import { alcoholTargetText, dayText, drugTargetText } from './test-pool-texts.ts';
import { testPoolLabels as labels, testPoolSections as sections } from './test-pool-words.ts';

/** What the program asks for, at the side of a pool. */
function Targets({ pool }: { pool: TestPoolPartsFragment }) {
  const each = pool.targetType === 'fixed' ? 'each interval' : 'a year';
  return (
    <SideSection title={sections.targets.title}>
      <SideFacts
        facts={[
          [labels.targetType, targetTypes[pool.targetType]],
          [labels.drugPercentage, `${drugTargetText(pool)} ${each}`],
          [labels.alcoholPercentage, `${alcoholTargetText(pool)} ${each}`],
          [labels.oversampling, percentText(pool.oversampling)],
          ['YTD Drug Completed', percentText(pool.drugYtd)],
          ['YTD Alcohol Completed', percentText(pool.alcoholYtd)],
        ]}
      />
    </SideSection>
  );
}

/** What is ordered for the people who are drawn, nothing in a consortium, and who stands in, at the side of a pool. */
const Ordering = ({ pool }: { pool: TestPoolPartsFragment }) => (
  <SideSection title={sections[pool.consortiumName === null ? 'ordering' : 'alternates'].title}>
    <SideFacts
      facts={[
        ...(pool.consortiumName === null
          ? [
              [
                labels.testOrderType,
                pool.testOrderType && testOrderTypes[pool.testOrderType],
              ] as const,
              ...(pool.testOrderType === 'INSTANT'
                ? [[labels.testPanels, numberText(pool.testPanels.length)] as const]
                : [[labels.labAccounts, numberText(pool.labAccounts.length)] as const]),
              [labels.shouldAutoGenerateTests, yesNo(pool.shouldAutoGenerateTests)] as const,
            ]
          : []),
        [labels.shouldGenerateAlternates, yesNo(pool.shouldGenerateAlternates)],
        ...(pool.shouldGenerateAlternates
          ? [[labels.alternatesAmount, pool.alternatesAmount] as const]
          : []),
      ]}
    />
  </SideSection>
);

/** The two counts that are entered: what is completed here is in the figures above. */
const doneBefore = (tests: number): string => `${numberText(tests)} before the pool was run here`;

/** Profile of a pool, read-only; flag MD20 shows the clients of its one location, as on the location's page (C s6). */
export function TestPoolPage({ pool }: { pool: TestPoolPartsFragment }) {
  const { featureFlags } = useViewer();
  return (
    <RecordBody
      side={
        <>
          <Targets pool={pool} />
          <Ordering pool={pool} />
          <PermissionGate anyOf={seesSelectionRuns.anyOf}>
            <ProofOfDraws poolId={pool.id} />
          </PermissionGate>
        </>
      }
    >
      <DetailList>
        <Section {...sections.pool}>
          <Detail label={labels.name}>{pool.name}</Detail>
          {pool.consortiumName === null ? (
            <>
              <Detail label={labels.companyId}>{pool.companyName}</Detail>
              <Detail label={labels.isTestPoolForCompany}>
                {yesNo(pool.isTestPoolForCompany)}
              </Detail>
            </>
          ) : (
            <Detail label={labels.consortiumId}>{pool.consortiumName}</Detail>
          )}
          {!pool.isTestPoolForCompany && (
            <Detail label={labels.locationId}>{pool.locationName}</Detail>
          )}
          <Detail label={labels.isRegulated}>{yesNo(pool.isRegulated)}</Detail>
          {pool.isRegulated && (
            <Detail label={labels.testingAgencyId}>{pool.testingAgencyName}</Detail>
          )}
          <Detail label={labels.comments} wide>
            {pool.comments}
          </Detail>
        </Section>
        {pool.location !== null && featureFlags.has('MD20') && (
          <ClientDetails clients={pool.location.clients} />
        )}
        <Section {...sections.program}>
          <Detail label={labels.modality}>{selectionIntervals[pool.modality]}</Detail>
          <Detail label={labels.programStartDate}>{dayText(pool.programStartDate)}</Detail>
          <Detail label={labels.programEndDate}>{dayText(pool.programEndDate)}</Detail>
          <Detail label="Last Selection Date">{dayText(pool.latestRunDate)}</Detail>
          <Detail label={labels.completedDrugTests}>{doneBefore(pool.completedDrugTests)}</Detail>
          <Detail label={labels.completedAlcoholTests}>
            {doneBefore(pool.completedAlcoholTests)}
          </Detail>
        </Section>
      </DetailList>
      <PoolOrdering pool={pool} />
    </RecordBody>
  );
}
