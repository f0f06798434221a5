import { typeOfRole } from '@assay/schema/common/role-names';
import { inject } from 'vitest';
import { holds, roleOf, usersWithRole } from '../support/demo-permissions.ts';
import { graphql, graphqlData, type GraphqlAnswer } from '../support/graphql.ts';
import { sessionOf } from '../support/sign-in.ts';
import { summitHost, type DemoUser } from '../support/users.ts';
import type { Access } from './published-schema.ts';

/** The portal of a demo user: tenant 2 has a host of its own. */
export const urlOf = (user: DemoUser | null): string =>
  user === 'summit' ? inject('url').replace('localhost', summitHost) : inject('url');

const sessions = new Map<DemoUser, Promise<string>>();
/** One session per demo user: signing in costs an argon2 hash each time. */
export function tokenOf(user: DemoUser): Promise<string> {
  const token = sessions.get(user) ?? sessionOf(urlOf(user), user);
  sessions.set(user, token);
  return token;
}

/** Sends an operation as a demo user, or without a session. */
export async function ask<Data>(
  user: DemoUser | null,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<GraphqlAnswer<Data>> {
  const headers: Record<string, string> =
    user === null ? {} : { authorization: `Bearer ${await tokenOf(user)}` };
  return graphql<Data>(urlOf(user), query, variables, headers);
}

/** The data of an operation that has to succeed. */
export const dataOf = async <Data>(
  user: DemoUser,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> => graphqlData<Data>(urlOf(user), await tokenOf(user), query, variables);

/** Ids of all records that a user sees in a root list. */
export async function idsIn(user: DemoUser, list: string, idField = 'id'): Promise<string[]> {
  interface Page {
    list: { nodes: { id: string }[]; hasNextPage: boolean };
  }
  const query = `query Ids($offset: Int) { list: ${list}(limit: 100, offset: $offset) { nodes { id: ${idField} } hasNextPage } }`;
  const ids: string[] = [];
  for (let more = true; more;) {
    const { data } = await ask<Page>(user, query, { offset: ids.length });
    ids.push(...(data?.list.nodes ?? []).map(({ id }) => id));
    more = data?.list.hasNextPage === true && data.list.nodes.length > 0;
  }
  return ids;
}

/**
 * Demo users who may not ask a field, by why: those without the permission and those of the wrong user
 * type; in each group those who may least come first.
 */
export function usersLacking(access: Access): DemoUser[][] {
  if (access.kind !== 'permission') return [];
  const without = usersWithRole.filter((user) => !holds(user, access.names));
  const wrongType = usersWithRole.filter(
    (user) =>
      access.type !== null && holds(user, access.names) && typeOfRole(roleOf[user]) !== access.type,
  );
  return [without, wrongType].filter((group) => group.length > 0);
}
