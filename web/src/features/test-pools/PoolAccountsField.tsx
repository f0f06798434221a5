import { Button, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { get, useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import type { Column } from '../../components/data-table/column.ts';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { editAction, removeAction } from '../../components/data-table/row-action.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { useConfirmedAction } from '../../components/dialogs/use-confirmed-action.ts';
import { FieldFrame } from '../../components/form/FieldFrame.tsx';
import { useFormField } from '../../components/form/use-form-field.ts';
import { Card } from '../../components/page/Card.tsx';
import type { PoolAccountValues } from './pool-account-form.ts';
import { useAccountRows, type AccountRow, type Ordered } from './pool-ordering-names.ts';
import { PoolAccountDialog } from './PoolAccountDialog.tsx';
import { rowFault } from './row-faults.ts';
import type { TestPoolFormValues } from './test-pool-form-rules.ts';

interface PoolAccountsFieldProps {
  form: UseFormReturn<TestPoolFormValues>;
  /** The lab accounts of the stored pool, with their names. */
  stored: Ordered['labAccounts'];
}

const columnsFor = (faultOf: (at: number) => string | null): readonly Column<AccountRow>[] => [
  {
    id: 'location',
    header: 'Location',
    hideable: false,
    width: '12rem',
    cell: ({ location }) => location,
    remark: ({ at }) => {
      const fault = faultOf(at);
      return fault === null ? null : (
        <Text as="span" color="fg.error" textStyle="xs" fontWeight="medium" whiteSpace="normal">
          {fault}
        </Text>
      );
    },
  },
  { id: 'account', header: 'Lab Account', width: '17rem', cell: ({ account }) => account },
  {
    id: 'codes',
    header: 'Test Codes',
    width: '8rem',
    phone: 'labelled',
    cell: ({ codes }) => codes,
  },
  {
    id: 'site',
    header: 'Collection Site',
    width: '9rem',
    phone: 'labelled',
    cell: ({ site }) => site,
  },
];

/** Why nothing can be added yet (C s4); null when something can. */
const whyNot = ({
  companyId,
  isTestPoolForCompany,
  locationId,
}: TestPoolFormValues): string | null => {
  if (companyId === '') return 'Choose a company first.';
  return isTestPoolForCompany || locationId !== '' ? null : 'Choose a location first.';
};

/** The lab accounts from which a pool orders, with a dialog for each (C s2). */
export function PoolAccountsField({ form, stored }: PoolAccountsFieldProps) {
  // React Hook Form changes its errors in place, so nothing computed from them may be memoised.
  'use no memo';
  const { control } = form;
  const { field, ref } = useFormField({ control, name: 'labAccounts' });
  const { errors } = useFormState({ control, name: 'labAccounts' });
  const pool = useWatch({ control }) as TestPoolFormValues;
  const entries = field.value as PoolAccountValues[];
  const rows = useAccountRows(entries, stored);
  const [edited, setEdited] = useState<{ at: number | null } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = (at: number | null): void => {
    setEdited({ at });
    setOpen(true);
  };
  const put = (next: PoolAccountValues[]): void => {
    field.onChange(next);
    form.clearErrors('labAccounts');
  };
  const removing = useConfirmedAction<AccountRow>(async ({ at }) => {
    put(entries.filter((_, index) => index !== at));
    return null;
  });
  const hint = whyNot(pool);
  const at = edited?.at ?? null;
  return (
    <FieldFrame field={field} hint={hint ?? undefined} wide>
      <Stack gap="3" align="flex-start">
        {rows.length > 0 && (
          <Card width="full">
            <DataTable
              label="Lab Accounts"
              columns={columnsFor((row) => rowFault(get(errors, 'labAccounts'), row))}
              rows={rows}
              rowId={({ id }) => id}
              rowLabel={({ location, account }) => `${location}, ${account}`}
              actions={(row) => [
                editAction(() => ask(row.at)),
                removeAction(() => removing.ask(row)),
              ]}
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
          onClick={() => ask(null)}
        >
          <Plus size={16} aria-hidden /> Add Lab Account
        </Button>
      </Stack>
      <PoolAccountDialog
        open={isOpen}
        pool={pool}
        entry={at === null ? null : (entries[at] ?? null)}
        onSave={(entry) => {
          put(
            at === null
              ? [...entries, entry]
              : entries.map((each, index) => (index === at ? entry : each)),
          );
          setOpen(false);
        }}
        onClose={() => setOpen(false)}
      />
      <ConfirmDialog
        {...removing.dialog}
        title="Remove Lab Account"
        question="Are you sure you'd like to remove this Lab Account?"
        action="Remove"
      />
    </FieldFrame>
  );
}
