import { useQuery } from '@apollo/client/react';
import { useForm, useWatch } from 'react-hook-form';
import { LabAccountLocationForm as contract } from '@assay/schema/lab-accounts/lab-account-location';
import { DialogForm, FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { StaleEntryDialog } from '../../components/dialogs/StaleEntryDialog.tsx';
import { useSaveConflict } from '../../components/dialogs/use-save-conflict.ts';
import { CheckboxField } from '../../components/form/CheckboxField.tsx';
import { PriceField } from '../../components/form/PriceField.tsx';
import { SearchSelectField } from '../../components/form/SearchSelectField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { saveForm } from '../../lib/forms/save-form.ts';
import { errorsToCaller, readAgain, sendMutation } from '../../lib/forms/send.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import {
  LabAccountChoicesDocument,
  LocationChoicesDocument,
} from '../choices/record-choices.generated.ts';
import { programOptions } from '../laboratories/catalogue-words.ts';
import { specimenOptions } from '../specimens/specimen-words.ts';
import {
  newValues,
  valuesOf,
  type AccountLocationInput as Input,
  type AccountLocationValues as Values,
} from './account-location-form.ts';
import { accountLocationLabels as labels } from './account-location-words.ts';
import {
  AccountLocationDetailDocument,
  AccountOfferDocument,
  CreateAccountLocationDocument,
  UpdateAccountLocationDocument,
  type AccountLocationPartsFragment as Parts,
} from './account-location.generated.ts';
import { CodesField } from './CodesField.tsx';
import { TicksField } from './TicksField.tsx';
import { useClearing } from './use-clearing.ts';
import { useMroNeed } from './use-mro-need.ts';

/** Breath, by its number (C s3). */
const BREATH = 4;

interface AccountLocationFormProps {
  /** The one that is edited; null for a new one. */
  record: Parts | null;
  /** What a new one is about, and what no form changes. */
  of: { locationId: number } | { labAccountId: number };
  onClose: () => void;
  /** Something was saved. */
  onDone: () => void;
}

const actionOf = (record: unknown): string => (record === null ? 'Add Lab Account' : 'Save');

function AccountLocationForm({ record, of, onClose, onDone }: AccountLocationFormProps) {
  const isPriced = useCan()('SEE_PRICES');
  const form = useForm<Values, unknown, Input>({
    resolver: contractResolver<Values, Input>(contract),
    defaultValues: record === null ? newValues(of) : valuesOf(record),
  });
  const { control } = form;
  useClearing(form);
  const [account, location, program, specimenType, isCombo] = useWatch({
    control,
    name: ['labAccountId', 'locationId', 'program', 'masterAccountType', 'supportsComboOrders'],
  });
  const needsMro = useMroNeed(location, program);
  const { data } = useQuery(AccountOfferDocument, {
    variables: { id: String(account) },
    skip: account === '',
    ...errorsToCaller,
  });
  const offer = data?.labAccount?.id === String(account) ? data.labAccount : null;
  const codesOf = (type: number) =>
    (offer?.testCodes ?? []).filter((code) => code.type === program && code.specimenType === type);
  const close = (): void => {
    onClose();
    onDone();
  };
  const conflict = useSaveConflict({
    form,
    contract,
    labels,
    reload: async () => {
      if (record === null) return null;
      const { labAccountLocation } = await readAgain(AccountLocationDetailDocument, {
        id: record.id,
      });
      return labAccountLocation && valuesOf(labAccountLocation);
    },
  });
  const save = async ({ version, ...input }: Input): Promise<void> => {
    const siteId = input.siteId ?? 'NA';
    const send = async () =>
      record === null
        ? (await sendMutation(CreateAccountLocationDocument, { input: { ...input, siteId } }))
            .createLabAccountLocation
        : (
            await sendMutation(UpdateAccountLocationDocument, {
              id: record.id,
              input: { ...input, siteId, version },
            })
          ).updateLabAccountLocation;
    if (!(await saveForm(form, send, conflict))) return;
    toastSuccess(
      record === null
        ? 'Lab Account was successfully added to the Location'
        : 'Lab Account has been successfully updated',
    );
    close();
  };
  return (
    <DialogForm
      form={form}
      contract={contract}
      labels={labels}
      action={actionOf(record)}
      description="A location that orders by an account of a laboratory."
      onSubmit={save}
      onCancel={onClose}
    >
      {'labAccountId' in of ? (
        <SearchSelectField control={control} name="locationId" choices={LocationChoicesDocument} />
      ) : (
        <SearchSelectField
          control={control}
          name="labAccountId"
          choices={LabAccountChoicesDocument}
        />
      )}
      <TextField control={control} name="subAccountId" />
      <TextField control={control} name="siteId" />
      <SelectField control={control} name="program" options={programOptions} />
      <SelectField control={control} name="masterAccountType" options={specimenOptions} />
      <CodesField
        control={control}
        name="testCodes"
        required
        codes={specimenType === '' ? [] : codesOf(Number(specimenType))}
        isPriced={isPriced}
      />
      <SelectField
        control={control}
        name="mroId"
        required={needsMro}
        options={(offer?.mros ?? []).map(({ id, fullName }) => ({
          value: Number(id),
          label: fullName,
        }))}
      />
      {isPriced && <PriceField control={control} name="mroPricing" />}
      <CheckboxField control={control} name="supportsComboOrders" />
      {isCombo && (
        <TicksField control={control} name="comboBreathTestCodes" codes={codesOf(BREATH)} />
      )}
      <StaleEntryDialog dialog={conflict.dialog} onReloaded={close} />
    </DialogForm>
  );
}

interface AccountLocationDialogProps extends AccountLocationFormProps {
  open: boolean;
}

/** Lets a location order by a lab account, or edits how it does. */
export const AccountLocationDialog = ({ open, ...form }: AccountLocationDialogProps) => (
  <FormDialog
    open={open}
    title={form.record === null ? 'Add Lab Account' : `Edit ${form.record.subAccountId}`}
    onDismiss={form.onClose}
  >
    <AccountLocationForm {...form} />
  </FormDialog>
);
