import { useWatch, type Control } from 'react-hook-form';
import { errorTexts } from '@assay/schema/core/errors';
import { SearchSelectField } from '../../components/form/SearchSelectField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { SwitchField } from '../../components/form/SwitchField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import {
  usePoolLocationChoicesQuery,
  type TestPoolChoicesQuery,
} from './test-pool-choices.generated.ts';
import type { TestPoolFormValues } from './test-pool-form-values.ts';
import { testPoolLabels as labels } from './test-pool-labels.ts';
import { testPoolSections } from './test-pool-sections.ts';

interface ScopeFieldsProps<Out> {
  control: Control<TestPoolFormValues, unknown, Out>;
  /** Null while they are on their way. */
  choices: TestPoolChoicesQuery | null;
  /** A pool with members keeps its company, location and regulator (contract §17). */
  settled: boolean;
}

/** Whose employees the pool is drawn from, and whether a regulator rules it. */
export function ScopeFields<Out>({ control, choices, settled }: ScopeFieldsProps<Out>) {
  const [companyId, spans, isRegulated] = useWatch({
    control,
    name: ['companyId', 'isTestPoolForCompany', 'isRegulated'],
  });
  const fixed = {
    control,
    disabled: settled,
    hint: settled ? errorTexts.poolHasMembers : undefined,
  };
  return (
    <Section {...testPoolSections.pool}>
      <TextField control={control} name="name" label={labels.name} wide />
      <SearchSelectField
        {...fixed}
        name="companyId"
        label={labels.companyId}
        required
        loading={choices === null}
        options={(choices?.companyOptions ?? []).map(({ id, companyName }) => ({
          value: Number(id),
          label: companyName,
        }))}
      />
      {!spans && <LocationField {...fixed} companyId={companyId} />}
      <SwitchField
        {...fixed}
        name="isTestPoolForCompany"
        label={labels.isTestPoolForCompany}
        hint={fixed.hint ?? 'Each member then has a location of the company.'}
      />
      <SwitchField
        {...fixed}
        name="isRegulated"
        label={labels.isRegulated}
        hint={fixed.hint ?? 'Run under a DOT agency, which sets the rates and the program’s end.'}
      />
      {isRegulated && (
        <SelectField
          {...fixed}
          name="testingAgencyId"
          label={labels.testingAgencyId}
          required
          placeholder={choices === null ? 'Loading…' : undefined}
          options={(choices?.regulators ?? []).map(({ id, name }) => ({
            value: Number(id),
            label: name,
          }))}
        />
      )}
    </Section>
  );
}

interface LocationFieldProps<Out> {
  control: Control<TestPoolFormValues, unknown, Out>;
  companyId: number | null;
  disabled: boolean;
  hint: string | undefined;
}

function LocationField<Out>({ control, companyId, disabled, hint }: LocationFieldProps<Out>) {
  // A choice that was taken back is an empty text.
  const chosen = typeof companyId === 'number';
  const { data, loading } = usePoolLocationChoicesQuery({
    variables: { companyId: String(companyId ?? '') },
    skip: !chosen,
  });
  return (
    <SearchSelectField
      control={control}
      name="locationId"
      label={labels.locationId}
      required
      disabled={disabled || !chosen}
      hint={hint ?? (chosen ? undefined : 'Choose a company first.')}
      loading={loading}
      options={(data?.locationOptions ?? []).map(({ id, locationId, name }) => ({
        value: Number(id),
        label: `${name} (${locationId})`,
      }))}
    />
  );
}
