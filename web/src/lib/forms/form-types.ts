import type { Control, FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { z } from 'zod';

/** A value without the ways to leave it out. */
type Given<In> = Exclude<In, undefined | null | ''>;

/** Keys that an input may leave out for good: their field is not on every form. */
type OptionalKey<Out> = { [K in keyof Out]-?: undefined extends Out[K] ? K : never }[keyof Out];

type At<In, K> = K extends keyof In ? In[K] : never;

type Group<In, Out> = {
  [
    K in keyof ({ [R in Exclude<keyof Out, OptionalKey<Out>>]: 0 } & {
      [O in OptionalKey<Out>]?: 0;
    })
  ]: Held<At<In, K>, At<Out, K>>;
};

/**
 * What a form holds of one field. A text that is not there is blank, a number is a text until it is one, and
 * an object is there with all of its fields, unless null means something else than all of them blank.
 */
type Held<In, Out> = unknown extends In
  ? // The input of a rule that preprocesses whatever comes: its answer says what it is about.
    Held<Out | '', Out>
  : Given<In> extends readonly (infer E)[]
    ? Held<E, Given<Out> extends readonly (infer O)[] ? O : never>[]
    : [Given<In>] extends [boolean]
      ? boolean | (null extends In ? '' : never)
      : [Given<In>] extends [number]
        ? number | string
        : [Given<In>] extends [string]
          ? string
          : Group<Given<In>, Given<Out>> | ('' extends In ? never : null extends In ? null : never);

/** By what a save says which version of its record it changes; a `version` that is a text is of something else. */
type LockOf<Out> = 'recordVersion' | (Out extends { version: string } ? never : 'version');

type Fields<In, Out> = Group<In, Omit<Out, LockOf<Out>>>;

/** What the form of a contract holds. The version goes along unseen: no field is about it. */
export type FormValues<C extends z.ZodType> =
  Fields<z.input<C>, z.output<C>> extends infer Values extends FieldValues ? Values : never;

/** What the fields of a form take: what they hold, not what is sent. */
export type FormControl<C extends z.ZodType> = Control<FormValues<C>>;

type PathBelow<Name extends string, Value> = [NonNullable<Value>] extends [readonly unknown[]]
  ? Name
  : null extends Value
    ? Name
    : [NonNullable<Value>] extends [object]
      ? `${Name}.${PathIn<NonNullable<Value>>}`
      : Name;
type PathIn<Values> = { [K in keyof Values & string]-?: PathBelow<K, Values[K]> }[keyof Values &
  string];

/** Paths of all that can be typed into a form, e.g. `'name' | 'address.city'`; a list is one of them. */
export type TypedPath<C extends z.ZodType> = PathIn<FormValues<C>>;

/** A label for each field of a form, by its path. One that is missing does not compile. */
export type LabelsOf<C extends z.ZodType> = Readonly<Record<TypedPath<C>, string>>;

/** How a form's values are shown where neither their text nor their contract says it, by path. */
export type TextsOf<C extends z.ZodType> = {
  readonly [P in TypedPath<C>]?: (
    value: FieldPathValue<FormValues<C>, P & FieldPath<FormValues<C>>>,
  ) => string | null;
};

/** Fields that a record does not bring; `companyId` may also come as `company { id }`. */
type Missing<Values, Stored> = {
  [K in keyof Values & string]-?: K extends keyof Stored
    ? NonNullable<Values[K]> extends readonly unknown[]
      ? never
      : NonNullable<Values[K]> extends object
        ? `${K}.${Missing<NonNullable<Values[K]>, NonNullable<Stored[K]>>}`
        : never
    : K extends `${infer Relation}Id`
      ? Relation extends keyof Stored
        ? never
        : K
      : K;
}[keyof Values & string];

/**
 * A record with every field of its form. A field that its query forgets would be blank on the form, and
 * cleared by the next save: it does not compile.
 */
export type Complete<C extends z.ZodType, Stored> =
  Missing<
    FormValues<C> & Pick<z.output<C>, keyof z.output<C> & LockOf<z.output<C>>>,
    Stored
  > extends infer M
    ? [M] extends [never]
      ? Stored
      : { readonly fieldsThatTheRecordLacks: M }
    : never;
