import { Box, chakra, Link as ChakraLink } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Bar } from './bar.ts';

const Table = chakra('table', {
  base: {
    width: '100%',
    textStyle: 'sm',
    '& th, & td': { paddingX: '3', paddingY: '1.5', textAlign: 'start' },
    '& thead th': { textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted', bg: 'bg.subtle' },
    '& tbody tr + tr': { borderTopWidth: '1px' },
    '& tbody th': { fontWeight: 'medium' },
    '& th + th, & td': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  },
});

interface ChartTableProps {
  label: string;
  /** Of all columns, the name of the row first. */
  heads: readonly string[];
  /** Its rows. */
  children: ReactNode;
}

/** The table of a chart, as high as the chart. */
export const ChartTable = ({ label, heads, children }: ChartTableProps) => (
  <Box
    maxHeight="16rem"
    overflow="auto"
    borderWidth="1px"
    borderRadius="l2"
    tabIndex={0}
    role="region"
    aria-label={label}
  >
    <Table aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  </Box>
);

interface ValueLinkProps {
  text: string;
  /** Null where there is nothing to open. */
  to: string | null;
  /** What is opened, for who hears the link alone. */
  label: string;
}

/** A value of a table that leads to the list behind it. */
export const ValueLink = ({ text, to, label }: ValueLinkProps) =>
  to === null ? (
    text
  ) : (
    <ChakraLink asChild color="inherit" textDecorationStyle="dotted" variant="underline">
      <Link to={to} aria-label={label}>
        {text}
      </Link>
    </ChakraLink>
  );

interface BarTableProps {
  label: string;
  /** Of both columns. */
  heads: readonly [string, string];
  bars: readonly Bar[];
}

/** The numbers of a chart, with the same links. */
export const BarTable = ({ label, heads, bars }: BarTableProps) => (
  <ChartTable label={label} heads={heads}>
    {bars.map(({ key, label: name, text, to }) => (
      <tr key={key}>
        <th scope="row">{name}</th>
        <td>
          <ValueLink text={text} to={to} label={`${text}, the tests of ${name}`} />
        </td>
      </tr>
    ))}
  </ChartTable>
);
