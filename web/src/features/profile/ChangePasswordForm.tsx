import { VisuallyHidden } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { errorTexts } from '@assay/schema/core/errors';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { openFields, type NewPasswordValues } from './new-password.ts';

interface ChangePasswordFormProps {
  form: UseFormReturn<NewPasswordValues>;
  username: string;
}

/** Old password, new password, confirmation; each opens when the one before it is valid (P s2). */
export function ChangePasswordForm({ form, username }: ChangePasswordFormProps) {
  const { control } = form;
  const [oldPassword, password, confirmation] = useWatch({
    control,
    name: ['oldPassword', 'password', 'confirmation'],
  });
  const open = openFields({ oldPassword, password, confirmation }, username);
  useComparisons(form);
  return (
    <>
      {/* Password managers store the new password under this name. */}
      <VisuallyHidden asChild>
        <input
          type="text"
          autoComplete="username"
          value={username}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
      </VisuallyHidden>
      <Section title="Current Password" hint="The one that you signed in with.">
        <PasswordField control={control} name="oldPassword" autoComplete="current-password" wide />
      </Section>
      <Section title="New Password" hint={errorTexts.password}>
        <PasswordField
          control={control}
          name="password"
          autoComplete="new-password"
          disabled={!open.password}
          wide
        />
        <PasswordField
          control={control}
          name="confirmation"
          autoComplete="new-password"
          disabled={!open.confirmation}
          wide
        />
      </Section>
    </>
  );
}

/** What a field is compared with. */
const comparedWith = { oldPassword: 'password', password: 'confirmation' } as const;

/** A field is judged when it is left; it is judged again when what it is compared with changes. */
function useComparisons({ subscribe, getFieldState, trigger }: UseFormReturn<NewPasswordValues>) {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name !== 'oldPassword' && name !== 'password') return;
          const other = comparedWith[name];
          if (getFieldState(other).isTouched) void trigger(other);
        },
      }),
    [subscribe, getFieldState, trigger],
  );
}
