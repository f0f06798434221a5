import { useQuery } from '@apollo/client/react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { LabAccountLocationForm } from '@assay/schema/lab-accounts/lab-account-location';
import type { OpenedDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { CheckboxField } from '../../components/form/CheckboxField.tsx';
import { PriceField } from '../../components/form/PriceField.tsx';
import { SearchSelectField } from '../../components/form/SearchSelectField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { RecordDialog } from '../../components/record-form/RecordDialog.tsx';
import { errorsToCaller, readAgain, sendMutation } from '../../lib/forms/send.ts';
import {
  LabAccountChoicesDocument,
  LocationChoicesDocument,
} from '../choices/record-choices.generated.ts';
import { programOptions } from '../laboratories/catalogue-words.ts';
import { specimenOptions } from '../specimens/specimen-words.ts';
import { siteText, type AccountLocationValues } from './account-location-form.ts';
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

type Form = UseFormReturn<AccountLocationValues>;

interface FieldsProps {
  form: Form;
  /** Which of the two a new one is about. */
  about: About;
  isPriced: boolean;
}

function Fields({ form, about, isPriced }: FieldsProps) {
  const { control } = form;
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
  useClearing(form, offer?.provider ?? null);
  const codesOf = (type: number) =>
    (offer?.testCodes ?? []).filter((code) => code.type === program && code.specimenType === type);
  return (
    <>
      {'labAccountId' in about ? (
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
        <TicksField
          control={control}
          name="comboBreathTestCodes"
          required
          codes={codesOf(BREATH)}
        />
      )}
    </>
  );
}

/** What a new one is about, and what no form changes. */
type About = { locationId: number } | { labAccountId: number };

interface AccountLocationDialogProps extends OpenedDialog {
  /** The one that is edited; null for a new one. */
  record: Parts | null;
  about: About;
}

const words = {
  create: {
    title: 'Add Lab Account',
    action: 'Add Lab Account',
    done: 'Lab Account was successfully added to the Location',
  },
  edit: { action: 'Save', done: 'Lab Account has been successfully updated' },
};

/** Lets a location order by a lab account, or edits how it does. */
export function AccountLocationDialog({ record, about, ...dialog }: AccountLocationDialogProps) {
  const isPriced = useCan()('SEE_PRICES');
  const reread = async (id: string): Promise<Parts | null> =>
    (await readAgain(AccountLocationDetailDocument, { id })).labAccountLocation;
  return (
    <RecordDialog
      {...dialog}
      {...(record === null
        ? { ...words.create, values: () => about }
        : {
            ...words.edit,
            title: `Edit ${record.subAccountId}`,
            record,
            reread: () => reread(record.id),
            values: ({ siteId }: Parts) => ({ siteId: siteText(siteId) ?? '' }),
          })}
      description="A location that orders by an account of a laboratory."
      contract={LabAccountLocationForm}
      labels={labels}
      send={async ({ version, ...values }) => {
        const input = { ...values, siteId: values.siteId ?? 'NA' };
        if (record === null)
          return (await sendMutation(CreateAccountLocationDocument, { input }))
            .createLabAccountLocation;
        const variables = { id: record.id, input: { ...input, version } };
        return (await sendMutation(UpdateAccountLocationDocument, variables))
          .updateLabAccountLocation;
      }}
    >
      {(form) => <Fields form={form} about={about} isPriced={isPriced} />}
    </RecordDialog>
  );
}
