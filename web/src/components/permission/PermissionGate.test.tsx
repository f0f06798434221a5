import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Permission } from '@assay/schema/permissions';
import { PermissionContext } from './permission-context.ts';
import { PermissionGate } from './PermissionGate.tsx';

const gateOf = (...held: Permission[]) =>
  render(
    <PermissionContext value={new Set(held)}>
      <PermissionGate anyOf={['CREATE_COMPANY', 'UPDATE']} fallback={<p>closed</p>}>
        <p>open</p>
      </PermissionGate>
    </PermissionContext>,
  );

test('one of the permissions opens the gate', () => {
  gateOf('UPDATE');

  expect(screen.getByText('open')).toBeInTheDocument();
});

test('without any of them the fallback is shown', () => {
  gateOf('DELETE');

  expect(screen.queryByText('open')).not.toBeInTheDocument();
  expect(screen.getByText('closed')).toBeInTheDocument();
});
