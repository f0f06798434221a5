import { useLocation, useNavigate } from 'react-router-dom';
import { pageBefore } from './visited-pages.ts';

interface WayOut {
  /** Goes back to whatever screen the viewer came from, and to the given one only when there was none. */
  goesBack?: boolean;
}

type Leave = (to: string, options?: { afresh?: boolean }) => Promise<void> | void;

/**
 * Leads out of a form, which then is no page to go back to: back to the screen that the viewer came from, with the
 * filters and the place that it had, when that is where to go; else that screen takes the place of the form.
 * `afresh` is for a screen that shows something new.
 */
export function useWayOut({ goesBack = false }: WayOut = {}): Leave {
  const navigate = useNavigate();
  // The router's key of an entry that no navigation led to.
  const isFirst = useLocation().key === 'default';
  return (to, { afresh = false } = {}) =>
    (goesBack && !isFirst) || (!afresh && pageBefore() === to)
      ? navigate(-1)
      : navigate(to, { replace: true });
}
