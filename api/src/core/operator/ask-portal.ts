import { ConfigError } from '../../config.ts';
import type { OperatorCommand, OperatorCommands } from './operator-commands.ts';
import { OPERATOR_HEADER, readOperatorFile } from './operator-file.ts';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause
    ? error.cause.code
    : undefined;

/**
 * Lets the api that runs on a data directory do something.
 * @returns null when none runs
 * @throws ConfigError with the sentence of a refusal
 */
export async function askPortal<C extends OperatorCommand>(
  data: string,
  command: C,
): Promise<Awaited<ReturnType<OperatorCommands[C]>> | null> {
  const access = await readOperatorFile(data);
  if (access === null) return null;
  let answer: Response;
  try {
    answer = await fetch(`${access.url}/operator/${command}`, {
      method: 'POST',
      headers: { [OPERATOR_HEADER]: access.token },
    });
  } catch (error) {
    /* The file of one that was killed. */
    if (codeOf(error) === 'ECONNREFUSED') return null;
    throw new ConfigError('The portal went away meanwhile; start it, and run this again.', {
      cause: error,
    });
  }
  /* Something else listens there by now, or the api of another directory. */
  if (answer.status === 404) return null;
  const body = (await answer.json()) as { message?: string };
  if (!answer.ok)
    throw new ConfigError(body.message ?? `The portal answered with status ${answer.status}.`);
  return body as Awaited<ReturnType<OperatorCommands[C]>>;
}
