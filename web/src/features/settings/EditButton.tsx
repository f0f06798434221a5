import { Button } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';

/** Leads from a view of settings to its form. */
export const EditButton = ({ to }: { to: string }) => (
  <Button asChild>
    <Link to={to}>
      <Pencil size={16} aria-hidden /> Edit
    </Link>
  </Button>
);
