import { fieldError } from '@assay/schema/core/field-error-tree';
import type { Context } from './context.ts';
import { Refusal } from './refusal.ts';

/** Whether the caller may see prices; everybody else reads null in their place, in lists and filters too. */
export const seesPrices = ({ viewer }: Pick<Context, 'viewer'>): boolean =>
  viewer.permissions.has('SEE_PRICES');

/**
 * The price to store of what was sent; undefined leaves the stored one as it is, for who does not see it.
 * @throws Refusal ACCESS_DENIED for a price of somebody who may not see any
 */
export function priceToStore(
  context: Pick<Context, 'viewer'>,
  sent: string | null,
  path: readonly PropertyKey[] = ['pricing'],
): string | null | undefined {
  if (seesPrices(context)) return sent;
  if (sent !== null)
    throw new Refusal('ACCESS_DENIED', { errors: fieldError(path, 'ACCESS_DENIED') });
  return undefined;
}
