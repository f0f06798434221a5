import { Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { Download, X } from 'lucide-react';
import { LIST_IN_MAX } from '@assay/schema/core/list';
import { footRef } from '../page/foot-ref.ts';
import { ActionMenu } from '../data-table/ActionMenu.tsx';
import type { BulkAct } from './bulk-act.ts';
import type { Ticks } from './use-ticks.ts';

interface BulkBarProps {
  ticks: Ticks;
  total: number | null;
  acts: readonly BulkAct[];
  isBusy: boolean;
  onAct: (act: BulkAct) => void;
  /** Saves what is ticked as a file; undefined where the list has none. */
  onExport?: ((format: 'csv' | 'xlsx') => void) | undefined;
}

const TOO_MANY = `At most ${LIST_IN_MAX.toLocaleString('en-US')} can be ticked one by one. Select all, or narrow the list.`;
const number = (count: number): string => count.toLocaleString('en-US');

/** Floats over the foot of a list while rows are ticked: how many, what can be done with them, and the ways out. */
export function BulkBar({ ticks, total, acts, isBusy, onAct, onExport }: BulkBarProps) {
  const { count, isAll } = ticks;
  const isOver = !isAll && count > LIST_IN_MAX;
  const quiet = { size: 'sm', variant: 'ghost', colorPalette: 'gray' } as const;
  const isOff = isBusy || isOver;
  return (
    <Flex
      ref={footRef}
      role="region"
      aria-label="Selected rows"
      position="fixed"
      zIndex="docked"
      bottom={{ base: '0', md: '16' }}
      insetInlineStart={{ base: '0', md: 'calc(50% + 7rem)' }}
      transform={{ md: 'translateX(-50%)' }}
      width={{ base: '100%', md: 'max-content' }}
      maxWidth={{ md: 'calc(100vw - 18rem)' }}
      align="center"
      wrap="wrap"
      gap="1"
      paddingX="3"
      paddingY="1.5"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius={{ md: 'l3' }}
      boxShadow="md"
      _print={{ display: 'none' }}
    >
      <Text
        role="status"
        textStyle="sm"
        paddingX="1"
        marginEnd="auto"
        // On a phone the way out stands beside the number, above what can be done.
        flex={{ base: '1 1 70%', md: 'none' }}
        order="-2"
      >
        <Text as="span" fontWeight="semibold">
          {number(count)} selected
        </Text>
        {total !== null && !isAll && (
          <Text as="span" color="fg.muted">
            {' '}
            of {number(total)}
          </Text>
        )}
        {isOver && (
          <Text as="span" display="block" color="fg.warning">
            {TOO_MANY}
          </Text>
        )}
      </Text>
      {acts.map((act) => (
        <Button key={act.id} {...quiet} disabled={isOff} onClick={() => onAct(act)}>
          <act.icon size={16} aria-hidden /> {act.label}
        </Button>
      ))}
      {onExport && (
        <ActionMenu
          trigger={
            <Button {...quiet} disabled={isOff} loading={isBusy} loadingText="Export">
              <Download size={16} aria-hidden /> Export
            </Button>
          }
          actions={[
            { id: 'csv', label: 'CSV', onSelect: () => onExport('csv') },
            { id: 'xlsx', label: 'Excel (XLSX)', onSelect: () => onExport('xlsx') },
          ]}
        />
      )}
      {total !== null && !isAll && total > count && (
        <Button {...quiet} disabled={isBusy} onClick={ticks.tickAll}>
          Select all {number(total)}
        </Button>
      )}
      <IconButton
        {...quiet}
        aria-label="Clear selection"
        disabled={isBusy}
        onClick={ticks.clear}
        order={{ base: '-1', md: '0' }}
      >
        <X size={16} aria-hidden />
      </IconButton>
    </Flex>
  );
}
