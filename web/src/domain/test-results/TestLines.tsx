import { Box, chakra } from '@chakra-ui/react';
import { lineColumns, type ShownLine } from '@assay/schema/test-results/line-columns';

/** A line with the name of what was looked for. */
type Line = ShownLine & { drugAdulterant: { name: string } };

const Lines = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    marginBottom: '3',
    textStyle: 'sm',
    '& th, & td': { padding: '2', textAlign: 'start', whiteSpace: 'nowrap' },
    '& th:first-of-type': { paddingStart: '0' },
    '& thead th': { textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted' },
    '& tbody th': { fontWeight: 'inherit' },
    '& tbody tr': { borderTopWidth: '1px' },
    '& tr[data-positive]': { fontWeight: 'semibold' },
  },
});

/** What was found, line by line; positive lines stand out by weight and by their word. On a phone the lines scroll sideways. */
export function TestLines({
  lines,
  label,
  head = 'Drug',
}: {
  lines: readonly Line[];
  label: string;
  /** Over the names of what was looked for. */
  head?: string;
}) {
  const shown = lineColumns.filter(({ of }) => lines.some((line) => of(line) !== null));
  return (
    <Box gridColumn="1 / -1" overflowX="auto" tabIndex={0} role="region" aria-label={label}>
      <Lines>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {shown.map(({ head: name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.drugAdulterant.name} data-positive={line.isPositive || undefined}>
              <th scope="row">{line.drugAdulterant.name}</th>
              {shown.map(({ head: name, of }) => (
                <td key={name}>{of(line) ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Lines>
    </Box>
  );
}
