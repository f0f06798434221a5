import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from './Card.tsx';

/** Read-only card whose `Section`s of `Detail`s stand where the form of the same record has its own. */
export function DetailList({ children }: { children: ReactNode }) {
  return (
    <Card paddingX={{ base: '4', md: '5' }} maxWidth="5xl">
      {children}
    </Card>
  );
}

interface DetailProps {
  label: string;
  /** Absent values show an en dash, so that a reader sees that nothing was left out. */
  children: ReactNode;
  /** Takes the whole width of the section. */
  wide?: boolean;
}

const isAbsent = (value: ReactNode): boolean =>
  value === null || value === undefined || value === '' || value === false;

/** One value with its label. */
export function Detail({ label, children, wide = false }: DetailProps) {
  return (
    <chakra.dl margin="0" gridColumn={wide ? '1 / -1' : undefined}>
      <chakra.dt textStyle="xs" fontWeight="medium" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd margin="0" marginTop="0.5" textStyle="sm" overflowWrap="anywhere">
        {isAbsent(children) ? (
          <Box as="span" color="fg.muted">
            –
          </Box>
        ) : (
          children
        )}
      </chakra.dd>
    </chakra.dl>
  );
}
