const isSame = (typed: unknown, stored: unknown): boolean =>
  String(typed ?? '') === String(stored ?? '');

/**
 * What a form of settings changes of those that it was opened with. Settings have no version: what is not sent stays
 * as somebody else may have left it meanwhile. Ids are the same as texts and as numbers.
 */
export const changedSettings = <T extends object>(input: T, stored: object): T =>
  Object.fromEntries(
    Object.entries(input).filter(([key, value]) => !isSame(value, Reflect.get(stored, key))),
  ) as T;
