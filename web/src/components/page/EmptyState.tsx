import { FilterX, Inbox, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageMessage } from './PageMessage.tsx';

/** Why a list shows nothing. */
export type Emptiness = 'nothing' | 'search' | 'filters';

/** The documented words of an empty list (O s8). */
const emptyTexts = {
  nothing: 'No info provided.',
  search: 'Your search did not match any records. Please try again using different keywords.',
  filters: 'No info provided for the applied filters. Please try another filters.',
} as const satisfies Record<Emptiness, string>;

const icons = { nothing: Inbox, search: SearchX, filters: FilterX };

/** Why a list is empty: filters win over a search, since they are the less visible of the two. */
export const emptinessOf = ({
  filtered,
  searched,
}: {
  filtered: boolean;
  searched: boolean;
}): Emptiness => (filtered ? 'filters' : searched ? 'search' : 'nothing');

/** A list without rows, with what can be done about it. */
export function EmptyState({
  because = 'nothing',
  action,
}: {
  because?: Emptiness;
  action?: ReactNode;
}) {
  const Icon = icons[because];
  return (
    <PageMessage
      role="status"
      icon={<Icon size={20} />}
      title={emptyTexts[because]}
      action={action}
    />
  );
}
