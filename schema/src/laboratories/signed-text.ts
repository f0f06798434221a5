/** Headers of a message in either direction (decision 43). */
export const signatureHeaders = {
  time: 'x-assay-time',
  nonce: 'x-assay-nonce',
  signature: 'x-assay-signature',
} as const;

/** How far the clock of a sender may be off, ms. */
export const SKEW_MS = 5 * 60_000;
/** Largest message, bytes. */
export const MESSAGE_BYTES = 10 * 1024 * 1024;

/** What is signed before the bytes of the body: `time.nonce.`; the signature is `sha256=` and hex of HMAC-SHA256 over both. */
export const signedPrefix = (time: string, nonce: string): string => `${time}.${nonce}.`;
