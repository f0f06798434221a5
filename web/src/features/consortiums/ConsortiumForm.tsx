import { Box } from '@chakra-ui/react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { FieldError } from '../../components/form/FieldFrame.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { CompanyPicker } from './CompanyPicker.tsx';
import type { ConsortiumFormInput } from './consortium-words.ts';
import { Picks, type Pick } from './picks.ts';

interface ConsortiumFormProps {
  form: UseFormReturn<FormValues<typeof ConsortiumFormInput>>;
  /** Null for a new consortium; the name of a stored one stays (O s5). */
  consortiumId: string | null;
}

/** Name of a consortium, and the companies and locations that are enrolled (O s2). */
export function ConsortiumForm({ form, consortiumId }: ConsortiumFormProps) {
  // React Hook Form changes this object in place, so nothing computed from it may be memoised.
  'use no memo';
  const { control } = form;
  // The form takes the kinds for any texts.
  const held = () => form.getValues('picks') as readonly Pick[];
  const { field, fieldState } = useController({ control, name: 'picks' });
  return (
    <>
      <Section title="General Information" hint="What the consortium is called; it keeps its name.">
        <TextField control={control} name="name" wide disabled={consortiumId !== null} />
      </Section>
      <Box as="section" aria-label="Companies and locations" paddingY="5" borderTopWidth="1px">
        <CompanyPicker
          consortiumId={consortiumId}
          picks={held()}
          onChange={(change) => field.onChange(change(new Picks(held())))}
        />
        <FieldError id="picks-error" message={fieldState.error?.message} />
      </Box>
    </>
  );
}
