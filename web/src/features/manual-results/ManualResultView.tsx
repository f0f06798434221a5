import { Alert, Button, Skeleton } from '@chakra-ui/react';
import { FileCheck } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import {
  manualResultForm,
  type ManualResultInput,
} from '@assay/schema/manual-results/manual-result';
import { dataEntryMethods } from '@assay/schema/manual-results/manual-words';
import { mroResults, resultTypes } from '@assay/schema/test-results/test-words';
import { PageMessage } from '../../components/page/PageMessage.tsx';
import { ErrorState } from '../../components/page/ErrorState.tsx';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { testResultPaths } from '../../config/features/test-results.ts';
import { paths } from '../../config/paths.ts';
import { waitsForResult } from '../../domain/test-results/waits-for-result.ts';
import { NotFoundError } from '../../lib/errors/page-errors.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { blankValues } from '../../lib/forms/form-values.ts';
import { momentText } from '../../lib/moment-text.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import {
  CreateManualResultDocument,
  useOrderToEnterQuery,
  useParticipantToEnterQuery,
  type OrderToEnterQuery,
  type ParticipantToEnterQuery,
} from './manual-result.generated.ts';
import { manualLabels } from './manual-result-words.ts';
import { ManualResultForm } from './ManualResultForm.tsx';
import { orderValues } from './order-values.ts';
import { participantValues } from './participant-values.ts';
import { placeLines } from './place-lines.ts';
import { useVerification } from './use-verification.tsx';
import type { Summary } from './VerificationDialog.tsx';

type Order = NonNullable<OrderToEnterQuery['testResult']>;
type Participant = NonNullable<ParticipantToEnterQuery['labOrderInfo']>;

/** The rules of the contract, with those that the tenant's flags add. */
function useContract() {
  const { featureFlags } = useViewer();
  return useMemo(
    () =>
      manualResultForm({
        specimenId: featureFlags.has('276912'),
        masterAccountId: featureFlags.has('LAB_ACCOUNT_NUMBER'),
        subAccountId: featureFlags.has('MD118'),
        needsDrugs: featureFlags.has('MD92'),
      }),
    [featureFlags],
  );
}

async function summaryOf({ donor, testResult, type }: ManualResultInput): Promise<Summary> {
  const { mroResult, resultType, specimenId, collectedAt } = testResult;
  return [
    ...(await placeLines(donor.locationId)),
    ['Donor', `${donor.firstName} ${donor.lastName}`],
    ['Specimen ID', specimenId],
    ['Collected', momentText(collectedAt)],
    ['Overall Result', mroResult ? mroResults[mroResult] : resultType && resultTypes[resultType]],
    ['How it is entered', dataEntryMethods[type]],
  ];
}

/** "Lab Result Data Entry", with a choice of how the result is entered (T s2). */
export function ManualResultView() {
  const [search] = useSearchParams();
  const idOf = (name: string): string | null => {
    const asked = search.get(name);
    return asked === null ? null : requireRecordId(asked);
  };
  const [id, participantId] = [idOf('testResultId'), idOf('participantId')];
  const fetchPolicy = 'network-only';
  const order = useOrderToEnterQuery({
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy,
  });
  const participant = useParticipantToEnterQuery({
    variables: { participantId: participantId ?? '' },
    skip: id !== null || participantId === null,
    fetchPolicy,
  });
  if (id === null && participantId === null) return <Entry order={null} participant={null} />;
  const { loading, error, refetch } = id === null ? participant : order;
  if (error !== undefined)
    return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (loading || (order.data ?? participant.data) === undefined)
    return <Skeleton height="30rem" aria-label="Loading what is known of the test" />;
  const test = order.data?.testResult ?? null;
  const drawn = participant.data?.labOrderInfo ?? null;
  if ((id === null ? drawn : test) === null) throw new NotFoundError();
  if (test !== null && !waitsForResult(test))
    return (
      <PageMessage
        icon={<FileCheck size={20} />}
        title="No result is entered for this test"
        action={
          <Button asChild size="sm" variant="outline" colorPalette="gray">
            <Link to={linksOf(testResultPaths, { id: test.id }).detail}>Open the test</Link>
          </Button>
        }
      >
        A result is entered for a laboratory test that waits for it. This one has its result
        already, or is done on the spot.
      </PageMessage>
    );
  return <Entry order={test} participant={drawn} />;
}

interface EntryProps {
  /** The order that gets its result. */
  order: Order | null;
  /** Who was drawn, when the test is that of a draw. */
  participant: Participant | null;
}

function Entry({ order, participant }: EntryProps) {
  const contract = useContract();
  const { featureFlags } = useViewer();
  const { ask, dialog } = useVerification();
  return (
    <>
      {order !== null && (
        <Alert.Root status="info" marginBottom="4">
          <Alert.Indicator />
          <Alert.Title>Complete Lab Order Result manually</Alert.Title>
        </Alert.Root>
      )}
      {participant !== null && (
        <Alert.Root status="info" marginBottom="4">
          <Alert.Indicator />
          <Alert.Title>This result counts as the random test of who was drawn.</Alert.Title>
        </Alert.Root>
      )}
      <RecordForm
        title="Lab Result Data Entry"
        subtitle={
          order === null
            ? 'A result of a laboratory or an MRO that did not come by itself.'
            : `Test Case ID ${order.testCase.id} · ${order.donor.fullName} · ${order.testCase.company.name}`
        }
        action="Verify and Confirm"
        contract={contract}
        labels={manualLabels}
        values={() => ({
          type: featureFlags.has('266742') ? '' : 'UPLOAD_ORIGINAL_REPORT',
          features: [...featureFlags],
          ...(order && orderValues(order)),
          ...(participant && participantValues(blankValues(contract), participant)),
        })}
        send={async (input) =>
          (await ask(await summaryOf(input)))
            ? (await sendMutation(CreateManualResultDocument, { input })).createManualResult
            : null
        }
        done="Manual result was added."
        next={paths.dashboard}
      >
        {(form) => <ManualResultForm form={form} isOrdered={order !== null} />}
      </RecordForm>
      {dialog}
    </>
  );
}
