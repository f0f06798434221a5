import { selectionIntervals, targetTypes, testOrderTypes } from '@assay/schema/test-pools/labels';
import { Detail, DetailList } from '../../components/page/DetailList.tsx';
import { Section } from '../../components/page/Section.tsx';
import type { TestPoolPartsFragment } from './test-pool-detail.generated.ts';
import { testPoolLabels as labels } from './test-pool-labels.ts';
import { testPoolSections as sections } from './test-pool-sections.ts';
import {
  alcoholTargetText,
  countText,
  dayText,
  drugTargetText,
  percentText,
} from './test-pool-texts.ts';

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');

/** Profile of a pool, read-only. */
export function TestPoolPage({ pool }: { pool: TestPoolPartsFragment }) {
  const isFixed = pool.targetType === 'fixed';
  return (
    <DetailList>
      <Section {...sections.pool}>
        <Detail label={labels.name}>{pool.name}</Detail>
        <Detail label={labels.companyId}>{pool.companyName}</Detail>
        <Detail label={labels.isTestPoolForCompany}>{yesNo(pool.isTestPoolForCompany)}</Detail>
        {!pool.isTestPoolForCompany && (
          <Detail label={labels.locationId}>{pool.locationName}</Detail>
        )}
        <Detail label={labels.isRegulated}>{yesNo(pool.isRegulated)}</Detail>
        {pool.isRegulated && (
          <Detail label={labels.testingAgencyId}>{pool.testingAgencyName}</Detail>
        )}
        <Detail label="Active Members">{countText(pool.activeMemberCount)}</Detail>
      </Section>
      <Section {...sections.targets}>
        <Detail label={labels.targetType}>{targetTypes[pool.targetType]}</Detail>
        <Detail label={labels.oversampling}>{percentText(pool.oversampling)}</Detail>
        <Detail label={labels.drugPercentage}>
          {drugTargetText(pool)} {isFixed ? 'each interval' : 'a year'}
        </Detail>
        <Detail label={labels.alcoholPercentage}>
          {alcoholTargetText(pool)} {isFixed ? 'each interval' : 'a year'}
        </Detail>
        <Detail label="YTD Drug Completed">{percentText(pool.drugYtd)}</Detail>
        <Detail label="YTD Alcohol Completed">{percentText(pool.alcoholYtd)}</Detail>
      </Section>
      <Section {...sections.program}>
        <Detail label={labels.modality}>{selectionIntervals[pool.modality]}</Detail>
        <Detail label={labels.programStartDate}>{dayText(pool.programStartDate)}</Detail>
        <Detail label={labels.programEndDate}>{dayText(pool.programEndDate)}</Detail>
        <Detail label="Last Selection Date">{dayText(pool.latestRunDate)}</Detail>
        <Detail label="Next Selection Date">{dayText(pool.nextRunDate)}</Detail>
        <Detail label={labels.completedDrugTests}>{countText(pool.completedDrugTests)}</Detail>
        <Detail label={labels.completedAlcoholTests}>
          {countText(pool.completedAlcoholTests)}
        </Detail>
      </Section>
      <Section {...sections.ordering}>
        <Detail label={labels.testOrderType}>
          {pool.testOrderType && testOrderTypes[pool.testOrderType]}
        </Detail>
        <Detail label={labels.shouldAutoGenerateTests}>
          {yesNo(pool.shouldAutoGenerateTests)}
        </Detail>
        <Detail label={labels.shouldGenerateAlternates}>
          {yesNo(pool.shouldGenerateAlternates)}
        </Detail>
        {pool.shouldGenerateAlternates && (
          <Detail label={labels.alternatesAmount}>{pool.alternatesAmount}</Detail>
        )}
        <Detail label={labels.comments} wide>
          {pool.comments}
        </Detail>
      </Section>
    </DetailList>
  );
}
