import { Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';

/** Leads to the form of a new record: "Create Company". */
export const CreateLink = ({ to, children }: { to: string; children: string }) => (
  <Button asChild size="sm">
    <Link to={to}>
      <Plus size={16} aria-hidden /> {children}
    </Link>
  </Button>
);
