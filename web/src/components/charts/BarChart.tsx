import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Bar } from './bar.ts';

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 8rem) minmax(0, 1fr) auto',
      md: '11rem minmax(0, 1fr) 4.5rem',
    },
    columnGap: '3',
    alignItems: 'center',
    minHeight: { base: '11', md: '7' },
    paddingX: '2',
    marginX: '-2',
    borderRadius: 'l2',
    textStyle: 'sm',
    focusVisibleRing: 'outside',
    '&:is(a):hover': { bg: 'bg.muted' },
  },
});

const Content = ({ bar: { label, value, text }, most }: { bar: Bar; most: number }) => (
  <>
    <Box truncate title={label}>
      {label}
    </Box>
    <Box
      height="3.5"
      width={`${(100 * value) / most}%`}
      minWidth="2px"
      bg="brand.fg"
      borderRadius="sm"
    />
    <Box textAlign="end" color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {text}
    </Box>
  </>
);

/** Values side by side as lying bars, each leading to its list. */
export function BarChart({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <Box as="ul" role="list" aria-label={label} listStyleType="none">
      {bars.map((bar) => (
        <Box as="li" key={bar.key}>
          {bar.to === null ? (
            <Row>
              <Content bar={bar} most={most} />
            </Row>
          ) : (
            <Row asChild>
              <Link to={bar.to}>
                <Content bar={bar} most={most} />
              </Link>
            </Row>
          )}
        </Box>
      ))}
    </Box>
  );
}
