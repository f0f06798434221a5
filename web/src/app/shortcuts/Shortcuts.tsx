import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMayOpen } from './use-may-open.ts';
import { edit, isElsewhere, listSearch, places, stepRow, tick } from './shortcuts.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

interface ShortcutsProps {
  /** Keys that were pressed before this was here, the first of which brought it; null once they are answered. */
  earlyRef: RefObject<KeyboardEvent[] | null>;
  /** Opens the search over everything. */
  onSearch: () => void;
}

/** How long `g` waits for its letter, ms. */
const WAIT = 1_500;

/** The keys of the portal, once the first of them was pressed; none while somebody types or answers a dialog. */
export function Shortcuts({ earlyRef, onSearch }: ShortcutsProps) {
  const navigate = useNavigate();
  const open = places.filter(useMayOpen());
  const [help, setHelp] = useState(false);
  const went = useRef(0);

  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, target, timeStamp } = event;
    if (ctrlKey || metaKey || altKey || event.defaultPrevented || isElsewhere(target)) return;
    const acts: Record<string, () => void> = {
      '/': () => {
        const search = listSearch();
        if (search) search.focus();
        else onSearch();
      },
      '?': () => setHelp(true),
      j: () => stepRow(1),
      k: () => stepRow(-1),
      e: edit,
      x: tick,
      g: () => void (went.current = timeStamp),
    };
    const place =
      timeStamp - went.current < WAIT ? open.find((each) => each.key === key) : undefined;
    if (key !== 'g') went.current = 0;
    const act = place ? () => void navigate(place.path) : acts[key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    for (const event of earlyRef.current ?? []) press(event);
    earlyRef.current = null;
    const onKey = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [earlyRef]);
  return <ShortcutsDialog open={help} places={open} onClose={() => setHelp(false)} />;
}
