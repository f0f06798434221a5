import { Box, chakra } from '@chakra-ui/react';
import { resultTypes, type ResultTypeName } from '@assay/schema/test-results/test-words';

/** What was found of one substance, as pages of tests have it. */
interface Line {
  drugAdulterant: { name: string };
  isPositive: boolean;
  result: string | null;
  screenCutoff: string | null;
  testMethodologyScreen: string | null;
  confirmCutoff: string | null;
  testMethodologyConfirm: string | null;
  numericLevel: string | null;
  comment: string | null;
}

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

const isResult = (value: string | null): value is ResultTypeName =>
  value !== null && Object.hasOwn(resultTypes, value);

/** What was found of a substance, in words. */
const found = ({ result, isPositive }: Line): string =>
  isResult(result) ? resultTypes[result] : (result ?? (isPositive ? 'Positive' : 'Negative'));

/** The columns there may be behind the name (contract §21), each shown when any line has a value. */
const columns: readonly (readonly [header: string, of: (line: Line) => string | null])[] = [
  ['Result', found],
  ['Screen Cutoff', (line) => line.screenCutoff],
  ['Screen Methodology', (line) => line.testMethodologyScreen],
  ['Confirm Cutoff', (line) => line.confirmCutoff],
  ['Confirm Methodology', (line) => line.testMethodologyConfirm],
  ['Numeric Level', (line) => line.numericLevel],
  ['Comment', (line) => line.comment],
];

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
  const shown = columns.filter(([, of]) => lines.some((line) => of(line) !== null));
  return (
    <Box gridColumn="1 / -1" overflowX="auto" tabIndex={0} role="region" aria-label={label}>
      <Lines>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {shown.map(([header]) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.drugAdulterant.name} data-positive={line.isPositive || undefined}>
              <th scope="row">{line.drugAdulterant.name}</th>
              {shown.map(([header, of]) => (
                <td key={header}>{of(line) ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Lines>
    </Box>
  );
}
