import { momentIn } from '../clock.ts';
import type { Context } from '../context.ts';
import { brandOf } from '../mail/brand.ts';
import { logoOf, type Logo } from './logo.ts';

/** What stands above the title of a document: whose it is, and when it was made where the reader is. */
export interface Letterhead {
  from: string;
  /** `#RRGGBB`. */
  color: string;
  made: string;
  logo: Logo | null;
}

/** The head of the documents of the caller's tenant. */
export async function letterheadOf(context: Context): Promise<Letterhead> {
  const { tx, now, viewer } = context;
  const { title, color } = await brandOf(tx);
  const made = `Made ${momentIn(now, viewer.timezone)}`;
  return { from: title, color, made, logo: await logoOf(context) };
}
