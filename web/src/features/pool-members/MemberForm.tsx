import type { Control } from 'react-hook-form';
import { DateField } from '../../components/form/DateField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { StateField } from '../../components/form/StateField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { memberChoices } from './member-choices.ts';
import type { MemberFormContext } from './member-form-loader.ts';
import type { MemberFormValues } from './member-form-values.ts';
import { memberLabels } from './member-labels.ts';

interface MemberFormProps<Out> extends MemberFormContext {
  control: Control<MemberFormValues, unknown, Out>;
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** Fields of a member; the kind of the pool decides which (C s5). */
export function MemberForm<Out>({ control, pool, locations }: MemberFormProps<Out>) {
  const choices = memberChoices({ pool, locations });
  return (
    <>
      <Section title="Member" hint="Who is in the pool and may be drawn.">
        <TextField control={control} name="firstName" label={memberLabels.firstName} />
        <TextField control={control} name="lastName" label={memberLabels.lastName} />
        {!pool.isRegulated && (
          <TextField
            control={control}
            name="idNumber"
            label={memberLabels.idNumber}
            hint="E.g. the employee number. Unique in the pool."
          />
        )}
        {pool.isTestPoolForCompany && (
          <SelectField
            control={control}
            name="locationId"
            label={memberLabels.locationId}
            options={choices.locationId}
          />
        )}
      </Section>
      {pool.isRegulated && <RegulatedFields control={control} choices={choices} />}
    </>
  );
}

interface RegulatedFieldsProps<Out> {
  control: Control<MemberFormValues, unknown, Out>;
  choices: ReturnType<typeof memberChoices>;
}

function RegulatedFields<Out>({ control, choices }: RegulatedFieldsProps<Out>) {
  return (
    <>
      <Section title="Identification" hint="As the regulator asks for it.">
        <TextField
          control={control}
          name="cdlNumber"
          label={memberLabels.cdlNumber}
          hint="Unique in the pool together with its state."
        />
        <StateField control={control} name="state" label={memberLabels.state} />
        <DateField
          control={control}
          name="dateOfBirth"
          label={memberLabels.dateOfBirth}
          max={today()}
        />
        <TextField
          control={control}
          name="ssn"
          label={memberLabels.ssn}
          inputMode="numeric"
          placeholder="000-00-0000"
          hint="Kept encrypted. Lists and files show its last four digits."
        />
        <TextField control={control} name="otherId" label={memberLabels.otherId} />
      </Section>
      <Section title="Testing" hint="How the person is tested and reported.">
        <SelectField
          control={control}
          name="observationRequired"
          label={memberLabels.observationRequired}
          options={choices.observationRequired}
        />
        <SelectField
          control={control}
          name="employeeCategory"
          label={memberLabels.employeeCategory}
          options={choices.employeeCategory}
        />
      </Section>
    </>
  );
}
