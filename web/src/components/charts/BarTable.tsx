import { Box, chakra, Link as ChakraLink } from '@chakra-ui/react';
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

interface BarTableProps {
  label: string;
  /** Of both columns. */
  heads: readonly [string, string];
  bars: readonly Bar[];
}

/** The numbers of a chart, with the same links. */
export const BarTable = ({ label, heads, bars }: BarTableProps) => (
  <Box
    maxHeight="16rem"
    overflowY="auto"
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
      <tbody>
        {bars.map(({ key, label: name, text, to }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>
              {to === null ? (
                text
              ) : (
                <ChakraLink
                  asChild
                  color="inherit"
                  textDecorationStyle="dotted"
                  variant="underline"
                >
                  <Link to={to} aria-label={`${text}, the tests of ${name}`}>
                    {text}
                  </Link>
                </ChakraLink>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Box>
);
