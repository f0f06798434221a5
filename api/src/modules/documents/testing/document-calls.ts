import { expect } from 'vitest';
import type { Document } from '@assay/schema/documents/document';
import { multipart, type FilePart } from '../../../core/storage/testing/multipart.ts';
import { sampleFiles } from '../../../core/storage/testing/sample-files.ts';
import type { TestApp, TestSession } from '../../../core/testing/test-app.ts';

const pdf: FilePart = { field: 'data', name: 'policy.pdf', content: sampleFiles.pdf };

/** Uploads a file and answers its id. */
export async function uploadedBy(
  { app }: TestApp,
  { token }: TestSession,
  part: Partial<FilePart> = {},
): Promise<string> {
  const { headers, payload } = multipart([{ ...pdf, ...part }], { docType: 'COMPANY_DOCUMENT' });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/files',
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}

/** Uploads a file and adds it to the documents of a company. */
export async function addDocument(
  api: TestApp,
  session: TestSession,
  companyId: number,
  { title = 'Policy', ...part }: Partial<FilePart> & { title?: string } = {},
): Promise<Document> {
  const fileId = await uploadedBy(api, session, part);
  const answer = await api.call(`POST /api/companies/${companyId}/documents`, {
    session,
    body: { title, fileId },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
