import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { inTransaction } from '../../core/database/transaction.ts';
import { multipart } from '../../core/storage/testing/multipart.ts';
import { sampleFiles } from '../../core/storage/testing/sample-files.ts';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { referToFile } from './files.service.ts';

const api = await useTestApp();
const ann = await api.signIn({ role: 'MD_USER' });
const bob = await api.signIn({ role: 'MD_USER' });

/** As the service of another module does it when it saves a record. */
const refer = (id: string, { userId }: TestSession) =>
  inTransaction(api.database, { tenantId: 1 }, (tx) =>
    referToFile({ tx, viewer: { userId, homeTenantId: 1 } }, id, ['document']),
  );

const upload = async (session: TestSession, docType = 'CCF'): Promise<string> => {
  const part = { field: 'data', name: 'scan.png', content: sampleFiles.png };
  const { headers, payload } = multipart([part], { title: 'Form', docType });
  const authorization = `Bearer ${session.token}`;
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/files',
    payload,
    headers: { ...headers, authorization },
  });
  return answer.json().id;
};

const referenced = async (id: string) =>
  (
    await api.asOwner(1, (tx) =>
      tx.row<{ yes: boolean }>(
        sql`select referenced_at is not null as yes from files where id = ${id}`,
      ),
    )
  )?.yes;

it('keeps a file that its uploader puts into a record', async () => {
  const id = await upload(ann);

  const file = await refer(id, ann);

  expect([file.title, await referenced(id)]).toEqual(['Form', true]);
});

it.each([
  ['of somebody else', async () => [await upload(ann), bob] as const],
  ['of another kind', async () => [await upload(ann, 'SIGNATURE'), ann] as const],
  ['that is not there', async () => ['7a1f7a52-93a5-4f4e-9a57-1f0c6f7a7a11', ann] as const],
])('does not find a file %s, and does not keep it', async (_what, arrange) => {
  const [id, session] = await arrange();

  await expect(refer(id, session)).rejects.toMatchObject({ code: 'RESOURCE_NOT_FOUND' });
  expect(await referenced(id)).not.toBe(true);
});
