/** How a connection speaks (ADR 102). */
export const connectionKinds = { HTTPS_JSON: 'HTTPS with JSON' } as const;

/** Who is at the other end of a connection. */
export const connectionParties = { LABORATORY: 'Laboratory', MRO: 'MRO' } as const;
export type ConnectionPartyName = keyof typeof connectionParties;

/** What we tell a laboratory of an order. */
export const outgoingKinds = { ORDER: 'Order', CANCEL: 'Cancellation', RENEW: 'Renewal' } as const;
export type OutgoingKindName = keyof typeof outgoingKinds;

/** Where a message to a laboratory stands. */
export const outgoingStates = {
  WAITING: 'Waiting',
  DONE: 'Delivered',
  FAILED: 'Failed',
  SUPERSEDED: 'Superseded',
} as const;
export type OutgoingStateName = keyof typeof outgoingStates;

/** What a laboratory or an MRO tells us. */
export const messageKinds = {
  ORDER_STATUS: 'Order status',
  RESULT: 'Result',
  MRO_REPORT: 'MRO report',
  DOCUMENT: 'Document',
} as const;
export type MessageKindName = keyof typeof messageKinds;

/** Where a message of a laboratory stands. */
export const messageStates = {
  WAITING: 'Waiting',
  PROCESSED: 'Processed',
  UNMATCHED: 'Unmatched',
  FAILED: 'Failed',
  IGNORED: 'Left aside',
} as const;
export type MessageStateName = keyof typeof messageStates;

/** Why a message waits for a person, failed or was left aside. */
export const messageReasons = {
  NO_TEST: 'No test of this laboratory fits.',
  SEVERAL_TESTS: 'Several tests fit.',
  SPECIMEN_DIFFERS: 'The test of this order number has another specimen.',
  DONOR_DIFFERS: 'The test of this order number is of another donor.',
  ORDER_CLOSED: 'The order was canceled or ended without a specimen.',
  CHANGED_IN_STORE: 'It was changed in the database after it came in.',
  UNREADABLE: 'It is not in the documented form.',
  WRONG_PARTY: 'This connection may not send it.',
  NOT_FOR_MRO: 'The test does not go through an MRO.',
  FAULT: 'It could not be processed.',
  REPEATED: 'It was there already.',
  TOO_LATE: 'The test was further by then.',
} as const;
export type MessageReasonName = keyof typeof messageReasons;

/** Steps of an order that a laboratory tells of. */
export const orderStatuses = {
  ACCEPTED: 'The laboratory took the order.',
  REFUSED: 'The laboratory does not take the order.',
  COLLECTED: 'The specimen was collected.',
  RECEIVED: 'The specimen is at the laboratory.',
  CANCELLED: 'The order was canceled.',
  NO_SHOW: 'The order expired; nobody came.',
  DONOR_REFUSED: 'The donor refused the test.',
  UNABLE_TO_PROVIDE: 'The donor could not give a specimen.',
} as const;
export type OrderStatusName = keyof typeof orderStatuses;
