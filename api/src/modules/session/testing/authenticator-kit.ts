import type { TestApp, TestSession } from '../../../core/testing/test-app.ts';
import { codeOfStep, stepAt } from '../totp.ts';
import { PASSWORD } from './session-test-kit.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a key as it is shown. */
function keyOf(text: string): Buffer {
  const bits = [...text]
    .map((each) => ALPHABET.indexOf(each).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

/** What an app with a key shows now, or some half minutes later. */
export const shownBy = (secret: string, later = 0): string =>
  codeOfStep(keyOf(secret), stepAt(new Date()) + later);

/** Begins to set up an app; answers its key. */
export async function startApp(test: TestApp, session: TestSession): Promise<string> {
  const answer = await test.call('POST /api/profile/authenticator', {
    session,
    body: { password: PASSWORD },
  });
  return answer.json<{ secret: string }>().secret;
}

/** Sets up an app; answers its key, of which the present code is used up, and the recovery codes. */
export async function setUpApp(
  test: TestApp,
  session: TestSession,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const secret = await startApp(test, session);
  const answer = await test.call('POST /api/profile/authenticator/confirm', {
    session,
    body: { code: shownBy(secret) },
  });
  return { secret, recoveryCodes: answer.json<{ recoveryCodes: string[] }>().recoveryCodes };
}
