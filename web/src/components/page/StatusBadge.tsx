import { Badge } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** What a status means to its reader; the words say which status it is, so that color is never alone. */
export type Tone = 'neutral' | 'info' | 'positive' | 'caution' | 'negative';

const paletteOf = {
  neutral: 'neutral',
  info: 'blue',
  positive: 'green',
  caution: 'orange',
  negative: 'red',
} as const satisfies Record<Tone, string>;

/** A status in a list or beside a title. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <Badge variant="subtle" size="sm" verticalAlign="middle" colorPalette={paletteOf[tone]}>
      {children}
    </Badge>
  );
}
