import { graphqlData } from './graphql.ts';
import { newestMail } from './outbox.ts';
import { Seed, uniqueName } from './seed.ts';
import { signIn } from './sign-in.ts';

const createTenant = `mutation CreateTenant($input: CreateTenantInput!) {
  createTenant(input: $input) { tenant { name tenantUrl } errors { errorCode message path } }
}`;

const setPassword = `mutation SetPassword($input: SetPasswordByCodeInput!) {
  setPasswordByCode(input: $input) { errors { errorCode message } }
}`;

interface CreateTenantAnswer {
  createTenant: { tenant: { name: string; tenantUrl: string } | null; errors: unknown[] };
}

interface SetPasswordAnswer {
  setPasswordByCode: { errors: unknown[] };
}

/** Password that `OwnTenant` users get. */
const PASSWORD = 'Quartz-otter-82';

/**
 * A tenant that one test has to itself, with one SUPER_ADMIN: whatever happens to it disturbs nobody.
 * Its portal has a host of its own.
 */
export interface OwnTenant {
  name: string;
  /** Address of its portal, e.g. `http://tenant-1.localhost:26001`. */
  url: string;
  username: string;
  password: string;
  /** A new session of its user. */
  session(): Promise<string>;
  /** Grows records in it. */
  seed(): Promise<Seed>;
}

/** A tenant whose user was invited by mail and has no password yet. */
export interface InvitedTenant extends Omit<OwnTenant, 'session' | 'seed'> {
  /** The link of the mail, which leads to /setup-password. */
  link: string;
}

export interface Installation {
  /** Where tenant 1 is. */
  url: string;
  /** Directory with the outbox. */
  data: string;
  /** Session of a SUPER_ADMIN of tenant 1. */
  session: string;
  /** Name of the primary contact, who becomes the tenant's user. */
  contactName: string;
}

/** The address in a mail that leads to /setup-password. */
export function setupLinkOf({ text }: { text: string }): string {
  const link = /https?:\/\/\S+\/setup-password\?code=[\w.-]+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`No link in the mail: ${text}`);
  return link;
}

/** Creates an enabled tenant, which invites its primary contact (decision 5). */
export async function inviteTenant(installation: Installation): Promise<InvitedTenant> {
  const { url, data, session, contactName } = installation;
  const name = uniqueName('Tenant');
  const username = `${name.toLowerCase().replaceAll(' ', '-')}@example.test`;
  const input = {
    name,
    enabled: true,
    primaryContactFullName: contactName,
    primaryContactPhone: '5125550142',
    primaryContactEmail: username,
  };
  const answer = await graphqlData<CreateTenantAnswer>(url, session, createTenant, { input });
  const { tenant, errors } = answer.createTenant;
  if (tenant === null) throw new Error(`No tenant was created: ${JSON.stringify(errors)}`);
  const link = setupLinkOf(await newestMail(data, username));
  return {
    name,
    url: new URL(tenant.tenantUrl).origin,
    username,
    password: PASSWORD,
    link,
  };
}

/** A tenant whose user has set a password. */
export async function ownTenant(installation: Installation): Promise<OwnTenant> {
  const { link, ...tenant } = await inviteTenant(installation);
  const input = { code: new URL(link).searchParams.get('code'), password: tenant.password };
  const answer = await graphqlData<SetPasswordAnswer>(tenant.url, null, setPassword, { input });
  const { errors } = answer.setPasswordByCode;
  if (errors.length > 0) throw new Error(`No password was set: ${JSON.stringify(errors)}`);
  const session = () => signIn(tenant.url, tenant);
  return { ...tenant, session, seed: async () => new Seed(tenant.url, await session()) };
}
