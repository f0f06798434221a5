import { ChakraProvider } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { system } from '../../lib/theme/system.ts';

/** Renders with the portal's theme and a router; answers a keyboard and mouse besides. */
export function renderUi(ui: ReactNode): {
  user: UserEvent;
  rerender: (ui: ReactNode) => void;
  unmount: () => void;
} {
  const { rerender, unmount } = render(ui, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ChakraProvider value={system}>
        <MemoryRouter>{children}</MemoryRouter>
      </ChakraProvider>
    ),
  });
  return { user: userEvent.setup(), rerender, unmount };
}
