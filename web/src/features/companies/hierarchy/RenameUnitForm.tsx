import { Box, Button, Flex, Input, VisuallyHidden } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useFormState, type Control } from 'react-hook-form';
import { RenameAdministrativeUnitInput } from '@assay/schema/administrative-units/administrative-unit';
import type { OpenedDialog } from '../../../components/dialogs/lazy-dialog.tsx';
import { StaleVersionDialog } from '../../../components/dialogs/StaleVersionDialog.tsx';
import { FieldError } from '../../../components/form/FieldFrame.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { useFieldInput } from '../../../components/form/use-field-input.ts';
import { textOf } from '../../../components/form/use-form-field.ts';
import type { UnitPartsFragment } from './company-units.generated.ts';
import { levelLabels } from './hierarchy-texts.ts';
import { useRenameUnit } from './use-rename-unit.ts';

interface RenameUnitFormProps extends OpenedDialog {
  unit: UnitPartsFragment;
  onDone: () => void;
}

/** Renames a unit in the row that it stands in (O s4): Enter saves, Escape gives up. */
export function RenameUnitForm({ unit, onDone, onClose }: RenameUnitFormProps) {
  const { form, save, dialog } = useRenameUnit(unit, onDone);
  const label = `Rename ${levelLabels[unit.level].one} ${unit.name}`;
  return (
    <Box
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !dialog.open) onClose();
      }}
    >
      <Form form={form} contract={RenameAdministrativeUnitInput} label={label} onSubmit={save}>
        <NameField control={form.control} label={label} onCancel={onClose} />
      </Form>
      <StaleVersionDialog {...dialog} />
    </Box>
  );
}

interface NameFieldProps<Out> {
  control: Control<{ name: string; version: number }, unknown, Out>;
  label: string;
  onCancel: () => void;
}

function NameField<Out>({ control, label, onCancel }: NameFieldProps<Out>) {
  // React Hook Form changes this object in place, so nothing computed from it may be memoised.
  'use no memo';
  const { field, input, attributes } = useFieldInput({ control, name: 'name', label });
  const { isSubmitting } = useFormState({ control });
  useEffect(() => input.current?.select(), [input]);
  return (
    <>
      <Flex gap="2" align="center" wrap="wrap">
        <VisuallyHidden asChild>
          <label htmlFor={field.control.id}>{label}</label>
        </VisuallyHidden>
        <Input
          {...attributes}
          size="xs"
          bg="bg"
          flex="1 1 10rem"
          maxWidth="sm"
          autoComplete="off"
          value={textOf(field.value)}
          onChange={({ target }) => field.onChange(target.value)}
        />
        <Flex gap="2">
          <Button type="submit" size="xs" loading={isSubmitting} loadingText="Save">
            Save
          </Button>
          <Button
            size="xs"
            variant="outline"
            colorPalette="gray"
            disabled={isSubmitting}
            onClick={onCancel}
          >
            Cancel
          </Button>
        </Flex>
      </Flex>
      <Box marginTop={field.error === undefined ? undefined : '1'}>
        <FieldError id={field.ids.error} message={field.error} />
      </Box>
    </>
  );
}
