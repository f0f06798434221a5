import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { ProgramName } from '@assay/schema/common/programs';
import { ruleStates, type ComplianceTestType } from '@assay/schema/compliance/compliance-words';
import { DialogForm } from '../../components/dialogs/FormDialog.tsx';
import { ReadOnlyField } from '../../components/form/ReadOnlyField.tsx';
import { SearchSelectField } from '../../components/form/SearchSelectField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { blankValues } from '../../lib/forms/form-values.ts';
import { saveForm } from '../../lib/forms/save-form.ts';
import { useFollowUp } from '../../lib/forms/use-follow-up.ts';
import { errorsToCaller } from '../../lib/forms/send.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import {
  CompanyChoicesDocument,
  LocationChoicesDocument,
} from '../choices/record-choices.generated.ts';
import { reasonOptions } from '../donors/donor-words.ts';
import { specimenOptions } from '../specimens/specimen-words.ts';
import { CompliancePlaceDocument, type CompliancePartsFragment } from './compliance.generated.ts';
import {
  askCompliance,
  plannedTest as contract,
  plannedTestLabels as labels,
  type PlannedTest,
} from './planned-test.ts';

type Values = FormValues<typeof contract>;

/** Specimens that are tested on the spot; breath is tested there and counted in by laboratories, too. */
const onTheSpot = [1, 2, 4, 5, 6];
const specimensOf = (testType: ComplianceTestType) =>
  specimenOptions.filter(({ value }) =>
    testType === 'POCT' ? onTheSpot.includes(value) : ![5, 6].includes(value),
  );

const isState = (state: string): state is keyof typeof ruleStates => state in ruleStates;

/** The chosen location, by whose state the law counts and which names its company. */
function usePlace(locationId: unknown) {
  const isChosen = typeof locationId === 'number';
  const { data } = useQuery(CompliancePlaceDocument, {
    variables: { id: String(locationId) },
    skip: !isChosen,
    ...errorsToCaller,
  });
  return (isChosen && data?.location) || null;
}

/** The state in words; of DOT tests the federal law counts. */
function stateText(state: string, program: ProgramName): string {
  const name = isState(state) ? ruleStates[state] : state;
  return program === 'DOT' && name !== '' ? `${name} (federal rules hold)` : name;
}

export interface CheckEntryProps {
  testType: ComplianceTestType;
  program: ProgramName;
  /** What is known of the test. */
  planned: Partial<PlannedTest>;
  onChecked: (checked: PlannedTest, result: CompliancePartsFragment) => void;
  onCancel: () => void;
}

/** "Compliance Check Data Entry" (T s2): location, specimen and reason of a planned test. */
export function CheckEntryForm({
  testType,
  program,
  planned,
  onChecked,
  onCancel,
}: CheckEntryProps) {
  const { profile } = useViewer();
  const form = useForm<Values, unknown, PlannedTest>({
    resolver: contractResolver<Values, PlannedTest>(contract),
    defaultValues: { ...blankValues(contract), ...planned, companyId: planned.companyId ?? '' },
  });
  const { control, setValue } = form;
  const companyId = useWatch({ control, name: 'companyId' });
  const locationId = useWatch({ control, name: 'locationId' });
  // A location of another company is none of the chosen one.
  useFollowUp(form, (name) => {
    if (name === 'companyId') setValue('locationId', '');
  });
  const place = usePlace(locationId);
  const state = stateText(place?.address.state ?? '', program);
  const owner = place?.company?.id;
  // A location that was known before has brought no company with it.
  useEffect(() => {
    if (owner !== undefined) setValue('companyId', Number(owner));
  }, [owner, setValue]);
  const check = async (test: PlannedTest): Promise<void> => {
    const payload = await saveForm(form, () => askCompliance(testType, program, test));
    if (payload?.complianceResult) onChecked(test, payload.complianceResult);
  };
  return (
    <DialogForm
      form={form}
      contract={contract}
      labels={labels}
      action="Check"
      description="What the law allows depends on the state of the location, the specimen and the reason for the test."
      onSubmit={check}
      onCancel={onCancel}
    >
      {profile.type === 'MD' && (
        <SearchSelectField control={control} name="companyId" choices={CompanyChoicesDocument} />
      )}
      <SearchSelectField
        control={control}
        name="locationId"
        choices={LocationChoicesDocument}
        where={typeof companyId === 'number' ? { companyId: { eq: String(companyId) } } : {}}
      />
      <ReadOnlyField label="State" value={state} />
      <ReadOnlyField label="Test Type" value={testType} />
      <SelectField
        control={control}
        name="specimenTypeId"
        options={specimensOf(testType)}
        placeholder="Select"
      />
      <SelectField
        control={control}
        name="reasonForTest"
        options={reasonOptions}
        placeholder="Select"
      />
    </DialogForm>
  );
}
