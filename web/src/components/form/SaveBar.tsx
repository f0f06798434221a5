import { Text } from '@chakra-ui/react';
import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import { dirtyCount } from './dirty-count.ts';
import { FormButtons } from './FormButtons.tsx';
import { FormFoot } from './FormFoot.tsx';

interface SaveBarProps<T extends FieldValues, Out> {
  control: Control<T, unknown, Out>;
  /** Words of the main action: "Save", "Create company". */
  action: string;
  onCancel: () => void;
  /** False where there is something to send from the start, e.g. a new record. */
  needsChange?: boolean;
}

const changesText = (count: number): string =>
  count === 0 ? 'No unsaved changes' : `${count} unsaved ${count === 1 ? 'change' : 'changes'}`;

/** Foot of a form, always in sight: how much is unsaved, a way out, and the main action. */
export function SaveBar<T extends FieldValues, Out>({
  control,
  action,
  onCancel,
  needsChange = true,
}: SaveBarProps<T, Out>) {
  // React Hook Form changes this object in place, so nothing computed from it may be memoised.
  'use no memo';
  const { dirtyFields, isSubmitting } = useFormState({ control });
  const count = dirtyCount(dirtyFields);
  return (
    <FormFoot
      note={
        <Text
          role="status"
          textStyle="sm"
          color="fg.muted"
          whiteSpace="nowrap"
          fontVariantNumeric="tabular-nums"
        >
          {(needsChange || count > 0) && changesText(count)}
        </Text>
      }
    >
      <FormButtons
        action={action}
        onCancel={onCancel}
        busy={isSubmitting}
        disabled={needsChange && count === 0}
      />
    </FormFoot>
  );
}
