import type { Location } from 'react-router-dom';

/**
 * What a position in the page is kept under. Every address that was typed in or followed from a mail has one key,
 * `default`, and would open where the one before it was left.
 */
export const scrollPlace = ({ key, pathname, search }: Location): string =>
  key === 'default' ? `${pathname}${search}` : key;
