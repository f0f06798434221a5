import type { z } from 'zod';
import type { FirstLocationInput } from '@assay/schema/companies/company';
import type { Context } from '../../core/context.ts';

/**
 * What the modules below do in the transaction that creates or deletes a company. `modules.ts` names
 * them, so that companies know nothing of what belongs to them.
 */
export interface CompanyHooks {
  /** Gives a new company the location that was sent along. */
  addFirstLocation(
    context: Context,
    companyId: number,
    location: z.output<typeof FirstLocationInput>,
  ): Promise<void>;
  /** Each deletes (soft) what one module keeps of the company. */
  deleteBelongings: readonly ((context: Context, companyId: number) => Promise<void>)[];
}
