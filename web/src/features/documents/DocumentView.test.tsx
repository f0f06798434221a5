import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { documentPaths } from '../../config/features/documents.ts';
import { saver } from '../../lib/files/download.ts';
import { viewerAnswer } from '../../lib/testing/viewer-answer.ts';
import type { DocumentPartsFragment } from './document.generated.ts';
import { documentRecords } from './document-record.ts';
import { DocumentView } from './DocumentView.tsx';
import { aDocument } from './testing/a-document.ts';

afterEach(() => vi.unstubAllGlobals());

const open = (
  over: Partial<DocumentPartsFragment>,
  answer = new Response('bytes'),
  company = '7',
) => {
  fakeApi({
    Viewer: () => viewerAnswer({ permissions: ['READ_ALL_DOCUMENTS'] }),
    DocumentDetail: () => ({
      document: { ...aDocument(over), company: { __typename: 'Company', id: company } },
    }),
  });
  const fetched = vi.fn(async (_url: string) => answer);
  vi.stubGlobal('fetch', fetched);
  const routes = [
    {
      path: documentPaths.ofCompany.detail,
      ...documentRecords.ofCompany.route(),
      errorElement: <p>Not here</p>,
      children: [{ index: true, Component: DocumentView }],
    },
  ];
  const at = documentPaths.ofCompany.detail.replace(':companyId', '7').replace(':documentId', '5');
  return { fetched, ...renderScreen({ routes, at }) };
};
const reader = (enabled: boolean) =>
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: enabled, configurable: true });

test('an image is read under the session and shown from memory', async () => {
  const { fetched } = open({ contentType: 'image/png', title: 'Floor Plan' });

  const image = await screen.findByRole('img', { name: 'Floor Plan' });

  expect(image.getAttribute('src')).toMatch(/^blob:/);
  expect(fetched.mock.calls[0]?.[0]).toBe('/download/companies/7/documents/5');
});

test('a PDF is shown where the browser has a reader', async () => {
  reader(true);
  open({});

  expect((await screen.findByTitle('Testing Policy')).getAttribute('src')).toMatch(/^blob:/);
});

test.each([
  ['a PDF where the browser has no reader', 'application/pdf'],
  ['a TIFF', 'image/tiff'],
  ['a workbook', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
])('%s is offered as a download and not read before', async (_what, contentType) => {
  reader(false);
  const { fetched, user } = open({ contentType });
  const save = vi.spyOn(saver, 'save').mockImplementation(() => {});

  await screen.findByText('This document cannot be shown here. Download it to read it.');
  expect(fetched).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Download' }));

  await waitFor(() => expect(save).toHaveBeenCalledOnce());
});

test('one that cannot be read says why, and is read again', async () => {
  const refused = { errorCode: 'RESOURCE_NOT_FOUND', message: 'Gone.', params: {} };
  const { fetched, user } = open(
    { contentType: 'image/png' },
    Response.json(refused, { status: 404 }),
  );

  expect(await screen.findByRole('alert')).toBeInTheDocument();
  fetched.mockResolvedValueOnce(new Response('bytes'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('img')).toBeInTheDocument();
});

test('that of another company is not there', async () => {
  open({}, new Response('bytes'), '8');

  expect(await screen.findByText('Not here')).toBeInTheDocument();
});
