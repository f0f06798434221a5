import { Box, Button, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { lazyDialog } from '../../../components/dialogs/lazy-dialog.tsx';
import { useDeletion } from '../../../components/dialogs/use-deletion.ts';
import { Card } from '../../../components/page/Card.tsx';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { useCan } from '../../../components/permission/use-can.ts';
import type { CompanyLinks } from '../company-record.ts';
import { hierarchyTexts, levelLabels } from './hierarchy-texts.ts';
import { HierarchyTree } from './HierarchyTree.tsx';
import { pathTo, treeItems } from './tree-rows.ts';
import { unitDeletion } from './unit-deletion.ts';
import { useCompanyUnits } from './use-company-units.ts';
import { useLocationCountAccess } from './use-location-count-access.ts';
import { useTree } from './use-tree.ts';

const AddUnitDialog = lazyDialog(async () => (await import('./AddUnitDialog.tsx')).AddUnitDialog);
const MoveUnitDialog = lazyDialog(
  async () => (await import('./MoveUnitDialog.tsx')).MoveUnitDialog,
);

interface HierarchyPanelProps {
  companyId: string;
  links: CompanyLinks;
}

type Adding = ComponentProps<typeof AddUnitDialog>['of'];
type Moving = ComponentProps<typeof MoveUnitDialog>['of'];

/**
 * Regions, areas and districts of a company with how many locations are in each. Who may change them does so in the
 * tree, and has a form to add one (O s2).
 */
export function HierarchyPanel({ companyId, links }: HierarchyPanelProps) {
  const can = useCan();
  const { units, canRename, canDelete, error, refresh } = useCompanyUnits(companyId);
  const accessOf = useLocationCountAccess(links);
  const regions = units?.regions ?? [];
  const items = treeItems(regions, units?.numberOfLocations ?? 0);
  const tree = useTree(items);
  const [adding, setAdding] = useState<Adding>(null);
  const [moving, setMoving] = useState<Moving>(null);
  const showAgain = async (id: string | undefined): Promise<void> => {
    await refresh();
    if (id !== undefined) tree.goTo(id);
  };
  const [neighbor, setNeighbor] = useState<string>();
  const deletion = useDeletion(unitDeletion, () => void showAgain(neighbor));

  const canAdd = can('CREATE_ADMINISTRATIVE_UNIT');
  const openAdd = (place: NonNullable<Adding>['place']): void =>
    setAdding({ companyId, regions, place, onAdded: (id) => void showAgain(id) });
  const add = canAdd && units && (
    <Button
      size="sm"
      variant="outline"
      colorPalette="gray"
      onPointerEnter={AddUnitDialog.ahead}
      onClick={() => openAdd(null)}
    >
      <Plus size={16} aria-hidden /> Add to Hierarchy
    </Button>
  );
  const isEmpty = units !== null && regions.length === 0;

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
        {error ? (
          <ErrorState {...error} />
        ) : units === null ? (
          <Stack padding="3" gap="3" aria-busy>
            {[0, 1, 2, 3].map((row) => (
              <Skeleton key={row} height="5" />
            ))}
          </Stack>
        ) : isEmpty ? (
          <EmptyState action={add} />
        ) : (
          <HierarchyTree
            tree={tree}
            accessOf={accessOf}
            acts={{
              add: canAdd ? openAdd : null,
              move: canRename
                ? (unit, parentId) =>
                    setMoving({
                      companyId,
                      unit,
                      parentId,
                      label: levelLabels[unit.level === 'DISTRICT' ? 'AREA' : 'REGION'].one,
                      done: hierarchyTexts.moved(unit.level),
                    })
                : null,
              remove: canDelete
                ? (unit) => {
                    setNeighbor(pathTo(items, unit.id)?.at(-1));
                    deletion.ask(unit);
                  }
                : null,
            }}
            onRenamed={canRename ? () => void refresh() : null}
          />
        )}
      </Card>
      <AddUnitDialog of={adding} onClose={() => setAdding(null)} />
      <MoveUnitDialog
        of={moving}
        onClose={() => setMoving(null)}
        onDone={() => void showAgain(moving?.unit.id)}
      />
      <ConfirmDialog {...deletion.dialog} />
    </Box>
  );
}
