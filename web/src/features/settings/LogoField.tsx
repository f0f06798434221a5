import { Box, Button, Stack } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useController } from 'react-hook-form';
import type { BrandingSettingsInput } from '@assay/schema/settings/keys';
import { FileUpload } from '../../components/upload/FileUpload.tsx';
import { FieldError } from '../../components/form/FieldFrame.tsx';
import { sessionSender } from '../../components/upload/session-sender.ts';
import type { FormControl } from '../../lib/forms/form-types.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { LOGO_UPLOADED } from './branding-words.ts';
import { LogoImage } from './LogoImage.tsx';

const sendLogo = sessionSender<{ id: string }>({ url: '/upload/logo', field: 'logo' });

interface LogoFieldProps {
  control: FormControl<typeof BrandingSettingsInput>;
  /** Address of the logo that the form holds now. */
  src: string | null;
  /** An uploaded image, which has no public address before it is saved. */
  onUploaded: (id: string, file: File) => void;
}

/** Uploads or removes the logo; either takes effect with the form. */
export function LogoField({ control, src, onUploaded }: LogoFieldProps) {
  const { field, fieldState } = useController({ control, name: 'TENANT_LOGO' });
  const message = fieldState.error?.message;
  return (
    <Stack gap="3" gridColumn="1 / -1">
      <Stack direction={{ base: 'column', sm: 'row' }} align={{ sm: 'center' }} gap="3">
        <LogoImage src={src} />
        {field.value !== '' && (
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            alignSelf={{ base: 'flex-start', sm: 'center' }}
            onClick={() => field.onChange('')}
          >
            <Trash2 size={16} aria-hidden /> Remove logo
          </Button>
        )}
      </Stack>
      <Box maxWidth="30rem">
        <FileUpload
          kind="logo"
          label="Logo"
          form={control}
          send={sendLogo}
          onDone={({ id }, file) => {
            field.onChange(id);
            onUploaded(id, file);
            toastSuccess(LOGO_UPLOADED);
          }}
        />
      </Box>
      <FieldError id="logo-error" message={message} />
    </Stack>
  );
}
