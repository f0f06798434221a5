import { Box, Button } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';

const Palette = lazy(async () => ({
  default: (await import('../palette/AppPalette.tsx')).AppPalette,
}));

const Shortcuts = lazy(async () => ({
  default: (await import('../shortcuts/Shortcuts.tsx')).Shortcuts,
}));

/** Opens the search over everything, also by Ctrl K or ⌘ K; its code, and that of the other keys, comes with the first. */
export function SearchButton() {
  const [open, setOpen] = useState(false);
  const [first, setFirst] = useState<KeyboardEvent | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'k' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        setOpen(true);
      } else if (/^[/?gjkex]$/.test(event.key)) setFirst((before) => before ?? event);
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
      {first && (
        <Suspense>
          <Shortcuts first={first} onSearch={() => setOpen(true)} />
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
