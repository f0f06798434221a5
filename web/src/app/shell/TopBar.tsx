import { Box, chakra, Flex } from '@chakra-ui/react';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useBranding } from '../../lib/branding/use-branding.ts';
import { BrandMark } from '../../lib/branding/BrandMark.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { prefetchPage } from './prefetch-page.ts';
import { ProfileMenu } from './ProfileMenu.tsx';
import { SearchButton } from './SearchButton.tsx';
import { useTopMenu } from './menu.ts';
import { TopSubMenu } from './TopSubMenu.tsx';

const Home = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minWidth: '0',
    borderRadius: 'l2',
    fontWeight: 'semibold',
    textStyle: 'sm',
    focusVisibleRing: 'outside',
  },
});

const Entry = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    height: 'header',
    paddingX: '3',
    textStyle: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    focusVisibleRing: 'inside',
    _hover: { color: 'fg' },
    '&[aria-current=page]': { color: 'fg', borderColor: 'brand.solid' },
  },
});

/** Logo and title, the top menu, and the menu of the signed-in user. */
export function TopBar() {
  const { title } = useBranding();
  const entries = useTopMenu();
  return (
    <Flex
      as="header"
      _print={{ display: 'none' }}
      position="sticky"
      top="0"
      zIndex="sticky"
      align="center"
      gap={{ base: '2', lg: '6' }}
      height="header"
      paddingX={{ base: '3', md: '6' }}
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      <Box display={{ lg: 'none' }}>
        <MobileMenu />
      </Box>
      <Home to={paths.dashboard}>
        <BrandMark />
        <Box as="span" truncate>
          {title}
        </Box>
      </Home>
      <Flex as="nav" aria-label="Main" display={{ base: 'none', lg: 'flex' }}>
        {entries.map((entry) => (
          <Flex key={entry.path} align="center">
            <Entry
              to={entry.path}
              end={entry.end ?? false}
              onPointerEnter={() => void prefetchPage(entry.path)}
            >
              {entry.label}
            </Entry>
            <TopSubMenu {...entry} />
          </Flex>
        ))}
      </Flex>
      <Flex marginStart="auto" flexShrink="0" align="center" gap={{ base: '0.5', md: '3' }}>
        <SearchButton />
        <ProfileMenu />
      </Flex>
    </Flex>
  );
}
