import { act, screen, waitFor } from '@testing-library/react';
import type { ImportProgress } from '@assay/schema/core/csv';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { FileUpload } from './FileUpload.tsx';
import { UploadError, type SendFile } from './send-file.ts';

const png = new File(['png'], 'logo.png', { type: 'image/png' });

interface Sending {
  progress: (share: number) => void;
  work: (work: ImportProgress) => void;
  resolve: (answer: { id: string }) => void;
  reject: (error: Error) => void;
  signal: AbortSignal;
}
/** A server that waits for the test to answer. */
const server = () => {
  const sent: Sending[] = [];
  const send: SendFile<{ id: string }> = (_file, { onProgress, onWork, signal }) =>
    new Promise((resolve, reject) =>
      sent.push({ progress: onProgress, work: onWork ?? (() => {}), resolve, reject, signal }),
    );
  return { sent, send };
};
const upload = () => {
  const { sent, send } = server();
  const onDone = vi.fn();
  return {
    sent,
    onDone,
    ...renderUi(<FileUpload kind="logo" label="Logo" send={send} onDone={onDone} />),
  };
};
const input = () => screen.getByLabelText<HTMLInputElement>('Logo');

test('a file of a wrong kind is not sent', async () => {
  const { user, sent } = upload();
  input().removeAttribute('accept');

  await user.upload(input(), new File(['x'], 'logo.gif'));

  expect(screen.getByRole('alert')).toHaveTextContent(
    'File is not a png, svg and therefore rejected.',
  );
  expect(sent).toHaveLength(0);
});

test('a file that is too big is not sent', async () => {
  const { user, sent } = upload();

  await user.upload(input(), new File([new Uint8Array(1024 * 1024 + 1)], 'logo.png'));

  expect(screen.getByRole('alert')).toHaveTextContent('File is over 1 MB and therefore rejected.');
  expect(sent).toHaveLength(0);
});

test('progress is shown until the file has arrived', async () => {
  const { user, sent, onDone } = upload();
  await user.upload(input(), png);

  sent[0]?.progress(0.4);
  await waitFor(() =>
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40'),
  );
  sent[0]?.resolve({ id: 'f1' });

  await waitFor(() => expect(onDone).toHaveBeenCalledWith({ id: 'f1' }, png));
  expect(screen.getByRole('status')).toHaveTextContent('logo.png');
});

test('a file that has arrived shows how far the server is with it', async () => {
  const { user, sent } = upload();
  await user.upload(input(), png);

  act(() => sent[0]?.progress(1));
  expect(await screen.findByText('Sent, working…')).toBeInTheDocument();
  act(() => sent[0]?.work({ phase: 'CHECKING', processed: 12_000, total: 100_000 }));
  expect(screen.getByText('Checking 12,000 of 100,000 lines')).toBeInTheDocument();
  act(() => sent[0]?.work({ phase: 'SAVING', processed: 50_000, total: 100_000 }));

  expect(screen.getByText('Saving 50,000 of 100,000 rows')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
});

test('a canceled upload is stopped and forgotten', async () => {
  const { user, sent, onDone } = upload();
  await user.upload(input(), png);

  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(sent[0]?.signal.aborted).toBe(true);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(onDone).not.toHaveBeenCalled();
});

test('a broken upload is sent again without choosing the file anew', async () => {
  const { user, sent, onDone } = upload();
  await user.upload(input(), png);
  sent[0]?.reject(new UploadError('The service is not available right now.', 0, null));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The service is not available right now.',
  );

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  sent[1]?.resolve({ id: 'f2' });

  await waitFor(() => expect(onDone).toHaveBeenCalledWith({ id: 'f2' }, png));
});
