import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { Card } from '../../../components/page/Card.tsx';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { useCan } from '../../../components/permission/use-can.ts';
import type { CompanyLinks } from '../company-record.ts';
import { AddUnitForm } from './AddUnitForm.tsx';
import { HierarchyOverview } from './HierarchyOverview.tsx';
import { HierarchyTabs, type HierarchyTab } from './HierarchyTabs.tsx';
import { locationCounts } from './location-counts.ts';
import { placedUnits } from './unit-tree.ts';
import { useCompanyUnits } from './use-company-units.ts';
import { unitDeletion } from './unit-deletion.ts';
import { useDeletion } from '../../../components/dialogs/use-deletion.ts';
import { useLocationCountAccess } from './use-location-count-access.ts';

interface HierarchyPanelProps {
  companyId: string;
  links: CompanyLinks;
}

/**
 * Regions, areas and districts of a company with how many locations are in each. Who may change them has
 * a tab for each level and a form to add one (O s2).
 */
export function HierarchyPanel({ companyId, links }: HierarchyPanelProps) {
  const can = useCan();
  const { units, canRename, canDelete, error, refresh } = useCompanyUnits(companyId);
  const accessOf = useLocationCountAccess(links);
  const deletion = useDeletion(unitDeletion, refresh);
  const [tab, setTab] = useState<HierarchyTab>('ALL');
  const [isAdding, setAdding] = useState(false);

  const canAdd = can('CREATE_ADMINISTRATIVE_UNIT');
  const regions = units?.regions ?? [];
  const counts = units && locationCounts(regions, units.numberOfLocations);
  const add = canAdd && units && (
    <Button size="sm" variant="outline" colorPalette="gray" onClick={() => setAdding(true)}>
      <Plus size={16} aria-hidden /> Add to Hierarchy
    </Button>
  );
  const overview = <HierarchyOverview counts={counts} accessOf={accessOf} error={error} />;
  const isEmpty = units !== null && regions.length === 0;
  const isEditor = canAdd || canRename || canDelete;

  return (
    <Box as="section" aria-labelledby="company-hierarchy" marginTop="6">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" marginBottom="3">
        <Box>
          <Heading as="h2" id="company-hierarchy" textStyle="sm" fontWeight="semibold">
            Hierarchy
          </Heading>
          <Text textStyle="sm" color="fg.muted">
            Regions contain areas, areas contain districts.
          </Text>
        </Box>
        {!isEmpty && add}
      </Flex>
      <Card>
        {isEmpty ? (
          <EmptyState action={add} />
        ) : isEditor && units ? (
          <HierarchyTabs
            tab={tab}
            onTab={setTab}
            units={placedUnits(regions)}
            overview={overview}
            accessOf={accessOf}
            editing={{
              canRename,
              onRenamed: refresh,
              onDelete: canDelete ? deletion.ask : null,
            }}
          />
        ) : (
          overview
        )}
      </Card>
      <FormDialog open={isAdding} title="Add to Hierarchy" onDismiss={() => setAdding(false)}>
        <AddUnitForm
          companyId={companyId}
          regions={regions}
          level={tab === 'ALL' ? null : tab}
          onAdded={() => {
            setAdding(false);
            refresh();
          }}
          onCancel={() => setAdding(false)}
        />
      </FormDialog>
      <ConfirmDialog {...deletion.dialog} />
    </Box>
  );
}
