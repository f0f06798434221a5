import { Link } from '@chakra-ui/react';
import { generatePath, Link as RouterLink } from 'react-router-dom';
import { selectionIntervals } from '@assay/schema/test-pools/labels';
import { formatUsDate, formatUsDays } from '../../components/form/us-date.ts';
import type { Figure } from '../../components/page/FigureStrip.tsx';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { companyPaths } from '../../config/features/companies.ts';
import { consortiumPaths } from '../../config/features/consortiums.ts';
import { testFigures } from '../../domain/test-pools/pool-figures.ts';
import { DrawStateBadge, TargetStateBadge } from '../../domain/test-pools/PoolStateBadges.tsx';
import { useRecordPools } from '../../domain/test-pools/use-record-pools.ts';
import { daysUntil, nearDayText } from '../../lib/near-day.ts';
import type { TestPoolPartsFragment } from './test-pool.generated.ts';
import { testPoolLinks } from './test-pool-links.ts';
import { TestPoolActions } from './TestPoolActions.tsx';
import { PoolStatusBadge } from '../../domain/test-pools/PoolStatusBadge.tsx';
import { useTestPool } from './test-pool-record.ts';
import { useTestPoolTabs } from './use-test-pool-tabs.ts';

const Owner = ({ to, name }: { to: string; name: string | null }) => (
  <Link asChild color="brand.fg">
    <RouterLink to={to}>{name}</RouterLink>
  </Link>
);

/** Whose employees are drawn; leads there for who may see companies, or consortiums. */
function PoolOwner(pool: TestPoolPartsFragment) {
  const { company, companyName, consortium, consortiumName } = pool;
  const can = useCan();
  if (consortium)
    return (
      <Owner
        to={generatePath(consortiumPaths.detail, { id: consortium.id })}
        name={consortiumName}
      />
    );
  if (!company || !can('READ_ALL_COMPANIES')) return companyName ?? consortiumName;
  return (
    <Owner to={generatePath(companyPaths.detail, { companyId: company.id })} name={companyName} />
  );
}

/** Whose people the members of a pool are. */
function membersOf({ consortiumName, isTestPoolForCompany }: TestPoolPartsFragment): string {
  if (consortiumName !== null) return 'of all its companies';
  return isTestPoolForCompany ? 'of the whole company' : 'of one location';
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
  const stand = progress?.page?.nodes[0];
  return (
    <RecordHead
      name={pool.name}
      status={
        <>
          <PoolStatusBadge status={pool.status} />
          {stand && (
            <>
              {' '}
              <DrawStateBadge {...stand} /> <TargetStateBadge {...stand} />
            </>
          )}
        </>
      }
      facts={[
        <PoolOwner key="owner" {...pool} />,
        pool.isTestPoolForCompany
          ? pool.consortiumName === null
            ? 'Multiple locations'
            : 'Multiple companies'
          : pool.locationName,
        pool.testingAgencyName,
        `${selectionIntervals[pool.modality]}, ${formatUsDays(pool.programStartDate, pool.programEndDate)}`,
      ]}
      tabs={useTestPoolTabs(pool.id)}
      actions={<TestPoolActions pool={pool} />}
      figures={[
        {
          label: 'Active Members',
          value: pool.activeMemberCount,
          note: membersOf(pool),
          to: testPoolLinks(pool.id).members,
        },
        nextDraw(pool),
        ...(progress ? testFigures(progress) : []),
      ]}
    />
  );
}
