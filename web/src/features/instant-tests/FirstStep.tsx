import { Grid, Stack, Text } from '@chakra-ui/react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { consentTexts } from '@assay/schema/instant-tests/instant-test-words';
import { primaryIdTypesOf } from '@assay/schema/common/primary-id-types';
import { CheckboxField } from '../../components/form/CheckboxField.tsx';
import { DateField } from '../../components/form/DateField.tsx';
import { MomentField } from '../../components/form/MomentField.tsx';
import { SearchSelectField } from '../../components/form/SearchSelectField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import type { SelectOption } from '../../components/form/SelectInput.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { SignatureField } from '../../components/signature/SignatureField.tsx';
import {
  CompanyChoicesDocument,
  LocationChoicesDocument,
} from '../../domain/choices/record-choices.generated.ts';
import { DonorFields } from '../../domain/donors/DonorFields.tsx';
import { reasonOptions } from '../../domain/donors/donor-words.ts';
import { specimenOptions, specimenText } from '../../domain/specimens/specimen-words.ts';
import type { InstantTestSent, InstantTestValues } from './instant-test-form.ts';
import { instantTestTexts as texts } from './instant-test-words.ts';
import { StepPart } from './StepPart.tsx';
import type { Place } from './use-place.ts';

interface FirstStepProps {
  form: UseFormReturn<InstantTestValues, unknown, InstantTestSent>;
  place: Place | null;
  /** Internal users choose the company; others have one. */
  choosesCompany: boolean;
  isRefused: boolean;
}

/** "Donor and consent": who is tested where, with what, and both signatures (T s2). */
export function FirstStep({ form, place, choosesCompany, isRefused }: FirstStepProps) {
  const { control } = form;
  const [companyId, locationId, specimenTypeId, isByWord, first, last, collector] = useWatch({
    control,
    name: [
      'companyId',
      'locationId',
      'testResult.specimenTypeId',
      'donor.isVerbalConsent',
      'donor.firstName',
      'donor.lastName',
      'testResult.collectorFullName',
    ],
  });
  const isVerbal = place?.isVerbal === true || isByWord === true;
  const panels = place?.panels ?? [];
  const types = new Set(panels.map((panel) => Number(panel.specimenTypeId)));
  // What the compliance check was asked for is shown, also where no panel tests it.
  if (types.size > 0 && typeof specimenTypeId === 'number') types.add(specimenTypeId);
  const specimens: readonly SelectOption<number>[] =
    types.size === 0
      ? specimenOptions
      : [...types].map((value) => ({ value, label: specimenText(value) }));
  const fitting = panels.filter((panel) => Number(panel.specimenTypeId) === specimenTypeId);
  const hasNone = place !== null && specimenTypeId !== '' && fitting.length === 0;
  const clients = (place?.clients ?? []).map(({ id, name }) => ({
    value: Number(id),
    label: name,
  }));
  return (
    <Grid
      templateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'repeat(2, minmax(0, 1fr))',
        xl: 'repeat(3, minmax(0, 1fr))',
      }}
      gap={{ base: '6', md: '8' }}
      alignItems="start"
    >
      <Stack gap="6" minWidth="0">
        <StepPart title="Location">
          {choosesCompany && (
            <SearchSelectField
              control={control}
              name="companyId"
              choices={CompanyChoicesDocument}
              wide
            />
          )}
          <SearchSelectField
            key={String(companyId)}
            control={control}
            name="locationId"
            choices={LocationChoicesDocument}
            where={typeof companyId === 'number' ? { companyId: { eq: String(companyId) } } : {}}
            wide
          />
          {clients.length > 0 && (
            <SelectField control={control} name="client" options={clients} wide />
          )}
        </StepPart>
        <StepPart title="Donor Information">
          <DonorFields
            form={form}
            name="donor"
            idTypes={place?.idTypes ?? primaryIdTypesOf('ALL')}
          />
          <TextField control={control} name="donor.verifiedBy.firstName" />
          <TextField control={control} name="donor.verifiedBy.lastName" />
        </StepPart>
      </Stack>
      <Stack gap="6" minWidth="0">
        <StepPart title="Test Information">
          <SelectField
            control={control}
            name="donor.reasonForTest"
            options={reasonOptions}
            required={!isRefused}
          />
          <SelectField
            control={control}
            name="testResult.specimenTypeId"
            required={!isRefused}
            options={specimens}
          />
          <SelectField
            control={control}
            name="testResult.testPanelId"
            required={!isRefused}
            wide
            disabled={locationId === '' || specimenTypeId === ''}
            hint={hasNone ? texts.noPanels : undefined}
            options={fitting.map(({ id, panelId, name }) => ({
              value: Number(id),
              label: `${name}, ${panelId}`,
            }))}
          />
          <TextField control={control} name="testResult.lot" required={!isRefused} />
          <DateField control={control} name="testResult.expireAt" required={!isRefused} />
          <TextField control={control} name="testResult.testInformationComment" wide />
        </StepPart>
      </Stack>
      <Stack
        gap="6"
        minWidth="0"
        gridColumn={{ base: 'auto', md: '1 / -1', xl: 'auto' }}
        display={{ base: 'flex', md: 'grid', xl: 'flex' }}
        gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="8"
        alignItems={{ base: 'stretch', md: 'start', xl: 'stretch' }}
      >
        <StepPart title="Donor Consent">
          <Text gridColumn="1 / -1" textStyle="sm">
            {consentTexts.donor}
          </Text>
          <SignatureField
            control={control}
            name="testResult.donorSignature"
            signer="Donor"
            signerName={`${first} ${last}`.trim()}
            disabled={isVerbal || isRefused}
            required={!isRefused && !isVerbal}
            hint={isRefused ? 'Nobody signs for consent: the donor refused.' : texts.verbalConsent}
          />
          {place?.isVerbal !== true && !isRefused && (
            <CheckboxField control={control} name="donor.isVerbalConsent" wide />
          )}
        </StepPart>
        <StepPart title="Collector Certification">
          <MomentField control={control} name="testResult.collectedAt" required />
          <TextField control={control} name="testResult.collectorFullName" required />
          <CheckboxField control={control} name="donor.isDonorAcceptTest" wide />
          <SignatureField
            control={control}
            name="testResult.collectorSignature"
            signer="Collector"
            signerName={collector}
            required
          />
        </StepPart>
      </Stack>
    </Grid>
  );
}
