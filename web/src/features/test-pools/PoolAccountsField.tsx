import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { editAction } from '../../components/data-table/row-action.ts';
import { poolAccountColumns } from './pool-account-columns.ts';
import type { PoolAccountValues } from './pool-account-form.ts';
import { useAccountRows, type Ordered } from './pool-ordering-names.ts';
import { PoolAccountDialog } from './PoolAccountDialog.tsx';
import { PoolEntries } from './PoolEntries.tsx';
import type { TestPoolFormValues } from './test-pool-form-rules.ts';

interface PoolAccountsFieldProps {
  form: UseFormReturn<TestPoolFormValues>;
  /** The lab accounts of the stored pool, with their names. */
  stored: Ordered['labAccounts'];
}

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
  const pool = useWatch({ control: form.control }) as TestPoolFormValues;
  const entries = pool.labAccounts;
  const rows = useAccountRows(entries, stored);
  const [edited, setEdited] = useState<{ at: number | null } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = (at: number | null): void => {
    setEdited({ at });
    setOpen(true);
  };
  const put = (next: PoolAccountValues[]): void => {
    form.setValue('labAccounts', next, { shouldDirty: true });
    form.clearErrors('labAccounts');
  };
  const at = edited?.at ?? null;
  return (
    <PoolEntries
      form={form}
      name="labAccounts"
      one="Lab Account"
      rows={rows}
      width="12rem"
      columns={poolAccountColumns}
      rowLabel={({ location, account }) => `${location}, ${account}`}
      actions={(row) => [editAction(() => ask(row.at))]}
      hint={whyNot(pool)}
      onAdd={() => ask(null)}
      onRemove={(removed) => put(entries.filter((_, index) => index !== removed))}
    >
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
    </PoolEntries>
  );
}
