import type { CreateTestPoolMemberInput } from '@assay/schema/test-pools/test-pool-member';
import { latestBirth } from '@assay/schema/test-pools/person-rules';
import { DateField } from '../../components/form/DateField.tsx';
import { SearchSelectField } from '../../components/form/SearchSelectField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { StateField } from '../../domain/contact/StateField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { LocationChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import type { FormControl } from '../../lib/forms/form-types.ts';
import { ConsortiumPlace } from './ConsortiumPlace.tsx';
import { memberChoices } from './member-choices.ts';
import type { MemberFormContext } from './member-form-loader.ts';

interface MemberFormProps extends MemberFormContext {
  control: FormControl<typeof CreateTestPoolMemberInput>;
  /** Company of a stored member. */
  employer?: string | undefined;
}

/** Fields of a member; the kind of the pool decides which (C s5). */
export function MemberForm({ control, pool, employer }: MemberFormProps) {
  const choices = memberChoices({ pool });
  return (
    <>
      <Section title="Member" hint="Who is in the pool and may be drawn.">
        <TextField control={control} name="firstName" />
        <TextField control={control} name="lastName" />
        {!pool.isRegulated && (
          <TextField
            control={control}
            name="idNumber"
            hint="E.g. the employee number. Unique in the pool."
          />
        )}
        {pool.consortium && (
          <ConsortiumPlace
            control={control}
            consortiumId={pool.consortium.id}
            employer={employer}
          />
        )}
        {pool.isTestPoolForCompany && pool.consortium === null && (
          <SearchSelectField
            control={control}
            name="locationId"
            choices={LocationChoicesDocument}
            where={{ companyId: { eq: pool.company?.id } }}
            disabled={pool.company === null}
          />
        )}
      </Section>
      {pool.isRegulated && <RegulatedFields control={control} choices={choices} />}
    </>
  );
}

interface RegulatedFieldsProps {
  control: FormControl<typeof CreateTestPoolMemberInput>;
  choices: ReturnType<typeof memberChoices>;
}

function RegulatedFields({ control, choices }: RegulatedFieldsProps) {
  return (
    <>
      <Section title="Identification" hint="As the regulator asks for it.">
        <TextField
          control={control}
          name="cdlNumber"
          hint="Unique in the pool together with its state."
        />
        <StateField control={control} name="state" />
        <DateField control={control} name="dateOfBirth" max={latestBirth()} />
        <TextField
          control={control}
          name="ssn"
          inputMode="numeric"
          placeholder="000-00-0000"
          hint="Kept encrypted. Lists and files show its last four digits."
        />
        <TextField control={control} name="otherId" />
      </Section>
      <Section title="Testing" hint="How the person is tested and reported.">
        <SelectField
          control={control}
          name="observationRequired"
          options={choices.observationRequired}
        />
        <SelectField control={control} name="employeeCategory" options={choices.employeeCategory} />
      </Section>
    </>
  );
}
