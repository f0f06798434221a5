import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useCan } from '../../components/permission/use-can.ts';
import { resultEntryOf } from '../../config/features/manual-results.ts';
import { waitsForResult } from '../../domain/test-results/waits-for-result.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import type { TestResultPartsFragment as Test } from './test-result.generated.ts';

/** Leads to the form for the result of a laboratory test that waits (T s4): not of instant tests, and not for clients. */
export function EnterResultLink({
  id,
  testType,
  testStatus,
}: Pick<Test, 'id' | 'testType' | 'testStatus'>) {
  const can = useCan();
  const { profile } = useViewer();
  if (
    !waitsForResult({ testType, testStatus }) ||
    profile.type !== 'MD' ||
    !can('CREATE_LAB_RESULT')
  )
    return null;
  return (
    <Button asChild size="sm">
      <Link to={resultEntryOf(id)}>Enter a Lab Result</Link>
    </Button>
  );
}
