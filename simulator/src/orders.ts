import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OrderToLaboratory } from '@assay/schema/laboratories/laboratory-order';
import type { Outcome } from './outcomes.ts';

/** What is told of an order, one after the other. */
export const steps = ['COLLECTED', 'RECEIVED', 'RESULT', 'MRO_REPORT'] as const;
export type Step = (typeof steps)[number];

/** An order that a simulated laboratory took. */
export interface TakenOrder {
  slug: string;
  order: OrderToLaboratory;
  labTestId: string;
  specimenId: string;
  /** When which step happened, by the clock of the simulator. */
  at: Partial<Record<Step, string>>;
  /** What was told of each step, to tell it again word by word. */
  told: Partial<Record<Step, object>>;
  /** Steps that are still to be told, in their order. */
  left: Step[];
  nextAt: number;
  outcome: Outcome | null;
  isCanceled: boolean;
}

/** The orders of all laboratories, which a file keeps over a restart. */
export class Orders {
  readonly #file: string;
  readonly #orders: Map<string, TakenOrder>;

  constructor(file: string) {
    this.#file = file;
    this.#orders = new Map(Orders.#read(file));
  }

  static #read(file: string): [string, TakenOrder][] {
    try {
      const kept = JSON.parse(readFileSync(file, 'utf8')) as [string, TakenOrder][];
      /* Kept by an earlier version, an order says nothing of what was told. */
      return kept.map(([key, order]) => [key, { ...order, told: order.told ?? {} }]);
    } catch {
      return [];
    }
  }

  get(slug: string, orderNumber: string): TakenOrder | undefined {
    return this.#orders.get(`${slug} ${orderNumber}`);
  }

  set(order: TakenOrder): void {
    this.#orders.set(`${order.slug} ${order.order.orderNumber}`, order);
    this.save();
  }

  all(): TakenOrder[] {
    return [...this.#orders.values()];
  }

  /** Written beside and put in its place, so that a process that is killed leaves the one or the other. */
  save(): void {
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(`${this.#file}.new`, JSON.stringify([...this.#orders]), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }
}
