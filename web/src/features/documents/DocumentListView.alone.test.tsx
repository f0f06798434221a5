import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Permission } from '@assay/schema/permissions';
import { choose } from '../../components/testing/choose.ts';
import { openDialog } from '../../components/testing/open-dialog.ts';
import { fakeApi, noConnection, type Answers } from '../../components/testing/fake-api.ts';
import { refusal } from '../../components/testing/refusal.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { UploadError, type SendFile } from '../../components/upload/send-file.ts';
import { documentPaths } from '../../config/features/documents.ts';
import { hasUnsavedChanges } from '../../lib/unsaved-changes/unsaved-store.ts';
import { shownToasts } from '../../lib/toasts.ts';
import { viewerAnswer } from '../../lib/testing/viewer-answer.ts';
import { documentListLoader } from './document-list-loader.ts';
import { DocumentListView } from './DocumentListView.tsx';
import { aDocument } from './testing/a-document.ts';

/** What the wire does with a file; each test says it. */
const wire = vi.hoisted(() => ({ send: vi.fn() }));
vi.mock('../../components/upload/session-sender.ts', () => ({
  sessionSender: (): SendFile => (file, options) => wire.send(file, options),
}));
beforeEach(() => {
  wire.send.mockReset().mockImplementation(async ({ name }: File) => ({ id: `id of ${name}` }));
});

const reads: Permission[] = ['READ_ALL_DOCUMENTS', 'CREATE_DOCUMENT'];
const policy = aDocument();
const plan = aDocument({
  id: '6',
  title: 'Floor Plan',
  contentType: 'image/png',
  viewerCanUpdate: false,
  viewerCanDelete: false,
});

const open = (answers: Answers = {}, permissions = reads) => {
  const api = fakeApi({
    Viewer: () => viewerAnswer({ permissions }),
    DocumentList: () => ({
      documents: { __typename: 'DocumentPage', nodes: [policy, plan], totalCount: 2 },
    }),
    CreateDocument: () => ({
      createDocument: { __typename: 'CreateDocumentPayload', document: aDocument(), errors: [] },
    }),
    ...answers,
  });
  const routes = [
    {
      path: documentPaths.ofCompany.list,
      loader: documentListLoader('ofCompany'),
      Component: DocumentListView,
    },
  ];
  const at = documentPaths.ofCompany.list.replace(':companyId', '7');
  return { api, ...renderScreen({ routes, at, permissions }) };
};

const pdf = (name: string): File => new File(['%PDF-'], name, { type: 'application/pdf' });
const chooseFiles = async (...files: File[]): Promise<void> => {
  fireEvent.change(await screen.findByLabelText('documents'), { target: { files } });
  await screen.findByRole('list', { name: 'Chosen documents' });
};
const titleOf = (name: string) => screen.getByRole('textbox', { name: `Title of ${name}` });
const upload = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('lists the documents of the company with kind, size, person and date', async () => {
  const { api } = open();

  const row = await screen.findByRole('row', { name: /Testing Policy PDF 2 KB Olivia Bennett/ });

  expect(within(row).getByRole('link', { name: 'Testing Policy' })).toHaveAttribute(
    'href',
    '/dashboard/admin-panel/client-companies/7/documents/5',
  );
  expect(api.calls('DocumentList')[0]).toMatchObject({ where: { companyId: { eq: '7' } } });
});

test('who may not add documents is offered no place for them', async () => {
  open({}, ['READ_ALL_DOCUMENTS']);
  await screen.findByRole('row', { name: /Testing Policy/ });

  expect(screen.queryByRole('button', { name: 'Choose documents' })).not.toBeInTheDocument();
});

test('files of a wrong kind or size are refused one by one, before anything is sent', async () => {
  open();
  const big = pdf('big.pdf');
  Object.defineProperty(big, 'size', { value: 10 * 1024 * 1024 + 1 });

  await chooseFiles(pdf('policy.pdf'), new File(['x'], 'film.mp4'), big, new File([], 'empty.csv'));

  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'File is not a pdf, jpeg, png, xlsx, tiff, csv and therefore rejected.',
    'File is over 10 MB and therefore rejected.',
    'The file is empty.',
  ]);
  expect(wire.send).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Upload 1 document' })).toBeEnabled();
});

test('each file becomes a document under the title that was typed', async () => {
  const { api, user } = open();
  await chooseFiles(pdf('a.pdf'), pdf('b.2026.pdf'));
  await user.clear(titleOf('a.pdf'));
  await user.type(titleOf('a.pdf'), 'Consent form');

  upload(/Upload 2 documents/);

  await waitFor(() => expect(api.calls('CreateDocument')).toHaveLength(2));
  expect(api.calls('CreateDocument')).toEqual([
    { companyId: '7', input: { title: 'Consent form', fileId: 'id of a.pdf' } },
    { companyId: '7', input: { title: 'b.2026', fileId: 'id of b.2026.pdf' } },
  ]);
  await waitFor(() =>
    expect(screen.queryByRole('list', { name: 'Chosen documents' })).not.toBeInTheDocument(),
  );
  expect(shownToasts().map(({ title }) => title)).toContain('Document has been successfully added');
  expect(hasUnsavedChanges()).toBe(false);
});

