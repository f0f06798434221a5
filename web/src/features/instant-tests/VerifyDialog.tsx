import { Button, Stack } from '@chakra-ui/react';
import { useRef } from 'react';
import { instantResultTypes } from '@assay/schema/test-results/test-words';
import { AlertDialog } from '../../components/dialogs/AlertDialog.tsx';
import { Detail } from '../../components/page/DetailList.tsx';
import { momentText } from '../../lib/moment-text.ts';
import type { InstantTestValues, Panel } from './instant-test-form.ts';
import { instantTestTexts } from './instant-test-words.ts';
import type { Place } from './use-place.ts';

interface VerifyDialogProps {
  open: boolean;
  values: InstantTestValues;
  place: Place | null;
  panel: Panel | null;
  isRefused: boolean;
  pending: boolean;
  onConfirm: () => void;
  onBack: () => void;
}

/** What is about to be stored, in short (T s2). */
export function VerifyDialog(props: VerifyDialogProps) {
  const { open, values, place, panel, isRefused, pending, onConfirm, onBack } = props;
  const back = useRef<HTMLButtonElement>(null);
  const { donor, testResult } = values;
  const action = isRefused ? 'Submit' : 'Confirm';
  const result = instantResultTypes[testResult.resultType as keyof typeof instantResultTypes];
  return (
    <AlertDialog
      open={open}
      title={isRefused ? 'Verify and Submit Result' : 'Verify and Confirm Result'}
      description={instantTestTexts.verify}
      safe={back}
      busy={pending}
      onDismiss={onBack}
      footer={
        <>
          <Button
            ref={back}
            size="sm"
            variant="outline"
            colorPalette="gray"
            disabled={pending}
            onClick={onBack}
          >
            Back To Edit
          </Button>
          <Button size="sm" loading={pending} loadingText={action} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <Stack gap="2" marginTop="3">
        <Detail label="Donor">{`${donor.firstName} ${donor.lastName}`}</Detail>
        <Detail label="Collection Date/Time">
          {testResult.collectedAt === '' ? null : momentText(testResult.collectedAt)}
        </Detail>
        <Detail label="Collector">{testResult.collectorFullName}</Detail>
        <Detail label="Collection Site">{place && `${place.company.name}/${place.name}`}</Detail>
        {!isRefused && <Detail label="Instant Test Panel">{panel?.name}</Detail>}
        <Detail label="Overall Result">{isRefused ? 'Refusal To Test' : result}</Detail>
      </Stack>
    </AlertDialog>
  );
}
