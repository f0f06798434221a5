import { ApolloLink, Observable } from '@apollo/client';
import type { Observer } from 'rxjs';
import { createClient, setCurrentClient } from '../../lib/apollo/client.ts';

type Variables = Record<string, never>;

/** Answers of the server by operation: `data`, or an error when nothing comes back. */
export type Answers = Record<
  string,
  (variables: Variables) => object | Error | Promise<object | Error>
>;

export interface FakeApi {
  /** Operations that were sent, in order, with their variables. */
  sent: { operation: string; variables: Record<string, unknown> }[];
  /** Variables of every call of one operation. */
  calls: (operation: string) => Record<string, unknown>[];
}

/**
 * Puts a client with all of the portal's links in place whose wire is answered by `answers`. An
 * operation without an answer fails the test that sends it.
 */
export function fakeApi(answers: Answers): FakeApi {
  const sent: FakeApi['sent'] = [];
  const answerTo = async (operation: string, variables: object): Promise<object | Error> => {
    const answer = answers[operation];
    return answer
      ? answer(variables as Variables)
      : new Error(`The test has no answer for ${operation}.`);
  };
  const deliver = async (
    { operationName = '', variables }: ApolloLink.Operation,
    observer: Observer<ApolloLink.Result>,
  ): Promise<void> => {
    sent.push({ operation: operationName, variables });
    const data = await answerTo(operationName, variables);
    if (data instanceof Error) return observer.error(data);
    observer.next({ data: { ...data } });
    observer.complete();
  };
  const wire = new ApolloLink(
    (operation) => new Observable((observer) => void deliver(operation, observer)),
  );
  setCurrentClient(createClient(wire));
  return {
    sent,
    calls: (operation) =>
      sent.filter((each) => each.operation === operation).map((each) => each.variables),
  };
}

/** What a browser throws when there is no connection. */
export const noConnection = (): Error => new TypeError('Failed to fetch');
