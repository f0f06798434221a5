import { Field, type ClassType } from 'type-graphql';

/** What `@Field` takes besides the type. */
export type FieldOptions = Exclude<Parameters<typeof Field>[1], undefined>;

/** `@Field` for classes that are made from contracts instead of written. */
export function declareField(
  target: ClassType,
  name: string,
  type: () => object,
  options: FieldOptions,
): void {
  const decorate: PropertyDecorator = Field(type, options);
  decorate(target.prototype, name);
}