test('a title that is missing or too long is told at its field, and its file is not sent', async () => {
  const { user } = open();
  await chooseFiles(pdf('a.pdf'));

  await user.clear(titleOf('a.pdf'));

  expect(titleOf('a.pdf')).toHaveAccessibleDescription('This field is required.');
  upload(/Upload/);
  fireEvent.change(titleOf('a.pdf'), { target: { value: 'x'.repeat(256) } });
  expect(
    await screen.findByText('Please do not enter more than 255 characters.'),
  ).toBeInTheDocument();
  expect(wire.send).not.toHaveBeenCalled();
});

test('a file that the server refuses keeps its place, the others go on', async () => {
  const { api } = open();
  const message = 'File is not a pdf, jpeg, png, xlsx, tiff, csv and therefore rejected.';
  wire.send.mockRejectedValueOnce(new UploadError(message, 400, null));
  await chooseFiles(pdf('fake.pdf'), pdf('real.pdf'));

  upload(/Upload 2 documents/);

  expect(await screen.findByText(message)).toBeInTheDocument();
  await waitFor(() => expect(api.calls('CreateDocument')).toHaveLength(1));
  await waitFor(() =>
    expect(screen.getAllByRole('textbox', { name: /^Title of/ })).toHaveLength(1),
  );
  expect(screen.queryByRole('button', { name: /Upload|again/ })).not.toBeInTheDocument();
});

test('a lost connection keeps what was chosen and typed, and goes on from there', async () => {
  let connected = false;
  const { api, user } = open({
    CreateDocument: () =>
      connected
        ? {
            createDocument: {
              __typename: 'CreateDocumentPayload',
              document: aDocument(),
              errors: [],
            },
          }
        : noConnection(),
  });
  await chooseFiles(pdf('a.pdf'), pdf('b.pdf'));
  await user.type(titleOf('b.pdf'), ' of 2026');

  upload(/Upload 2 documents/);
  const again = await screen.findByRole('button', { name: 'Try again with 2 documents' });
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(hasUnsavedChanges()).toBe(true);
  connected = true;
  fireEvent.click(again);

  await waitFor(() => expect(api.calls('CreateDocument')).toHaveLength(3));
  // The file of the first one had arrived: only its document was missing.
  expect(wire.send.mock.calls.map(([file]) => file.name)).toEqual(['a.pdf', 'b.pdf']);
  expect(api.calls('CreateDocument').at(-1)).toMatchObject({ input: { title: 'b of 2026' } });
});

test('a file that is gone meanwhile is sent again', async () => {
  let asked = 0;
  open({
    CreateDocument: () => ({
      createDocument: {
        __typename: 'CreateDocumentPayload',
        document: null,
        errors: (asked += 1) === 1 ? [refusal('RESOURCE_NOT_FOUND')] : [],
      },
    }),
  });
  await chooseFiles(pdf('a.pdf'));

  upload(/Upload/);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again with 1 document' }));

  await waitFor(() => expect(wire.send).toHaveBeenCalledTimes(2));
});

test('a file can be taken out, also on its way', async () => {
  const { api } = open();
  const aborted = vi.fn();
  wire.send.mockImplementationOnce(
    (_file: File, { signal }: Parameters<SendFile>[1]) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          aborted();
          reject(new DOMException('Canceled', 'AbortError'));
        });
      }),
  );
  await chooseFiles(pdf('a.pdf'), pdf('b.pdf'));

  upload(/Upload 2 documents/);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove a.pdf' }));

  await waitFor(() => expect(api.calls('CreateDocument')).toHaveLength(1));
  expect(aborted).toHaveBeenCalledOnce();
  expect(api.calls('CreateDocument')[0]).toMatchObject({ input: { title: 'b' } });
});

test('a document is renamed in a dialog, with the version that was read', async () => {
  const { api, user } = open({
    UpdateDocument: () => ({
      updateDocument: {
        __typename: 'UpdateDocumentPayload',
        document: aDocument({ title: 'Policy 2026', version: 4 }),
        errors: [],
      },
    }),
  });
  await screen.findByRole('row', { name: /Testing Policy/ });

  await choose(user, 'Actions for Testing Policy', 'Rename');
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, 'Policy 2026');
  await user.click(screen.getByRole('button', { name: 'Rename' }));

  await waitFor(() =>
    expect(api.calls('UpdateDocument')).toEqual([
      { id: '5', input: { title: 'Policy 2026', version: 3 } },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(shownToasts().map((each) => each.title)).toContain(
    'Document has been successfully updated',
  );
});

test('a document is deleted after the documented question', async () => {
  const { api, user } = open({
    DeleteDocument: () => ({
      deleteDocument: { __typename: 'DeleteDocumentPayload', deletedId: '5', errors: [] },
    }),
  });
  await screen.findByRole('row', { name: /Testing Policy/ });

  await choose(user, 'Actions for Testing Policy', 'Delete');
  const dialog = await openDialog();
  expect(dialog).toHaveAccessibleDescription('Are you sure to delete this Document?');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));

  await waitFor(() => expect(api.calls('DeleteDocument')).toEqual([{ id: '5' }]));
});

test('who may only read is offered the download alone', async () => {
  const { user } = open({}, ['READ_ALL_DOCUMENTS']);
  await screen.findByRole('row', { name: /Floor Plan/ });

  await user.click(screen.getByRole('button', { name: 'Actions for Floor Plan' }));

  await screen.findByRole('menuitem', { name: 'Download' });
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
});
