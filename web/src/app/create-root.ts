import { createRoot as create } from 'react-dom/client';

/**
 * React's own. As a value of this module, which the build puts beside React (`plugins/chunks.ts`), it makes React run in the task
 * of its own script, and not in that of the entry.
 */
export const createRoot = create;
