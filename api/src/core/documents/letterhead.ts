import { momentIn } from '../clock.ts';
import type { Context } from '../context.ts';
import { brandOf } from '../mail/brand.ts';

/** What stands above the title of a document: whose it is, and when it was made where the reader is. */
export interface Letterhead {
  from: string;
  /** `#RRGGBB`. */
  color: string;
  made: string;
}

/** The head of the documents of the caller's tenant. */
export async function letterheadOf({ tx, now, viewer }: Context): Promise<Letterhead> {
  const { title, color } = await brandOf(tx);
  return { from: title, color, made: `Made ${momentIn(now, viewer.timezone)}` };
}
