/** What a request belongs to, across processes (W3C Trace Context). */
export interface Trace {
  /** 32 lower-case hexadecimal digits, the same in every log. */
  traceId: string;
  /** The step in this process: 16 lower-case hexadecimal digits. */
  spanId: string;
  /** The step of the caller that led here; null when the trace begins here. */
  parentId: string | null;
  /** As the caller sent them: `01` when it keeps the trace. */
  flags: string;
}

const form = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.*)?$/;

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (each) =>
    each.toString(16).padStart(2, '0'),
  ).join('');

/** The trace that a `traceparent` header names, or a new one; a header that cannot be read counts as none. */
export function traceOf(header: unknown): Trace {
  const [, traceId, parentId, flags] = (typeof header === 'string' && form.exec(header)) || [];
  return {
    traceId: traceId ?? randomHex(16),
    spanId: randomHex(8),
    parentId: parentId ?? null,
    flags: flags ?? '00',
  };
}

/** The header for a call that this step makes. */
export const traceparentOf = ({ traceId, spanId, flags }: Trace): string =>
  `00-${traceId}-${spanId}-${flags}`;
