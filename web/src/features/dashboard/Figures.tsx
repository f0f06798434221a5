import { useReadQuery } from '@apollo/client/react';
import { Box, chakra, Flex, Link, Skeleton, Text } from '@chakra-ui/react';
import { Building2, MapPin, Network, type LucideIcon } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { Card } from '../../components/page/Card.tsx';
import { paths } from '../../config/paths.ts';
import { useAvailablePaths } from '../../lib/navigation/available-paths.ts';
import type { DashboardData } from './dashboard-loader.ts';

const number = new Intl.NumberFormat('en-US');

const Strip = chakra(Card, {
  base: {
    display: 'flex',
    '& > *': { flex: '1', minWidth: '0' },
    '& > * + *': { borderStartWidth: '1px' },
  },
});

interface FigureProps {
  label: string;
  icon: LucideIcon;
  count: number | undefined;
  /** List that the figure counts; linked when there is such a screen. */
  to?: string;
}

function Figure({ label, icon: Icon, count, to = '' }: FigureProps) {
  const linked = useAvailablePaths().has(to);
  if (count === undefined) return null;
  return (
    <Box position="relative" padding={{ base: '4', md: '5' }}>
      <Flex align="center" gap="2" color="fg.muted" textStyle="sm">
        <Box display={{ base: 'none', md: 'block' }}>
          <Icon size={16} aria-hidden />
        </Box>
        {linked ? (
          <Link
            asChild
            color="inherit"
            _before={{ content: '""', position: 'absolute', inset: '0' }}
          >
            <RouterLink to={to}>{label}</RouterLink>
          </Link>
        ) : (
          label
        )}
      </Flex>
      <Text
        textStyle={{ base: '2xl', md: '3xl' }}
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
      >
        {number.format(count)}
      </Text>
    </Box>
  );
}

/** How much there is, as far as the viewer may see it. */
export function Figures({ figures }: { figures: NonNullable<DashboardData['figures']> }) {
  const { data } = useReadQuery(figures);
  return (
    <Strip>
      <Figure
        label="Companies"
        icon={Building2}
        count={data.companies?.totalCount}
        to={paths.companies.list}
      />
      <Figure label="Locations" icon={MapPin} count={data.locations?.totalCount} />
      <Figure label="TPAs" icon={Network} count={data.tenants?.totalCount} to={paths.tpa.list} />
    </Strip>
  );
}

export const FiguresSkeleton = () => (
  <Skeleton height={{ base: '92px', md: '106px' }} borderRadius="l3" aria-hidden />
);
