import { ClipboardCheck } from 'lucide-react';
import type { Permission } from '@assay/schema/permissions';
import type { TestStatusName } from '@assay/schema/test-results/test-words';
import { instantTestPaths } from '../../config/features/instant-tests.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';

interface Confirmable {
  id: string;
  testType: 'INSTANT' | 'LAB';
  testStatus: TestStatusName;
}

/** "Select Confirmation Option" of an instant test that waits for it (contract §21); false for any other. */
export const confirmAction = (
  { id, testType, testStatus }: Confirmable,
  can: (permission: Permission) => boolean,
  open: (path: string) => void,
) => {
  const { confirm } = instantTestPaths;
  return (
    testType === 'INSTANT' &&
    testStatus === 'PENDING_CONFIRMATION' &&
    can('CONFIRM_INSTANT_TEST') && {
      id: 'confirm',
      label: 'Select Confirmation Option',
      icon: ClipboardCheck,
      onSelect: () => open(linksOf({ confirm }, { id }).confirm),
    }
  );
};
