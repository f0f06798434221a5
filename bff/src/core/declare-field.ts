import { Field, type ClassType } from 'type-graphql';

type Options = Exclude<Parameters<typeof Field>[1], undefined>;

/** `@Field` for classes that are made from contracts instead of written. */
export function declareField(
  target: ClassType,
  name: string,
  type: () => object,
  options: Options,
): void {
  const decorate: PropertyDecorator = Field(type, options);
  decorate(target.prototype, name);
}
