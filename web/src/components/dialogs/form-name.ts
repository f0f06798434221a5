import { createContext } from 'react';

/** Name of the form in a dialog, by which is asked before it is closed over what was typed. */
export const FormName = createContext<symbol | undefined>(undefined);
