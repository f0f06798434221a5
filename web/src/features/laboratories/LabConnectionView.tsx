import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { labProviderNames } from '@assay/schema/common/lab-providers';
import { connectionKinds, connectionParties } from '@assay/schema/laboratories/laboratory-words';
import { lazyDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { Detail, DetailList } from '../../components/page/DetailList.tsx';
import { RecordActions } from '../../components/page/RecordActions.tsx';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { Section } from '../../components/page/Section.tsx';
import { laboratoryPaths } from '../../config/features/laboratories.ts';
import { refusalOf } from '../../lib/forms/save-form.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { momentText } from '../../lib/moment-text.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { ConnectionBadge } from './lab-connection-list.tsx';
import {
  connectionLinks,
  connectionTabs,
  labConnectionDeletion,
  labConnectionRecord,
} from './lab-connection-record.ts';
import { connectionSection, labConnectionLabels as labels } from './lab-connection-words.ts';
import { CheckLabConnectionDocument } from './lab-connection.generated.ts';

const RotateSecretDialog = lazyDialog(
  async () => (await import('./RotateSecretDialog.tsx')).RotateSecretDialog,
);

/** How long a check takes at most until the page is read again, ms. */
const CHECK_MS = 4_000;

/** Health of a connection: when it last worked, what waits, what failed and why. */
export function LabConnectionView() {
  const connection = labConnectionRecord.useRecord();
  const { id, name, party, provider, address, mroConnection, labAccounts, health } = connection;
  const { revalidate } = useRevalidator();
  const [isRotating, setRotating] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const check = async (): Promise<void> => {
    setChecking(true);
    const send = async () =>
      (await sendMutation(CheckLabConnectionDocument, { id })).checkLabConnection;
    if ((await refusalOf(send)) === null) toastSuccess('The other side is being asked.');
    setTimeout(() => {
      setChecking(false);
      void revalidate();
    }, CHECK_MS);
  };
  const count = (value: number | undefined) => value ?? null;
  return (
    <>
      <RecordHead
        title="Laboratory Connection"
        name={name}
        status={<ConnectionBadge {...connection} />}
        facts={[
          provider === null ? connectionParties[party] : labProviderNames[provider],
          connectionKinds[connection.kind],
        ]}
        tabs={connectionTabs(id)}
        figures={[
          {
            label: 'Orders waiting',
            value: count(health?.ordersWaiting),
            to: connectionLinks(id).outgoing,
          },
          {
            label: 'Orders failed',
            value: count(health?.ordersFailed),
            alarming: true,
            to: connectionLinks(id).outgoing,
          },
          { label: 'Messages failed', value: count(health?.messagesFailed), alarming: true },
          { label: 'Unmatched', value: count(health?.messagesUnmatched), alarming: true },
          {
            label: 'Changed in the database',
            value: count(health?.messagesChanged),
            alarming: true,
          },
        ]}
        actions={
          <>
            <Button
              variant="outline"
              colorPalette="gray"
              loading={isChecking}
              onClick={() => void check()}
            >
              Check
            </Button>
            <Button variant="outline" colorPalette="gray" onClick={() => setRotating(true)}>
              Rotate Secret
            </Button>
            <RecordActions
              record={connection}
              edit={connectionLinks(id).edit}
              deletion={labConnectionDeletion}
              canDelete={connection.viewerCanDelete === true}
              list={laboratoryPaths.list}
            />
          </>
        }
      />
      <DetailList>
        <Section title="Health" hint="How messages go and come.">
          <Detail label="Last Success">
            {connection.lastSentAt && momentText(connection.lastSentAt)}
          </Detail>
          <Detail label="Last Failure">
            {connection.lastFailedAt && momentText(connection.lastFailedAt)}
          </Detail>
          <Detail label="Why">{connection.lastError}</Detail>
          <Detail label="Last Message Received">
            {health?.lastReceivedAt && momentText(health.lastReceivedAt)}
          </Detail>
          <Detail label="Messages to Be Read">{health?.messagesWaiting}</Detail>
        </Section>
        <Section {...connectionSection}>
          <Detail label={labels.address}>{address}</Detail>
          <Detail label="Its Messages Go To">{`/api/laboratories/${id}/messages`}</Detail>
          <Detail label={labels.labAccountIds}>
            {labAccounts.length === 0
              ? 'All that no other connection names'
              : labAccounts.map(({ masterAccountId }) => masterAccountId).join(', ')}
          </Detail>
          <Detail label={labels.mroConnectionId}>{mroConnection?.name}</Detail>
          <Detail label="Secret Since">{momentText(connection.secretChangedAt)}</Detail>
          <Detail label="Former Secret Until">
            {connection.formerSecretUntil && momentText(connection.formerSecretUntil)}
          </Detail>
        </Section>
      </DetailList>
      <RotateSecretDialog of={isRotating ? { id } : null} onClose={() => setRotating(false)} />
    </>
  );
}
