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

/** Where an instant test that waits for it is confirmed; null for any other, and for who may not. */
export const confirmPathOf = (
  { id, testType, testStatus }: Confirmable,
  can: (permission: Permission) => boolean,
): string | null =>
  testType === 'INSTANT' && testStatus === 'PENDING_CONFIRMATION' && can('CONFIRM_INSTANT_TEST')
    ? linksOf({ confirm: instantTestPaths.confirm }, { id }).confirm
    : null;

/** "Select Confirmation Option" of such a test in a menu (contract §21). */
export const confirmAction = (
  test: Confirmable,
  can: (permission: Permission) => boolean,
  open: (path: string) => void,
) => {
  const path = confirmPathOf(test, can);
  return (
    path !== null && {
      id: 'confirm',
      label: 'Select Confirmation Option',
      icon: ClipboardCheck,
      onSelect: () => open(path),
    }
  );
};
