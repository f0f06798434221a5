import Pad, { type PointGroup } from 'signature_pad';
import { scaled } from './signature-strokes.ts';
import { SIGNATURE_HEIGHT, SIGNATURE_WIDTH, signatureTexts } from './signature-words.ts';

/** Pixels of the stored image for each unit of the field, so that it is sharp on paper. */
const SHARPNESS = 2;
const INK = '#14181f';
const PAPER = '#ffffff';
/** Hands that systems come with, the nicest first. */
const HAND = '"Snell Roundhand", "Segoe Script", "Brush Script MT", "URW Chancery L", cursive';

function blankPaper(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = SIGNATURE_WIDTH * SHARPNESS;
  canvas.height = SIGNATURE_HEIGHT * SHARPNESS;
  return canvas;
}

const pngOf = (canvas: HTMLCanvasElement): Promise<File> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error(signatureTexts.broken));
      else resolve(new File([blob], 'signature.png', { type: 'image/png' }));
    }, 'image/png');
  });

/**
 * Strokes as the image that is stored, black on white.
 * @param width of the field they were drawn on, in CSS pixels
 */
export function drawnImage(strokes: readonly PointGroup[], width: number): Promise<File> {
  const canvas = blankPaper();
  const pad = new Pad(canvas, { backgroundColor: PAPER, penColor: INK });
  pad.off();
  pad.fromData(scaled(strokes, (SIGNATURE_WIDTH * SHARPNESS) / width));
  return pngOf(canvas);
}

/** A typed name as the image that is stored; it says that nobody drew it. */
export function typedImage(name: string): Promise<File> {
  const canvas = blankPaper();
  const ink = canvas.getContext('2d');
  if (ink === null) return Promise.reject(new Error(signatureTexts.broken));
  const { width, height } = canvas;
  const margin = 24;
  ink.fillStyle = PAPER;
  ink.fillRect(0, 0, width, height);
  ink.fillStyle = INK;
  ink.textBaseline = 'alphabetic';
  const largest = 64;
  ink.font = `${largest}px ${HAND}`;
  const fits = Math.min(1, (width - 2 * margin) / ink.measureText(name).width);
  ink.font = `${Math.floor(largest * fits)}px ${HAND}`;
  ink.fillText(name, margin, height * 0.58);
  ink.font = '20px system-ui, sans-serif';
  ink.fillText(signatureTexts.typed, margin, height - 18);
  return pngOf(canvas);
}
