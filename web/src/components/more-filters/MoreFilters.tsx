import { Box, Button, Drawer, Popover, Stack, Text } from '@chakra-ui/react';
import { drawerSlotRecipe, popoverSlotRecipe } from '@chakra-ui/react/theme';
import { ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListUrl } from '../../lib/list-url/use-list-url.ts';
import { addRecipes } from '../../lib/theme/system.ts';
import { useIsPhone } from '../../lib/theme/use-is-phone.ts';
import { PagePortal } from '../page/PagePortal.tsx';
import { FilterControl } from '../list-toolbar/FilterControl.tsx';
import type { AnyListFilter } from '../list-toolbar/list-filter.ts';

addRecipes({}, { drawer: drawerSlotRecipe, popover: popoverSlotRecipe });

interface MoreFiltersProps {
  filters: readonly AnyListFilter[];
  url: ListUrl;
}

const Name = ({ children }: { children: string }) => (
  <Text textStyle="xs" fontWeight="medium" color="fg.muted" marginBottom="1" aria-hidden>
    {children}
  </Text>
);

/** Controls below each other, each with its name above; they apply at once, like those of the toolbar. */
const Controls = ({ filters, url }: MoreFiltersProps) => (
  <Stack
    gap="3"
    css={{
      '& input, & select, & button': { width: 'full' },
      '& > div > *': { width: 'full' },
      '& button': { justifyContent: 'space-between' },
    }}
  >
    {filters.map((filter) => (
      <div key={filter.field}>
        <Name>{filter.label}</Name>
        <FilterControl filter={filter} url={url} />
      </div>
    ))}
  </Stack>
);

/** How many of the filters are in force stands on the button. */
function labelOf(title: string, { filters, url }: MoreFiltersProps): ReactNode {
  const fields = new Set(url.state.filters.map(({ field }) => field));
  const set = filters.filter(({ field }) => fields.has(field)).length;
  return (
    <>
      <ListFilter size={16} aria-hidden /> {title}
      {set > 0 && ` (${set})`}
    </>
  );
}

const button = {
  size: 'xs',
  variant: 'outline',
  colorPalette: 'gray',
  fontWeight: 'normal',
} as const;

/** On a phone all filters and the sort come up from below, over the whole width. */
function Sheet({ sort, ...props }: MoreFiltersProps & { sort: ReactNode }) {
  return (
    <Drawer.Root placement="bottom" lazyMount unmountOnExit>
      <Drawer.Trigger asChild>
        <Button {...button}>{labelOf('Filters', props)}</Button>
      </Drawer.Trigger>
      <PagePortal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content borderTopRadius="l3" maxHeight="85dvh">
            <Drawer.Header paddingBottom="2">
              <Drawer.Title textStyle="lg">Filters</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body>
              <Controls {...props} />
              <Box marginTop="3">
                <Name>Sort by</Name>
                {sort}
              </Box>
            </Drawer.Body>
            <Drawer.Footer>
              <Drawer.CloseTrigger asChild position="static">
                <Button size="sm" width="full">
                  Done
                </Button>
              </Drawer.CloseTrigger>
            </Drawer.Footer>
          </Drawer.Content>
        </Drawer.Positioner>
      </PagePortal>
    </Drawer.Root>
  );
}

function Dropdown(props: MoreFiltersProps) {
  return (
    <Popover.Root positioning={{ placement: 'bottom-start' }} lazyMount unmountOnExit>
      <Popover.Trigger asChild>
        <Button {...button}>{labelOf('More filters', props)}</Button>
      </Popover.Trigger>
      <PagePortal>
        <Popover.Positioner>
          <Popover.Content width="18rem" aria-label="More filters">
            <Popover.Body padding="4" maxHeight="min(32rem, 70dvh)" overflowY="auto">
              <Controls {...props} />
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </PagePortal>
    </Popover.Root>
  );
}

/** Filters that are asked for less often than those of the toolbar, or on a phone all of them, behind one button. */
export const MoreFilters = ({ sort, ...props }: MoreFiltersProps & { sort: ReactNode }) =>
  useIsPhone() ? <Sheet {...props} sort={sort} /> : <Dropdown {...props} />;
