import { Button, Flex, Text } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { Detail } from '../../components/page/DetailList.tsx';
import { Section } from '../../components/page/Section.tsx';
import type { CellToCorrect } from './CorrectCellDialog.tsx';
import { MisChanges, MisChecks, MisMissing } from './MisFindings.tsx';
import { MisHistory } from './MisHistory.tsx';
import { misKeyOf } from './mis-loader.ts';
import type { MisReportPartsFragment as Report } from './mis-report.generated.ts';
import { MisCellValue, MisSectionTable } from './MisSectionTable.tsx';

const CorrectCellDialog = lazy(async () => ({
  default: (await import('./CorrectCellDialog.tsx')).CorrectCellDialog,
}));

interface MisReportPageProps {
  companyId: string;
  report: Report;
  /** Cells can be pressed to correct them. */
  isCorrecting: boolean;
}

const nameOf = (category: string | null): string => category ?? 'Category not known';

/** The pages of the form, one at a time, with what is to be said of its numbers. */
export function MisReportPage({ companyId, report, isCorrecting }: MisReportPageProps) {
  const [chosen, setChosen] = useState(0);
  const [correcting, setCorrecting] = useState<CellToCorrect | null>(null);
  const page = report.pages[chosen] ?? report.pages[0];
  if (page === undefined) return null;
  const { category } = page;
  const of = misKeyOf(companyId, report);
  return (
    <>
      <Section title="II. Covered Employees" hint="Members of the company's pools for the agency.">
        <Detail label="(A) In all employee categories">
          <MisCellValue
            cell={report.employees}
            label="employees in all categories"
            onCorrect={
              isCorrecting
                ? () =>
                    setCorrecting({
                      category: null,
                      section: 'EMPLOYEES',
                      row: null,
                      label: 'Employees in all categories',
                      cell: report.employees,
                    })
                : null
            }
          />
        </Detail>
        <Detail label="(B) Employee categories">{String(report.numberOfCategories)}</Detail>
        <Detail label="(C) Employee category">
          {report.pages.length === 1 ? (
            nameOf(category)
          ) : (
            <Flex gap="1.5" wrap="wrap" role="group" aria-label="Employee category">
              {report.pages.map((each, at) => (
                <Button
                  key={nameOf(each.category)}
                  size="xs"
                  variant="outline"
                  colorPalette="gray"
                  aria-pressed={each === page}
                  _pressed={{ bg: 'brand.muted', color: 'brand.fg' }}
                  onClick={() => setChosen(at)}
                >
                  {nameOf(each.category)}
                </Button>
              ))}
            </Flex>
          )}
        </Detail>
        <Detail label="(D) Employees in this category">
          <MisCellValue
            cell={page.employees}
            label={`employees, ${nameOf(category)}`}
            onCorrect={
              isCorrecting && category !== null
                ? () =>
                    setCorrecting({
                      category,
                      section: 'EMPLOYEES',
                      row: null,
                      label: `${category}, employees`,
                      cell: page.employees,
                    })
                : null
            }
          />
        </Detail>
      </Section>
      {category === null && (
        <Text textStyle="sm" color="fg.muted">
          These tests are on no page of the form until their category is known.
        </Text>
      )}
      {[page.drugs, page.alcohol].map(
        (part) =>
          part !== null && (
            <MisSectionTable
              key={part.section}
              part={part}
              onCorrect={
                isCorrecting
                  ? (cell, row, label) =>
                      setCorrecting({ category, section: part.section, row, label, cell })
                  : null
              }
            />
          ),
      )}
      {report.changes.length > 0 && <MisChanges changes={report.changes} />}
      <MisChecks checks={[...page.checks, ...report.checks]} />
      <MisMissing missing={report.missing} />
      {report.isWhole && <MisHistory {...report} />}
      {correcting !== null && (
        <Suspense fallback={null}>
          <CorrectCellDialog of={of} place={correcting} onClose={() => setCorrecting(null)} />
        </Suspense>
      )}
    </>
  );
}
