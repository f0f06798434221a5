import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { CreateComplianceRuleInput } from '@assay/schema/compliance/compliance-rule';
import { FieldError } from '../../components/form/FieldFrame.tsx';
import { FileUpload } from '../../components/upload/FileUpload.tsx';
import { sessionSender } from '../../components/upload/session-sender.ts';
import type { FormControl } from '../../lib/forms/form-types.ts';

const sendFile = sessionSender<{ id: string }>({
  url: '/upload/files',
  field: 'data',
  fields: { docType: 'OTHER' },
});

interface RuleFileFieldProps {
  control: FormControl<typeof CreateComplianceRuleInput>;
  /** Name of the stored file. */
  name: string | null;
}

/** Uploads or removes the file of a rule; either takes effect with the form. */
export function RuleFileField({ control, name }: RuleFileFieldProps) {
  const { field, fieldState } = useController({ control, name: 'fileId' });
  const [chosen, setChosen] = useState<string | null>(null);
  const isThere = typeof field.value === 'string' && field.value !== '';
  return (
    <Stack gap="3" gridColumn="1 / -1">
      {isThere && (
        <Flex align="center" gap="3" wrap="wrap">
          <Text textStyle="sm" overflowWrap="anywhere">
            {chosen ?? name}
          </Text>
          <Button
            size="xs"
            variant="outline"
            colorPalette="gray"
            onClick={() => {
              field.onChange('');
              setChosen(null);
            }}
          >
            <Trash2 size={14} aria-hidden /> Remove file
          </Button>
        </Flex>
      )}
      <Box maxWidth="30rem">
        <FileUpload
          kind="document"
          label="file"
          send={sendFile}
          form={control}
          onDone={({ id }, file) => {
            field.onChange(id);
            setChosen(file.name);
          }}
        />
      </Box>
      <FieldError id="rule-file-error" message={fieldState.error?.message} />
    </Stack>
  );
}
