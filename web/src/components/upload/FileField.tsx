import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { FileCheck2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldError } from '../form/FieldFrame.tsx';
import { useFormField, type FieldProps } from '../form/use-form-field.ts';
import { FileUpload } from './FileUpload.tsx';
import { sessionSender } from './session-sender.ts';

interface FileFieldProps<T extends FieldValues, Out> extends FieldProps<T, Out> {
  /** As what the file is kept. */
  docType: 'CCF' | 'OTHER';
}

/** One document in a form, which holds the id of the file; the file belongs to the record once that is saved. */
export function FileField<T extends FieldValues, Out>({
  docType,
  ...props
}: FileFieldProps<T, Out>) {
  const { field } = useFormField(props);
  const [name, setName] = useState('');
  return (
    <Stack gap="3" gridColumn="1 / -1">
      {field.value === '' ? (
        <FileUpload<{ id: string }>
          kind="document"
          label={field.label}
          form={props.control}
          send={sessionSender({ url: '/upload/files', field: 'data', fields: { docType } })}
          onDone={({ id }, file) => {
            setName(file.name);
            field.onChange(id);
          }}
        />
      ) : (
        <Flex align="center" gap="3" wrap="wrap">
          <FileCheck2 size={18} aria-hidden />
          <Text textStyle="sm" overflowWrap="anywhere">
            {name}
          </Text>
          <Button
            size="xs"
            variant="outline"
            colorPalette="gray"
            onClick={() => field.onChange('')}
          >
            <Trash2 size={14} aria-hidden /> Remove
          </Button>
        </Flex>
      )}
      <FieldError id={field.ids.error} message={field.error} />
    </Stack>
  );
}
