import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** The first line that is piped in. */
async function pipedLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  const [line] = await Promise.race([once(lines, 'line'), once(lines, 'close').then(() => [''])]);
  lines.close();
  return String(line);
}

/** Asks at the terminal without showing what is typed. */
async function askHidden(questions: readonly string[]): Promise<string[]> {
  const nowhere = new Writable({ write: (_part, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  lines.on('SIGINT', () => {
    process.stdout.write('\n');
    process.exit(130);
  });
  const answers: string[] = [];
  for (const question of questions) {
    process.stdout.write(question);
    answers.push(await lines.question(''));
    process.stdout.write('\n');
  }
  lines.close();
  return answers;
}

/**
 * Reads a new password: typed twice without being shown, or the first line of what is piped in.
 * @throws Error when the two differ
 */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return pipedLine();
  const [password = '', again] = await askHidden(['Password: ', 'Password again: ']);
  if (again !== password) throw new Error('The two passwords do not match.');
  return password;
}
