import { Tabs } from '@chakra-ui/react';
import { tabsSlotRecipe } from '@chakra-ui/react/theme';
import type { ReactNode } from 'react';
import { unitLevels } from '@assay/schema/administrative-units/administrative-unit.list';
import { addRecipes } from '../../../lib/theme/system.ts';
import type { UnitLevel } from '../../../gql/schema.generated.ts';
import type { UnitEditing } from './hierarchy-columns.tsx';
import { levelLabels } from './hierarchy-texts.ts';
import type { LocationCount } from './location-counts.ts';
import { ofLevel, type PlacedUnit } from './unit-tree.ts';
import { UnitTable } from './UnitTable.tsx';
import type { CountAccess } from './use-location-count-access.ts';

addRecipes({}, { tabs: tabsSlotRecipe });

/** The hierarchy as a whole, or the units of one level. */
export type HierarchyTab = 'ALL' | UnitLevel;

interface HierarchyTabsProps {
  tab: HierarchyTab;
  onTab: (tab: HierarchyTab) => void;
  units: readonly PlacedUnit[];
  /** The hierarchy as a whole. */
  overview: ReactNode;
  accessOf: (count: LocationCount) => CountAccess;
  editing: UnitEditing;
}

const isTab = (value: string): value is HierarchyTab =>
  value === 'ALL' || unitLevels.some((level) => level === value);

/** For who edits the hierarchy: all of it, and a tab for each level (O s2). */
export function HierarchyTabs({
  tab,
  onTab,
  units,
  overview,
  accessOf,
  editing,
}: HierarchyTabsProps) {
  return (
    <Tabs.Root
      size="sm"
      value={tab}
      onValueChange={({ value }) => isTab(value) && onTab(value)}
      // A name that is being typed stays while another level is looked at.
      lazyMount
    >
      <Tabs.List paddingX="2" overflowX="auto">
        <Tabs.Trigger value="ALL">Overview</Tabs.Trigger>
        {unitLevels.map((level) => (
          <Tabs.Trigger key={level} value={level}>
            {levelLabels[level].many}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="ALL" padding="0">
        {overview}
      </Tabs.Content>
      {unitLevels.map((level) => (
        <Tabs.Content key={level} value={level} padding="0">
          <UnitTable
            level={level}
            units={ofLevel(units, level)}
            accessOf={accessOf}
            editing={editing}
          />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
