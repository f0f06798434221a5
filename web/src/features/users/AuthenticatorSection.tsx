import { Box, Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ResetAuthenticatorInput } from '@assay/schema/session/authenticator';
import { DialogForm, FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { PartBody } from '../../domain/access/PartBody.tsx';
import { PartLine } from '../../domain/access/PartLine.tsx';
import { usePart } from '../../domain/access/use-part.ts';
import { personName } from '../../domain/person-name.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { saveForm } from '../../lib/forms/save-form.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { momentText } from '../../lib/moment-text.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import {
  ResetUserAuthenticatorDocument,
  UserAuthenticatorDocument,
} from './user-access.generated.ts';
import type { UserPartsFragment } from './user.generated.ts';

type Reset = z.output<typeof ResetAuthenticatorInput>;

/** Takes the app away from a user who has lost it. */
function ResetForm({
  id,
  onCancel,
  onDone,
}: {
  id: string;
  onCancel: () => void;
  onDone: () => void;
}) {
  const form = useForm<Reset>({
    resolver: contractResolver(ResetAuthenticatorInput),
    defaultValues: { reason: '' },
  });
  const reset = async (input: Reset): Promise<void> => {
    const send = async () =>
      (await sendMutation(ResetUserAuthenticatorDocument, { id, input })).resetUserAuthenticator;
    if ((await saveForm(form, send)) === null) return;
    toastSuccess('Authenticator app reset.');
    onDone();
  };
  return (
    <DialogForm
      form={form}
      contract={ResetAuthenticatorInput}
      action="Reset"
      destructive
      description="The app and the recovery codes sign this user in no longer. Make sure that it is the user who asks. It stands in the history with your name."
      onSubmit={reset}
      onCancel={onCancel}
    >
      <TextField control={form.control} name="reason" label="Reason" />
    </DialogForm>
  );
}

/** Whether sign-in asks a user for the code of an app, and the way out for who has lost it (ADR 97). */
export function AuthenticatorSection({ user }: { user: UserPartsFragment }) {
  const part = usePart(UserAuthenticatorDocument, { userId: user.id });
  const [open, setOpen] = useState(false);
  return (
    <Section
      title="Two-factor sign-in"
      hint="The app whose codes are asked for after the password."
    >
      <PartBody part={part}>
        {({ authenticator }) =>
          authenticator?.active ? (
            <Box as="ul" role="list" listStyleType="none">
              <PartLine
                title="Authenticator app"
                facts={`Set up ${momentText(authenticator.since ?? '')}`}
                action={
                  !user.isSelf && (
                    <Button
                      size="xs"
                      variant="outline"
                      colorPalette="red"
                      aria-label="Reset the authenticator app"
                      onClick={() => setOpen(true)}
                    >
                      Reset
                    </Button>
                  )
                }
              />
            </Box>
          ) : (
            'No authenticator app is set up.'
          )
        }
      </PartBody>
      <FormDialog
        open={open}
        title={`Reset the authenticator app of ${personName(user)}`}
        onDismiss={() => setOpen(false)}
      >
        <ResetForm
          id={user.id}
          onCancel={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            part.reread();
          }}
        />
      </FormDialog>
    </Section>
  );
}
