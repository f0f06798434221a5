import { Button, Heading, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { MIS_TOTAL } from '@assay/schema/mis-reports/mis-form';
import { FactTable } from '../../components/fact-table/FactTable.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { numberText } from '../../lib/value-text.ts';
import { testsLink } from '../../domain/test-results/tests-link.ts';
import type { MisCellPartsFragment, MisSectionPartsFragment } from './mis-report.generated.ts';

/** Numbers below numbered heads; the kind of test stays in sight while the columns are scrolled. */
const form = {
  '& th, & td': { paddingX: '1.5' },
  '& thead th + th': { textAlign: 'end', minWidth: '4.25rem' },
  '& tbody td': { textAlign: 'end' },
  '& th:first-of-type': { position: 'sticky', insetInlineStart: '0', bg: 'bg.subtle' },
  '& tbody tr:last-of-type': { fontWeight: 'semibold', bg: 'bg.subtle' },
} as const;

interface MisCellValueProps {
  cell: MisCellPartsFragment;
  label: string;
  /** Opens the correction of the cell; null while none is made. */
  onCorrect: (() => void) | null;
}

/** A number of the form: what it says, and what tests say where that differs. */
export function MisCellValue({ cell, label, onCorrect }: MisCellValueProps) {
  const can = useCan();
  const { value, counted, isCorrected, search } = cell;
  const text = numberText(value);
  const link =
    search === null || counted === 0 || !can('VIEW_TEST_RESULTS') ? null : testsLink(search);
  const beside = counted === value ? null : `tests: ${numberText(counted)}`;
  return (
    <>
      {onCorrect !== null ? (
        <Button
          size="xs"
          variant="outline"
          colorPalette="gray"
          bg="bg"
          minWidth="9"
          aria-label={`Correct ${label}, now ${text}`}
          onClick={onCorrect}
        >
          {text}
        </Button>
      ) : link === null ? (
        text
      ) : (
        <ChakraLink asChild color="inherit" textDecorationStyle="dotted" variant="underline">
          <Link to={link} aria-label={`${text}, the tests of ${label}`}>
            {text}
          </Link>
        </ChakraLink>
      )}
      {(isCorrected || beside !== null) && (
        <Text textStyle="xs" color="fg.muted" fontWeight="normal">
          {[isCorrected && 'corrected', beside].filter(Boolean).join(', ')}
        </Text>
      )}
    </>
  );
}

interface MisSectionTableProps {
  part: MisSectionPartsFragment;
  /** Opens the correction of a cell; null while none is made. */
  onCorrect: ((cell: MisCellPartsFragment, row: string, label: string) => void) | null;
}

/** Section III or IV of the form. */
export const MisSectionTable = ({ part, onCorrect }: MisSectionTableProps) => (
  <Stack as="section" aria-label={part.title} gap="3" marginTop="6">
    <Heading as="h2" textStyle="lg" fontWeight="semibold">
      {part.title}
    </Heading>
    <FactTable
      label={part.title}
      heads={[
        { label: 'Type of Test' },
        ...part.columns.map(({ number, label }) => ({ label: `${number} ${label}` })),
      ]}
      css={form}
    >
      {part.rows.map((row) => (
        <tr key={row.key}>
          <th scope="row">{row.label}</th>
          {row.cells.map((cell, at) => {
            const label = `${row.label}, ${part.columns[at]?.label ?? ''}`;
            return (
              <td key={cell.key}>
                <MisCellValue
                  cell={cell}
                  label={label}
                  onCorrect={
                    onCorrect === null || row.key === MIS_TOTAL
                      ? null
                      : () => onCorrect(cell, row.key, label)
                  }
                />
              </td>
            );
          })}
        </tr>
      ))}
    </FactTable>
    {part.notes.map((note) => (
      <Text key={note} textStyle="xs" color="fg.muted">
        {note}
      </Text>
    ))}
  </Stack>
);
