import type { z } from 'zod';
import { coded } from '../core/field-errors.ts';
import {
  fieldListNames,
  templateOf,
  type FieldListName,
  type TemplateField,
} from './import-templates.ts';
import { comparable, wordsOf } from './mapped-words.ts';

/** A field with what a laboratory calls it. */
export interface MappedField {
  mdReference: string;
  clientValue?: string | null | undefined;
}

/** What a schema maps. */
export type Mapping = Readonly<Record<FieldListName, readonly MappedField[]>>;

const texts = {
  version: 'The provider has no such version.',
  unknown: 'The provider and version have no such field.',
  doubled: 'This field is there more than once.',
  missing: (field: string) => `${field} is required.`,
  column: (other: string) => `This column is already mapped to ${other}.`,
  word: (word: string, other: string) => `“${word}” already stands for ${other}.`,
};

type Refuse = (path: (string | number)[], refusal: ReturnType<typeof coded>) => void;

/** What a field is mapped to: one column, or the words that mean it. */
const mappedTo = (name: FieldListName, { clientValue }: MappedField): string[] => {
  const whole = (clientValue ?? '').trim();
  if (name !== 'fields') return wordsOf(clientValue);
  return whole === '' ? [] : [whole];
};

/** Who has a column or word already; a file that has it must mean one thing. */
class Taken {
  readonly #name: FieldListName;
  readonly #by = new Map<string, string>();

  constructor(name: FieldListName) {
    this.#name = name;
  }

  /** Why a field cannot have it; null when it can, and has it then. */
  refusalOf(word: string, { description }: TemplateField) {
    const other = this.#by.get(comparable(word)) ?? description;
    this.#by.set(comparable(word), other);
    if (other === description) return null;
    const text = this.#name === 'fields' ? texts.column(other) : texts.word(word, other);
    return coded('DUPLICATE_VALUE', text);
  }
}

function checkList(
  name: FieldListName,
  template: readonly TemplateField[],
  sent: readonly MappedField[],
  refuse: Refuse,
): void {
  const left = new Map(template.map((field) => [field.mdReference, field]));
  const taken = new Taken(name);
  for (const [index, each] of sent.entries()) {
    const field = left.get(each.mdReference);
    if (field === undefined) {
      const isKnown = template.some(({ mdReference }) => mdReference === each.mdReference);
      const refusal = isKnown
        ? coded('DUPLICATE_VALUE', texts.doubled)
        : coded('INVALID', texts.unknown);
      refuse([name, index, 'mdReference'], refusal);
      continue;
    }
    left.delete(each.mdReference);
    const path = [name, index, 'clientValue'];
    const words = mappedTo(name, each);
    if (field.required && words.length === 0) refuse(path, coded('BLANK'));
    const doubled = words
      .map((word) => taken.refusalOf(word, field))
      .find((refusal) => refusal !== null);
    if (doubled) refuse(path, doubled);
  }
  for (const { required, description } of left.values())
    if (required) refuse([name], coded('BLANK', texts.missing(description)));
}

/** Holds a mapping to the template of its provider and version (C s5). */
export function checkMapping(
  input: Mapping & { provider: string; version: string },
  context: z.RefinementCtx,
): void {
  const refuse: Refuse = (path, { params }) =>
    context.addIssue({ code: 'custom', path, input: null, params });
  const template = templateOf(input.provider, input.version);
  if (template === undefined) {
    if (input.version !== '') refuse(['version'], coded('INVALID', texts.version));
    return;
  }
  for (const name of fieldListNames) checkList(name, template[name], input[name], refuse);
}
