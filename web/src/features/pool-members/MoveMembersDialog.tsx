import { z } from 'zod';
import { recordId } from '@assay/schema/core/fields';
import type { OpenedDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { SearchSelectField } from '../../components/form/SearchSelectField.tsx';
import { RecordDialog } from '../../components/record-form/RecordDialog.tsx';
import type { BulkDialog } from '../../components/ticks/bulk-act.ts';
import { PoolChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { MovePoolMembersDocument } from './ticked-members.generated.ts';

const TargetPool = z.object({ testPoolId: recordId() });

/** Asks into which other pool the ticked members are moved. */
export const MoveMembersDialog = ({
  ticked,
  records,
  onAnswer,
  ...dialog
}: OpenedDialog & Pick<BulkDialog, 'ticked' | 'records' | 'onAnswer'>) => (
  <RecordDialog
    {...dialog}
    title={`Move ${records}`}
    action="Move"
    description="They are removed from this Test Pool and added to the other one, which asks of each what it asks of a new member."
    contract={TargetPool}
    labels={{ testPoolId: 'Test Pool' }}
    send={async ({ testPoolId }) => {
      const input = { ...ticked, testPoolId: String(testPoolId) };
      return (await sendMutation(MovePoolMembersDocument, { input })).moveTestPoolMembers;
    }}
    onSaved={onAnswer}
  >
    {({ control }) => (
      <SearchSelectField
        control={control}
        name="testPoolId"
        choices={PoolChoicesDocument}
        where={{ status: { eq: 'ACTIVE' } }}
      />
    )}
  </RecordDialog>
);
