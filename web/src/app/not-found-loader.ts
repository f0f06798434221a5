import { NotFoundError } from '../lib/errors/page-errors.ts';

/** Loader of every path that leads nowhere. */
export const notFoundLoader = (): never => {
  throw new NotFoundError();
};
