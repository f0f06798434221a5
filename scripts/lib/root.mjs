import { fileURLToPath } from 'node:url';
import path from 'node:path';

/** Directory of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * Absolute path of something in the repository.
 * @param {string[]} parts
 */
export const inRoot = (...parts) => path.join(root, ...parts);
