/** A signature is drawn on a field of these lengths, whatever the screen (T s9). */
export const SIGNATURE_WIDTH = 400;
export const SIGNATURE_HEIGHT = 90;
/** Fewer are a slip of the finger (T s5). */
export const SIGNATURE_POINTS = 25;

/** Documented sentences (T s5) and those of the other ways. */
export const signatureTexts = {
  draw: 'Draw a signature and click Apply.',
  short: {
    draw: 'This is too short for a signature. Draw a signature and click Apply.',
    type: 'A name has at least two letters. Type your full name and click Apply.',
  },
  type: 'Type your full name and click Apply.',
  apply: 'Click Apply to save signature.',
  missing: 'Save a signature before submitting.',
  lost: 'The saved signature is not there any more. Please sign again.',
  broken: 'The signature pad does not work in this browser. Sign by typing instead.',
  /** Stands in the image itself, so that whoever sees it in the record knows. */
  typed: 'Typed on a keyboard, not drawn',
} as const;
