import { useCallback, useState } from 'react';
import { sessionSender } from '../upload/session-sender.ts';
import { UploadError } from '../upload/send-file.ts';
import { drawnImage, typedImage } from './signature-image.ts';
import { pointsOf } from './signature-strokes.ts';
import { SIGNATURE_POINTS, signatureTexts } from './signature-words.ts';
import { rememberSignature, useAppliedSignature } from './use-applied-signature.ts';
import { useSignatureCanvas } from './use-signature-canvas.ts';

/** How it is signed: by hand, or by typing for whoever cannot or will not draw. */
export type SignatureWay = 'draw' | 'type';

/* The title says in the record which way it was. */
const senders = {
  draw: sessionSender<{ id: string }>({
    url: '/upload/files',
    field: 'data',
    fields: { docType: 'SIGNATURE', title: 'Signature, drawn' },
  }),
  type: sessionSender<{ id: string }>({
    url: '/upload/files',
    field: 'data',
    fields: { docType: 'SIGNATURE', title: 'Signature, typed on a keyboard' },
  }),
};

interface SignatureOptions {
  /** File id of the applied signature; blank while there is none. */
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
}

/** Drawing or typing, Apply, which uploads the image and locks it, Edit, which unlocks it, and Clear (T s4). */
export function useSignature({ value, onChange, disabled }: SignatureOptions) {
  const [way, setWay] = useState<SignatureWay>('draw');
  const [typed, setTyped] = useState('');
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [signedAt, setSignedAt] = useState<string | null>(null);
  const isLocked = value !== '';
  // What was said of a signature does not hold of another one.
  const dropProblem = useCallback(() => setProblem(null), []);
  const canvas = useSignatureCanvas(isLocked || isSending || disabled, dropProblem);
  const applied = useAppliedSignature(value);
  const isLost = applied !== null && applied.url === null;

  const hasContent = way === 'type' ? typed.trim() !== '' : canvas.points > 0;
  const image = (): Promise<File> | null => {
    if (way === 'type') return typed.trim().length < 2 ? null : typedImage(typed.trim());
    const { strokes, width } = canvas.drawn();
    return pointsOf(strokes) < SIGNATURE_POINTS ? null : drawnImage(strokes, width);
  };

  const apply = async (): Promise<void> => {
    const made = image();
    setProblem(made === null ? (hasContent ? signatureTexts.short : signatureTexts)[way] : null);
    if (made === null) return;
    setSending(true);
    try {
      const file = await made;
      const { id } = await senders[way](file, {
        onProgress: () => {},
        signal: new AbortController().signal,
      });
      rememberSignature(id, file);
      setSignedAt(new Date().toISOString());
      onChange(id);
    } catch (error) {
      setProblem(error instanceof UploadError ? error.message : signatureTexts.broken);
    }
    setSending(false);
  };

  const open = (): void => {
    setProblem(null);
    setSignedAt(null);
    if (value !== '') onChange('');
  };

  const shownProblem = problem ?? (isLost ? signatureTexts.lost : null);
  return {
    way,
    canvas,
    typed,
    setTyped: (text: string): void => {
      dropProblem();
      setTyped(text);
    },
    isLocked,
    isSending,
    imageUrl: applied?.url ?? null,
    signedAt,
    problem: shownProblem ?? (canvas.isBroken && way === 'draw' ? signatureTexts.broken : null),
    hasContent,
    apply: () => void apply(),
    edit: open,
    clear: () => {
      canvas.clear();
      setTyped('');
      open();
    },
    switchWay: () => {
      setProblem(null);
      setWay(way === 'draw' ? 'type' : 'draw');
    },
  };
}
