import { Button, Flex, IconButton, NativeSelect, Text } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { pageSizes } from '../../lib/list-url/list-state.ts';
import { pageLinks, rangeText } from './pages.ts';

interface PagerProps {
  /** Current page, from 1. */
  page: number;
  /** Rows a page. */
  limit: number;
  /** Rows of all pages. */
  total: number;
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
  /** Names the list whose pages these are. */
  label: string;
}

interface StepProps {
  label: string;
  to: number;
  disabled: boolean;
  onPage: (page: number) => void;
  icon: typeof ChevronLeft;
}

function Step({ label, to, disabled, onPage, icon: Icon }: StepProps) {
  return (
    <IconButton
      aria-label={label}
      variant="ghost"
      colorPalette="gray"
      size="xs"
      disabled={disabled}
      onClick={() => onPage(to)}
    >
      <Icon size={16} aria-hidden />
    </IconButton>
  );
}

const PageSize = ({ limit, onLimit }: Pick<PagerProps, 'limit' | 'onLimit'>) => (
  <Flex align="center" gap="2" marginStart="auto" hideBelow="md">
    <Text textStyle="xs" color="fg.muted" aria-hidden>
      Rows per page
    </Text>
    <NativeSelect.Root size="xs" width="4.25rem">
      <NativeSelect.Field
        aria-label="Rows per page"
        borderColor="border.emphasized"
        value={limit}
        onChange={({ target }) => onLimit(Number(target.value))}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  </Flex>
);

/** Foot of a paged list: which rows are shown, how many a page has, first, previous, two page links, next, last (P s9). */
export function Pager({ page, limit, total, onPage, onLimit, label }: PagerProps) {
  const pageCount = Math.max(1, Math.ceil(total / limit));
  const atStart = page <= 1;
  const atEnd = page >= pageCount;
  return (
    <Flex
      align="center"
      justify="space-between"
      columnGap="3"
      wrap="wrap"
      minHeight="footer"
      paddingX="var(--table-gutter)"
      borderTopWidth="1px"
    >
      <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums" role="status">
        {rangeText(page, limit, total)}
      </Text>
      {total > pageSizes[0] && <PageSize limit={limit} onLimit={onLimit} />}
      {pageCount > 1 && (
        <Flex as="nav" aria-label={`Pages of ${label}`} gap="1" align="center">
          <Step label="First page" to={1} disabled={atStart} onPage={onPage} icon={ChevronsLeft} />
          <Step
            label="Previous page"
            to={Math.min(page - 1, pageCount)}
            disabled={atStart}
            onPage={onPage}
            icon={ChevronLeft}
          />
          {pageLinks(page, pageCount).map((number) => (
            <Button
              key={number}
              size="xs"
              paddingX="1"
              variant={number === page ? 'subtle' : 'ghost'}
              colorPalette={number === page ? undefined : 'gray'}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              fontVariantNumeric="tabular-nums"
              onClick={() => onPage(number)}
            >
              {number}
            </Button>
          ))}
          <Step
            label="Next page"
            to={page + 1}
            disabled={atEnd}
            onPage={onPage}
            icon={ChevronRight}
          />
          <Step
            label="Last page"
            to={pageCount}
            disabled={atEnd}
            onPage={onPage}
            icon={ChevronsRight}
          />
        </Flex>
      )}
    </Flex>
  );
}
