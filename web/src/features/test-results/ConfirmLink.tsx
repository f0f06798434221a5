import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useCan } from '../../components/permission/use-can.ts';
import { confirmPathOf } from './confirm-action.ts';
import type { TestResultPartsFragment as Test } from './test-result.generated.ts';

/** What an instant test waits for is the next step on its page; it stands in the menu as well (contract §21). */
export function ConfirmLink(test: Pick<Test, 'id' | 'testType' | 'testStatus'>) {
  const can = useCan();
  const path = confirmPathOf(test, can);
  if (path === null) return null;
  return (
    <Button asChild size="sm">
      <Link to={path}>Select Confirmation Option</Link>
    </Button>
  );
}
