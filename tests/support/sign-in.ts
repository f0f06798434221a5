import { graphql } from './graphql.ts';
import { demoPassword, demoUsers, type DemoUser } from './users.ts';

const signInMutation = /* GraphQL */ `
  mutation SignIn($input: LoginInput!) {
    signIn(input: $input) {
      token
      active
      reason
      errors {
        errorCode
        message
      }
    }
  }
`;

interface SignedIn {
  signIn: {
    token: string | null;
    active: boolean;
    reason: string | null;
    errors: { message: string }[];
  };
}

/** Where those who sign in here are: what is today for them begins hours after it has begun in UTC. */
const timezone = 'America/Chicago';

/** The day that it is for them, `YYYY-MM-DD`. */
export const todayThere = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(new Date());

/** Token of a new session of somebody who signs in without further steps. */
export async function signIn(
  url: string,
  { username, password }: { username: string; password: string },
): Promise<string> {
  const input = { username, password, timezoneOffset: 300, timezone };
  const { data, errors } = await graphql<SignedIn>(url, signInMutation, { input });
  const session = data?.signIn;
  if (session?.token == null || !session.active) {
    throw new Error(`${username} could not sign in: ${JSON.stringify(errors ?? session)}`);
  }
  return session.token;
}

/** The same for a demo user. */
export const sessionOf = (url: string, user: DemoUser): Promise<string> =>
  signIn(url, { username: demoUsers[user], password: demoPassword });
