import { Button, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { get, useFormState, type FieldPath, type UseFormReturn } from 'react-hook-form';
import type { Column } from '../../components/data-table/column.ts';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { removeAction, type RowActions } from '../../components/data-table/row-action.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { useConfirmedAction } from '../../components/dialogs/use-confirmed-action.ts';
import { FieldFrame } from '../../components/form/FieldFrame.tsx';
import { useFormField } from '../../components/form/use-form-field.ts';
import { Card } from '../../components/page/Card.tsx';
import { rowFault } from './row-faults.ts';
import type { TestPoolFormValues } from './test-pool-form-rules.ts';

/** An entry as the table shows it. */
interface EntryRow {
  id: string;
  /** Its place among the entries. */
  at: number;
  location: string;
}

interface PoolEntriesProps<R extends EntryRow> {
  form: UseFormReturn<TestPoolFormValues>;
  name: FieldPath<TestPoolFormValues> & ('labAccounts' | 'testPanels');
  /** One of them: "Lab Account". */
  one: string;
  /** Whether there has to be one. */
  required?: boolean;
  rows: readonly R[];
  /** Width of the column that names the location. */
  width: string;
  /** Columns beside the location. */
  columns: readonly Column<R>[];
  rowLabel: (row: R) => string;
  /** What else can be done with one than to remove it. */
  actions?: (row: R) => RowActions;
  /** Why nothing can be added yet; null when something can. */
  hint: string | null;
  onAdd: () => void;
  onRemove: (at: number) => void;
  /** The dialog that asks for one. */
  children: ReactNode;
}

/** The column that names a row, with what was refused of its entry. */
const locationColumn = <R extends EntryRow>(
  width: string,
  faultOf: (at: number) => string | null,
): Column<R> => ({
  id: 'location',
  header: 'Location',
  hideable: false,
  width,
  cell: ({ location }) => location,
  remark: ({ at }) => {
    const fault = faultOf(at);
    return fault === null ? null : (
      <Text as="span" color="fg.error" textStyle="xs" fontWeight="medium" whiteSpace="normal">
        {fault}
      </Text>
    );
  },
});

/** What a pool orders by, a row each, as one field of its form: added in a dialog, removed after a question (C s2). */
export function PoolEntries<R extends EntryRow>({
  form,
  name,
  one,
  required = false,
  rows,
  width,
  columns,
  rowLabel,
  actions = () => [],
  hint,
  onAdd,
  onRemove,
  children,
}: PoolEntriesProps<R>) {
  // React Hook Form changes its errors in place, so nothing computed from them may be memoised.
  'use no memo';
  const { control } = form;
  const { field, ref } = useFormField({ control, name, ...(required && { required }) });
  const { errors } = useFormState({ control, name });
  const removing = useConfirmedAction<R>(async ({ at }) => {
    onRemove(at);
    return null;
  });
  return (
    <FieldFrame field={field} hint={hint ?? undefined} wide>
      <Stack gap="3" align="flex-start">
        {rows.length > 0 && (
          <Card width="full">
            <DataTable
              label={`${one}s`}
              columns={[
                locationColumn<R>(width, (at) => rowFault(get(errors, name), at)),
                ...columns,
              ]}
              rows={rows}
              rowId={({ id }) => id}
              rowLabel={rowLabel}
              actions={(row) => [...actions(row), removeAction(() => removing.ask(row))]}
            />
          </Card>
        )}
        <Button
          ref={ref}
          id={field.control.id}
          size="sm"
          variant="outline"
          colorPalette="gray"
          disabled={hint !== null}
          // By its own words, instead of those of the label.
          aria-label={`Add ${one}`}
          onClick={onAdd}
        >
          <Plus size={16} aria-hidden /> Add {one}
        </Button>
      </Stack>
      {children}
      <ConfirmDialog
        {...removing.dialog}
        title={`Remove ${one}`}
        question={`Are you sure you'd like to remove this ${one}?`}
        action="Remove"
      />
    </FieldFrame>
  );
}
