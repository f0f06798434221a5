import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { lines } from '@assay/schema/core/fields';
import { DialogForm, FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { TextAreaField } from '../../components/form/TextAreaField.tsx';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';

const contract = z.object({ comment: lines(500) });
type Comment = z.output<typeof contract>;

interface CommentDialogProps {
  open: boolean;
  onComment: (comment: string) => Promise<void>;
  onCancel: () => void;
}

function CommentForm({ onComment, onCancel }: Omit<CommentDialogProps, 'open'>) {
  const form = useForm<Comment, unknown, Comment>({
    resolver: contractResolver<Comment, Comment>(contract),
    defaultValues: { comment: '' },
  });
  return (
    <DialogForm
      form={form}
      contract={contract}
      labels={{ comment: 'Comment' }}
      action="Continue"
      description="This donor was tested on the spot within the last 24 hours. Say why there is another test."
      onSubmit={({ comment }) => onComment(comment)}
      onCancel={onCancel}
    >
      <TextAreaField control={form.control} name="comment" wide />
    </DialogForm>
  );
}

/** Asks why a donor is tested again, when the server does (T s4). */
export const CommentDialog = ({ open, ...props }: CommentDialogProps) => (
  <FormDialog open={open} title="Confirmation Comment" onDismiss={props.onCancel}>
    <CommentForm {...props} />
  </FormDialog>
);
