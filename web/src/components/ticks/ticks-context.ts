import { createContext } from 'react';
import type { Told } from './use-bulk-acts.ts';
import type { Ticks } from './use-ticks.ts';

/** What is ticked in the list around: its boxes read it by themselves, so that a tick draws boxes and not the whole list. */
export const TicksContext = createContext<Ticks | null>(null);

/** What became of the records that were ticked before. */
export const ToldContext = createContext<Told | null>(null);
