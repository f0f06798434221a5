import { expect, test } from 'vitest';
import { fakeApi, ok, refused } from '../../testing/fake-api.ts';
import { graphqlOver } from '../../testing/run.ts';

const signIn = `mutation SignIn($input: LoginInput!) {
  signIn(input: $input) { token reason active authenticator profile { id } settings { AUTOMATIC_LOGOUT: automaticLogout } errors { errorCode message path params } }
}`;
const input = { username: 'ann@example.com', password: ' with blanks ' };
const asStranger = { token: null };

test('a sign-in that needs a code answers the pending token and why', async () => {
  const answer = {
    token: '1.pending',
    reason: 'MFA_REQUIRED',
    profile: null,
    settings: null,
    active: false,
    authenticator: false,
  };
  const api = fakeApi({ 'POST /api/login': () => ok(answer) });

  const { data } = await graphqlOver(api.send, asStranger)(signIn, { input });

  expect(data).toEqual({ signIn: { ...answer, errors: [] } });
  expect(JSON.parse(api.requests[0]?.body ?? '')).toEqual({
    ...input,
    timezone: 'UTC',
    timezoneOffset: 0,
  });
});

test('wrong credentials are told in the payload with the attempts that remain', async () => {
  const body = {
    errorCode: 'WRONG_CREDENTIALS',
    message: 'Incorrect username and/or password.',
    params: { remainingAttempts: 2 },
  };
  const api = fakeApi({ 'POST /api/login': () => ({ status: 400, body }) });

  const { data, errors } = await graphqlOver(api.send, asStranger)(signIn, { input });

  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    signIn: { token: null, active: null, errors: [{ ...body, path: [] }] },
  });
});

test.each(['ACCOUNT_LOCKED', 'TENANT_DISABLED', 'USER_WITHOUT_ROLE', 'TOO_MANY_REQUESTS'] as const)(
  '%s is shown on the form',
  async (code) => {
    const api = fakeApi({ 'POST /api/login': () => refused(code) });

    const { data } = await graphqlOver(api.send, asStranger)(signIn, { input });

    expect(data).toMatchObject({ signIn: { errors: [{ errorCode: code }] } });
  },
);

test('an outage stands top-level', async () => {
  const api = fakeApi({ 'POST /api/login': () => ({ status: 503, body: null }) });

  const { data, errors } = await graphqlOver(api.send, asStranger)(signIn, { input });

  expect(data).toBeNull();
  expect(errors?.[0]).toMatchObject({
    extensions: { code: 'SERVICE_UNAVAILABLE', requestId: 'request-1' },
  });
});

test.each([
  ['sendVerificationCode(input: { token: "1.p" })', 'POST /api/mfa/code/send'],
  ['requestPasswordReset(input: { email: "ann@example.com" })', 'POST /api/restore-password'],
  ['setPasswordByToken(input: { token: "1.p", password: "Assay-demo-1" })', 'PUT /api/password'],
  ['setPasswordByCode(input: { code: "c", password: "Assay-demo-1" })', 'POST /api/password'],
  ['signOut', 'POST /api/logout'],
])('%s calls api once and answers no errors', async (field, call) => {
  const api = fakeApi({ [call]: () => ({ status: 204, body: null }) });

  const { data } = await graphqlOver(
    api.send,
    asStranger,
  )(`mutation { done: ${field} { errors { errorCode } } }`);

  expect(data).toEqual({ done: { errors: [] } });
  expect(api.calls).toEqual([call]);
});
