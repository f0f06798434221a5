import { Button } from '@chakra-ui/react';
import { Power, PowerOff, Shuffle } from 'lucide-react';
import { generatePath, Link } from 'react-router-dom';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { EditLink } from '../../components/page/EditLink.tsx';
import { OverflowMenu } from '../../components/page/OverflowMenu.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { testPoolPaths } from '../../config/features/test-pools.ts';
import type { TestPoolPartsFragment } from './test-pool.generated.ts';
import { testPoolLinks } from './test-pool-links.ts';
import { useSwitchTestPool } from './use-switch-test-pool.ts';

/**
 * What can be done with a pool. A frozen or expired one is neither edited nor switched, a deactivated one can be
 * activated and, until then, not be edited (C s4).
 */
export function TestPoolActions({ pool }: { pool: TestPoolPartsFragment }) {
  const can = useCan();
  const { activate, activating, askDeactivate, dialog } = useSwitchTestPool();
  const { id, deactivated, viewerCanSwitch, viewerCanUpdate } = pool;
  const canDraw = pool.status === 'ACTIVE' && can('MANAGE_RANDOM_SELECTION');
  return (
    <>
      {viewerCanSwitch && (
        <EditLink
          to={viewerCanUpdate ? testPoolLinks(id).edit : null}
          main={!canDraw && !deactivated}
        />
      )}
      {viewerCanSwitch && deactivated && (
        <Button loading={activating} loadingText="Activate" onClick={() => void activate(pool)}>
          <Power size={16} aria-hidden /> Activate
        </Button>
      )}
      {canDraw && (
        <Button asChild>
          <Link to={generatePath(testPoolPaths.createRun, { id })}>
            <Shuffle size={16} aria-hidden /> Create Run
          </Link>
        </Button>
      )}
      <OverflowMenu
        actions={[
          viewerCanSwitch &&
            !deactivated && {
              id: 'deactivate',
              label: 'Deactivate',
              icon: PowerOff,
              destructive: true,
              onSelect: () => askDeactivate(pool),
            },
        ]}
      />
      <ConfirmDialog {...dialog} />
    </>
  );
}
