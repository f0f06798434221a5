import {
  LIST_IN_MAX,
  LIST_LIMIT_DEFAULT,
  LIST_LIMIT_MAX,
  operatorsOf,
  sortOrders,
  takesMany,
  type FilterOperator,
  type ListField,
  type ListFieldKind,
  type ListSpec,
} from '@assay/schema/core/list';
import type { JsonSchema } from './components.ts';

const typeOf: Record<ListFieldKind, JsonSchema> = {
  text: { type: 'string' },
  choice: { type: 'string' },
  int: { type: 'integer' },
  id: { type: 'integer', minimum: 1 },
  ids: { type: 'integer', minimum: 1, description: 'One of the ids.' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  timestamp: { type: 'string', description: 'UTC timestamp or a bare date.' },
};

const meaning: Record<FilterOperator, string> = {
  EQ: 'is the value, in any case',
  NEQ: 'is not the value, in any case',
  IN: 'is one of the values',
  NOT_IN: 'is none of the values',
  GTE: 'is the value or more',
  LTE: 'is the value or less',
  SW: 'starts with the text, in any case',
  LIKE: 'contains the text, in any case',
  IS_NULL: 'has no value',
};

/** Optional, and repeated for each value of an array, as OpenAPI has it where nothing is said. */
const query = (name: string, schema: JsonSchema, description: string): JsonSchema => ({
  name,
  in: 'query',
  description,
  schema,
});

function filterParameter(name: string, field: ListField, operator: FilterOperator): JsonSchema {
  const value =
    field.kind === 'choice' ? { type: 'string', enum: [...field.values] } : typeOf[field.kind];
  const description = `\`${name}\` ${meaning[operator]}.`;
  if (operator === 'IS_NULL') return query(`${name}[IS_NULL]`, { type: 'boolean' }, description);
  if (!takesMany(operator)) return query(`${name}[${operator}]`, value, description);
  const schema = { type: 'array', items: value, maxItems: LIST_IN_MAX };
  return query(`${name}[${operator}][]`, schema, description);
}

/** The query parameters of a list call (contract §0.5). */
export function listParameters(spec: ListSpec): JsonSchema[] {
  const fields = Object.entries(spec.fields);
  const sortable = fields.filter(([, field]) => field.sort).map(([name]) => name);
  return [
    query(
      'limit',
      { type: 'integer', minimum: 0, maximum: LIST_LIMIT_MAX, default: LIST_LIMIT_DEFAULT },
      'Most rows of the page; 0 answers the total alone.',
    ),
    query('offset', { type: 'integer', minimum: 0, default: 0 }, 'Rows before the page.'),
    query(
      'sortBy',
      { type: 'string', enum: sortable, default: spec.defaultSort },
      'Field that sorts; ties by id.',
    ),
    query(
      'sortOrder',
      { type: 'string', enum: [...sortOrders], default: spec.defaultOrder ?? 'ASC' },
      `Direction${spec.defaultOrder === 'DESC' ? ', ascending where sortBy alone is sent' : ''}; rows without a value come last.`,
    ),
    query(
      'withTotal',
      { type: 'boolean', default: true },
      'False leaves the matches uncounted, which is quicker; `total` then says only whether others follow the page.',
    ),
    query(
      'withDigest',
      { type: 'boolean', default: false },
      'True answers `digest`, by which a call on all matches tells whether they are still the same.',
    ),
    ...(spec.parents
      ? [
          query(
            'limitPer',
            { type: 'string', enum: [...spec.parents] },
            'Answers a page for each value of this field, which has to be filtered by EQ or IN; without q.',
          ),
        ]
      : []),
    ...(spec.search.length > 0
      ? [query('q', { type: 'string' }, `Contained in ${spec.search.join(', ')}, in any case.`)]
      : []),
    ...fields.flatMap(([name, field]) =>
      operatorsOf(field).map((operator) => filterParameter(name, field, operator)),
    ),
  ];
}
