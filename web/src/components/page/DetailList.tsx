import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Read-only `Section`s of `Detail`s, which stand where the form of the same record has its own. */
export const DetailList = ({ children }: { children: ReactNode }) => (
  <Box css={{ '& > section:first-of-type': { paddingTop: '0' } }}>{children}</Box>
);

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
      {/* Text of several lines reads as it was typed. */}
      <chakra.dd
        margin="0"
        marginTop="0.5"
        textStyle="sm"
        overflowWrap="anywhere"
        whiteSpace={typeof children === 'string' ? 'pre-line' : undefined}
      >
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
