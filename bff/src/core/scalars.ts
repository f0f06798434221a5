import {
  GraphQLError,
  GraphQLScalarType,
  Kind,
  valueFromASTUntyped,
  type ValueNode,
} from 'graphql';

const dateForm = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const dateTimeForm = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;

const isRealDate = (value: string): boolean => {
  if (!dateForm.test(value)) return false;
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(+parsed) && parsed.toISOString().startsWith(value);
};

const isRealDateTime = (value: string): boolean =>
  isRealDate(dateTimeForm.exec(value)?.[1] ?? '') && !Number.isNaN(Date.parse(value));

/**
 * Text of a checked form. Answers pass unchanged, since the contract has checked them already and a
 * page of dates must not pay for it twice; input is checked. A blank is let through: forms send
 * empty inputs, and the contract reads them as "no value" (contract §0.4 names the field).
 */
function checkedText(
  name: string,
  description: string,
  isLegal: (value: string) => boolean,
): GraphQLScalarType {
  const parse = (value: unknown): string => {
    if (typeof value === 'string' && (value === '' || isLegal(value))) return value;
    throw new GraphQLError(`${name} cannot represent this value. ${description}`, {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  };
  return new GraphQLScalarType<unknown, unknown>({
    name,
    description,
    serialize: (value) => value,
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : null),
  });
}

export const DateScalar = checkedText('Date', 'Calendar date as YYYY-MM-DD.', isRealDate);
export const DateTimeScalar = checkedText(
  'DateTime',
  'UTC timestamp, ISO 8601, e.g. 2026-01-31T14:05:00.000Z.',
  isRealDateTime,
);

/** A free record; used only where a contract is one. */
export const JsonScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  description: 'A JSON value without a fixed form.',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node: ValueNode, variables) => valueFromASTUntyped(node, variables),
});
