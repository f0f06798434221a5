import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { Check, Circle } from 'lucide-react';

const rules: readonly { text: string; holds: (password: string) => boolean }[] = [
  {
    text: '8 to 64 characters',
    holds: (password) => password.length >= 8 && password.length <= 64,
  },
  { text: 'At least one letter', holds: (password) => /[A-Za-z]/.test(password) },
  { text: 'At least one number', holds: (password) => /\d/.test(password) },
  {
    text: 'Only letters, numbers and !@#$%^&*)(+=._-',
    holds: (password) => password !== '' && /^[A-Za-z0-9!@#$%^&*)(+=._-]*$/.test(password),
  },
];

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    textStyle: 'xs',
    color: 'fg.muted',
    '& li': { display: 'flex', alignItems: 'center', gap: '2' },
    '& [data-holds]': { color: 'fg.success' },
  },
});

/** The rules of a password (P s5), each ticked off while it is typed. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <List aria-label="Password rules">
      {rules.map(({ text, holds }) => {
        const done = holds(password);
        const Icon = done ? Check : Circle;
        return (
          <li key={text} data-holds={done || undefined}>
            <Icon size={12} strokeWidth={done ? 3 : 2} aria-hidden />
            {text}
            {done && <VisuallyHidden>(fulfilled)</VisuallyHidden>}
          </li>
        );
      })}
    </List>
  );
}
