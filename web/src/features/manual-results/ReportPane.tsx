import { Box, Button, chakra, Flex, NativeSelect, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { FieldError } from '../../components/form/FieldFrame.tsx';
import { useFormField, type FieldProps } from '../../components/form/use-form-field.ts';
import { sizeText } from '../../lib/size-text.ts';

/** Whoever types a result does without what takes a file … */
const ReportUpload = lazy(async () => ({
  default: (await import('./ReportUpload.tsx')).ReportUpload,
}));
/** … and whoever chooses none without what shows it. */
const FileView = lazy(async () => ({
  default: (await import('../../components/files/FileView.tsx')).FileView,
}));

const docTypes = {
  LAB_RESULT: 'Lab Results',
  MRO_REPORT: 'MRO Report',
  CCF: 'CCF',
  OTHER: 'Other',
} as const;
type DocTypeName = keyof typeof docTypes;

/** What is offered: of a DOT test also the report of the laboratory (T s6). */
const offered = (isDot: boolean): DocTypeName[] =>
  isDot ? ['LAB_RESULT', 'MRO_REPORT', 'CCF', 'OTHER'] : ['MRO_REPORT', 'CCF', 'OTHER'];

/** A file of this browser, by an address of its own. */
interface Shown {
  file: File;
  address: string;
}

interface ReportPaneProps<T extends FieldValues, Out> extends Omit<
  FieldProps<T, Out, string[]>,
  'name'
> {
  name: FieldPathByValue<T, string[]>;
  isDot: boolean;
}

/** The original report: uploaded once, and shown beside the form from this browser while it is typed. */
export function ReportPane<T extends FieldValues, Out>({
  isDot,
  ...props
}: ReportPaneProps<T, Out>) {
  const { field } = useFormField(props);
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => () => void (shown && URL.revokeObjectURL(shown.address)), [shown]);
  const types = offered(isDot);
  const [chosen, setChosen] = useState<DocTypeName>('MRO_REPORT');
  const docType = types.includes(chosen) ? chosen : 'MRO_REPORT';
  const select = useId();
  const remove = (): void => {
    setShown(null);
    field.onChange([]);
  };
  return (
    <Stack gap="3" as="section" aria-label={field.label}>
      <Flex align="center" gap="2" wrap="wrap">
        <chakra.label htmlFor={select} textStyle="sm" fontWeight="medium">
          Document type
        </chakra.label>
        <NativeSelect.Root size="sm" width="12rem" disabled={shown !== null}>
          <NativeSelect.Field
            id={select}
            value={docType}
            onChange={({ target }) => setChosen(target.value as DocTypeName)}
          >
            {types.map((type) => (
              <option key={type} value={type}>
                {docTypes[type]}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Flex>
      {shown === null ? (
        <Suspense fallback={<Skeleton height="20" />}>
          <ReportUpload
            docType={docType}
            form={props.control}
            onDone={(id, file) => {
              setShown({ file, address: URL.createObjectURL(file) });
              field.onChange([id]);
            }}
          />
        </Suspense>
      ) : (
        <Flex align="center" gap="2">
          <Text flex="1" textStyle="sm" truncate>
            {shown.file.name} · {sizeText(shown.file.size)}
          </Text>
          <Button size="xs" variant="outline" colorPalette="gray" onClick={remove}>
            <Trash2 size={14} aria-hidden /> Remove
          </Button>
        </Flex>
      )}
      <FieldError id={field.ids.error} message={field.error} />
      {shown !== null && (
        <Box>
          <Suspense fallback={<Skeleton height="60vh" />}>
            <FileView
              title={shown.file.name}
              contentType={shown.file.type}
              source={shown.address}
            />
          </Suspense>
        </Box>
      )}
    </Stack>
  );
}
