import { IconButton } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { Link, useMatches } from 'react-router-dom';
import { PopupMenu } from '../../components/overlays/PopupMenu.tsx';
import { prefetchPage } from './prefetch-page.ts';
import type { TopEntry } from './menu.ts';

/** Pages below an entry of the top menu, behind an arrow beside it: the entry itself stays a link. */
export function TopSubMenu({ label, items = [] }: TopEntry) {
  const open = useMatches().at(-1)?.pathname;
  if (items.length === 0) return null;
  return (
    <PopupMenu
      trigger={
        <IconButton
          size="2xs"
          variant="ghost"
          colorPalette="gray"
          aria-label={`Pages of ${label}`}
          marginStart="-2"
        >
          <ChevronDown size={14} aria-hidden />
        </IconButton>
      }
      first={items[0]?.path}
      inPlace
      content={{ minWidth: '12rem' }}
    >
      {(Menu) =>
        items.map((item) => (
          <Menu.Item key={item.path} value={item.path} asChild>
            <Link
              to={item.path}
              aria-current={open === item.path ? 'page' : undefined}
              onPointerEnter={() => void prefetchPage(item.path)}
            >
              {item.label}
            </Link>
          </Menu.Item>
        ))
      }
    </PopupMenu>
  );
}
