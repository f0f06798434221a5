import { hashOfDigits } from './hashes.ts';

/*
 * A pool's seeds are drawn up before its first draw: s_L is random, and s_k = SHA-256(s_(k+1)) down to s_0,
 * which is published when the chain is made. Draw k opens s_k. Nobody can try seeds until a liked name
 * comes up, since every seed is fixed by s_0, and nobody can tell s_k from the links opened before.
 */

/** Draws that one chain serves; a pool that needs more gets another chain. */
export const CHAIN_LENGTH = 400;

/**
 * Link `link` of the chain that ends in `root`.
 *
 * @param root s_L, 64 hexadecimal digits, secret.
 * @param link From 0, the published one, to `CHAIN_LENGTH`.
 */
export function linkOf(root: string, link: number): string {
  if (!Number.isInteger(link) || link < 0 || link > CHAIN_LENGTH) {
    throw new RangeError(`A chain has no link ${link}.`);
  }
  let seed = root;
  for (let at = CHAIN_LENGTH; at > link; at -= 1) seed = hashOfDigits(seed);
  return seed;
}

/** Whether a seed follows, after `steps` steps, from an earlier link. */
export function followsFrom(seed: string, earlier: string, steps: number): boolean {
  let link = seed;
  for (let at = 0; at < steps; at += 1) link = hashOfDigits(link);
  return link === earlier;
}
