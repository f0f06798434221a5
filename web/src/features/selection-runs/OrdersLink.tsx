import { Link } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { poolRunLinks } from './selection-run-links.ts';

interface OrdersLinkProps {
  run: {
    readonly id: string;
    readonly testPool: { readonly id: string; readonly shouldAutoGenerateTests: boolean } | null;
  };
}

/** The page of the orders of a run: what was or can be ordered, or who is to be tested by hand (C s2). */
export const OrdersLink = ({ run: { id, testPool } }: OrdersLinkProps) =>
  testPool && (
    <Link asChild color="brand.fg">
      <RouterLink to={poolRunLinks(testPool.id).orders(id)}>
        {testPool.shouldAutoGenerateTests ? 'Lab Order Request' : 'Run Worksheet'}
      </RouterLink>
    </Link>
  );
