import { Box, Button, Center, Text } from '@chakra-ui/react';
import { ChevronDown, LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PopupMenu } from '../../components/overlays/PopupMenu.tsx';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { logOut } from '../log-out.ts';
import { useProfileMenu } from './menu.ts';

/** 'My Profile', 'Change password' and 'Log Out' of the signed-in user. */
export function ProfileMenu() {
  const { profile } = useViewer();
  const entries = useProfileMenu();
  const name = `${profile.firstName} ${profile.lastName}`;
  return (
    <PopupMenu
      trigger={
        <Button
          variant="ghost"
          colorPalette="gray"
          paddingX="1.5"
          aria-label={`My Profile menu of ${name}`}
        >
          <Center
            boxSize="6"
            borderRadius="full"
            bg="brand.muted"
            color="brand.fg"
            textStyle="2xs"
            fontWeight="medium"
            aria-hidden
            // Drawn and not written: the button is called by the name, without the initials before it.
            data-initials={profile.firstName.charAt(0) + profile.lastName.charAt(0)}
            _before={{ content: 'attr(data-initials)' }}
          />
          <Box as="span" display={{ base: 'none', md: 'inline' }} maxWidth="12rem" truncate>
            {name}
          </Box>
          <ChevronDown size={14} aria-hidden />
        </Button>
      }
      first={entries[0]?.path}
      placement="bottom-end"
      inPlace
      content={{ minWidth: '14rem', maxWidth: 'min(20rem, calc(100vw - 1rem))' }}
    >
      {(Menu) => (
        <>
          <Box paddingX="2" paddingY="1.5" borderBottomWidth="1px" marginBottom="1">
            <Text textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
              {name}
            </Text>
            <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
              {profile.roleAssignment.name}
              {profile.company ? ` · ${profile.company.name}` : ''}
            </Text>
          </Box>
          {entries.map(({ label, path, icon: Icon }) => (
            <Menu.Item key={path} value={path} asChild>
              <Link to={path}>
                <Icon size={16} aria-hidden /> {label}
              </Link>
            </Menu.Item>
          ))}
          <Menu.Item value="log-out" onSelect={() => void logOut()}>
            <LogOut size={16} aria-hidden /> Log Out
          </Menu.Item>
        </>
      )}
    </PopupMenu>
  );
}
