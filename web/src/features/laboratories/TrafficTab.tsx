import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { refusalOf, type Payload } from '../../lib/forms/save-form.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { connectionTabs, labConnectionRecord } from './lab-connection-record.ts';

interface TrafficTabProps {
  /** Does once more with a message what failed. */
  send: (id: string) => Promise<Payload | null | undefined>;
  /** Said when it is on its way. */
  done: string;
  /** The list; `again` is for the menu of a message. */
  children: (again: (id: string) => void) => ReactNode;
}

/** A tab of a connection with its messages of one direction. */
export function TrafficTab({ send, done, children }: TrafficTabProps) {
  const { id, name } = labConnectionRecord.useRecord();
  const { revalidate } = useRevalidator();
  const again = async (messageId: string): Promise<void> => {
    const refusal = await refusalOf(() => send(messageId));
    if (refusal === null) toastSuccess(done);
    else toastError(refusal);
    void revalidate();
  };
  return (
    <>
      <RecordHead title="Laboratory Connection" name={name} facts={[]} tabs={connectionTabs(id)} />
      {children((messageId) => void again(messageId))}
    </>
  );
}
