import { createContext, useContext } from 'react';

/** Paths of `config/paths` that have a screen; the shell fills it from the route table. */
export const AvailablePathsContext = createContext<ReadonlySet<string>>(new Set());

/** Whether a path has a screen: what links to it is shown only then. */
export const useAvailablePaths = (): ReadonlySet<string> => useContext(AvailablePathsContext);
