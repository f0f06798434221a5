import { Link as ChakraLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useCan } from '../../components/permission/use-can.ts';
import { testsLink } from '../../domain/test-results/tests-link.ts';
import { cellText, measureOf } from './cell-text.ts';
import type { ReportCellPartsFragment as Cell } from './report.generated.ts';

/** A value of a report with its measure; a number of tests leads to the list of exactly these. */
export function CellValue({ cell, label }: { cell: Cell; label: string }) {
  const can = useCan();
  const text = cellText(cell);
  const measure = measureOf(cell);
  const behind = cell.tests ?? cell.number ?? 0;
  const link =
    cell.search === null || behind === 0 || !can('VIEW_TEST_RESULTS')
      ? null
      : testsLink(cell.search);
  return (
    <>
      {link === null ? (
        text
      ) : (
        <ChakraLink asChild color="inherit" textDecorationStyle="dotted" variant="underline">
          <Link to={link} aria-label={`${text}, the tests of ${label}`}>
            {text}
          </Link>
        </ChakraLink>
      )}
      {measure !== undefined && (
        <Text textStyle="xs" color="fg.muted" fontWeight="normal">
          {measure}
        </Text>
      )}
    </>
  );
}
