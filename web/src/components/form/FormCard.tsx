import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from '../page/Card.tsx';

interface FormCardProps {
  /** The sections. */
  children: ReactNode;
  /** The save bar. */
  footer: ReactNode;
}

/** Card around the sections of a form with its save bar. */
export function FormCard({ children, footer }: FormCardProps) {
  return (
    <Card maxWidth="5xl">
      <Box paddingX={{ base: '4', md: '5' }}>{children}</Box>
      {footer}
    </Card>
  );
}
