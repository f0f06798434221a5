import { useLoaderData, useRevalidator } from 'react-router-dom';
import { ListData } from '../../components/data-table/ListData.tsx';
import { assignAction } from '../../components/data-table/row-action.ts';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { refusalOf } from '../../lib/forms/save-form.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { connectionTabs, labConnectionRecord } from './lab-connection-record.ts';
import type { LabMessageListQuery } from './lab-connection-list.generated.ts';
import { ProcessLabMessageDocument } from './lab-connection.generated.ts';
import { incomingMessages } from './traffic-lists.tsx';

/** What a laboratory or an MRO sent, as far as the viewer may know of it. */
export function IncomingListView() {
  const { list } = useLoaderData<ListRouteData<LabMessageListQuery>>();
  const { id, name } = labConnectionRecord.useRecord();
  const { revalidate } = useRevalidator();
  const again = async (messageId: string): Promise<void> => {
    const send = async () =>
      (await sendMutation(ProcessLabMessageDocument, { id: messageId })).processLabMessage;
    const refusal = await refusalOf(send);
    if (refusal === null) toastSuccess('The message is read again.');
    else toastError(refusal);
    void revalidate();
  };
  return (
    <>
      <RecordHead title="Laboratory Connection" name={name} facts={[]} tabs={connectionTabs(id)} />
      <ListData from={list}>
        {({ data, ...result }) => (
          <ListScreen
            {...incomingMessages}
            {...result}
            page={data?.labMessages}
            isTab
            actions={({ id: messageId, state }) => [
              (state === 'FAILED' || state === 'UNMATCHED') &&
                assignAction('Process again', () => void again(messageId)),
            ]}
          />
        )}
      </ListData>
    </>
  );
}
