import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { BEGINS_LATE, BEGUN_LONG_AGO } from '@assay/schema/common/plausible-beginning';
import { useTestApp } from '../../core/testing/test-app.ts';
import { companyInput } from './testing/company-input.ts';

const create = async (companyName: string, more: object = {}, session = admin) => {
  const answer = await api.call('POST /api/companies', {
    session,
    body: companyInput(companyName, more),
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};

/** The fields of a company as a form sends them back. */
const editable = ({ id: _id, ...company }: Record<string, unknown>) => company;

const api = await useTestApp();
const admin = await api.signIn({ role: 'MD_USER' });

describe('POST /api/companies', () => {
  it('creates the company with its first location as the primary one', async () => {
    const created = await create('Harbor Freight Lines');

    const locations = await api.call(`GET /api/companies/${created.id}/locations`, {
      session: admin,
    });

    expect(created).toMatchObject({
      companyName: 'Harbor Freight Lines',
      clientSince: null,
      contactInformation: { mainEmail: null, mainPhoneNumber: null, mainFax: null },
      isMroAllDotResultsRequired: true,
      numberOfLocations: 1,
      version: 1,
    });
    expect(locations.json().results).toMatchObject([
      {
        name: 'Head office',
        isPrimary: true,
        locationId: '100001',
        companyId: created.id,
        clients: [],
        region: null,
      },
    ]);
  });

  it('answers null for an address that is left out', async () => {
    const created = await create('No Office', { address: null });

    expect(created.address).toBeNull();
  });

  it('refuses a name that another company of the tenant has in any case', async () => {
    await create('Twin Pines');

    const answer = await api.call('POST /api/companies', {
      session: admin,
      body: companyInput('TWIN pines '),
    });

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      errorCode: 'COMPANY_NAME_ALREADY_EXISTS',
      errors: { companyName: [{ errorCode: 'COMPANY_NAME_ALREADY_EXISTS' }] },
    });
  });

  it('takes the name of a deleted company again', async () => {
    const { id } = await create('Phoenix Hauling');
    await api.call(`DELETE /api/companies/${id}`, { session: admin });

    const again = await create('Phoenix Hauling');

    expect(again.id).not.toBe(id);
  });

  it('reports every failed field with its code', async () => {
    const body = companyInput('', {
      contactInformation: { mainEmail: 'nobody' },
      clientSince: '2026-02-30',
    });

    const answer = await api.call('POST /api/companies', {
      session: admin,
      body: { ...body, location: { name: 'x' } },
    });

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      message: 'There is an issue with input values',
      errors: {
        companyName: [{ errorCode: 'BLANK' }],
        clientSince: [{ errorCode: 'INVALID' }],
        contactInformation: { mainEmail: [{ errorCode: 'INVALID_EMAIL_ADDRESS' }] },
        location: { address: [{ errorCode: 'BLANK' }], locationPhone: [{ errorCode: 'BLANK' }] },
      },
    });
    expect(answer.json()).not.toHaveProperty('errorCode');
  });

  it('refuses both non-DOT flags at once', async () => {
    const both = {
      isMroAllNonDotResultsRequired: true,
      isMroPositiveNonDotResultsOnlyRequired: true,
    };

    const answer = await api.call('POST /api/companies', {
      session: admin,
      body: companyInput('Both Flags', both),
    });

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject({
      isMroPositiveNonDotResultsOnlyRequired: [{ errorCode: 'INVALID' }],
    });
  });

  it('keeps the DOT flag on, whatever is sent', async () => {
    const created = await create('Dot Off', { isMroAllDotResultsRequired: false });

    expect(created.isMroAllDotResultsRequired).toBe(true);
  });
});

