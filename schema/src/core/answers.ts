import { z } from 'zod';
import { shownTo } from './shown-to.ts';

type AnswersOf<S extends z.ZodRawShape> = {
  [K in keyof S]: z.ZodType<z.output<S[K]>, z.output<S[K]>>;
};

const answered = new WeakMap<z.ZodType, z.ZodType>();

/** The schema that carries the name; `.describe()` and `.meta()` make nameless copies of it. */
const namedRoot = (rule: z.ZodType): z.ZodType | null => {
  for (let each: z.core.$ZodType | undefined = rule; each; each = each._zod.parent) {
    if (z.globalRegistry.has(each) && z.globalRegistry.get(each)?.id) return each as z.ZodType;
  }
  return null;
};

/** Published name of a schema (`Company`, `AddressInput`), or null. Also found on a described copy. */
export const nameOf = (rule: z.ZodType): string | null => namedRoot(rule)?.meta()?.id ?? null;

/** Description of a schema, its own or the one of the schema it was copied from. */
export const descriptionOf = (rule: z.ZodType): string | undefined => rule.meta()?.description;

const isWrapper = (rule: z.ZodType): rule is z.ZodDefault | z.ZodPrefault | z.ZodOptional =>
  rule instanceof z.ZodDefault || rule instanceof z.ZodPrefault || rule instanceof z.ZodOptional;

function build(rule: z.ZodType): z.ZodType {
  if (isWrapper(rule)) {
    return answer(rule.unwrap() as z.ZodType);
  }
  if (rule instanceof z.ZodNullable) return answer(rule.unwrap() as z.ZodType).nullable();
  if (rule instanceof z.ZodPipe) {
    const inner = rule.def.in instanceof z.ZodTransform ? rule.def.out : rule.def.in;
    return answer(inner as z.ZodType);
  }
  if (rule instanceof z.ZodObject) return z.object(answersOf(rule.shape));
  if (rule instanceof z.ZodArray) return z.array(answer(rule.element as z.ZodType));
  if (rule instanceof z.ZodString) return z.string();
  return rule;
}

/** What api answers for a field: the input rule without its limits, defaults and trimming. */
function answer(rule: z.ZodType): z.ZodType {
  const known = answered.get(rule);
  if (known) return known;
  const root = namedRoot(rule);
  const description = descriptionOf(rule);
  let built = root !== null && root !== rule ? answer(root) : build(rule);
  if (root === rule && built !== rule) {
    const id = nameOf(rule)?.replace(/Input$/, '');
    z.globalRegistry.add(built, { id, ...(description ? { description } : {}) });
  } else if (description !== undefined && descriptionOf(built) !== description) {
    built = built.describe(description);
  }
  answered.set(rule, built);
  return built;
}

/** The answer form of one input schema: `answerOf(AddressInput)` is `Address`. */
export const answerOf = <T extends z.ZodType>(rule: T): z.ZodType<z.output<T>, z.output<T>> =>
  answer(rule) as z.ZodType<z.output<T>, z.output<T>>;

/**
 * Answer fields of an entity, from its input fields. An input field states a rule once; the entity
 * repeats it without limits, so that a stored value that an older rule allowed can still be read.
 * An object named `AddressInput` becomes `Address`.
 */
export const answersOf = <S extends z.ZodRawShape>(shape: S): AnswersOf<S> =>
  Object.fromEntries(
    Object.entries(shape).map(([key, rule]) => [key, answer(rule as z.ZodType)]),
  ) as AnswersOf<S>;

type PatchOf<S extends z.ZodRawShape> = { [K in keyof S]: z.ZodOptional<S[K] & z.ZodType> };

const withDescriptionOf = (from: z.ZodType, to: z.ZodType): z.ZodType => {
  const description = descriptionOf(from);
  return description === undefined ? to : to.describe(description);
};

const withoutDefault = (rule: z.ZodType): z.ZodType => {
  if (rule instanceof z.ZodDefault || rule instanceof z.ZodPrefault)
    return withDescriptionOf(rule, withoutDefault(rule.unwrap() as z.ZodType));
  if (rule instanceof z.ZodPipe && rule.def.in instanceof z.ZodTransform) {
    const out = withoutDefault(rule.def.out as z.ZodType);
    return withDescriptionOf(rule, new z.ZodPipe({ ...rule.def, out }));
  }
  return rule;
};

/** A rule of a PATCH, which is shown to nobody else than the rule that it is made of. */
function patched(rule: z.ZodType): z.ZodType {
  const made = withoutDefault(rule).optional();
  const mark = shownTo.get(rule);
  if (mark !== undefined) shownTo.add(made, mark);
  return made;
}

/** Input of a PATCH: every field may be absent, and an absent field keeps its value (contract §0.3). */
export const patchOf = <S extends z.ZodRawShape>(shape: S): PatchOf<S> =>
  Object.fromEntries(
    Object.entries(shape).map(([key, rule]) => [key, patched(rule as z.ZodType)]),
  ) as unknown as PatchOf<S>;
