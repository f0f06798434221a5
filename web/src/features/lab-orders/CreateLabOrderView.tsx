import { lazy, Suspense, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { labProviderNames, type LabProviderName } from '@assay/schema/common/lab-providers';
import type { ProgramName } from '@assay/schema/common/programs';
import { laboratorySpecimenOf } from '@assay/schema/lab-orders/lab-order-rules';
import { lazyDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { paths } from '../../config/paths.ts';
import { useComplianceCheck } from '../../domain/compliance/use-compliance-check.tsx';
import type { LabOrderType } from '../../gql/schema.generated.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { forgetUnsavedChanges } from '../../lib/unsaved-changes/unsaved-store.ts';
import type { NewOrder } from './new-order-loader.ts';
import { NewOrderForm } from './NewOrderForm.tsx';
import { startOf, type OrderStart } from './order-form-values.ts';
import { labOrderTexts } from './lab-order-words.ts';

const OrderTypeDialog = lazy(async () => ({
  default: (await import('./OrderTypeDialog.tsx')).OrderTypeDialog,
}));
const DonorPassDialog = lazyDialog(
  async () => (await import('./DonorPassDialog.tsx')).DonorPassDialog,
);

/** Fetched when an electronic order was placed. */
const whyNotTaken = async (id: string, lab: string): Promise<string | null> =>
  (await import('./wait-for-laboratory.ts')).whyNotTaken(id, lab);

type Chosen = Pick<OrderStart, 'labOrderType' | 'program'>;

/** "New Lab Order": how it is ordered, the compliance check, and then the order (T s2, s4). */
export function CreateLabOrderView() {
  const { confirmed, participant } = useLoaderData<NewOrder>();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [start, setStart] = useState<OrderStart | null>(null);
  const [passOf, setPassOf] = useState<{ testResultId: string } | null>(null);
  const leave = (): void => void navigate(paths.dashboard);
  const program = chosen?.program ?? 'NON_DOT';
  const compliance = useComplianceCheck({
    testType: 'LAB',
    program,
    onCancel: () => {
      if (start === null) setChosen(null);
    },
    onEnd: () => {
      // What is ended is not to be saved any more.
      forgetUnsavedChanges();
      leave();
    },
    onPassed: (test) => {
      // Of a form that is open already it is the test as it was corrected.
      if (chosen) setStart({ ...chosen, ...test });
    },
  });
  const choose = (labOrderType: LabOrderType, as: ProgramName): void => {
    setChosen({ labOrderType, program: as });
    compliance.enter(
      participant
        ? startOf(participant)
        : confirmed
          ? {
              locationId: Number(confirmed.donor.locationId),
              specimenTypeId: laboratorySpecimenOf(Number(confirmed.specimenTypeId)),
              ...(confirmed.donor.reasonForTest && {
                reasonForTest: confirmed.donor.reasonForTest,
              }),
            }
          : {},
    );
  };
  /** What is said of a placed order, and where it leads (T s4). */
  const finish = async (id: string, provider: LabProviderName | null): Promise<void> => {
    const lab = provider === null ? 'the laboratory' : labProviderNames[provider];
    const isElectronic = start?.labOrderType === 'ELECTRONIC_ORDER';
    const why = isElectronic ? await whyNotTaken(id, lab) : null;
    if (why !== null) {
      toastError(why);
      leave();
      return;
    }
    toastSuccess(confirmed ? labOrderTexts.confirmed : labOrderTexts.sent);
    setPassOf({ testResultId: id });
  };
  return (
    <>
      {start === null ? (
        <PageHeader title="New Lab Order" />
      ) : (
        <NewOrderForm
          start={start}
          confirmed={confirmed}
          participant={participant}
          compliance={compliance}
          onPlaced={finish}
          onCancel={paths.dashboard}
        />
      )}
      <Suspense>
        <OrderTypeDialog
          open={chosen === null}
          program={participant?.program ?? confirmed?.testCase.program ?? null}
          onChoose={choose}
          onCancel={leave}
        />
      </Suspense>
      {compliance.dialog}
      <DonorPassDialog of={passOf} onClose={leave} />
    </>
  );
}
