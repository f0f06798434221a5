import { Link as ChakraLink } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FactTable } from '../fact-table/FactTable.tsx';
import type { Bar } from './bar.ts';

/** What follows the name of a row is a number of it. */
const numbers = { '& th + th, & td': { textAlign: 'end' }, '& th, & td': { paddingY: '1.5' } };

interface ChartTableProps {
  label: string;
  /** Of all columns, the name of the row first. */
  heads: readonly string[];
  /** Its rows. */
  children: ReactNode;
}

/** The table of a chart, as high as the chart. */
export const ChartTable = ({ label, heads, children }: ChartTableProps) => (
  <FactTable
    label={label}
    heads={heads.map((head) => ({ label: head }))}
    css={numbers}
    maxHeight="16rem"
  >
    {children}
  </FactTable>
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
