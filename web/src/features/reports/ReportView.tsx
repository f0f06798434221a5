import { Button } from '@chakra-ui/react';
import { Download, Printer, SlidersHorizontal, Star, UserSearch } from 'lucide-react';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { reportTypes } from '@assay/schema/reports/report-types';
import { lazyDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { FigureStrip } from '../../components/page/FigureStrip.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { donorFilePath } from '../../config/features/reports.ts';
import { download } from '../../lib/files/download.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';
import { toastError } from '../../lib/toasts.ts';
import { addressOf, writeCriteria } from './report-address.ts';
import { figuresOf, sentenceOf } from './report-figures.ts';
import { reportLinks } from './report-links.ts';
import type { ShownReport } from './report-loader.ts';
import { ReportBlockView } from './ReportBlockView.tsx';

const SavedReportDialog = lazyDialog(
  async () => (await import('./SavedReportDialog.tsx')).SavedReportDialog,
);

/** Saves a report as a file, one at a time. */
function useReportFile({ type, criteria }: Pick<ShownReport, 'type' | 'criteria'>) {
  const [saving, setSaving] = useState<'xlsx' | 'pdf' | null>(null);
  const save = async (format: 'xlsx' | 'pdf'): Promise<void> => {
    if (saving !== null) return;
    setSaving(format);
    const name = format === 'pdf' ? `report-${type}.pdf` : `${reportTypes[type]}.xlsx`;
    await download(`/download/reports/${type}?${writeCriteria(criteria, { format })}`, name).catch(
      (error: unknown) =>
        toastError(error instanceof Error ? error.message : 'Error generating report'),
    );
    setSaving(null);
  };
  return { saving, save };
}

/** A report: its answer, its table or chart, and its files (T s2). */
export function ReportView() {
  const report = useLoaderData<ShownReport>();
  const { type, criteria, blocks } = report;
  const can = useCan();
  const { saving, save } = useReportFile(report);
  const [naming, setNaming] = useState(false);
  const donorTest = blocks[0]?.cells[0]?.[0]?.testResultId ?? null;
  const figures = figuresOf(report, can('VIEW_TEST_RESULTS'));
  return (
    <>
      <PageHeader
        title={reportTypes[type]}
        subtitle={blocks[0]?.criteria.map(({ word, value }) => `${word}: ${value}`).join(' · ')}
        actions={
          <>
            <Button asChild variant="outline" colorPalette="gray" size="sm">
              <Link to={`${reportLinks(type).of}?${addressOf(criteria)}`}>
                <SlidersHorizontal size={16} aria-hidden /> Criteria
              </Link>
            </Button>
            {donorTest !== null && (
              <Button asChild variant="outline" colorPalette="gray" size="sm">
                <Link to={linksOf({ file: donorFilePath }, { id: donorTest }).file}>
                  <UserSearch size={16} aria-hidden /> Donor file
                </Link>
              </Button>
            )}
            <Button variant="outline" colorPalette="gray" size="sm" onClick={() => setNaming(true)}>
              <Star size={16} aria-hidden /> Save report
            </Button>
            <Button
              variant="outline"
              colorPalette="gray"
              size="sm"
              loading={saving === 'pdf'}
              loadingText="PDF"
              onClick={() => void save('pdf')}
            >
              <Printer size={16} aria-hidden /> PDF
            </Button>
            <Button
              size="sm"
              disabled={blocks[0]?.cells.length === 0}
              loading={saving === 'xlsx'}
              loadingText="Download"
              onClick={() => void save('xlsx')}
            >
              <Download size={16} aria-hidden /> Download
            </Button>
          </>
        }
      />
      <SavedReportDialog
        of={naming ? { report: { reportType: type, criteria } } : null}
        onClose={() => setNaming(false)}
        onDone={() => undefined}
      />
      {figures.length > 0 && <FigureStrip figures={figures} />}
      {blocks.map((block, at) => (
        <ReportBlockView
          key={block.title}
          block={block}
          sentence={sentenceOf(type, block)}
          unit={type === 'positiverate' ? '%' : ''}
          titled={at > 0}
        />
      ))}
    </>
  );
}
