import { Box, chakra, Flex, Link, Skeleton, Text } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { Card } from './Card.tsx';

export interface Figure {
  label: string;
  /** Null while it is on its way; its place is kept, so that nothing moves when it comes. */
  count: number | null;
  /** The list that the figure counts. */
  to?: string | undefined;
  icon?: LucideIcon;
  /** A number that somebody should look into; zero is none. */
  alarming?: boolean;
}

const number = new Intl.NumberFormat('en-US');

const Strip = chakra(Card, {
  base: { display: 'grid', gap: '1px', bg: 'border', overflow: 'hidden' },
});

function FigureBox({ label, count, to, icon: Icon, alarming = false }: Figure) {
  return (
    <Box position="relative" padding={{ base: '4', md: '5' }} bg="bg.panel" minWidth="0">
      <Flex align="center" gap="2" color="fg.muted" textStyle="sm">
        {Icon && (
          <Box display={{ base: 'none', md: 'block' }}>
            <Icon size={16} aria-hidden />
          </Box>
        )}
        {to === undefined ? (
          label
        ) : (
          <Link
            asChild
            color="inherit"
            _before={{ content: '""', position: 'absolute', inset: '0' }}
          >
            <RouterLink to={to}>{label}</RouterLink>
          </Link>
        )}
      </Flex>
      <Text
        textStyle={{ base: '2xl', md: '3xl' }}
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        color={alarming && count !== null && count > 0 ? 'fg.error' : undefined}
      >
        {count === null ? (
          <Skeleton
            as="span"
            display="inline-block"
            verticalAlign="middle"
            height="0.7em"
            width="2.5ch"
            aria-hidden
          />
        ) : (
          number.format(count)
        )}
      </Text>
    </Box>
  );
}

/**
 * A few numbers that sum a page up, side by side, each leading to the rows behind it. More than three stand two by two
 * on a phone, and a single one does not take the whole width.
 */
export const FigureStrip = ({ figures }: { figures: readonly Figure[] }) => (
  <Strip
    maxWidth={figures.length === 1 ? { md: '20rem' } : undefined}
    gridTemplateColumns={{
      base: `repeat(${figures.length > 3 ? 2 : figures.length}, minmax(0, 1fr))`,
      md: `repeat(${figures.length}, minmax(0, 1fr))`,
    }}
  >
    {figures.map((figure) => (
      <FigureBox key={figure.label} {...figure} />
    ))}
  </Strip>
);
