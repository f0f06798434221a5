import { useQuery } from '@apollo/client/react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { allowsMultipleTestCodes } from '@assay/schema/common/electronic-orders';
import type { TestOrderType } from '@assay/schema/test-pools/enums';
import { PoolLabAccountInput } from '@assay/schema/test-pools/pool-ordering';
import { DialogForm, FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { SearchSelectField } from '../../components/form/SearchSelectField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { LoadFailure } from '../../components/page/LoadFailure.tsx';
import { LocationChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { TicksField } from '../../domain/lab-account-locations/TicksField.tsx';
import { servicesOfOrder } from '../../domain/lab-orders/services-of-specimen.ts';
import { errorsToCaller } from '../../lib/forms/send.ts';
import { useFollowUp } from '../../lib/forms/use-follow-up.ts';
import {
  accountName,
  isOffered,
  newAccount,
  poolAccountLabels as labels,
  poolAccountResolver,
  type PoolAccountValues,
} from './pool-account-form.ts';
import { PoolAccountChoicesDocument } from './pool-ordering.generated.ts';
import { PoolSiteFields } from './PoolSiteFields.tsx';
import type { TestPoolFormValues } from './test-pool-form-rules.ts';

interface PoolAccountFormProps {
  pool: Pick<
    TestPoolFormValues,
    'companyId' | 'locationId' | 'isTestPoolForCompany' | 'isRegulated' | 'testOrderType'
  >;
  /** The entry that is edited; null for a new one. */
  entry: PoolAccountValues | null;
  onSave: (entry: PoolAccountValues) => void;
  onClose: () => void;
}

type AccountForm = UseFormReturn<PoolAccountValues, unknown, PoolAccountValues>;

/** Another location has other lab accounts, and another account has other test codes. */
function useFittingAccount(form: AccountForm): void {
  const { setValue } = form;
  useFollowUp(form, (name) => {
    if (name === 'locationId') setValue('labAccountLocationId', '', { shouldDirty: true });
    if (name === 'locationId' || name === 'labAccountLocationId')
      setValue('testCodes', [], { shouldDirty: true });
  });
}

const actionOf = (entry: unknown): string =>
  entry === null ? 'Add Lab Account' : 'Change Lab Account';

function PoolAccountForm({ pool, entry, onSave, onClose }: PoolAccountFormProps) {
  const type = pool.testOrderType as TestOrderType;
  const isElectronic = type === 'ELECTRONIC_ORDER';
  const form: AccountForm = useForm<PoolAccountValues, unknown, PoolAccountValues>({
    resolver: poolAccountResolver(type),
    defaultValues: entry ?? newAccount(pool.isTestPoolForCompany ? '' : pool.locationId),
  });
  const { control } = form;
  useFittingAccount(form);
  const [locationId, accountId] = useWatch({
    control,
    name: ['locationId', 'labAccountLocationId'],
  });
  const { data, error, loading, refetch } = useQuery(PoolAccountChoicesDocument, {
    variables: { locationId: String(locationId) },
    skip: locationId === '',
    notifyOnNetworkStatusChange: true,
    ...errorsToCaller,
  });
  const accounts = (locationId === '' ? [] : (data?.labAccountLocations.nodes ?? [])).filter(
    (account) => isOffered(account, pool),
  );
  const chosen = accounts.find(({ id }) => Number(id) === Number(accountId));
  const several =
    chosen?.labAccount == null ||
    allowsMultipleTestCodes(chosen.labAccount.provider, chosen.labAccount.masterAccountId);
  return (
    <DialogForm
      form={form}
      contract={PoolLabAccountInput}
      labels={labels}
      action={actionOf(entry)}
      description="Where tests of people who are drawn at a location are ordered."
      onSubmit={async (values) => onSave(values)}
      onCancel={onClose}
    >
      {error && (
        <LoadFailure retrying={loading} onRetry={() => void refetch()}>
          Error loading Lab Accounts.
        </LoadFailure>
      )}
      {pool.isTestPoolForCompany && (
        <SearchSelectField
          control={control}
          name="locationId"
          choices={LocationChoicesDocument}
          where={{ companyId: { eq: String(pool.companyId) } }}
        />
      )}
      <SelectField
        control={control}
        name="labAccountLocationId"
        disabled={locationId === ''}
        placeholder={loading ? 'Loading…' : undefined}
        hint={
          locationId !== '' && data !== undefined && accounts.length === 0
            ? 'The location has no lab account of this program for this kind of order.'
            : undefined
        }
        options={accounts.map((account) => ({
          value: Number(account.id),
          label: accountName(account),
        }))}
      />
      {chosen && (
        <TicksField
          control={control}
          name="testCodes"
          required={isElectronic}
          single={!several}
          hint={several ? undefined : 'This laboratory takes one test code in an order.'}
          codes={chosen.testCodes.map(({ testCode }) => testCode)}
        />
      )}
      <PoolSiteFields
        form={form}
        isElectronic={isElectronic}
        services={servicesOfOrder({
          isElectronic,
          isDot: pool.isRegulated,
          specimenTypeId: chosen?.masterAccountType ?? 0,
        })}
      />
    </DialogForm>
  );
}

/** Asks at which lab account a location orders, what, and where specimens are collected (C s2). */
export const PoolAccountDialog = ({ open, ...form }: PoolAccountFormProps & { open: boolean }) => (
  <FormDialog open={open} title={actionOf(form.entry)} onDismiss={form.onClose}>
    <PoolAccountForm {...form} />
  </FormDialog>
);
