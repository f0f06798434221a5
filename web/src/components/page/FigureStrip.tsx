import { Box, chakra, Flex, Link, Skeleton, Span, Text } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { numberText } from '../../lib/value-text.ts';
import { Explained } from '../hint/Explained.tsx';
import { Card } from './Card.tsx';

export interface Figure {
  label: string;
  /** Null while it is on its way; its place is kept, so that nothing moves when it comes. */
  value: number | string | null;
  /** What the number is measured by: "of 778 due". */
  measure?: string | undefined;
  /** One line below that says more: "3 regions, 12 districts". */
  note?: string | undefined;
  /** The list that the figure counts. */
  to?: string | undefined;
  icon?: LucideIcon;
  /** A number that somebody should look into; zero is none. */
  alarming?: boolean;
  /** The note tells of work that is due. */
  noteIsDue?: boolean;
}

const Strip = chakra(Card, {
  base: {
    display: 'grid',
    gap: '1px',
    bg: 'border',
    overflow: 'hidden',
    // Two by two, the last of five has a line of its own.
    mdDown: { '& > :last-of-type:nth-of-type(odd):nth-of-type(n + 4)': { gridColumn: '1 / -1' } },
  },
});

const Waiting = ({ width }: { width: string }) => (
  <Skeleton
    as="span"
    display="inline-block"
    verticalAlign="middle"
    height="0.7em"
    width={width}
    aria-hidden
  />
);

function FigureBox(figure: Figure) {
  const { label, value, measure, note, to, icon: Icon, alarming = false } = figure;
  return (
    <Box position="relative" paddingX="4" paddingY="3" bg="bg.panel" minWidth="0">
      <Flex align="center" gap="2" color="fg.muted" textStyle="xs">
        {Icon && (
          <Box display={{ base: 'none', md: 'block' }}>
            <Icon size={16} aria-hidden />
          </Box>
        )}
        {to === undefined ? (
          <Explained text={label} />
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
        textStyle="xl"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        color={alarming && value !== null && value !== 0 ? 'fg.error' : undefined}
      >
        {value === null ? (
          <Waiting width="2.5ch" />
        ) : (
          <>
            {typeof value === 'number' ? numberText(value) : value}
            {measure !== undefined && (
              <Span textStyle="sm" fontWeight="normal" color="fg.muted">
                {' '}
                {measure}
              </Span>
            )}
          </>
        )}
      </Text>
      {note !== undefined && (
        <Text textStyle="xs" color={figure.noteIsDue ? 'fg.warning' : 'fg.muted'}>
          {value === null ? <Waiting width="8ch" /> : note}
        </Text>
      )}
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
