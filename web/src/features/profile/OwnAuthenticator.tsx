import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { Section } from '../../components/page/Section.tsx';
import { PartBody } from '../../domain/access/PartBody.tsx';
import { PartLine } from '../../domain/access/PartLine.tsx';
import { usePart } from '../../domain/access/use-part.ts';
import { momentText } from '../../lib/moment-text.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { ViewerAuthenticatorDocument } from './authenticator.generated.ts';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { SetUpAuthenticator } from './SetUpAuthenticator.tsx';
import { TurnOffAuthenticatorForm } from './TurnOffAuthenticatorForm.tsx';

const leftText = (count: number): string =>
  `${count} recovery ${count === 1 ? 'code' : 'codes'} left`;

/** The app whose codes the own sign-in asks for: set up, and turned off (ADR 97). */
export function OwnAuthenticator() {
  const part = usePart(ViewerAuthenticatorDocument, {});
  const [open, setOpen] = useState<'setUp' | 'turnOff' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = (): void => setOpen(null);
  const reread = (): void => {
    close();
    part.reread();
  };
  return (
    <Section
      title="Two-factor sign-in"
      hint="A code of an app on your phone, which is asked for after your password."
    >
      <PartBody part={part}>
        {({ authenticator: { active, since, recoveryCodesLeft } }) =>
          active ? (
            <Box as="ul" role="list" listStyleType="none">
              <PartLine
                title="Authenticator app"
                facts={`Set up ${momentText(since ?? '')} · ${leftText(recoveryCodesLeft)}`}
                action={
                  <Button
                    size="xs"
                    variant="outline"
                    colorPalette="red"
                    aria-label="Turn off the authenticator app"
                    onClick={() => setOpen('turnOff')}
                  >
                    Turn off
                  </Button>
                }
              />
            </Box>
          ) : (
            <Stack gap="3" align="flex-start">
              <Text textStyle="sm">No authenticator app is set up.</Text>
              <Button size="sm" variant="outline" onClick={() => setOpen('setUp')}>
                Set up authenticator app
              </Button>
            </Stack>
          )
        }
      </PartBody>
      <FormDialog open={open === 'setUp'} title="Set up authenticator app" onDismiss={close}>
        <SetUpAuthenticator
          onCancel={close}
          onDone={(recoveryCodes) => {
            setCodes(recoveryCodes);
            reread();
          }}
        />
      </FormDialog>
      <FormDialog open={open === 'turnOff'} title="Turn off authenticator app" onDismiss={close}>
        <TurnOffAuthenticatorForm onCancel={close} onDone={reread} />
      </FormDialog>
      <RecoveryCodesDialog
        codes={codes}
        onClose={() => {
          setCodes(null);
          toastSuccess('Authenticator app set up.');
        }}
      />
    </Section>
  );
}