describe('PUT and PATCH /api/companies/:id', () => {
  it('replaces all fields and raises the version', async () => {
    const created = await create('Before Rename', {
      contactInformation: { mainEmail: 'a@example.com' },
    });

    const answer = await api.call(`PUT /api/companies/${created.id}`, {
      session: admin,
      body: { companyName: 'After Rename', version: 1 },
    });

    expect(answer.json()).toMatchObject({
      companyName: 'After Rename',
      address: null,
      contactInformation: { mainEmail: null },
      numberOfLocations: 1,
      version: 2,
    });
  });

  it('lets one of two simultaneous editors win', async () => {
    const created = await create('Raced');

    const answers = await Promise.all(
      ['Raced A', 'Raced B'].map((companyName) =>
        api.call(`PUT /api/companies/${created.id}`, {
          session: admin,
          body: { ...editable(created), companyName },
        }),
      ),
    );

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('refuses the name of another company', async () => {
    await create('Taken Name');
    const { id } = await create('Wants Name');

    const answer = await api.call(`PATCH /api/companies/${id}`, {
      session: admin,
      body: { companyName: 'taken name' },
    });

    expect(answer.json().errorCode).toBe('COMPANY_NAME_ALREADY_EXISTS');
  });

  it('lets a company administrator edit the own company', async () => {
    const { id } = await create('Own Company');
    const client = await api.signIn({ role: 'COMPANY_ADMIN', companyId: id });

    const answer = await api.call(`PATCH /api/companies/${id}`, {
      session: client,
      body: { clientSince: '2020-05-05' },
    });

    expect(answer.json().clientSince).toBe('2020-05-05');
  });

  it('forbids unit and location managers to edit the company, before it looks at the body', async () => {
    const { id } = await create('Managed Company');
    const managers = await Promise.all(
      (['REGION_MANAGER', 'LOCATION_MANAGER'] as const).map((role) =>
        api.signIn({ role, companyId: id }),
      ),
    );

    const answers = await Promise.all(
      managers.map((session) =>
        api.call(`PUT /api/companies/${id}`, { session, body: { companyName: '' } }),
      ),
    );

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
  });

  it('writes who changed what to the audit log', async () => {
    const { id } = await create('Audited');
    await api.call(`PATCH /api/companies/${id}`, {
      session: admin,
      body: { clientSince: '2021-01-01' },
    });

    const log = await api.asOwner(1, (tx) =>
      tx.rows(
        sql`select action, actor_user_id, changes from audit_log where entity = 'company' and entity_id = ${String(id)} order by id`,
      ),
    );

    expect(log).toMatchObject([
      { action: 'company.created', actor_user_id: admin.userId },
      {
        action: 'company.updated',
        changes: { clientSince: { before: null, after: '2021-01-01' } },
      },
    ]);
  });
});

describe('DELETE /api/companies/:id', () => {
  it('hides the company, its locations and the accounts of its users', async () => {
    const { id } = await create('Closing Down');
    const client = await api.signIn({ role: 'COMPANY_USER', companyId: id });

    const answer = await api.call(`DELETE /api/companies/${id}`, { session: admin });

    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe('');
    const after = await api.call(`GET /api/companies/${id}`, { session: admin });
    expect(after.statusCode).toBe(404);
    const locations = await api.call(`GET /api/locations?companyId[EQ]=${id}`, { session: admin });
    expect(locations.json().total).toBe(0);
    const ended = await api.call('GET /api/companies', { session: client });
    expect(ended.statusCode).toBe(401);
  });
});

describe('another company or tenant', () => {
  it('shows a client user the own company alone', async () => {
    const own = await create('Only This One');
    const other = await create('Not That One');
    const client = await api.signIn({ role: 'COMPANY_USER', companyId: own.id });

    const list = await api.call('GET /api/companies', { session: client });
    const foreign = await api.call(`GET /api/companies/${other.id}`, { session: client });

    expect(list.json()).toMatchObject({ total: 1, results: [{ id: own.id }] });
    expect(foreign.statusCode).toBe(404);
  });
});

it.each(['0000-01-01', '2026-02-30', '01/02/2026', '10000-01-01'])(
  'takes %s for no date',
  async (clientSince) => {
    const answer = await api.call('POST /api/companies', {
      session: admin,
      body: companyInput('Dated', { clientSince }),
    });

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject({ clientSince: [{ errorCode: 'INVALID' }] });
  },
);

it.each([
  ['0026-03-01', BEGUN_LONG_AGO],
  ['2062-03-01', BEGINS_LATE],
])('takes nobody to be a client since %s', async (clientSince, message) => {
  const answer = await api.call('POST /api/companies', {
    session: admin,
    body: companyInput('Dated', { clientSince }),
  });

  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toMatchObject({
    clientSince: [{ errorCode: 'INVALID', message }],
  });
});
