import { Box, CloseButton, Flex, Input, Portal, Spinner, Text } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SEARCH_TEXT_MAX, type SearchKind } from '@assay/schema/search/search-kinds';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { matchingCommands, type Command } from './command.ts';
import { entriesOf } from './entries.ts';
import { Key } from '../../components/keys/Key.tsx';
import { KindTabs } from './KindTabs.tsx';
import { optionId, PaletteList } from './PaletteList.tsx';
import { useSearchHits } from './use-search-hits.ts';
import { Dialog } from '../../components/overlays/Dialog.ts';

/** How many commands are shown beside records; all of them where nothing is typed. */
const COMMANDS_BESIDE = 5;

interface PaletteProps {
  commands: readonly Command[];
  onDismiss: () => void;
}

/** Finds records, pages and actions by a few letters, and opens them by the keyboard alone. */
function PaletteBody({ commands, onDismiss }: PaletteProps) {
  const list = useId();
  const viewer = useViewer();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [kind, setKind] = useState<SearchKind | null>(null);
  const [active, setActive] = useState(0);
  const { hits, isLoading, failure } = useSearchHits(text, kind);
  const matching = text.trim() === '' ? commands : matchingCommands(commands, text);
  const beside = text.trim() === '' ? matching : matching.slice(0, COMMANDS_BESIDE);
  const entries = entriesOf(hits, kind === null ? beside : [], viewer);
  const at = Math.min(active, entries.length - 1);
  const counts = [...new Set(hits.map((hit) => hit.kind))].map(
    (each) => [each, hits.filter((hit) => hit.kind === each).length] as const,
  );

  const change = (next: string): void => {
    setText(next);
    setKind(null);
    setActive(0);
  };
  const open = (path: string, isElsewhere: boolean): void => {
    if (isElsewhere) return void window.open(path, '_blank', 'noopener');
    onDismiss();
    void navigate(path);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setActive((at + step + entries.length) % entries.length);
    }
    const chosen = entries[at];
    // While a name is composed, Enter ends the composing.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || chosen === undefined) return;
    event.preventDefault();
    open(chosen.path, event.ctrlKey || event.metaKey);
  };

  const isEmpty = entries.length === 0 && !isLoading && failure === null;
  return (
    <>
      <Flex align="center" gap="3" paddingX="4" paddingY="2">
        <Search size={18} aria-hidden />
        <Input
          autoFocus
          role="combobox"
          aria-label="Search"
          aria-expanded={entries.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={entries.length > 0 ? optionId(list, at) : undefined}
          variant="outline"
          border="0"
          paddingX="0"
          outline="0"
          focusVisibleRing="none"
          textStyle="lg"
          autoComplete="off"
          spellCheck={false}
          placeholder="Name, number, or what to do"
          maxLength={SEARCH_TEXT_MAX}
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {isLoading ? <Spinner size="xs" color="fg.muted" /> : <Key hideBelow="md">Esc</Key>}
        <CloseButton hideFrom="md" colorPalette="gray" aria-label="Close" onClick={onDismiss} />
      </Flex>
      {(counts.length > 1 || kind !== null) && (
        <KindTabs
          counts={counts}
          chosen={kind}
          onChoose={(next) => {
            setKind(next);
            setActive(0);
          }}
        />
      )}
      <Box
        overflowY="auto"
        maxHeight={{ base: 'calc(100dvh - 10rem)', md: '26rem' }}
        borderTopWidth="1px"
        opacity={isLoading && hits.length > 0 ? 0.6 : 1}
      >
        <PaletteList
          id={list}
          entries={entries}
          search={text}
          active={at}
          onActive={setActive}
          onOpen={onDismiss}
        />
        {failure !== null && (
          <Text role="alert" padding="4" textStyle="sm" color="fg.error">
            {failure}
          </Text>
        )}
        {isEmpty && (
          <Text padding="4" textStyle="sm" color="fg.muted">
            Nothing is called like this. Try fewer letters, a number, or the last four of an ID.
          </Text>
        )}
      </Box>
      <Box aria-live="polite" srOnly>
        {isLoading ? '' : `${entries.length} found`}
      </Box>
      <Flex
        gap="4"
        paddingX="4"
        paddingY="2.5"
        borderTopWidth="1px"
        bg="bg.subtle"
        borderBottomRadius="2xl"
        textStyle="xs"
        color="fg.muted"
        display={{ base: 'none', md: 'flex' }}
      >
        <span>
          <Key>↑</Key> <Key>↓</Key> Move
        </span>
        <span>
          <Key>Enter</Key> Open
        </span>
        <span>
          <Key>Ctrl</Key> <Key>Enter</Key> Open in a new tab
        </span>
      </Flex>
    </>
  );
}

/** Gives the focus back to what had it before the palette came, where nothing else has taken it by then. */
function useWayBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // The palette is taken out of the page whole, before its dialog could do it.
      setTimeout(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement)
          before.focus();
      });
    },
    [before],
  );
}

/** The search over everything, over whatever page is open. */
export function Palette(props: PaletteProps) {
  useWayBack();
  return (
    <Dialog.Root
      open
      size="lg"
      placement={{ base: 'top', md: 'top' }}
      onOpenChange={(details) => !details.open && props.onDismiss()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner paddingX={{ base: '2', md: '4' }}>
          <Dialog.Content marginTop={{ base: '2', md: '6.5rem' }} aria-label="Search everything">
            <PaletteBody {...props} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
