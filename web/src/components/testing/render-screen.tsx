import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router-dom';
import { permissions as allPermissions, type Permission } from '@assay/schema/permissions';
import { system } from '../../lib/theme/system.ts';
import { currentClient } from '../../lib/apollo/client.ts';
import { ViewerContext } from '../../lib/viewer/use-viewer.ts';
import type { Viewer } from '../../lib/viewer/viewer.ts';
import { PermissionContext } from '../permission/permission-context.ts';

const internalUser: Viewer['profile'] = {
  __typename: 'UserProfile',
  id: '1',
  username: 'super@assay.test',
  firstName: 'Grace',
  lastName: 'Holloway',
  jobTitle: null,
  type: 'MD',
  company: null,
  roleAssignment: {
    __typename: 'RoleAssignment',
    role: 'SUPER_ADMIN',
    name: 'Super Admin',
    authorizationContextId: null,
    authorizationContextIds: [],
  },
};

interface ScreenOptions {
  routes: RouteObject[];
  /** Where to begin. */
  at: string;
  permissions?: readonly Permission[];
  featureFlags?: readonly string[];
  /** What is special about who looks. */
  viewer?: Partial<Viewer>;
}

interface Screen {
  user: UserEvent;
  /** Path and query of the current page. */
  location: () => string;
}

/** Renders routes as the shell does, for a signed-in internal user. Put a `fakeApi` in place first. */
export function renderScreen({
  routes,
  at,
  permissions = allPermissions,
  featureFlags = ['MD111'],
  viewer: special = {},
}: ScreenOptions): Screen {
  const held = new Set(permissions);
  const viewer = {
    profile: internalUser,
    permissions: held,
    featureFlags: new Set(featureFlags),
    ...special,
  } as unknown as Viewer;
  const shell: RouteObject = { Component: Outlet, HydrateFallback: () => null, children: routes };
  const router = createMemoryRouter([shell], { initialEntries: [at] });
  render(
    <ChakraProvider value={system}>
      <ApolloProvider client={currentClient()}>
        <ViewerContext value={viewer}>
          <PermissionContext value={held}>
            <RouterProvider router={router} />
          </PermissionContext>
        </ViewerContext>
      </ApolloProvider>
    </ChakraProvider>,
  );
  return {
    user: userEvent.setup(),
    location: () => router.state.location.pathname + router.state.location.search,
  };
}
