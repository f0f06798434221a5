import type { AuditEntity } from '@assay/schema/audit/audit-actions';
import { formatUsDate } from '../../components/form/us-date.ts';
import { phoneText } from '../../lib/phone.ts';
import { numberText, yesNo } from '../../lib/value-text.ts';
import type { HistoryRowFragment } from './history-list.generated.ts';

/** How the history of a kind of record speaks of it. */
export interface HistoryWords {
  /** What such a record is called. */
  name: string;
  /** Labels of its form, by field. A field without one is told by its own name. */
  labels: Readonly<Record<string, string>>;
  /** Values that read otherwise than they are sent, by field. */
  texts?: Readonly<Record<string, (value: never) => string | null>>;
}

/** The words of kinds of records that the audit log knows. */
export type SomeHistoryWords = Readonly<Partial<Record<AuditEntity, HistoryWords>>>;

const none: HistoryWords = { name: 'Record', labels: {} };

/** The words of a kind; plain ones for a kind of a later release. */
export const wordsOf = (all: SomeHistoryWords, entity: string): HistoryWords =>
  (Object.hasOwn(all, entity) && all[entity as AuditEntity]) || none;

const acronyms = new Set(['mfa', 'mro', 'dot', 'id', 'ssn', 'cdl', 'der', 'csv', 'tpa']);

/** `locationsImported` → "Locations imported", `MFA_ENABLED` → "MFA enabled". */
function plainWords(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .split('_')
    .map((word) => (acronyms.has(word.toLowerCase()) ? word.toUpperCase() : word.toLowerCase()));
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Label of a field; one without a label is told by its last name. */
export const fieldLabel = ({ labels }: HistoryWords, field: string): string =>
  labels[field] ?? plainWords(field.split('.').at(-1) ?? field);

/** What happened: `company.locationsImported` → "Locations imported". */
export const actionText = (action: string): string => plainWords(action.split('.')[1] ?? action);

/** "Run participant", for kinds of records as a choice. */
export const entityText = (all: SomeHistoryWords, entity: string): string =>
  wordsOf(all, entity).name;

/** Most items of a list that are told: thousands of locations may join a consortium at once. The download has all. */
const LISTED = 50;

/** A value as its screen shows it; an en dash for none. */
export function valueText(words: HistoryWords, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  const show = words.texts?.[field] as ((shown: unknown) => string | null) | undefined;
  if (show) return show(value) ?? '–';
  if (Array.isArray(value)) {
    const more = value.length - LISTED;
    const listed = value.slice(0, LISTED).map((each) => valueText(words, '', each));
    return [...listed, ...(more > 0 ? [`and ${numberText(more)} more`] : [])].join(', ') || '–';
  }
  if (typeof value === 'boolean') return yesNo(value);
  if (typeof value === 'number') return numberText(value);
  const text = String(value);
  return /phone|fax/i.test(field) ? phoneText(text) : formatUsDate(text);
}

type Change = HistoryRowFragment['changes'][number];

/** One change in a line: "Drug Target: 33.33% → 3.33%". */
function changeText(words: HistoryWords, { field, before, after, isHidden }: Change): string {
  const label = fieldLabel(words, field);
  if (isHidden) return `${label} changed`;
  const [from, to] = [before, after].map((value) => valueText(words, field, value));
  return `${label}: ${from} → ${to}`;
}

/** An entry in a line: what was changed, or what happened where that says it all. */
export function summaryOf(words: HistoryWords, { action, changes }: HistoryRowFragment): string {
  const verb = action.split('.')[1] ?? '';
  const told = changes.map((change) => changeText(words, change)).join('; ');
  if (told === '' || verb === 'created' || verb === 'deleted') return actionText(action);
  return verb === 'updated' ? told : `${actionText(action)}: ${told}`;
}
