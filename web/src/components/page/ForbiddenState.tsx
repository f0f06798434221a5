import { Button } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { errorText } from '@assay/schema/core/errors';
import { paths } from '../../config/paths.ts';
import { PageMessage } from './PageMessage.tsx';

/** The 403 page: 'You do not have permission to do it.' (P s2). */
export function ForbiddenState() {
  return (
    <PageMessage
      level="h1"
      icon={<Lock size={20} />}
      title={errorText('ACCESS_DENIED')}
      action={
        <Button asChild size="sm" marginTop="2">
          <Link to={paths.dashboard}>Go to the Dashboard</Link>
        </Button>
      }
    />
  );
}
