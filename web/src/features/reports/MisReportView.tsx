import { Alert, Button } from '@chakra-ui/react';
import { Building2, Download, Pencil, Printer, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { usDay } from '@assay/schema/core/us-day';
import { OverflowMenu } from '../../components/page/OverflowMenu.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { download } from '../../lib/files/download.ts';
import { momentText } from '../../lib/moment-text.ts';
import { toastError } from '../../lib/toasts.ts';
import { MisCriteria } from './MisCriteria.tsx';
import { misKeyOf, type ShownMis } from './mis-loader.ts';
import type { MisReportPartsFragment as Report } from './mis-report.generated.ts';
import { MisReportPage } from './MisReportPage.tsx';

const loadSigning = () => import('./SignatureDialogs.tsx');
const SignMisDialog = lazy(async () => ({ default: (await loadSigning()).SignMisDialog }));
const WithdrawSignatureDialog = lazy(async () => ({
  default: (await loadSigning()).WithdrawSignatureDialog,
}));
const MisEmployerDialog = lazy(async () => ({
  default: (await import('./MisEmployerDialog.tsx')).MisEmployerDialog,
}));

type Open = 'sign' | 'withdraw' | 'employer' | null;

const signatureOf = ({ signatures }: Report) =>
  signatures.find(({ withdrawnAt }) => withdrawnAt === null);

/** Whether it is signed, a draft, or a part of the company. */
function Standing({ report }: { report: Report }) {
  const signature = signatureOf(report);
  if (!report.isWhole)
    return (
      <Alert.Root status="info" marginTop="4">
        <Alert.Indicator />
        <Alert.Title>
          You see a part of the company: these numbers are of your part, and no report to the DOT.
        </Alert.Title>
      </Alert.Root>
    );
  if (signature === undefined) return null;
  return (
    <Alert.Root status="success" marginTop="4">
      <Alert.Indicator />
      <Alert.Title>
        Signed by {signature.name}, {signature.title}, {momentText(signature.at)}, certified
        {` ${usDay(signature.certifiedOn)}`}. The numbers are those that were signed.
      </Alert.Title>
    </Alert.Root>
  );
}

/** Form DOT F 1385 of a company, agency and year: its numbers, corrections, signature and files. */
export function MisReportView() {
  const shown = useLoaderData<ShownMis>();
  const { companyId, agency, year, report } = shown;
  const can = useCan();
  const [open, setOpen] = useState<Open>(null);
  const [isCorrecting, setCorrecting] = useState(false);
  const close = (): void => setOpen(null);
  const save = (format: 'pdf' | 'csv'): void => {
    const search = new URLSearchParams({
      companyId: companyId ?? '',
      agency,
      year: String(year),
      format,
    });
    const name = `DOT MIS report ${agency} ${year}.${format}`;
    void download(`/download/misreports?${search.toString()}`, name).catch((error: unknown) =>
      toastError(error instanceof Error ? error.message : 'Error generating report'),
    );
  };
  const sign = (): void => {
    setCorrecting(false);
    setOpen('sign');
  };
  const isSigned = report !== null && signatureOf(report) !== undefined;
  const mayChange = report !== null && report.isWhole && can('MANAGE_MIS_REPORTS');
  const of = report === null ? null : misKeyOf(companyId ?? '', report);
  return (
    <>
      <PageHeader
        title="DOT MIS Report"
        subtitle={
          report === null
            ? 'Form DOT F 1385'
            : `Form DOT F 1385 · ${report.employer.companyName} · ${agency} ${year}`
        }
        actions={
          report !== null && (
            <>
              {mayChange && !isSigned && (
                <Button
                  variant="outline"
                  colorPalette="gray"
                  size="sm"
                  aria-pressed={isCorrecting}
                  onClick={() => setCorrecting(!isCorrecting)}
                >
                  <Pencil size={16} aria-hidden />
                  {isCorrecting ? 'Done correcting' : 'Correct numbers'}
                </Button>
              )}
              <Button variant="outline" colorPalette="gray" size="sm" onClick={() => save('csv')}>
                <Download size={16} aria-hidden /> CSV
              </Button>
              <Button variant="outline" colorPalette="gray" size="sm" onClick={() => save('pdf')}>
                <Printer size={16} aria-hidden /> Form (PDF)
              </Button>
              {mayChange && !isSigned && (
                <Button size="sm" onClick={sign}>
                  Sign off
                </Button>
              )}
              {mayChange && (
                <OverflowMenu
                  actions={[
                    !isSigned && {
                      id: 'employer',
                      label: 'Edit section I',
                      icon: Building2,
                      onSelect: () => setOpen('employer'),
                    },
                    isSigned && {
                      id: 'withdraw',
                      label: 'Withdraw signature',
                      icon: Undo2,
                      destructive: true,
                      onSelect: () => setOpen('withdraw'),
                    },
                  ]}
                />
              )}
            </>
          )
        }
      />
      <MisCriteria key={`${companyId} ${agency} ${year}`} {...shown} />
      {report !== null && (
        <>
          <Standing report={report} />
          <MisReportPage
            key={`${companyId} ${agency} ${year}`}
            companyId={companyId ?? ''}
            report={report}
            isCorrecting={isCorrecting && mayChange && !isSigned}
          />
        </>
      )}
      {report !== null && of !== null && open !== null && (
        <Suspense fallback={null}>
          {open === 'sign' && (
            <SignMisDialog
              of={of}
              state={report.state}
              faults={
                [...report.checks, ...report.pages.flatMap(({ checks }) => checks)].filter(
                  ({ holds }) => !holds,
                ).length
              }
              onClose={close}
            />
          )}
          {open === 'withdraw' && <WithdrawSignatureDialog of={of} onClose={close} />}
          {open === 'employer' && (
            <MisEmployerDialog of={of} employer={report.employer} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
