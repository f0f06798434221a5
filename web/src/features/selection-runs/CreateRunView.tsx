import { Lock } from 'lucide-react';
import { z } from 'zod';
import { errorText } from '@assay/schema/core/errors';
import { CreateSelectionRunInput } from '@assay/schema/selection-runs/selection-run';
import { Card } from '../../components/page/Card.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { PageMessage } from '../../components/page/PageMessage.tsx';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { localToday } from '../../lib/local-day.ts';
import { CreateSelectionRunDocument } from './create-run.generated.ts';
import { CreateRunForm } from './CreateRunForm.tsx';
import { newRunLabels } from './run-texts.ts';
import { newRunRecord } from './selection-run-record.ts';
import { poolRunLinks } from './selection-run-links.ts';

/** The numbers count with override alone: what was typed before it was unticked is not sent. */
const withoutUnused = (values: unknown): unknown =>
  typeof values === 'object' && values !== null && 'override' in values && values.override !== true
    ? { ...values, drugOverride: null, alcoholOverride: null }
    : values;

type Contract = typeof CreateSelectionRunInput;

const newRunResolver = contractResolver<FormValues<Contract>, z.output<Contract>>(
  z.preprocess(withoutUnused, CreateSelectionRunInput),
);

/** What stands instead of the form of a run while its pool cannot change. */
const NoRunPossible = ({ poolName }: { poolName: string }) => (
  <>
    <PageHeader title="Create Run" subtitle={poolName} />
    <Card>
      <PageMessage icon={<Lock size={20} />} title={errorText('TEST_POOL_NOT_EDITABLE')} />
    </Card>
  </>
);

/** Draws from a pool: the day, what is due on it and why, and other numbers where need be. */
export function CreateRunView() {
  const pool = newRunRecord.useRecord();
  if (!pool.viewerCanManageRuns) return <NoRunPossible poolName={pool.name} />;
  const links = poolRunLinks(pool.id);
  return (
    <RecordForm
      title="Create Run"
      subtitle={pool.name}
      action="Create Run"
      contract={CreateSelectionRunInput}
      resolver={newRunResolver}
      labels={newRunLabels}
      values={() => ({ testPoolId: Number(pool.id), runDate: localToday() })}
      send={async (input) =>
        (await sendMutation(CreateSelectionRunDocument, { input })).createSelectionRun
      }
      done="Test Pool Run created successfully."
      failed="Error when creating Test Pool Run. Please try again."
      next={({ selectionRun }) => selectionRun && links.run(selectionRun.id)}
      cancel={links.list}
    >
      {({ control }) => <CreateRunForm control={control} pool={pool} />}
    </RecordForm>
  );
}
