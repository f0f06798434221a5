import { Button } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '@assay/schema/core/errors';
import { useCan } from '../../components/permission/use-can.ts';
import { currentClient } from '../../lib/apollo/client.ts';
import { failureOf } from '../../lib/errors/failure.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { RefreshMroResultDocument } from './test-result.generated.ts';
import type { OpenTest } from './test-result-record.ts';

const failed = (message: string | undefined): void =>
  toastError(message ?? errorText('MRO_RESULT_NOT_UPDATED', {}));

/** Asks, and shows what the test says now. */
async function refresh(id: string): Promise<void> {
  const { errors } = (await sendMutation(RefreshMroResultDocument, { id })).refreshMroResult;
  if (errors.length > 0) return failed(errors[0]?.message);
  toastSuccess('The MRO result has been successfully updated.');
  await currentClient().refetchQueries({ include: 'active' });
}

/** "Refresh MRO Result" of a verified laboratory test (T s2, s6): asks the MRO once more what was determined. */
export function RefreshMroResult({
  id,
  testType,
  testStatus,
}: Pick<OpenTest, 'id' | 'testType' | 'testStatus'>) {
  const can = useCan();
  const { featureFlags } = useViewer();
  const [isAsking, setAsking] = useState(false);
  const isOffered =
    testType === 'LAB' &&
    testStatus === 'MRO_VERIFIED' &&
    can('REFRESH_MRO_RESULT') &&
    featureFlags.has('MD108');
  if (!isOffered) return null;
  const ask = async (): Promise<void> => {
    setAsking(true);
    await refresh(id).catch((error: unknown) => failed(failureOf(error).message));
    setAsking(false);
  };
  return (
    <Button variant="outline" colorPalette="gray" loading={isAsking} onClick={() => void ask()}>
      <RefreshCw size={16} aria-hidden /> Refresh MRO Result
    </Button>
  );
}
