import {
  BellOff,
  CalendarClock,
  CalendarX,
  ClipboardList,
  ClipboardX,
  FlaskConicalOff,
  PackageSearch,
  Stethoscope,
  Ticket,
  TicketX,
  TrendingDown,
  Unlink,
  UserX,
  type LucideIcon,
} from 'lucide-react';
import type { WorklistKey } from '@assay/schema/worklists/worklist-keys';
import type { Tone } from '../../components/page/StatusBadge.tsx';

interface WorklistLook {
  icon: LucideIcon;
  /** Color of a count that is not zero. */
  tone: Tone;
}

/** Groups of the work list, in their order. */
export const worklistGroups = ['Random draws', 'Orders', 'Tests'] as const;

/** How each queue looks, by its group; a key without a look does not compile. */
export const worklistLooks: Readonly<
  Record<WorklistKey, WorklistLook & { group: (typeof worklistGroups)[number] }>
> = {
  DRAW_OVERDUE: { group: 'Random draws', icon: CalendarX, tone: 'negative' },
  DRAW_DUE: { group: 'Random draws', icon: CalendarClock, tone: 'caution' },
  BEHIND_TARGET: { group: 'Random draws', icon: TrendingDown, tone: 'caution' },
  PARTICIPANTS_NOT_NOTIFIED: { group: 'Random draws', icon: BellOff, tone: 'caution' },
  SELECTIONS_NOT_ORDERED: { group: 'Random draws', icon: ClipboardX, tone: 'caution' },
  PARTICIPANTS_NOT_COLLECTED: { group: 'Random draws', icon: UserX, tone: 'caution' },
  PEOPLE_NOT_NOTIFIED: { group: 'Random draws', icon: BellOff, tone: 'caution' },
  PEOPLE_TO_SEND: { group: 'Random draws', icon: UserX, tone: 'caution' },
  PASSES_EXPIRING: { group: 'Orders', icon: Ticket, tone: 'caution' },
  PASSES_EXPIRED: { group: 'Orders', icon: TicketX, tone: 'negative' },
  NOT_AT_LAB_48H: { group: 'Orders', icon: PackageSearch, tone: 'negative' },
  ORDERS_FAILED: { group: 'Orders', icon: FlaskConicalOff, tone: 'negative' },
  CONFIRMATION_MISSING: { group: 'Tests', icon: ClipboardList, tone: 'caution' },
  UNMATCHED_RESULTS: { group: 'Tests', icon: Unlink, tone: 'negative' },
  MRO_INBOX: { group: 'Tests', icon: Stethoscope, tone: 'caution' },
};
