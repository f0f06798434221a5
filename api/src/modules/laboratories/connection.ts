import type { LaboratoryAnswer, ToLaboratory } from '@assay/schema/laboratories/laboratory-order';

/** What came of a message to the other side. */
export type Delivery =
  | { outcome: 'TAKEN'; answer: LaboratoryAnswer }
  /** It will not take it as it is; there is no use in repeating it. */
  | { outcome: 'REFUSED'; error: string }
  /** There is no such order there. */
  | { outcome: 'UNKNOWN'; error: string }
  /** It did not arrive, or was not understood; it may the next time. */
  | { outcome: 'FAILED'; error: string };

/**
 * What a laboratory can be asked, whatever its connection speaks: to take, cancel and renew an order, where its
 * specimens are collected, and what it told of an order. Whatever else it tells comes in by itself (`receive-message.ts`).
 */
export interface Connection {
  deliver(message: ToLaboratory): Promise<Delivery>;
}

/** How a connection is reached. */
export interface Endpoint {
  address: string;
  secret: string;
}

/** How the other side is reached; a test hands in its own. */
export type Dial = (endpoint: Endpoint) => Connection;
