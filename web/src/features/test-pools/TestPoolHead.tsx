import { Link } from '@chakra-ui/react';
import { generatePath, Link as RouterLink } from 'react-router-dom';
import { selectionIntervals } from '@assay/schema/test-pools/labels';
import { formatUsDate, formatUsDays } from '../../components/form/us-date.ts';
import type { Figure } from '../../components/page/FigureStrip.tsx';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { companyPaths } from '../../config/features/companies.ts';
import { testFigures } from '../../domain/test-pools/pool-figures.ts';
import { useRecordPools } from '../../domain/test-pools/use-record-pools.ts';
import { daysUntil, nearDayText } from '../../lib/near-day.ts';
import type { TestPoolPartsFragment } from './test-pool.generated.ts';
import { testPoolLinks } from './test-pool-links.ts';
import { TestPoolActions } from './TestPoolActions.tsx';
import { TestPoolStatusBadge } from './TestPoolStatusBadge.tsx';
import { useTestPool } from './test-pool-record.ts';
import { useTestPoolTabs } from './use-test-pool-tabs.ts';

/** Whose employees are drawn; leads there for who may see companies. */
function PoolCompany({ company, companyName }: TestPoolPartsFragment) {
  const can = useCan();
  if (!company || !can('READ_ALL_COMPANIES')) return companyName;
  return (
    <Link asChild color="brand.fg">
      <RouterLink to={generatePath(companyPaths.detail, { companyId: company.id })}>
        {companyName}
      </RouterLink>
    </Link>
  );
}

/** When the next draw is, and how far away; where none is to come, when the last one was. */
function nextDraw({ nextRunDate, latestRunDate }: TestPoolPartsFragment): Figure {
  const last = latestRunDate ? `Last ${formatUsDate(latestRunDate)}` : 'Not drawn yet';
  const days = nextRunDate === null ? null : daysUntil(nextRunDate);
  return {
    label: 'Next Selection Date',
    value: nextRunDate === null ? '–' : formatUsDate(nextRunDate),
    note: (days === null ? undefined : nearDayText(days)) ?? last,
    noteIsDue: days !== null && days <= 0,
  };
}

/** Head of a pool's profile: how its draws and its tests stand, and the next draw. */
export function TestPoolHead() {
  const pool = useTestPool();
  const progress = useRecordPools({ id: { eq: pool.id } });
  return (
    <RecordHead
      name={pool.name}
      status={<TestPoolStatusBadge status={pool.status} />}
      facts={[
        <PoolCompany key="company" {...pool} />,
        pool.isTestPoolForCompany ? 'Multiple locations' : pool.locationName,
        pool.testingAgencyName,
        `${selectionIntervals[pool.modality]}, ${formatUsDays(pool.programStartDate, pool.programEndDate)}`,
      ]}
      tabs={useTestPoolTabs(pool.id)}
      actions={<TestPoolActions pool={pool} />}
      figures={[
        {
          label: 'Active Members',
          value: pool.activeMemberCount,
          note: pool.isTestPoolForCompany ? 'of the whole company' : 'of one location',
          to: testPoolLinks(pool.id).members,
        },
        nextDraw(pool),
        ...(progress ? testFigures(progress) : []),
      ]}
    />
  );
}
