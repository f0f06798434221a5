import { Center, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface PageMessageProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** Heading level: the whole page (`h1`) or a part of it (`h2`). */
  level?: 'h1' | 'h2';
  /** `alert` for something that just went wrong. */
  role?: 'alert' | 'status';
}

/** Centered message that stands where content would: icon, title, one sentence, one action. */
export function PageMessage({
  icon,
  title,
  children,
  action,
  level = 'h2',
  role,
}: PageMessageProps) {
  return (
    <Center role={role} paddingX="4" paddingY="14">
      <Stack align="center" gap="2" maxWidth="md" textAlign="center">
        <Center boxSize="10" borderRadius="full" bg="bg.muted" color="fg.muted" aria-hidden>
          {icon}
        </Center>
        <Heading as={level} textStyle={level === 'h1' ? 'lg' : 'sm'} fontWeight="semibold">
          {title}
        </Heading>
        {children !== undefined && (
          <Text textStyle="sm" color="fg.muted">
            {children}
          </Text>
        )}
        {action}
      </Stack>
    </Center>
  );
}
