import { Link } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';

/** Leads from the pages of a record back to its list: "‹ Test Pools". */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link asChild textStyle="sm" color="fg.muted" marginBottom="1">
    <RouterLink to={to}>
      <ChevronLeft size={14} aria-hidden /> {children}
    </RouterLink>
  </Link>
);
