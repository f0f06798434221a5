import { Button } from '@chakra-ui/react';
import { Signature } from 'lucide-react';
import { Link } from 'react-router-dom';
import { nextToSign } from '@assay/schema/acknowledgments/acknowledgment-words';
import { useCan } from '../../components/permission/use-can.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { testResultLinks } from './test-result-record.ts';
import type { TestResultPartsFragment as Test } from './test-result.generated.ts';

/** Leads to what the donor of a positive result signs next (T s4); never of a DOT test (49 CFR 40.355(a)). */
export function SignLink(test: Test) {
  const can = useCan();
  const { featureFlags } = useViewer();
  const next = nextToSign(test);
  if (next === null || !featureFlags.has('MD156') || !can('SIGN_ACKNOWLEDGMENT')) return null;
  return (
    // While the test waits to be confirmed, that is the next step.
    <Button
      asChild
      size="sm"
      variant={test.testStatus === 'PENDING_CONFIRMATION' ? 'outline' : 'solid'}
    >
      <Link to={testResultLinks(test.id).acknowledge}>
        <Signature size={16} aria-hidden />
        {next === 'ADMISSION' ? 'Sign Admission' : 'Sign Acknowledgment / Admission'}
      </Link>
    </Button>
  );
}
