import { Button } from '@chakra-ui/react';
import { Pencil, Power, PowerOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import type { TestPoolPartsFragment } from './test-pool-detail.generated.ts';
import { testPoolLinks } from './test-pool-links.ts';
import { useSwitchTestPool } from './use-switch-test-pool.ts';

/**
 * What can be done with a pool. A frozen or expired one has no buttons, a deactivated one can be
 * activated and, until then, not be edited (C s4).
 */
export function TestPoolActions({ pool }: { pool: TestPoolPartsFragment }) {
  const { activate, activating, askDeactivate, dialog } = useSwitchTestPool();
  if (!pool.viewerCanSwitch) return null;
  return (
    <>
      {pool.deactivated ? (
        <Button
          variant="outline"
          colorPalette="gray"
          loading={activating}
          loadingText="Activate"
          onClick={() => void activate(pool)}
        >
          <Power size={16} aria-hidden /> Activate
        </Button>
      ) : (
        <Button variant="outline" colorPalette="gray" onClick={() => askDeactivate(pool)}>
          <PowerOff size={16} aria-hidden /> Deactivate
        </Button>
      )}
      {pool.viewerCanUpdate ? (
        <Button asChild>
          <Link to={testPoolLinks(pool.id).edit}>
            <Pencil size={16} aria-hidden /> Edit
          </Link>
        </Button>
      ) : (
        <Button disabled>
          <Pencil size={16} aria-hidden /> Edit
        </Button>
      )}
      <ConfirmDialog {...dialog} />
    </>
  );
}
