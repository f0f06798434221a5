import { ApolloLink, gql, Observable, type ApolloClient } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { beforeEach, expect, test, vi } from 'vitest';
import { errorText } from '@assay/schema/core/errors';
import { followNavigation } from '../navigation/destination.ts';
import { isPageKept, keepPagesWithChanges, showKeptPage } from '../session/kept-page.ts';
import {
  browser,
  keepPageWith,
  readToken,
  startSession,
  takeNotice,
} from '../session/session-store.ts';
import { shownToasts } from '../toasts.ts';
import { markUnsaved } from '../unsaved-changes/unsaved-store.ts';
import { createClient } from './client.ts';

interface Sent {
  name: string | undefined;
  headers: Record<string, string>;
  extensions: Record<string, unknown>;
}
type Answer = ApolloLink.Result | Error;

/** A client whose wire gives the answers one after the other, the last one again and again. */
function clientWith(...answers: Answer[]): { client: ApolloClient; sent: Sent[] } {
  const sent: Sent[] = [];
  const wire = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { headers } = operation.getContext();
        sent.push({
          name: operation.operationName,
          headers: headers ?? {},
          extensions: operation.extensions,
        });
        const answer = answers.length > 1 ? answers.shift() : answers[0];
        if (answer instanceof Error || answer === undefined) return observer.error(answer);
        observer.next(answer);
        observer.complete();
      }),
  );
  return { client: createClient(wire), sent };
}

const List = gql`
  query List {
    companies {
      totalCount
    }
  }
`;
const Create = gql`
  mutation Create($name: String!) {
    createCompany(name: $name) {
      id
    }
  }
`;
const Update = gql`
  mutation Update {
    updateCompany {
      id
    }
  }
`;
const list: Answer = { data: { companies: { __typename: 'CompanyPage', totalCount: 1 } } };
const created: Answer = { data: { createCompany: { __typename: 'P', id: '1' } } };
const failed = (code: string, errorCode: string): ApolloLink.Result => ({
  errors: [{ message: 'x', extensions: { code, errorCode } }],
});
const dropped = new TypeError('Failed to fetch');
const replace = vi.fn();

beforeEach(() => {
  vi.spyOn(browser, 'replace').mockImplementation(replace);
  replace.mockClear();
  startSession('1.token', Date.now());
});

const settle = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    () => 'failed',
  );
const create = (client: ApolloClient, name: string) =>
  settle(client.mutate({ mutation: Create, variables: { name } }));

test('every request carries the session token and the hash of its text', async () => {
  const { client, sent } = clientWith(list);

  await client.query({ query: List });

  expect(sent[0]?.headers['authorization']).toBe('Bearer 1.token');
  expect(sent[0]?.extensions).toEqual({
    persistedQuery: { version: 1, sha256Hash: expect.stringMatching(/^[\da-f]{64}$/) },
  });
});

test('where the browser does not hash, as on plain HTTP, the text travels alone', async () => {
  vi.stubGlobal('crypto', { getRandomValues: () => new Uint8Array(16) });
  const { client, sent } = clientWith(list);

  await client.query({ query: List });

  vi.unstubAllGlobals();
  expect(sent.map(({ extensions }) => extensions)).toEqual([{}]);
});

test('an ended session is cleared, and the page is left with a notice', async () => {
  const { client } = clientWith(failed('UNAUTHENTICATED', 'UNAUTHORIZED'));

  await settle(client.query({ query: List }));

  expect(readToken()).toBeNull();
  expect(takeNotice()).toBe('ended');
  expect(replace).toHaveBeenCalledOnce();
  expect(shownToasts()).toEqual([]);
});

test('a session that ended while a page was being opened leads back to that page', async () => {
  const forget = followNavigation(() => '/dashboard/profile/edit');
  const { client } = clientWith(failed('UNAUTHENTICATED', 'UNAUTHORIZED'));

  await settle(client.query({ query: List }));

  expect(replace).toHaveBeenCalledExactlyOnceWith(
    '/sign-in?returnTo=%2Fdashboard%2Fprofile%2Fedit',
  );
  forget();
});

