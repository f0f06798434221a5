import type { FieldErrorTree } from '@assay/schema/core/field-error-tree';
import type { Route } from '@assay/schema/core/route';
import { GraphQLID } from 'graphql';
import { Mutation } from 'type-graphql';
import { z } from 'zod';
import { argumentsOf, idArgumentOf, paramsOf } from './call-arguments.ts';
import { small } from './capital.ts';
import { callAnswerOf } from './call-answer.ts';
import type { RequestContext } from './context.ts';
import { fieldOf } from './contract-types.ts';
import { UpstreamRefusal } from './errors.ts';
import { accessOfRoute, descriptionOf } from './permission.ts';
import { payloadOf, payloadType, type PayloadField } from './payload.ts';
import { existingId } from './record-id.ts';
import { rootResolver, type Arguments, type RootField } from './resolver-class.ts';

/** A mutation that is one call of api, with what is special about it. */
interface MutationCall {
  route: Route;
  /** In place of what the route says of itself. */
  description?: string;
  /** The fields of the answer stand in the payload themselves, instead of one record. */
  spread?: boolean;
  /** The session ends or changes: what is known of its permissions is forgotten. */
  forgetsViewer?: boolean;
}

interface Payload {
  fields: Record<string, PayloadField>;
  /** The fields besides `errors`, of what api answered. */
  read(answer: unknown, id: unknown): object;
}

const now = 'as it is now; null when refused.';

/** What a call that only checks has found stands where a refusal of the call itself would. */
function refuseFindings(answer: unknown): object {
  const { errors } = answer as { errors: FieldErrorTree };
  if (Object.keys(errors).length === 0) return {};
  throw new UpstreamRefusal({ status: 400, errorCode: null, message: '', errors });
}

/** `tenant` for a `Tenant`, `notifications` for a set, `deletedId` for a deletion of a record, nothing for an answer without a body. */
function payloadOfCall({ route, spread = false }: MutationCall): Payload {
  if (route.config.onlyChecks === true) return { fields: {}, read: refuseFindings };
  const answer = callAnswerOf(route);
  if (answer.kind === 'nothing' && route.method === 'DELETE' && route.url.endsWith('/:id')) {
    const description = 'Id of the deleted record; null when refused.';
    return {
      fields: { deletedId: { type: () => GraphQLID, description } },
      read: (_answer, id) => ({ deletedId: id }),
    };
  }
  if (answer.kind === 'nothing') return { fields: {}, read: () => ({}) };
  if (answer.kind === 'object' && spread) {
    const shape = answer.contract instanceof z.ZodObject ? answer.contract.shape : {};
    const fields = Object.entries<z.ZodType>({ ...shape }).map(([name, rule]) => {
      const { type, options } = fieldOf('output', name, rule);
      return [name, { type, description: options.description ?? '' }] as const;
    });
    return { fields: Object.fromEntries(fields), read: (body) => Object(body) as object };
  }
  const { name, type } = answer;
  if (answer.kind === 'object') {
    const field = small(name);
    return {
      fields: { [field]: { type, description: `The ${name} ${now}` } },
      read: (body) => ({ [field]: answer.objectIn(body) }),
    };
  }
  const field = `${small(name)}s`;
  return {
    fields: { [field]: { type: () => [type()], description: `Every ${name}; null when refused.` } },
    read: (body) => ({ [field]: (body as { results: unknown }).results }),
  };
}

function mutationOf(name: string, call: MutationCall): RootField {
  const { route, description, forgetsViewer = false } = call;
  const idArgument = idArgumentOf(route);
  const payload = payloadOfCall(call);
  const Payload = payloadType(name, payload.fields);

  const run = async (context: RequestContext, args: Arguments): Promise<object> => {
    const { [idArgument]: id, input, ...others } = args;
    const params = paramsOf(route, idArgument, args, (given) => existingId(String(given)));
    const query = Object.fromEntries(
      Object.entries(others).filter(([argument]) => !(params && argument in params)),
    );
    return payload.read(await context.client.send(route, { params, query, body: input }), id);
  };

  return {
    type: () => Payload,
    description: description ?? descriptionOf(route),
    args: argumentsOf(route, idArgument),
    extensions: { access: accessOfRoute(route) },
    resolve: async (context, args) => {
      try {
        return await payloadOf(() => run(context, args));
      } finally {
        if (forgetsViewer) context.forgetViewer();
      }
    },
  };
}

/**
 * The mutations of a module, each by the route that it calls. Arguments, payload and guard follow from
 * the route: `updateTenant(id, input): UpdateTenantPayload { tenant errors }`.
 */
export const mutations = (calls: Readonly<Record<string, Route | MutationCall>>): Function =>
  rootResolver(
    Mutation,
    Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [
        name,
        mutationOf(name, 'route' in call ? call : { route: call }),
      ]),
    ),
  );
