/** Opens a TPA's own portal in a new tab; that page learns nothing of this one. */
export const openPortal = (url: string): void => {
  window.open(url, '_blank', 'noopener,noreferrer');
};
