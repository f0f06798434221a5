import type { ListSpec } from '@assay/schema/core/list';
import type { Route } from '@assay/schema/core/route';
import type { ClassType } from 'type-graphql';
import { z } from 'zod';
import { answerType } from './contract-types.ts';

/** What a call answers: nothing, one object, all objects of a set, or a page of a list. */
export type CallAnswer =
  | { kind: 'nothing' }
  | { kind: 'object'; name: string; type: () => ClassType; contract: z.ZodType }
  | { kind: 'set'; name: string; type: () => ClassType }
  | { kind: 'page'; name: string; type: () => ClassType; spec: ListSpec };

/** The rows of `{results}` and of the list envelope, which have no name of their own. */
const itemOf = (contract: z.ZodType): z.ZodType | null => {
  const results: unknown = contract instanceof z.ZodObject ? contract.shape['results'] : undefined;
  return results instanceof z.ZodArray && contract.meta()?.id === undefined
    ? (results.element as z.ZodType)
    : null;
};

/** What a route answers, as GraphQL types of the contracts' names. */
export function callAnswerOf({ schema, config }: Route): CallAnswer {
  const contract = schema.response[200] ?? schema.response[201];
  if (!contract) return { kind: 'nothing' };
  const item = itemOf(contract);
  if (!item) return { kind: 'object', contract, ...answerType(contract) };
  if (!config.list) return { kind: 'set', ...answerType(item) };
  return { kind: 'page', spec: config.list, ...answerType(item) };
}
