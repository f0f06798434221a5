import { createContext } from 'react';

/** Keeps what a menu stands on where it is, until the function that it answers is called. */
export type HoldStill = () => () => void;

/** What menus below it hold while they are open, e.g. the rows of a table. */
export const HoldStillContext = createContext<HoldStill | null>(null);
