import { useSearchParams } from 'react-router-dom';
import type { CollectionService } from '@assay/schema/collection-sites/collection-site';
import { collectionServices } from '@assay/schema/collection-sites/collection-services';

/** What is searched for, as it stands in the address of the page. */
export interface SiteSearch {
  /** Empty before the first search. */
  zip: string;
  services: readonly CollectionService[];
}

const isService = (name: string): name is CollectionService =>
  Object.hasOwn(collectionServices, name);

/** The search of the page's address, and how to search for something else. */
export function useSiteUrl(): [SiteSearch, (search: SiteSearch) => void] {
  const [params, setParams] = useSearchParams();
  const services = (params.get('services') ?? '').split(',').filter(isService);
  const change = (next: SiteSearch): void =>
    setParams({
      ...(next.zip === '' ? {} : { zip: next.zip }),
      ...(next.services.length === 0 ? {} : { services: next.services.join(',') }),
    });
  return [{ zip: params.get('zip') ?? '', services }, change];
}
