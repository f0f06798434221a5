import { Box, chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { Link, useMatches } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { crumbsOf, type Crumb } from '../route-handle.ts';
import { adminPaths, useAdminSections } from './menu.ts';

const Step = chakra(Link, {
  base: {
    color: 'fg.muted',
    borderRadius: 'l1',
    // As high as it takes to hit it.
    lineHeight: '24px',
    focusVisibleRing: 'inside',
    _hover: { color: 'fg', textDecoration: 'underline' },
  },
});

const List = chakra('ol', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    height: '6',
    paddingX: { base: '4', md: 'gutter' },
    textStyle: 'sm',
    whiteSpace: 'nowrap',
    '& li': { display: 'flex', alignItems: 'center', gap: '1.5', minWidth: '0' },
    // A name of 255 characters may not push the other steps out of sight.
    '& li > :not(svg)': {
      maxWidth: { lg: '24ch', xl: '40ch' },
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    // A phone has room for the step to go back to and the page itself; the others are in its menu.
    lgDown: {
      '& li:not(:nth-last-of-type(-n + 2))': { display: 'none' },
      '& li:nth-last-of-type(2) svg': { transform: 'rotate(180deg)' },
      '& li:last-of-type': { flexShrink: '0', maxWidth: '60%' },
    },
    '& svg': { color: 'fg.subtle', flexShrink: '0' },
    '& [aria-current]': { fontWeight: 'medium' },
  },
});

/**
 * Whether a step leads somewhere. It does not where the viewer may not open the section: whoever typed the
 * address of a page that is closed to him must not be led from one refusal to the next.
 */
function useIsOpen(): (path: string) => boolean {
  const open = useAdminSections();
  return (path) =>
    path === paths.adminPanel
      ? open.length > 0
      : open.some((section) => section.path === path) || !adminPaths.includes(path);
}

interface CrumbStepProps extends Pick<Crumb, 'label' | 'path'> {
  last: boolean;
  open: boolean;
}

function CrumbStep({ label, path, last, open }: CrumbStepProps) {
  if (last) return <span aria-current="page">{label}</span>;
  return open ? (
    <Step to={path}>{label}</Step>
  ) : (
    <Box as="span" color="fg.muted">
      {label}
    </Box>
  );
}

/** Where the page stands. The home page needs none. */
export function Breadcrumb() {
  const crumbs = crumbsOf(useMatches());
  const isOpen = useIsOpen();
  if (crumbs.length < 2) return null;
  return (
    <Box as="nav" aria-label="Breadcrumb" paddingTop="3" marginBottom="-2">
      <List>
        {crumbs.map(({ label, path }, index) => (
          <li key={path}>
            {index > 0 && <ChevronRight size={12} aria-hidden />}
            <CrumbStep
              label={label}
              path={path}
              last={index === crumbs.length - 1}
              open={isOpen(path)}
            />
          </li>
        ))}
      </List>
    </Box>
  );
}
