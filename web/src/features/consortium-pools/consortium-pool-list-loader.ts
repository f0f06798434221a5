import { preloadQuery } from '../../lib/apollo/preload.ts';
import { ConsortiumPoolListDocument } from './consortium-pools.generated.ts';

/** Loader of the pools that the own company shares with others. */
export const consortiumPoolListLoader = () => ({
  list: preloadQuery(ConsortiumPoolListDocument, {}),
});
