import { Box } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { FieldFrame } from '../../components/form/FieldFrame.tsx';
import { SearchInput } from '../../components/form/SearchInput.tsx';
import { useFormField } from '../../components/form/use-form-field.ts';
import { useSearchChoice } from '../../components/form/use-search-choice.ts';
import { DrugChoicesDocument } from '../../domain/choices/record-choices.generated.ts';

interface AddSubstanceProps {
  /** Both kinds without it. */
  type?: 'DRUG' | 'ADULTERANT';
  label: string;
  onAdd: (id: number) => void;
}

/** Finds an entry of the catalogue and adds it; the field is blank again for the next one. */
export function AddSubstance({ type, label, onAdd }: AddSubstanceProps) {
  const { control } = useForm({ defaultValues: { id: '' } });
  const { field, ref } = useFormField({ control, name: 'id', label });
  const search = useSearchChoice({
    choices: DrugChoicesDocument,
    where: type && { type: { eq: type } },
    value: null,
    onChoose: (id) => id !== null && onAdd(id),
  });
  return (
    <Box flex="1 1 14rem">
      <FieldFrame field={field}>
        <SearchInput field={field} ref={ref} search={search} disabled={false} />
      </FieldFrame>
    </Box>
  );
}
