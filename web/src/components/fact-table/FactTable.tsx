import { Box, chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** How a table of facts looks: nothing in it is sorted, chosen or opened as in a list. */
export const FactTableSkin = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { paddingX: '3', paddingY: '2', textAlign: 'start', verticalAlign: 'top' },
    '& thead th': {
      textStyle: 'xs',
      fontWeight: 'medium',
      color: 'fg.muted',
      bg: 'bg.subtle',
      borderBottomWidth: '1px',
      verticalAlign: 'bottom',
    },
    '& tbody tr + tr': { borderTopWidth: '1px' },
    '& tbody th': { fontWeight: 'medium', whiteSpace: 'nowrap' },
    '& :is(th, td)[data-number]': { textAlign: 'end' },
    '& tr[data-opens]': { cursor: 'pointer', _hover: { bg: 'bg.hover' } },
  },
});

export interface FactHead {
  label: string;
  /** Numbers stand to the right. */
  isNumber?: boolean;
}

interface FactTableProps {
  label: string;
  /** Of all columns, the name of the row first. */
  heads: readonly FactHead[];
  /** What is special about how it looks. */
  css?: SystemStyleObject;
  /** Where it is no higher than something else, and scrolls. */
  maxHeight?: string;
  /** Its rows. */
  children: ReactNode;
}

/** A table of facts of a page: whoever has a narrow screen, or no mouse, scrolls it sideways. */
export const FactTable = ({ label, heads, css, maxHeight, children }: FactTableProps) => (
  <Box
    overflow="auto"
    maxHeight={maxHeight}
    tabIndex={0}
    role="region"
    aria-label={`${label}, table`}
    borderWidth="1px"
    borderRadius="l3"
  >
    <FactTableSkin aria-label={label} css={css}>
      <thead>
        <tr>
          {heads.map(({ label: head, isNumber }) => (
            <th key={head} scope="col" data-number={isNumber || undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </FactTableSkin>
  </Box>
);
