import { Button } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { optionalText } from '@assay/schema/core/fields';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { filterValue } from '../../lib/list-url/filter-value.ts';
import type { ListUrl } from '../../lib/list-url/use-list-url.ts';
import { DialogForm, FormDialog } from '../dialogs/FormDialog.tsx';
import { TextField } from '../form/TextField.tsx';
import type { AnyTextFilter } from './list-filter.ts';

interface AdvancedSearchProps {
  filters: readonly AnyTextFilter[];
  url: ListUrl;
}

const TITLE = 'Advanced search';

const contract = z.object({ texts: z.array(z.object({ value: optionalText() })) });
type Texts = z.input<typeof contract>;
type SearchedTexts = z.output<typeof contract>;

/** A search by several fields at once, in a dialog. It is applied as a whole, when every field is valid. */
export function AdvancedSearch({ filters, url }: AdvancedSearchProps) {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
        fontWeight="normal"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal size={16} aria-hidden /> {TITLE}
      </Button>
      <FormDialog open={open} title={TITLE} onDismiss={close}>
        <SearchForm filters={filters} url={url} onDone={close} />
      </FormDialog>
    </>
  );
}

function SearchForm({ filters, url, onDone }: AdvancedSearchProps & { onDone: () => void }) {
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
    onDone();
  };
  return (
    <DialogForm
      form={form}
      contract={contract}
      action="Search"
      description="Lists what matches every field that is filled in."
      onSubmit={search}
      onCancel={onDone}
    >
      {filters.map(({ field, label }, index) => (
        <TextField key={field} control={form.control} name={`texts.${index}.value`} label={label} />
      ))}
    </DialogForm>
  );
}
