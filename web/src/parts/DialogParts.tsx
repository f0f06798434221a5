import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { ActionMenu } from '../components/data-table/ActionMenu.tsx';
import { deleteAction, editAction } from '../components/data-table/row-action.ts';
import { ConfirmDialog } from '../components/dialogs/ConfirmDialog.tsx';
import { DialogForm, FormDialog } from '../components/dialogs/FormDialog.tsx';
import { StaleVersionDialog } from '../components/dialogs/StaleVersionDialog.tsx';
import { TextAreaField } from '../components/form/TextAreaField.tsx';
import {
  toastError,
  toastFromServer,
  toastInfo,
  toastSuccess,
  toastWarning,
} from '../lib/toasts.ts';
import { Group, Part } from './Part.tsx';

const asked = {
  'a question': { question: 'Are you sure you want to send it again?', action: 'Send again' },
  'one that cannot be taken back': {
    question: 'Are you sure you want to delete Atlanta Garage?',
    action: 'Delete',
    destructive: true,
  },
  'a name to type': {
    question: 'Are you sure you want to delete Northwind Logistics?',
    action: 'Delete',
    destructive: true,
    toType: 'Northwind Logistics',
  },
  'one that runs': {
    question: 'Are you sure you want to run the pool?',
    action: 'Run',
    pending: true,
  },
  'one that was refused': {
    question: 'Are you sure you want to delete Atlanta Garage?',
    action: 'Delete',
    destructive: true,
    error: 'It has pools. Move them first.',
  },
} as const;
type Asked = keyof typeof asked;
const kinds = Object.keys(asked) as Asked[];

const toasts = {
  Success: () => toastSuccess('Location was saved.'),
  Error: () => toastError('Something went wrong. Please try again later.'),
  Warning: () => toastWarning('Saved, with one thing to look at.', 'The pool has no members.'),
  Info: () => toastInfo('The list was read again.'),
  'From the server': () =>
    toastFromServer({
      status: 'info',
      title: 'Lab status changed',
      description: 'Robin Quick · Specimen 0012345',
    }),
};

const nothing = (): void => undefined;

const contract = z.object({ reason: z.string().min(1).max(255) });

/** A form in a dialog. */
function ReasonDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { reason: '' } });
  return (
    <FormDialog open title="Invalidate run" onDismiss={onClose}>
      <DialogForm
        form={form}
        contract={contract}
        labels={{ reason: 'Reason' }}
        action="Invalidate"
        destructive
        description="Its participants need no test any more."
        onSubmit={async () => onClose()}
        onCancel={onClose}
      >
        <TextAreaField control={form.control} name="reason" wide />
      </DialogForm>
    </FormDialog>
  );
}

/** Dialogs, menus and toasts: each behind the button that opens it. */
export function DialogParts() {
  const [open, setOpen] = useState<Asked | null>(null);
  const [form, setForm] = useState<'form' | 'stale' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <Group title="Dialogs">
      <Part name="ConfirmDialog">
        <Flex gap="2" wrap="wrap">
          {kinds.map((kind) => (
            <Button key={kind} size="sm" variant="outline" onClick={() => setOpen(kind)}>
              {kind}
            </Button>
          ))}
        </Flex>
        {open !== null && (
          <ConfirmDialog
            open
            title="Please confirm"
            onConfirm={close}
            onCancel={close}
            {...asked[open]}
          />
        )}
      </Part>
      <Part name="FormDialog, StaleVersionDialog">
        <Flex gap="2">
          <Button size="sm" variant="outline" onClick={() => setForm('form')}>
            a form
          </Button>
          <Button size="sm" variant="outline" onClick={() => setForm('stale')}>
            a save that came second
          </Button>
        </Flex>
        {form === 'form' && <ReasonDialog onClose={() => setForm(null)} />}
        <StaleVersionDialog
          open={form === 'stale'}
          changes={[
            { label: 'Name', before: 'Atlanta', now: 'Atlanta Yard', typed: 'Atlanta Garage' },
          ]}
          onReload={() => setForm(null)}
          onKeepEditing={() => setForm(null)}
        />
      </Part>
      <Part name="ActionMenu">
        <ActionMenu
          trigger={
            <Button size="sm" variant="outline" colorPalette="gray">
              Actions
            </Button>
          }
          actions={[editAction(nothing, 'It is closed.'), deleteAction(nothing)]}
        />
      </Part>
      <Part name="Toasts">
        <Flex gap="2" wrap="wrap">
          {Object.entries(toasts).map(([name, toast]) => (
            <Button key={name} size="sm" variant="outline" onClick={toast}>
              {name}
            </Button>
          ))}
        </Flex>
      </Part>
    </Group>
  );
}
