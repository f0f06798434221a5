import { Alert, Box, Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { lines } from '@assay/schema/core/fields';
import { DialogForm } from '../../components/dialogs/FormDialog.tsx';
import { TextAreaField } from '../../components/form/TextAreaField.tsx';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import type { CompliancePartsFragment } from './compliance.generated.ts';
import { FindingList } from './FindingList.tsx';
import { Dialog } from '../../components/overlays/Dialog.ts';

const contract = z.object({ complianceOverrideReason: lines(1_000) });
type Reason = z.output<typeof contract>;

const alertWords = {
  RED_ALERT: { status: 'error', title: 'The law does not allow this test.' },
  YELLOW_ALERT: { status: 'warning', title: 'The law allows this test under conditions.' },
} as const;

/** Why the test goes on in spite of the alert. */
function OverrideForm({
  onOverride,
  onCancel,
}: {
  onOverride: (reason: string) => void;
  onCancel: () => void;
}) {
  const form = useForm<Reason, unknown, Reason>({
    resolver: contractResolver<Reason, Reason>(contract),
    defaultValues: { complianceOverrideReason: '' },
  });
  return (
    <DialogForm
      form={form}
      contract={contract}
      labels={{ complianceOverrideReason: 'Reason' }}
      action="Override"
      destructive
      description="The reason is kept with the test, under your name."
      onSubmit={async ({ complianceOverrideReason }) => onOverride(complianceOverrideReason)}
      onCancel={onCancel}
    >
      <TextAreaField control={form.control} name="complianceOverrideReason" />
    </DialogForm>
  );
}

export interface ComplianceAlertProps {
  result: CompliancePartsFragment;
  onEnd: () => void;
  onCancel: () => void;
  onCorrect: () => void;
  onOverride: (reason: string) => void;
}

/** "Compliance Alert" (T s4): what the law says, and what the company lets its people do about it. */
export function ComplianceAlert({
  result,
  onEnd,
  onCancel,
  onCorrect,
  onOverride,
}: ComplianceAlertProps) {
  const [isOverriding, setIsOverriding] = useState(false);
  const { status, actions, findings } = result;
  const words = status === 'SUCCESS' ? null : alertWords[status];
  if (isOverriding)
    return <OverrideForm onOverride={onOverride} onCancel={() => setIsOverriding(false)} />;
  return (
    <>
      <Dialog.Body>
        {words && (
          <Alert.Root status={words.status} size="sm">
            <Alert.Indicator />
            <Alert.Title>{words.title}</Alert.Title>
          </Alert.Root>
        )}
        <Box maxHeight="50vh" overflowY="auto" marginTop="2">
          <FindingList findings={findings} />
        </Box>
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        {actions.includes('END') ? (
          <Button size="sm" colorPalette="red" onClick={onEnd}>
            End Test
          </Button>
        ) : (
          <Button size="sm" variant="outline" colorPalette="gray" onClick={onCancel}>
            Cancel
          </Button>
        )}
        {actions.includes('OVERRIDE') && (
          <Button
            size="sm"
            variant={actions.includes('CORRECT') ? 'outline' : 'solid'}
            colorPalette="red"
            onClick={() => setIsOverriding(true)}
          >
            Override
          </Button>
        )}
        {actions.includes('CORRECT') && (
          <Button size="sm" onClick={onCorrect}>
            Correct Test
          </Button>
        )}
      </Dialog.Footer>
    </>
  );
}
