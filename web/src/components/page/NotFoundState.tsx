import { Button } from '@chakra-ui/react';
import { FileQuestion } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { PageMessage } from './PageMessage.tsx';

/** The 404 page (P s2). A record that the viewer may not see looks exactly like one that does not exist. */
export function NotFoundState() {
  return (
    <PageMessage
      level="h1"
      icon={<FileQuestion size={20} />}
      title="Page not found"
      action={
        <Button asChild size="sm" marginTop="2">
          <Link to={paths.dashboard}>Go to the Dashboard</Link>
        </Button>
      }
    >
      The address may be wrong, or the record is no longer there.
    </PageMessage>
  );
}
