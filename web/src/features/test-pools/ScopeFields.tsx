import { useWatch, type Control } from 'react-hook-form';
import { errorTexts } from '@assay/schema/core/errors';
import { SearchSelectField } from '../../components/form/SearchSelectField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { SwitchField } from '../../components/form/SwitchField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import {
  CompanyChoicesDocument,
  LocationChoicesDocument,
} from '../../domain/choices/record-choices.generated.ts';
import { ConsortiumField } from './ConsortiumField.tsx';
import type { PoolRegulatorsQuery } from './regulators.generated.ts';
import { isOfCompany, type TestPoolFormValues } from './test-pool-form-rules.ts';
import { testPoolSections } from './test-pool-words.ts';

interface ScopeFieldsProps {
  control: Control<TestPoolFormValues>;
  /** Null while they are on their way. */
  regulators: PoolRegulatorsQuery['regulators'] | null;
  /** A pool with members keeps its company, location and regulator (contract §17). */
  settled: boolean;
}

/** Whose employees the pool is drawn from, and whether a regulator rules it. */
export function ScopeFields({ control, regulators, settled }: ScopeFieldsProps) {
  const [consortiumId, companyId, spans, isRegulated] = useWatch({
    control,
    name: ['consortiumId', 'companyId', 'isTestPoolForCompany', 'isRegulated'],
  });
  const fixed = {
    control,
    disabled: settled,
    hint: settled ? errorTexts.poolHasMembers : undefined,
  };
  return (
    <Section {...testPoolSections.pool}>
      <TextField control={control} name="name" wide />
      <ConsortiumField {...fixed} />
      {isOfCompany(consortiumId) && (
        <>
          <SearchSelectField
            {...fixed}
            name="companyId"
            required
            choices={CompanyChoicesDocument}
          />
          {!spans && <LocationField {...fixed} companyId={companyId} />}
          <SwitchField
            {...fixed}
            name="isTestPoolForCompany"
            hint={fixed.hint ?? 'Each member then has a location of the company.'}
          />
        </>
      )}
      <SwitchField
        {...fixed}
        name="isRegulated"
        hint={fixed.hint ?? 'Run under a DOT agency, which sets the rates and the program’s end.'}
      />
      {isRegulated && (
        <SelectField
          {...fixed}
          name="testingAgencyId"
          required
          placeholder={regulators === null ? 'Loading…' : undefined}
          options={(regulators ?? [])
            .filter((each) => each.isPoolRegulator)
            .map(({ id, name }) => ({
              value: Number(id),
              label: name,
            }))}
        />
      )}
    </Section>
  );
}

interface LocationFieldProps {
  control: Control<TestPoolFormValues>;
  companyId: number | string;
  disabled: boolean;
  hint: string | undefined;
}

function LocationField({ control, companyId, disabled, hint }: LocationFieldProps) {
  const chosen = typeof companyId === 'number';
  return (
    <SearchSelectField
      control={control}
      name="locationId"
      required
      disabled={disabled || !chosen}
      hint={hint ?? (chosen ? undefined : 'Choose a company first.')}
      choices={LocationChoicesDocument}
      where={{ companyId: { eq: companyId } }}
    />
  );
}
