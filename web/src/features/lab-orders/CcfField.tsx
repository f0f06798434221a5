import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { FileCheck2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { FieldError } from '../../components/form/FieldFrame.tsx';
import { FileUpload } from '../../components/upload/FileUpload.tsx';
import { sessionSender } from '../../components/upload/session-sender.ts';
import type { OrderFormOf } from './order-form-values.ts';

const sendForm = sessionSender<{ id: string }>({
  url: '/upload/files',
  field: 'data',
  fields: { docType: 'CCF' },
});

/** The custody form of a paper order, as a file. It belongs to the order once that is placed. */
export function CcfField({ control }: Pick<OrderFormOf, 'control'>) {
  const { field, fieldState } = useController({ control, name: 'ccfFileId' });
  const [name, setName] = useState('');
  return (
    <Stack gap="3" gridColumn="1 / -1">
      {field.value === '' ? (
        <FileUpload
          kind="document"
          label="CCF File"
          send={sendForm}
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
      <FieldError id="ccf-error" message={fieldState.error?.message} />
    </Stack>
  );
}
