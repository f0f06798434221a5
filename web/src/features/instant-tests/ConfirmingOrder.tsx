import { useQuery } from '@apollo/client/react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { allowsMultipleTestCodes } from '@assay/schema/common/electronic-orders';
import { labProviderNames } from '@assay/schema/common/lab-providers';
import { keysOf } from '@assay/schema/core/keys-of';
import { laboratorySpecimenOf } from '@assay/schema/instant-tests/confirmation-rules';
import { labTestTypes } from '@assay/schema/test-results/test-words';
import { DateField } from '../../components/form/DateField.tsx';
import { MomentField } from '../../components/form/MomentField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { SwitchField } from '../../components/form/SwitchField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { AddressFields } from '../../domain/contact/AddressFields.tsx';
import { TicksField } from '../../domain/lab-account-locations/TicksField.tsx';
import { CcfUpload } from './CcfUpload.tsx';
import type { ConfirmSent, ConfirmValues } from './confirm-form.ts';
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
  const [accountId, isOnSite, isThird] = useWatch({
    control,
    name: [
      'confirmationData.labAccountLocationId',
      'confirmationData.collectedOnSite',
      'confirmationData.thirdPartyCollected',
    ],
  });
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
            hint={isMany ? undefined : 'This laboratory takes one test code an order.'}
            codes={codes}
          />
        )}
      </Section>
      <Section title="Test Information">
        <TextField control={control} name="confirmationData.specimenId" required />
        {isSpecimen && (
          <DateField control={control} name="confirmationData.specimenSentDate" required />
        )}
        <CcfUpload
          onDone={(id) => setValue('confirmationData.ccfFileId', id, { shouldDirty: true })}
        />
      </Section>
      {!isSpecimen && (
        <Section title="Collection Site">
          <SwitchField
            control={control}
            name="confirmationData.collectedOnSite"
            disabled={isThird === true}
          />
          <SwitchField
            control={control}
            name="confirmationData.thirdPartyCollected"
            disabled={isOnSite === true}
          />
          {isThird === true && (
            <>
              <TextField
                control={control}
                name="confirmationData.thirdPartySiteAddressName"
                required
                wide
              />
              <AddressFields control={control} name="confirmationData.thirdPartySiteAddress" />
            </>
          )}
          {isOnSite !== true && isThird !== true && (
            <>
              <TextField control={control} name="confirmationData.siteId" />
              <TextField control={control} name="confirmationData.siteZip" />
            </>
          )}
          {isOnSite !== true && (
            <MomentField
              control={control}
              name="confirmationData.expireAt"
              required={isThird !== true}
            />
          )}
        </Section>
      )}
    </>
  );
}
