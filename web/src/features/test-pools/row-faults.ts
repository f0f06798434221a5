/** The first sentence of a refusal, of whatever part of an entry it is about. */
function firstMessage(fault: unknown): string | null {
  if (typeof fault !== 'object' || fault === null) return null;
  if ('message' in fault && typeof fault.message === 'string') return fault.message;
  for (const [key, part] of Object.entries(fault)) {
    const message = key === 'ref' ? null : firstMessage(part);
    if (message !== null) return message;
  }
  return null;
}

/** Why an entry of a list is refused; null when it is not. `errors` are those of the list's field. */
export const rowFault = (errors: unknown, at: number): string | null =>
  typeof errors === 'object' && errors !== null ? firstMessage(Reflect.get(errors, at)) : null;
