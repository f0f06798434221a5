import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';

export interface TabLink {
  label: string;
  to: string;
  /** Counts as current on its own path only, not below it. */
  end?: boolean;
}

interface TabNavProps {
  /** Names the tabs for assistive technology, e.g. the company's name. */
  label: string;
  tabs: readonly TabLink[];
}

const Tab = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    height: 'tabs',
    paddingX: '3',
    textStyle: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    focusVisibleRing: 'inside',
    _hover: { color: 'fg' },
    '&[aria-current=page]': { color: 'fg', fontWeight: 'semibold', borderColor: 'brand.solid' },
  },
});

/** Tabs that are pages of their own: links, of which one is the current page. Where they do not fit, it is scrolled into sight. */
export function TabNav({ label, tabs }: TabNavProps) {
  const nav = useRef<HTMLDivElement>(null);
  const seen = useRef<HTMLElement>(null);
  useEffect(() => {
    const bar = nav.current;
    const current = bar?.querySelector<HTMLElement>('[aria-current=page]') ?? null;
    if (!bar || !current || current === seen.current) return;
    seen.current = current;
    // The bar alone: scrollIntoView would move the page as well.
    bar.scrollLeft =
      current.offsetLeft - bar.offsetLeft + current.offsetWidth / 2 - bar.clientWidth / 2;
  });
  return (
    <Box
      ref={nav}
      as="nav"
      aria-label={label}
      overflowX="auto"
      // A line within the bar: a border that the tabs reach into would make it scroll by its height.
      boxShadow="inset 0 -1px 0 {colors.border}"
      display="flex"
    >
      {tabs.map(({ label: text, to, end = false }) => (
        <Tab key={to} to={to} end={end}>
          {text}
        </Tab>
      ))}
    </Box>
  );
}
