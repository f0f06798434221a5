import { useEffect } from 'react';
import { systemClock } from '../../lib/clock.ts';
import { pollNews } from '../../lib/notifications/poll-news.ts';

/** Asks for news every five minutes while somebody is signed in (P s4). */
export function NewsPoll() {
  useEffect(() => pollNews(systemClock), []);
  return null;
}
