import { setImmediate as othersFirst } from 'node:timers/promises';
import { z } from 'zod';
import type { Route } from '@assay/schema/core/route';

/** Records of a list that are cut to their contract without a break: some milliseconds of work. */
const SOME = 500;

const isLong = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > SOME;

/** A list of thousands, some at a time: other calls are answered in between. */
async function encodeList(contract: z.ZodArray, list: readonly unknown[]): Promise<string> {
  const texts: string[] = [];
  for (let at = 0; at < list.length; at += SOME) {
    if (at > 0) await othersFirst();
    texts.push(JSON.stringify(contract.parse(list.slice(at, at + SOME))).slice(1, -1));
  }
  return `[${texts.join(',')}]`;
}

/** An object, its long lists each by themselves. */
async function encodeObject(contract: z.ZodObject, answer: object): Promise<string> {
  const long = new Map<string, string>();
  const rest: Record<string, unknown> = { ...answer };
  for (const [name, value] of Object.entries(answer)) {
    const field: unknown = contract.shape[name];
    if (!(field instanceof z.ZodArray && isLong(value))) continue;
    long.set(name, await encodeList(field, value));
    rest[name] = [];
  }
  if (long.size === 0) return JSON.stringify(contract.parse(answer));
  const members = Object.entries(contract.parse(rest)).flatMap(([name, value]) => {
    const text = long.get(name) ?? JSON.stringify(value);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{${members.join(',')}}`;
}

/** Cuts an answer to its contract, so that no column leaves by accident. */
export async function encode(
  route: Route,
  status: number,
  answer: unknown,
): Promise<string | null> {
  if (status === 204) return null;
  const contract: z.ZodType | undefined = route.schema.response[status as 200];
  if (contract === undefined) return JSON.stringify(answer);
  if (contract instanceof z.ZodArray && isLong(answer)) return encodeList(contract, answer);
  if (contract instanceof z.ZodObject && typeof answer === 'object' && answer !== null)
    return encodeObject(contract, answer);
  return JSON.stringify(contract.parse(answer));
}
