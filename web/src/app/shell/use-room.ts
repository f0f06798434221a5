import { useEffect, useState } from 'react';

/** How much of the page lies below the window, px. */
function belowWindow(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  return Math.max(0, Math.floor(scrollHeight - clientHeight - window.scrollY));
}

/**
 * Height of the room at the end of the page for what needs `wanted` px there. It is there at once, and goes only as
 * far as it is out of sight: a page that becomes shorter than it is scrolled moves under the finger, and a button
 * that was pressed is missed.
 */
export function useRoom(wanted: number): number {
  const [room, setRoom] = useState(wanted);
  if (wanted > room) setRoom(wanted);
  const isOwed = wanted < room;
  useEffect(() => {
    if (!isOwed) return undefined;
    const give = () => setRoom((now) => Math.max(wanted, now - belowWindow()));
    give();
    document.addEventListener('scroll', give, { passive: true });
    return () => document.removeEventListener('scroll', give);
  }, [isOwed, wanted]);
  return room;
}
