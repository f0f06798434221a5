import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { optionalText } from '@assay/schema/core/fields';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { filterValue } from '../../lib/list-url/filter-value.ts';
import type { ListUrl } from '../../lib/list-url/use-list-url.ts';
import type { OpenedDialog } from '../dialogs/lazy-dialog.tsx';
import { DialogForm, FormDialog } from '../dialogs/FormDialog.tsx';
import { TextField } from '../form/TextField.tsx';
import type { AnyTextFilter } from './list-filter.ts';

interface SearchProps extends OpenedDialog {
  filters: readonly AnyTextFilter[];
  url: ListUrl;
}

const contract = z.object({ texts: z.array(z.object({ value: optionalText() })) });
type Texts = z.input<typeof contract>;
type SearchedTexts = z.output<typeof contract>;

/** The dialog of an `AdvancedSearch`. */
export const AdvancedSearchDialog = ({ open, ...search }: SearchProps) => (
  <FormDialog open={open} title="Advanced search" onDismiss={search.onClose}>
    <SearchForm {...search} />
  </FormDialog>
);

function SearchForm({ filters, url, onClose }: Omit<SearchProps, 'open'>) {
  const form = useForm<Texts, unknown, SearchedTexts>({
    resolver: contractResolver<Texts, SearchedTexts>(contract),
    defaultValues: {
      texts: filters.map(({ field, operator }) => ({
        value: filterValue(url.state.filters, field, operator) ?? '',
      })),
    },
  });
  const search = async ({ texts }: SearchedTexts): Promise<void> => {
    url.setFilters(
      filters.map(({ field, operator }, index) => {
        const value = texts[index]?.value ?? null;
        return { field, operator, values: value === null ? [] : [value] };
      }),
    );
    onClose();
  };
  return (
    <DialogForm
      form={form}
      contract={contract}
      action="Search"
      description="Lists what matches every field that is filled in."
      onSubmit={search}
      onCancel={onClose}
    >
      {filters.map(({ field, label }, index) => (
        <TextField key={field} control={form.control} name={`texts.${index}.value`} label={label} />
      ))}
    </DialogForm>
  );
}
