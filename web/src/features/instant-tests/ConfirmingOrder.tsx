import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { allowsMultipleTestCodes } from '@assay/schema/common/electronic-orders';
import { labProviderNames } from '@assay/schema/common/lab-providers';
import { keysOf } from '@assay/schema/core/keys-of';
import { laboratorySpecimenOf } from '@assay/schema/lab-orders/lab-order-rules';
import { labTestTypes } from '@assay/schema/test-results/test-words';
import { DateField } from '../../components/form/DateField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { FileField } from '../../components/upload/FileField.tsx';
import { PlaceFields } from '../../domain/lab-orders/PlaceFields.tsx';
import { servicesOfSpecimen } from '../../domain/lab-orders/services-of-specimen.ts';
import { placeClearing } from '../../domain/lab-orders/place-clearing.ts';
import { useClearing } from '../../lib/forms/use-follow-up.ts';
import { TicksField } from '../../domain/lab-account-locations/TicksField.tsx';
import { confirmingPlace, type ConfirmSent, type ConfirmValues } from './confirm-form.ts';
import {
  ConfirmingAccountsDocument,
  type InstantTestToConfirmQuery,
} from './confirm-instant-test.generated.ts';

const testTypeOptions = keysOf(labTestTypes).map((value) => ({
  value,
  label: labTestTypes[value],
}));

interface ConfirmingOrderProps {
  form: UseFormReturn<ConfirmValues, unknown, ConfirmSent>;
  test: NonNullable<InstantTestToConfirmQuery['testResult']>;
  /** The specimen is sent, and not the donor. */
  isSpecimen: boolean;
}

/** What a laboratory is asked for with a form on paper; where the donor goes, when the donor is sent (T s3). */
export function ConfirmingOrder({ form, test, isSpecimen }: ConfirmingOrderProps) {
  const { control, setValue } = form;
  const accountId = useWatch({ control, name: 'confirmationData.labAccountLocationId' });
  useClearing(
    form,
    useMemo(
      () => ({
        ...placeClearing(form, confirmingPlace),
        // Codes are those of an account.
        'confirmationData.labAccountLocationId': () => setValue('confirmationData.testCodes', []),
      }),
      [form, setValue],
    ),
  );
  const { data, loading } = useQuery(ConfirmingAccountsDocument, {
    variables: { locationId: test.testCase.location.id },
  });
  const specimen = laboratorySpecimenOf(Number(test.specimenTypeId));
  const accounts = (data?.labAccountLocations.nodes ?? []).filter(
    ({ masterAccountType }) => masterAccountType === specimen,
  );
  const account = accounts.find(({ id }) => Number(id) === accountId);
  const codes = (account?.testCodes ?? []).map(({ testCode }) => testCode);
  const lab = account?.labAccount;
  const isMany = !lab || allowsMultipleTestCodes(lab.provider, lab.masterAccountId);
  return (
    <>
      <Section title="Lab Information" hint={`The donor is ${test.donor.fullName}.`}>
        <SelectField
          control={control}
          name="confirmationData.labAccountLocationId"
          required
          wide
          hint={
            data && accounts.length === 0
              ? 'There are no sub-accounts for the selected specimen type and lab provider.'
              : undefined
          }
          placeholder={loading ? 'Loading…' : undefined}
          options={accounts.map(({ id, subAccountId, labAccount }) => ({
            value: Number(id),
            label: `${labAccount ? labProviderNames[labAccount.provider] : ''} ${labAccount?.masterAccountId ?? ''}, ${subAccountId}`,
          }))}
        />
        <SelectField
          control={control}
          name="confirmationData.testType"
          options={testTypeOptions}
          placeholder={null}
          required
        />
        {account && (
          <TicksField
            key={account.id}
            control={control}
            name="confirmationData.testCodes"
            required
            codes={codes}
            {...(!isMany && {
              single: true,
              hint: 'This laboratory takes one test code an order.',
            })}
          />
        )}
      </Section>
      <Section title="Test Information">
        <TextField control={control} name="confirmationData.specimenId" required />
        {isSpecimen && (
          <DateField control={control} name="confirmationData.specimenSentDate" required />
        )}
        <FileField
          control={control}
          name="confirmationData.ccfFileId"
          label="CCF File"
          docType="CCF"
        />
      </Section>
      {!isSpecimen && (
        <Section title="Collection Site" hint="Where the donor goes, and until when.">
          <PlaceFields
            form={form}
            paths={confirmingPlace}
            services={servicesOfSpecimen(specimen)}
            isSiteRequired={false}
          />
        </Section>
      )}
    </>
  );
}
