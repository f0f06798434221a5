import { PassThrough } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/**
 * What a sender uploads, behind a stream of its own: whoever ends that must not end the request, on whose connection the
 * answer goes back.
 */
export function uploadOf({ raw }: FastifyRequest): PassThrough {
  const body = new PassThrough();
  // Once it is answered nobody listens any more, and the sender may still go away.
  body.on('error', () => {});
  raw.once('close', () => {
    if (!raw.readableEnded) body.destroy(new Error('The sender went away.'));
  });
  return raw.pipe(body);
}

/** Reads and drops the rest of an upload that nobody takes, so that its sender gets to see why. */
export function dropRest({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}
