import { consortiumTexts } from './consortium-texts.ts';

interface Refused {
  readonly errors: readonly {
    readonly path: readonly string[];
    readonly errorCode: string;
    readonly message: string;
    readonly params: unknown;
  }[];
}

/** A refusal of one of thousands of ids, told once where the boxes stand. */
export function pickErrors<P extends Refused>(payload: P): P {
  const errors = payload.errors.map((error) =>
    error.path.length > 1 ? { ...error, path: ['picks'], message: consortiumTexts.gone } : error,
  );
  return { ...payload, errors };
}
