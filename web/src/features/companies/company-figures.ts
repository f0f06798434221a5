import { countText } from '../../components/list/count-text.ts';
import type { Figure } from '../../components/page/FigureStrip.tsx';
import { poolFigures } from '../../domain/test-pools/pool-figures.ts';
import type { RecordPools } from '../../domain/test-pools/use-record-pools.ts';
import type { CompanyPartsFragment } from './company.generated.ts';

interface Links {
  /** Undefined for who may not see the locations. */
  locations: string | undefined;
  testPools: string;
}

/** How large a company is, and how its random testing stands for who may see that. */
export function companyFigures(
  company: CompanyPartsFragment,
  links: Links,
  pools: RecordPools | null,
): Figure[] {
  const { numberOfRegions, numberOfAreas, numberOfDistricts } = company;
  const regions = countText(numberOfRegions, 'region', 'regions');
  const areas = countText(numberOfAreas, 'area', 'areas');
  const districts = countText(numberOfDistricts, 'district', 'districts');
  return [
    {
      label: 'Locations',
      value: company.numberOfLocations,
      note: `${regions}, ${areas}, ${districts}`,
      to: links.locations,
    },
    // Those who are locked or have not accepted yet count as well.
    { label: 'Client Users', value: company.numberOfUsers, note: 'with an account' },
    ...(pools ? poolFigures(pools, links.testPools) : []),
  ];
}
