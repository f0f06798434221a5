import { Box, Button } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

const Palette = lazy(async () => ({
  default: (await import('../palette/AppPalette.tsx')).AppPalette,
}));

const Shortcuts = lazy(async () => ({
  default: (await import('../shortcuts/Shortcuts.tsx')).Shortcuts,
}));

/** Opens the search over everything, also by Ctrl K or ⌘ K; its code, and that of the other keys, comes with the first. */
export function SearchButton() {
  const [open, setOpen] = useState(false);
  const [withKeys, setWithKeys] = useState(false);
  // The letter behind a `g` does not wait until the code of both is there.
  const earlyRef = useRef<KeyboardEvent[] | null>([]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'k' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        setOpen(true);
      } else if (earlyRef.current?.length || /^[/?gjkex]$/.test(event.key)) {
        earlyRef.current?.push(event);
        setWithKeys(true);
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Button
        variant="outline"
        colorPalette="gray"
        color="fg.muted"
        fontWeight="normal"
        justifyContent="start"
        width={{ lg: '15.5rem' }}
        aria-label="Search everything"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden />
        <Box as="span" hideBelow="lg" flex="1" textAlign="start">
          Search
        </Box>
        <Box as="kbd" hideBelow="lg" textStyle="xs" fontFamily="body">
          Ctrl K
        </Box>
      </Button>
      {withKeys && (
        <Suspense>
          <Shortcuts earlyRef={earlyRef} onSearch={() => setOpen(true)} />
        </Suspense>
      )}
      {open && (
        <Suspense>
          <Palette onDismiss={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
