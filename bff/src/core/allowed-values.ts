import { GraphQLError, isEnumType, type GraphQLEnumType, type GraphQLSchema } from 'graphql';

/** Longest list of values that a refusal counts up; those of longer enums stand in the schema. */
const MOST_NAMED = 60;

const SUGGESTION = /( Did you mean [^?]*\?)? Allowed: .*\.$|( Did you mean .*\?)$/;

/** The message of an error without what it tells of the schema. */
export const withoutSuggestion = (message: string): string => message.replace(SUGGESTION, '');

function sayAllowed(type: GraphQLEnumType): void {
  const names = type.getValues().map(({ name }) => name);
  if (names.length > MOST_NAMED) return;
  const worded = <T>(read: () => T): T => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      const { nodes } = error;
      throw new GraphQLError(
        `${error.message} Allowed: ${names.join(', ')}.`,
        nodes === undefined ? {} : { nodes },
      );
    }
  };
  const parseValue = type.parseValue.bind(type);
  const parseLiteral = type.parseLiteral.bind(type);
  type.parseValue = (given) => worded(() => parseValue(given));
  type.parseLiteral = (node, variables) => worded(() => parseLiteral(node, variables));
}

/** Lets the refusal of a value that an enum does not have name those that it has. */
export function nameAllowedValues(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isEnumType(type) && !type.name.startsWith('__')) sayAllowed(type);
  }
  return schema;
}
