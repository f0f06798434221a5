export type ToastStatus = 'success' | 'error' | 'info' | 'warning';

export interface Toast {
  id: number;
  status: ToastStatus;
  title: string;
  description?: string;
}

interface Entry extends Toast {
  fromServer: boolean;
  /** Milliseconds it still stays. */
  remaining: number;
  /** When its time began to run; null while somebody reads it. */
  runsSince: number | null;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** P s9: a toast lives 10 s; one pushed by the server 30 s, and at most 3 of those are shown. */
const LIFETIME_MS = 10_000;
const SERVER_LIFETIME_MS = 30_000;
const SERVER_MAX = 3;

let shown: readonly Entry[] = [];
let waiting: Entry[] = [];
/** What keeps toasts from vanishing: a pointer on them, or the keyboard's focus. */
type Reader = 'pointer' | 'focus';
const readers = new Set<Reader>();
let nextId = 1;
const listeners = new Set<() => void>();

export const shownToasts = (): readonly Toast[] => shown;
export const onToastsChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function publish(next: readonly Entry[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function run(entry: Entry): void {
  entry.runsSince = Date.now();
  entry.timer = setTimeout(() => closeToast(entry.id), entry.remaining);
}

function hold(entry: Entry): void {
  clearTimeout(entry.timer);
  if (entry.runsSince !== null) entry.remaining -= Date.now() - entry.runsSince;
  entry.runsSince = null;
}

function show(entry: Entry): void {
  publish([...shown, entry]);
  if (readers.size === 0) run(entry);
}

function remove(entry: Entry): void {
  clearTimeout(entry.timer);
  publish(shown.filter((each) => each !== entry));
}

const fromServer = (): number => shown.filter((each) => each.fromServer).length;

function add(toast: Omit<Toast, 'id'>, pushed: boolean): void {
  const same = shown.find(
    (each) => each.title === toast.title && each.description === toast.description,
  );
  // The same sentence again begins its time anew, it does not pile up.
  if (same) remove(same);
  const remaining = pushed ? SERVER_LIFETIME_MS : LIFETIME_MS;
  const entry: Entry = {
    ...toast,
    id: nextId++,
    fromServer: pushed,
    remaining,
    runsSince: null,
    timer: undefined,
  };
  if (pushed && fromServer() >= SERVER_MAX) waiting.push(entry);
  else show(entry);
}

export const toastSuccess = (title: string): void => add({ status: 'success', title }, false);
export const toastError = (title: string): void => add({ status: 'error', title }, false);

export const toastWarning = (title: string, description?: string): void =>
  add({ status: 'warning', title, ...(description !== undefined && { description }) }, false);

/** Notifications of the server: longer, and never more than three at once. */
export const toastInfo = (title: string): void => add({ status: 'info', title }, false);
export const toastFromServer = (toast: Omit<Toast, 'id'>): void => add(toast, true);

export function closeToast(id: number): void {
  const entry = shown.find((each) => each.id === id);
  if (!entry) return;
  remove(entry);
  // The last one vanished under the pointer, which therefore never leaves it.
  if (shown.length === 0) readers.clear();
  if (entry.fromServer && fromServer() < SERVER_MAX) {
    const next = waiting.shift();
    if (next) show(next);
  }
}

/** Takes back what was said and is no longer so. */
export function takeBackToast(title: string): void {
  for (const { id, title: said } of shown) if (said === title) closeToast(id);
}

/** 'Close All': also those that wait for their turn. */
export function closeAllToasts(): void {
  for (const { timer } of shown) clearTimeout(timer);
  waiting = [];
  readers.clear();
  publish([]);
}

/** Tells that a pointer, or the focus, came to the toasts or went: while one is there, none vanishes. */
export function readToasts(reader: Reader, reading: boolean): void {
  const before = readers.size > 0;
  if (reading) readers.add(reader);
  else readers.delete(reader);
  const after = readers.size > 0;
  if (before === after) return;
  for (const entry of shown) (after ? hold : run)(entry);
}

/** Whether somebody reads the toasts. */
export const areToastsRead = (): boolean => readers.size > 0;
