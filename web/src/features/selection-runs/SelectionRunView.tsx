import { useReadQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { formatUsDate } from '../../components/form/us-date.ts';
import { useCan } from '../../components/permission/use-can.ts';
import { NotFoundError } from '../../lib/errors/page-errors.ts';
import { InvalidateRunForm } from './InvalidateRunForm.tsx';
import { runFiles } from './run-files.ts';
import type { SelectionRunRouteData } from './selection-run-loader.ts';
import { SelectionRunPage } from './SelectionRunPage.tsx';
import { useRunDownload } from './use-run-download.ts';

/** `2026-01-05` as the files of a run are stamped: `01-05-2026`. */
const stamp = (day: string): string => formatUsDate(day).replaceAll('/', '-');

/** One run of a pool: its numbers, its proof and its participants. */
export function SelectionRunView() {
  const { run: ref } = useLoaderData<SelectionRunRouteData>();
  const run = useReadQuery(ref).data.selectionRun;
  const can = useCan();
  const { busy, save } = useRunDownload();
  const [isInvalidating, setInvalidating] = useState(false);
  if (!run) throw new NotFoundError();

  const results = runFiles.results(run.id);
  const certificate = runFiles.certificate(run.id);
  return (
    <>
      <SelectionRunPage
        run={run}
        downloading={busy === results ? 'results' : busy === certificate ? 'certificate' : null}
        onResults={() => void save(results, `Run @ ${stamp(run.runDate)} Results.csv`)}
        onCertificate={() => void save(certificate, `Certificate Run ${run.id}.json`)}
        onInvalidate={can('MANAGE_RANDOM_SELECTION') ? () => setInvalidating(true) : null}
      />
      <FormDialog
        open={isInvalidating}
        title={`Invalidate the run of ${formatUsDate(run.runDate)}`}
        onDismiss={() => setInvalidating(false)}
      >
        <InvalidateRunForm run={run} onClose={() => setInvalidating(false)} />
      </FormDialog>
    </>
  );
}
