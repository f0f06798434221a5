import type { ListSpec } from '@assay/schema/core/list';
import type { Route } from '@assay/schema/core/route';
import type { ClassType } from 'type-graphql';
import { z } from 'zod';
import { answerType } from './contract-types.ts';

/** What a call answers: nothing, one object, all objects of a set, or a page of a list. */
export type CallAnswer =
  | { kind: 'nothing' }
  | {
      kind: 'object';
      name: string;
      type: () => ClassType;
      contract: z.ZodType;
      /** The object in the body of the answer, which may be an envelope around it. */
      objectIn(body: unknown): unknown;
    }
  | { kind: 'set'; name: string; type: () => ClassType }
  | { kind: 'page'; name: string; type: () => ClassType; spec: ListSpec; row: z.ZodType };

/** The rows of `{results}` and of the list envelope, which have no name of their own. */
const itemOf = (contract: z.ZodType): z.ZodType | null => {
  const results: unknown = contract instanceof z.ZodObject ? contract.shape['results'] : undefined;
  return results instanceof z.ZodArray && contract.meta()?.id === undefined
    ? (results.element as z.ZodType)
    : null;
};

/** The record in `{result}`, an envelope without a name of its own (contract §0.6). */
const resultOf = (contract: z.ZodType): z.ZodType | null =>
  contract instanceof z.ZodObject && Object.keys(contract.shape).join() === 'result'
    ? (contract.shape['result'] as z.ZodType)
    : null;

const itself = (body: unknown): unknown => body;
const ofResult = (body: unknown): unknown => (body as { result: unknown }).result;

/** What a route answers, as GraphQL types of the contracts' names. */
export function callAnswerOf({ schema, config }: Route): CallAnswer {
  const contract = schema.response[200] ?? schema.response[201] ?? schema.response[202];
  if (!contract) return { kind: 'nothing' };
  const item = itemOf(contract);
  if (!item) {
    const result = resultOf(contract);
    const object = { contract: result ?? contract, objectIn: result ? ofResult : itself };
    return { kind: 'object', ...object, ...answerType(object.contract) };
  }
  if (!config.list) return { kind: 'set', ...answerType(item) };
  return { kind: 'page', spec: config.list, row: item, ...answerType(item) };
}
