import { ErrorCodeContract } from '@assay/schema/core/error-code';
import { isErrorCode, type ErrorCode } from '@assay/schema/core/errors';
import { flattenFieldErrors } from '@assay/schema/core/field-error-tree';
import { GraphQLString } from 'graphql';
import { Field, ObjectType, type ClassType } from 'type-graphql';
import { graphqlName } from '@assay/schema/core/graphql-name';
import { enumType } from './contract-types.ts';
import { declareField } from './declare-field.ts';
import { isExpected, type UpstreamRefusal } from './errors.ts';
import { capital } from './capital.ts';
import { JsonScalar } from './scalars.ts';

const ErrorCodeEnum = enumType(
  ErrorCodeContract,
  'ErrorCode',
  ErrorCodeContract.meta()?.description,
);

/** A code that only a newer api knows is a refusal whose text says what is wrong. */
const knownCode = (code: string | null): ErrorCode => (isErrorCode(code) ? code : 'INVALID');

@ObjectType('UserError', {
  description: 'An expected refusal, for the form that sent the input.',
  simpleResolvers: true,
})
export class UserError {
  @Field(() => ErrorCodeEnum, { description: 'Code of the error catalogue, e.g. BLANK.' })
  errorCode!: ErrorCode;

  @Field(() => GraphQLString, { description: 'Ready English text.' })
  message!: string;

  @Field(() => [GraphQLString], {
    description:
      'Where in `input` the value stands, e.g. ["address","zip"]; empty for the form as a whole.',
  })
  path!: readonly string[];

  @Field(() => JsonScalar, { description: 'Values for the text, e.g. {"min": 8}.' })
  params!: Record<string, unknown>;
}

/** The refusal as it stands in a payload: the code of the whole form first, then one entry per field. */
function userErrorsOf(refusal: UpstreamRefusal): UserError[] {
  const fields = flattenFieldErrors(refusal.errors).map(({ path, error }) => ({
    ...error,
    errorCode: knownCode(error.errorCode),
    path: path.map(graphqlName),
  }));
  const repeated = fields.some((each) => each.errorCode === refusal.errorCode);
  if (fields.length > 0 && (refusal.errorCode === null || repeated)) return fields;
  const whole = {
    errorCode: knownCode(refusal.errorCode),
    message: refusal.message,
    path: [],
    params: refusal.params,
  };
  return [whole, ...fields];
}

export interface PayloadField {
  type: () => object;
  description: string;
}

/** `createTenant` answers `CreateTenantPayload { …fields errors }`; the fields are null when it was refused. */
export function payloadType(
  mutation: string,
  fields: Readonly<Record<string, PayloadField>>,
): ClassType {
  const target: ClassType = class {};
  const name = `${capital(mutation)}Payload`;
  ObjectType(name, { description: `Outcome of ${mutation}.`, simpleResolvers: true })(target);
  for (const [field, { type, description }] of Object.entries(fields))
    declareField(target, field, type, { nullable: true, description });
  declareField(target, 'errors', () => [UserError], {
    description: 'Expected refusals; empty when the mutation was done.',
  });
  return target;
}

/**
 * Runs a mutation. An expected refusal becomes the payload's `errors` and leaves the rest null; no
 * session, no permission and an outage are thrown on and stand top-level.
 */
export async function payloadOf<T extends object>(
  work: () => Promise<T>,
): Promise<Partial<T> & { errors: readonly UserError[] }> {
  try {
    return { ...(await work()), errors: [] };
  } catch (error) {
    if (!isExpected(error)) throw error;
    return { errors: userErrorsOf(error) } as unknown as Partial<T> & {
      errors: readonly UserError[];
    };
  }
}
