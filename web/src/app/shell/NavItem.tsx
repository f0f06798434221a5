import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { prefetchPage } from './prefetch-page.ts';

const Item = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '8',
    paddingX: '3',
    paddingY: '1',
    borderRadius: 'l2',
    textStyle: 'sm',
    color: 'fg.muted',
    focusVisibleRing: 'inside',
    fontWeight: 'medium',
    _hover: { bg: 'bg.muted', color: 'fg' },
    '& svg': { flexShrink: '0' },
    // A plate on the gray sidebar; the accent is left to what can be pressed.
    '&[aria-current=page]': {
      bg: 'bg',
      color: 'fg',
      boxShadow: 'inset 0 0 0 1px {colors.border}',
      '& svg': { color: 'brand.solid' },
    },
  },
});

interface NavItemProps {
  to: string;
  /** Counts as current on its own path only, not below it. */
  end?: boolean;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** Entry of a vertical menu. Its page's code is fetched as soon as somebody reaches for it. */
export function NavItem({ to, end = false, onClick, children }: NavItemProps) {
  const prefetch = () => void prefetchPage(to);
  return (
    <Item to={to} end={end} onClick={onClick} onPointerEnter={prefetch} onFocus={prefetch}>
      {children}
    </Item>
  );
}
