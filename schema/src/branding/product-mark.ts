/** The product's own mark on a field of 32 × 32: a flask, and the tick in it, drawn as lines 2.2 wide. */
export const productMark = {
  size: 32,
  corner: 7,
  strokeWidth: 2.2,
  paths: [
    'M12.5 7h7M14 7v7.2L9.3 22a2 2 0 0 0 1.7 3h10a2 2 0 0 0 1.7-3L18 14.2V7',
    'm12.8 19.6 2.4 2.3 4.2-4.3',
  ],
} as const;
