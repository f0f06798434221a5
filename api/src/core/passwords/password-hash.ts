import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default) with 19 MiB, two passes and one lane. About 35 ms of CPU. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hash of random bytes that nobody kept, made with the same cost. An account without a password is
 * verified against it, so that the answer for it takes the same work as any other.
 */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$GeFkXqyBhlhQ5+ALELAVWw$LANSKI9jZSfK0Ol7gBcRqQsLLH6P9j/FGrVIKzcAeYA';

/** Hash of a new password, as PHC text. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Whether a password is the one that was stored. Null never matches, and costs as much as any other. */
export async function verifyPassword(
  storedHash: string | null,
  password: string,
): Promise<boolean> {
  const matches = await verify(storedHash ?? NOBODYS_HASH, password);
  return storedHash !== null && matches;
}
