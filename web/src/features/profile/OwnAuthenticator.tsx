import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { Section } from '../../components/page/Section.tsx';
import { PartBody } from '../../domain/access/PartBody.tsx';
import { PartLine } from '../../domain/access/PartLine.tsx';
import { usePart } from '../../domain/access/use-part.ts';
import { momentText } from '../../lib/moment-text.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import {
  RenewRecoveryCodesDocument,
  TurnOffAuthenticatorDocument,
  ViewerAuthenticatorDocument,
} from './authenticator.generated.ts';
import { ProvePassword } from './ProvePassword.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { SetUpAuthenticator } from './SetUpAuthenticator.tsx';

/** So few that it is time for new ones. */
const FEW = 3;

const leftText = (count: number): string =>
  `${count} left${count <= FEW ? ': make new ones before you need them' : ''}`;

type Act = 'setUp' | 'renewCodes' | 'turnOff';

/** The app whose codes the own sign-in asks for: set up, given new recovery codes, and turned off (ADR 97). */
export function OwnAuthenticator() {
  const part = usePart(ViewerAuthenticatorDocument, {});
  const [open, setOpen] = useState<Act | null>(null);
  /** Those that are shown, and what is said when they are kept. */
  const [shown, setShown] = useState<{ codes: readonly string[]; done: string } | null>(null);
  const close = (): void => setOpen(null);
  const reread = (): void => {
    close();
    part.reread();
  };
  const show = (codes: readonly string[], done: string): void => {
    setShown({ codes, done });
    reread();
  };
  return (
    <Section
      title="Two-factor sign-in"
      hint="A code of an app on your phone, which is asked for after your password."
    >
      <PartBody part={part}>
        {({ authenticator }) =>
          authenticator.active ? (
            <ActiveApp {...authenticator} onAct={setOpen} />
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
          onDone={(codes) => show(codes, 'Authenticator app set up.')}
        />
      </FormDialog>
      <FormDialog open={open === 'renewCodes'} title="New recovery codes" onDismiss={close}>
        <ProvePassword
          action="Make new codes"
          description="Your former recovery codes sign you in no longer; your app stays as it is. Enter your password."
          send={async (input) =>
            (await sendMutation(RenewRecoveryCodesDocument, { input })).renewRecoveryCodes
          }
          onCancel={close}
          onDone={({ recoveryCodes }) => show(recoveryCodes ?? [], 'Recovery codes renewed.')}
        />
      </FormDialog>
      <FormDialog open={open === 'turnOff'} title="Turn off authenticator app" onDismiss={close}>
        <ProvePassword
          action="Turn off"
          destructive
          description="Your app and your recovery codes sign you in no longer. Enter your password."
          send={async (input) =>
            (await sendMutation(TurnOffAuthenticatorDocument, { input })).turnOffAuthenticator
          }
          onCancel={close}
          onDone={() => {
            toastSuccess('Authenticator app turned off.');
            reread();
          }}
        />
      </FormDialog>
      <RecoveryCodesDialog
        codes={shown?.codes ?? null}
        onClose={() => {
          toastSuccess(shown?.done ?? '');
          setShown(null);
        }}
      />
    </Section>
  );
}

interface ActiveAppProps {
  since: string | null;
  recoveryCodesLeft: number;
  onAct: (act: Act) => void;
}

/** The app that is set up, with its recovery codes; whoever has few left is told to make new ones. */
const ActiveApp = ({ since, recoveryCodesLeft, onAct }: ActiveAppProps) => (
  <Box as="ul" role="list" listStyleType="none">
    <PartLine
      title="Authenticator app"
      facts={`Set up ${momentText(since ?? '')}`}
      action={
        <Button
          size="xs"
          variant="outline"
          colorPalette="red"
          aria-label="Turn off the authenticator app"
          onClick={() => onAct('turnOff')}
        >
          Turn off
        </Button>
      }
    />
    <PartLine
      title="Recovery codes"
      facts={leftText(recoveryCodesLeft)}
      action={
        <Button
          size="xs"
          variant="outline"
          colorPalette="gray"
          aria-label="Make new recovery codes"
          onClick={() => onAct('renewCodes')}
        >
          Make new codes
        </Button>
      }
    />
  </Box>
);
