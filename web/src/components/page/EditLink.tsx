import { Button } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';

interface EditLinkProps {
  /** Null where the record cannot be edited: the button is shown but not available. */
  to: string | null;
  /** It is what is done next; by default another button is. */
  main?: boolean;
}

/** Leads from a record to its form. */
export function EditLink({ to, main = false }: EditLinkProps) {
  const label = (
    <>
      <Pencil size={16} aria-hidden /> Edit
    </>
  );
  const look = main ? {} : ({ variant: 'outline', colorPalette: 'gray' } as const);
  return to === null ? (
    <Button {...look} disabled>
      {label}
    </Button>
  ) : (
    <Button {...look} asChild>
      <Link to={to}>{label}</Link>
    </Button>
  );
}
