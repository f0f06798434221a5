import { Pager } from '../../components/data-table/Pager.tsx';
import type { Pages } from '../../components/data-table/use-pages.ts';
import { LIST_LIMIT_DEFAULT } from '@assay/schema/core/list';

interface PartPagerProps {
  label: string;
  /** Rows of all pages; null while unknown. */
  total: number | null;
  pages: Pages;
}

/** Pages of a part of a record; nothing while one page shows all. */
export const PartPager = ({ label, total, pages }: PartPagerProps) =>
  total === null || total <= LIST_LIMIT_DEFAULT ? null : (
    <Pager
      label={label}
      total={total}
      page={pages.page}
      limit={pages.limit}
      onPage={pages.setPage}
      onLimit={pages.setLimit}
    />
  );
