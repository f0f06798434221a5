import { Box, Button, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormState, type UseFormReturn } from 'react-hook-form';
import type { CreateLocationInput } from '@assay/schema/locations/location';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { useConfirmedAction } from '../../components/dialogs/use-confirmed-action.ts';
import { FieldError } from '../../components/form/FieldFrame.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { locationSections } from './location-words.ts';

interface ClientFieldsProps {
  form: UseFormReturn<FormValues<typeof CreateLocationInput>>;
}

/** Customers that tests are ordered for at a location (flag MD20). One that has a name is deleted after asking. */
export function ClientFields({ form }: ClientFieldsProps) {
  // React Hook Form changes these objects in place, so nothing computed from them may be memoised.
  'use no memo';
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'clients', keyName: 'key' });
  const { errors } = useFormState({ control, name: 'clients' });
  const deletion = useConfirmedAction<number>(async (index) => {
    remove(index);
    return null;
  });
  const nameAt = (index: number): string => form.getValues(`clients.${index}.name`)?.trim() ?? '';
  const drop = (index: number): void =>
    nameAt(index) === '' ? remove(index) : deletion.ask(index);
  return (
    <Section {...locationSections.clients}>
      <Stack gap="3" gridColumn="1 / -1" alignItems="stretch">
        {fields.length === 0 && (
          <Text textStyle="sm" color="fg.muted">
            No info provided.
          </Text>
        )}
        {fields.map(({ key }, index) => (
          <Flex key={key} gap="2" align="flex-start">
            <Box flex="1" minWidth="0">
              <TextField
                control={control}
                name={`clients.${index}.name`}
                label={`Client ${index + 1}`}
                required
              />
              <FieldError
                id={`${key}-gone`}
                message={errors.clients?.[index]?.id && 'This client was deleted meanwhile.'}
              />
            </Box>
            <IconButton
              size="sm"
              variant="ghost"
              colorPalette="gray"
              color="fg.error"
              // Beside the input: below the line of its label.
              marginTop="26px"
              aria-label={`Delete client ${index + 1}`}
              onClick={() => drop(index)}
            >
              <Trash2 size={16} aria-hidden />
            </IconButton>
          </Flex>
        ))}
        <FieldError id="clients-error" message={errors.clients?.root?.message} />
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          alignSelf="flex-start"
          onClick={() => append({ id: '', name: '' })}
        >
          <Plus size={16} aria-hidden /> Add Client
        </Button>
      </Stack>
      <ConfirmDialog
        {...deletion.dialog}
        title={deletion.subject === null ? 'Delete' : `Delete ${nameAt(deletion.subject)}`}
        question="Are you sure to delete this Client?"
        action="Delete"
      />
    </Section>
  );
}
