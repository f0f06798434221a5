import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import {
  fieldListNames,
  importTemplates,
  templateOf,
} from '@assay/schema/bulk-schemas/import-templates';
import { labProviderNames } from '@assay/schema/common/lab-providers';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import type { SchemaValues } from './bulk-schema-words.ts';

const providers = [...new Set(importTemplates.map(({ provider }) => provider))].map((value) => ({
  value,
  label: labProviderNames[value],
}));

const versionsOf = (provider: string): string[] =>
  importTemplates.filter((each) => each.provider === provider).map(({ version }) => version);

type Form = UseFormReturn<SchemaValues>;

/** The fields of the chosen provider and version. What was typed outlives another choice, and none at all. */
function useTemplate({ setValue, getValues }: Form, provider: string, version: string): void {
  const typed = useRef(new Map<string, string>());
  useEffect(() => {
    const template = templateOf(provider, version);
    for (const name of fieldListNames) {
      const keyOf = ({ mdReference }: { mdReference: string }) => `${name} ${mdReference}`;
      for (const field of getValues(name)) typed.current.set(keyOf(field), field.clientValue);
      const fields = (template?.[name] ?? []).map((field) => ({
        ...field,
        clientValue: typed.current.get(keyOf(field)) ?? '',
      }));
      setValue(name, fields);
    }
  }, [provider, version, setValue, getValues]);
}

/** What names a new import schema; a provider with one version has it at once. */
export function NewSchemaFields({ form }: { form: Form }) {
  'use no memo';
  const { control, setValue } = form;
  const [provider, version] = useWatch({ control, name: ['provider', 'version'] });
  const versions = versionsOf(provider);
  useEffect(() => {
    const has = versionsOf(provider);
    if (!has.includes(version)) setValue('version', has.length === 1 ? (has[0] ?? '') : '');
  }, [provider, version, setValue]);
  useTemplate(form, provider, version);
  return (
    <>
      <SelectField control={control} name="provider" options={providers} />
      <SelectField
        control={control}
        name="version"
        options={versions.map((value) => ({ value, label: value }))}
        disabled={provider === ''}
        hint="Version of the format of its files."
      />
      <TextField
        control={control}
        name="description"
        wide
        hint="What tells it from other schemas of the provider, e.g. Daily results export."
      />
    </>
  );
}
