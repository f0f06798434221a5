import { useLocation, useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import type { ListSpec } from '@assay/schema/core/list';
import { CreateSavedViewInput } from '@assay/schema/saved-views/saved-view';
import { sendMutation } from '../../lib/forms/send.ts';
import type { OpenedDialog } from '../dialogs/lazy-dialog.tsx';
import { SwitchField } from '../form/SwitchField.tsx';
import { TextField } from '../form/TextField.tsx';
import { RecordDialog } from '../record-form/RecordDialog.tsx';
import { CreateSavedViewDocument } from './saved-views.generated.ts';
import { addressOfView, searchOfView } from './view-search.ts';

const contract = CreateSavedViewInput.pick({ name: true, isShared: true });

const labels = { name: 'Name', isShared: 'Share with my company' };

interface SaveViewDialogProps extends OpenedDialog {
  list: string;
  spec: ListSpec;
}

/** Saves what a list shows under a name. */
export function SaveViewDialog({ list, spec, ...dialog }: SaveViewDialogProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const send = async (values: z.output<typeof contract>) => {
    const input = { ...values, list, search: searchOfView(spec, new URLSearchParams(search)) };
    return (await sendMutation(CreateSavedViewDocument, { input })).createSavedView;
  };
  return (
    <RecordDialog
      {...dialog}
      title="Save view"
      action="Save view"
      description="The view keeps filters, search and sort of this list. Who opens it sees what they may see."
      contract={contract}
      labels={labels}
      values={() => ({ name: '', isShared: false })}
      send={send}
      done="View saved."
      onSaved={({ savedView }) => {
        if (savedView) void navigate(`${pathname}${addressOfView(savedView)}`, { replace: true });
      }}
    >
      {({ control }) => (
        <>
          <TextField control={control} name="name" />
          <SwitchField control={control} name="isShared" wide />
        </>
      )}
    </RecordDialog>
  );
}
