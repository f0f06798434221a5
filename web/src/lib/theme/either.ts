/** One color for a light page and one for a dark one; the browser takes that of the `color-scheme` in force. */
export const either = (light: string, dark: string): string => `light-dark(${light}, ${dark})`;
