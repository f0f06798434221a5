import { describe, expect, it } from 'vitest';
import type { SavedView } from '@assay/schema/saved-views/saved-view';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';

const api = await useTestApp();
const companyId = await api.addCompany('Acme');
const owner = await api.signIn({ role: 'COMPANY_ADMIN', companyId });
const colleague = await api.signIn({ role: 'COMPANY_USER', companyId });
const stranger = await api.signIn({
  role: 'COMPANY_ADMIN',
  companyId: await api.addCompany('Elsewhere'),
});
const internal = await api.signIn({ role: 'MD_USER' });
let count = 0;

const send = (session: TestSession, more: object = {}) => {
  count += 1;
  return api.call('POST /api/savedviews', {
    session,
    body: { list: 'companies', name: `View ${count}`, search: 'q=acme', ...more },
  });
};
const save = async (session: TestSession, more: object = {}): Promise<SavedView> =>
  (await send(session, more)).json<SavedView>();
const listOf = async (session: TestSession): Promise<SavedView[]> =>
  (await api.call('GET /api/savedviews?list[EQ]=companies', { session })).json<{
    results: SavedView[];
  }>().results;
const statusFor = async (session: TestSession, id: number): Promise<number> =>
  (await api.call(`GET /api/savedviews/${id}`, { session })).statusCode;

describe('a saved view', () => {
  it('is its owner’s alone until it is shared with the company', async () => {
    const { id } = await save(owner);
    const shared = await save(owner, { isShared: true });

    for (const session of [colleague, stranger, internal])
      expect(await statusFor(session, id)).toBe(404);
    expect(await statusFor(colleague, shared.id)).toBe(200);
    for (const session of [stranger, internal])
      expect(await statusFor(session, shared.id)).toBe(404);
  });

  it('of an internal user is shared with internal users', async () => {
    const { id } = await save(internal, { isShared: true });
    const other = await api.signIn({ role: 'MD_USER' });

    expect([await statusFor(other, id), await statusFor(owner, id)]).toEqual([200, 404]);
  });

  it('is changed and deleted by its owner alone', async () => {
    const { id, name, search, version } = await save(owner, { isShared: true });
    const body = { name, search, isShared: true, version };

    const changed = await api.call(`PUT /api/savedviews/${id}`, { session: colleague, body });
    const deleted = await api.call(`DELETE /api/savedviews/${id}`, { session: colleague });

    expect([changed.statusCode, deleted.statusCode]).toEqual([403, 403]);
  });

  it('is the default of whoever chose it, one a list', async () => {
    const [one, other] = [await save(owner, { isShared: true }), await save(owner)];
    for (const { id } of [one, other])
      await api.call(`POST /api/savedviews/${id}/default`, {
        session: owner,
        body: { isDefault: true },
      });

    const defaults = (await listOf(owner)).filter(({ isDefault }) => isDefault);
    expect(defaults.map(({ id }) => id)).toEqual([other.id]);
    expect((await listOf(colleague)).some(({ isDefault }) => isDefault)).toBe(false);
  });

  it('that was deleted is nobody’s default', async () => {
    const { id } = await save(owner, { isShared: true });
    await api.call(`POST /api/savedviews/${id}/default`, {
      session: colleague,
      body: { isDefault: true },
    });

    await api.call(`DELETE /api/savedviews/${id}`, { session: owner });

    expect((await listOf(colleague)).some((view) => view.isDefault || view.id === id)).toBe(false);
  });

  it.each([
    ['an SSN', 'searchQuery=donor.primaryId%5BEQ%5D%3D123-45-6789'],
    ['an SSN without signs', 'q=123456789'],
    ['what is no part of a list', 'token=abc'],
  ])('keeps no %s', async (_what, search) => {
    const answer = await send(owner, { search });

    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['search']]);
  });

  it('has a name of its own', async () => {
    const { name } = await save(owner);

    expect((await send(owner, { name: name.toUpperCase() })).json().errorCode).toBe(
      'NAME_ALREADY_EXISTS',
    );
  });
});
