import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { permissions } from '@assay/schema/permissions';
import { ToastRegion } from '../app/shell/ToastRegion.tsx';
import { PermissionContext } from '../components/permission/permission-context.ts';
import { createClient, currentClient, setCurrentClient } from '../lib/apollo/client.ts';
import { applyCachedStyle } from '../lib/branding/branding.ts';
import { portalRecipes, portalSlotRecipes } from '../lib/theme/portal-recipes.ts';
import { addRecipes, system } from '../lib/theme/system.ts';

const held = new Set(permissions);

const places = ['Atlanta Garage', 'Dallas Yard', 'Mobile Terminal'].map((label, at) => ({
  __typename: 'Option',
  value: String(at + 1),
  label,
}));

/** Choices of the search fields; nothing else on this page asks a server. */
const choices = new ApolloLink(
  ({ variables }) =>
    new Observable((observer) => {
      const q = typeof variables['q'] === 'string' ? variables['q'].toLowerCase() : '';
      const nodes = places.filter(({ label }) => label.toLowerCase().includes(q));
      observer.next({ data: { choices: { __typename: 'OptionPage', nodes, hasNextPage: false } } });
      observer.complete();
    }),
);
setCurrentClient(createClient(choices));
addRecipes(portalRecipes, portalSlotRecipes);
applyCachedStyle();

/** What shared parts stand in: theme, links, permissions and toasts, without a server. */
export function PartsFrame({ children }: { children: ReactNode }) {
  const router = createMemoryRouter([{ path: '*', element: children }]);
  return (
    <ChakraProvider value={system}>
      <ApolloProvider client={currentClient()}>
        <PermissionContext value={held}>
          <RouterProvider router={router} />
          <ToastRegion />
        </PermissionContext>
      </ApolloProvider>
    </ChakraProvider>
  );
}