test('a late 401 of an older session does not end the present one', async () => {
  const wire = new ApolloLink(
    () =>
      new Observable((observer) => {
        startSession('1.newer', Date.now());
        observer.next(failed('UNAUTHENTICATED', 'UNAUTHORIZED'));
        observer.complete();
      }),
  );

  await settle(createClient(wire).query({ query: List }));

  expect(readToken()).toBe('1.newer');
});

test('what a kept page has sent goes out again once its user has signed in, as the same request', async () => {
  keepPagesWithChanges();
  const form = Symbol('form');
  markUnsaved(form, true);
  startSession('1.old', Date.now());
  const { client, sent } = clientWith(failed('UNAUTHENTICATED', 'UNAUTHORIZED'), created);
  const answer = client.mutate({ mutation: Create, variables: { name: 'Acme' } });
  await vi.waitFor(() => expect(isPageKept()).toBe(true));
  expect(replace).not.toHaveBeenCalled();

  startSession('1.new', Date.now());
  showKeptPage();

  expect((await answer).data).toEqual(created.data);
  expect(sent.map(({ headers }) => headers['authorization'])).toEqual([
    'Bearer 1.old',
    'Bearer 1.new',
  ]);
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  keepPageWith(() => false);
  markUnsaved(form, false);
});

test('another failure is told in a toast', async () => {
  const { client } = clientWith(failed('SERVICE_UNAVAILABLE', 'SERVICE_UNAVAILABLE'));

  await settle(client.mutate({ mutation: Update }));

  expect(shownToasts().map(({ title }) => title)).toEqual([errorText('SERVICE_UNAVAILABLE')]);
});

test('a caller that tells of failures itself gets no toast', async () => {
  const { client } = clientWith(failed('SERVICE_UNAVAILABLE', 'SERVICE_UNAVAILABLE'));

  await settle(client.mutate({ mutation: Update, context: { errorsTo: 'caller' } }));

  expect(shownToasts()).toEqual([]);
});

test('a query is tried again when the connection broke', async () => {
  const { client, sent } = clientWith(
    dropped,
    new ServerError('x', { response: new Response(null, { status: 503 }), bodyText: '' }),
    list,
  );

  const { data } = await client.query({ query: List });

  expect(data).toEqual(list.data);
  expect(sent).toHaveLength(3);
});

test('a mutation is never repeated by itself', async () => {
  const { client, sent } = clientWith(dropped);

  await create(client, 'Acme');

  expect(sent).toHaveLength(1);
});

test('a create that is sent twice, or again after the connection broke, has one key', async () => {
  const { client, sent } = clientWith(dropped, created);

  await create(client, 'Acme');
  await Promise.all([create(client, 'Acme'), create(client, 'Acme')]);

  const keys = sent.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(new Set(keys).size).toBe(1);
});

test('other values, and the same values after an answer, are new requests', async () => {
  const { client, sent } = clientWith(created);

  await create(client, 'Acme');
  await create(client, 'Acme');
  await create(client, 'Roe');

  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(3);
});

test('what creates nothing has no key', async () => {
  const { client, sent } = clientWith({ data: { updateCompany: { __typename: 'P', id: '1' } } });

  await client.mutate({ mutation: Update });

  expect(sent[0]?.headers['idempotency-key']).toBeUndefined();
});

test('notifications that come with another answer are shown', async () => {
  const sent = [
    {
      id: 1,
      type: 'LAB_STATUS_CHANGED',
      options: { status: 'Received' },
      donorFullName: 'Jane Roe',
      specimenId: '7',
    },
    { type: 'NEW' },
  ];
  const { client } = clientWith({ ...list, extensions: { notifications: sent } });

  await client.query({ query: List });

  await vi.waitFor(() => expect(shownToasts()).not.toEqual([]));
  expect(shownToasts()).toMatchObject([
    { title: 'Lab status changed', description: 'Jane Roe · Specimen 7 · Received' },
  ]);
});
