import { IconButton, Input, InputGroup } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import { textOf, useFormField, type FieldProps } from './use-form-field.ts';

interface PasswordFieldProps<T extends FieldValues, Out> extends FieldProps<T, Out> {
  /** Tells password managers which password this is. */
  autoComplete: 'current-password' | 'new-password' | 'off';
}

/** A password; its owner may look at it. */
export function PasswordField<T extends FieldValues, Out>(props: PasswordFieldProps<T, Out>) {
  const { hint, wide, disabled, autoComplete } = props;
  const [visible, setVisible] = useState(false);
  const { field, ref } = useFormField(props);
  const Icon = visible ? EyeOff : Eye;
  return (
    <FieldFrame field={field} hint={hint} wide={wide}>
      <InputGroup
        endElementProps={{ paddingInline: '1' }}
        endElement={
          <IconButton
            aria-label={visible ? 'Hide password' : 'Show password'}
            aria-controls={field.control.id}
            variant="ghost"
            colorPalette="gray"
            size="2xs"
            disabled={disabled}
            onClick={() => setVisible(!visible)}
          >
            <Icon size={16} aria-hidden />
          </IconButton>
        }
      >
        <Input
          {...field.control}
          ref={ref}
          name={field.name}
          type={visible ? 'text' : 'password'}
          size="sm"
          bg="bg"
          disabled={disabled}
          autoComplete={autoComplete}
          autoCapitalize="off"
          spellCheck={false}
          value={textOf(field.value)}
          onChange={(event) => field.onChange(event.target.value)}
          onBlur={field.onBlur}
        />
      </InputGroup>
    </FieldFrame>
  );
}
