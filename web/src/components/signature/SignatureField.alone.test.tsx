import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { fileId } from '@assay/schema/files/file';
import type { PointGroup } from 'signature_pad';
import { UploadError, type SendFile } from '../upload/send-file.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { TestForm } from '../testing/TestForm.tsx';
import { SignatureField } from './SignatureField.tsx';

/** A pad that a test draws on by saying how many points there are: no canvas here has pixels. */
const hand = vi.hoisted(() => ({ points: 0, lift: () => {} }));
vi.mock('signature_pad', () => ({
  default: class {
    minDistance = 0;
    on() {}
    off() {}
    clear() {
      hand.points = 0;
    }
    fromData() {}
    addEventListener(_event: string, lift: () => void) {
      hand.lift = lift;
    }
    toData(): PointGroup[] {
      const points = Array.from({ length: hand.points }, () => ({ x: 1, y: 1 }));
      return [{ points } as unknown as PointGroup];
    }
  },
}));
const upload = vi.hoisted(() => ({ send: vi.fn<SendFile<{ id: string }>>() }));
vi.mock('../upload/session-sender.ts', () => ({
  sessionSender: (target: object) => (file: File, options: never) =>
    upload.send(Object.assign(file, { target }), options),
}));

const ID = '5c1f6f0e-7d4b-4f3a-9a53-0f0b5f3e9d11';
const contract = z.object({ signature: fileId() });

beforeEach(() => {
  hand.points = 0;
  upload.send.mockReset().mockResolvedValue({ id: ID });
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['png']));
});

async function field() {
  const onSubmit = vi.fn();
  const ui = renderUi(
    <TestForm contract={contract} defaultValues={{ signature: '' }} onSubmit={onSubmit}>
      {(control) => (
        <SignatureField
          control={control}
          name="signature"
          label="Donor signature"
          signer="Donor"
          signerName="Ann Lee"
        />
      )}
    </TestForm>,
  );
  await screen.findByRole('group', { name: /Donor signature/ });
  const press = (name: string) => ui.user.click(screen.getByRole('button', { name }));
  return { ...ui, onSubmit, press };
}
const draw = async (points: number) => {
  hand.points = points;
  hand.lift();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Clear' })).toBeEnabled());
};

test('24 points are no signature, and nothing is sent', async () => {
  const { press } = await field();
  await draw(24);

  await press('Apply');

  expect(screen.getByRole('alert')).toHaveTextContent(
    'This is too short for a signature. Draw a signature and click Apply.',
  );
  expect(upload.send).not.toHaveBeenCalled();
});

test('a stroke after a refusal takes it back, and so does a letter', async () => {
  const { user, press } = await field();
  await draw(3);
  await press('Apply');
  expect(screen.getByRole('alert')).toHaveTextContent('Draw a signature and click Apply.');

  await draw(12);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByText('Click Apply to save signature.')).toBeInTheDocument();

  await press('Sign by typing instead');
  await press('Apply');
  await user.type(screen.getByRole('textbox', { name: /Full name of the donor/ }), 'A');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Apply sends 25 points as an image and locks the pad; Edit unlocks it', async () => {
  const { press, onSubmit } = await field();
  await draw(25);

  await press('Apply');
  await screen.findByText('Signed');
  await press('Save');

  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ signature: ID }));
  await press('Edit');
  expect(screen.queryByText('Signed')).toBeNull();
  expect(screen.getByText('Click Apply to save signature.')).toBeInTheDocument();
});

test('a form is not sent without a signature, nor with one that was not applied', async () => {
  const { onSubmit } = await field();
  fireEvent.submit(screen.getByRole('form'));
  expect(await screen.findByText('Save a signature before submitting.')).toBeInTheDocument();

  await draw(30);

  expect(screen.getByText('Click Apply to save signature.')).toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a name is typed with the keyboard alone, and stored as typed', async () => {
  const { user, press } = await field();
  await press('Sign by typing instead');
  await press('Apply');
  expect(screen.getByRole('alert')).toHaveTextContent('Type your full name and click Apply.');
  const written: string[] = [];
  const ink = {
    fillRect: () => {},
    fillText: (text: string) => written.push(text),
    measureText: () => ({ width: 10 }),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(ink as never);

  await user.type(
    screen.getByRole('textbox', { name: /Full name of the donor/ }),
    'Ann Lee{Enter}',
  );

  expect(await screen.findByText('Signed')).toBeInTheDocument();
  expect(written).toEqual(['Ann Lee', 'Typed on a keyboard, not drawn']);
  expect(upload.send.mock.calls[0]?.[0]).toMatchObject({
    target: { fields: { docType: 'SIGNATURE', title: 'Signature, typed on a keyboard' } },
  });
});

test('an upload that fails is told, and what was drawn can be applied again', async () => {
  upload.send.mockRejectedValueOnce(new UploadError('The service is away.', 0, null));
  const { press } = await field();
  await draw(40);
  await press('Apply');
  expect(await screen.findByRole('alert')).toHaveTextContent('The service is away.');

  await press('Apply');

  expect(await screen.findByText('Signed')).toBeInTheDocument();
});

test('Clear empties the pad', async () => {
  const { press } = await field();
  await draw(40);

  await press('Clear');

  expect(screen.getByText('Draw a signature and click Apply.')).toBeInTheDocument();
  expect(hand.points).toBe(0);
});
