import { Lock } from 'lucide-react';
import { errorText } from '@assay/schema/core/errors';
import { Card } from '../../components/page/Card.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { PageMessage } from '../../components/page/PageMessage.tsx';

/** What stands instead of the form of a run while its pool cannot change. */
export const NoRunPossible = ({ poolName }: { poolName: string }) => (
  <>
    <PageHeader title="Create Run" subtitle={poolName} />
    <Card>
      <PageMessage icon={<Lock size={20} />} title={errorText('TEST_POOL_NOT_EDITABLE')} />
    </Card>
  </>
);
