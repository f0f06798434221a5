/** Addresses of the files of a run; the portal streams them under its own origin. */
export const runFiles = {
  results: (id: string): string => `/download/selection-runs/${id}/results`,
  resultsPdf: (id: string): string => `/download/selection-runs/${id}/results/pdf`,
  certificate: (id: string): string => `/download/selection-runs/${id}/certificate`,
  certificatePdf: (id: string): string => `/download/selection-runs/${id}/certificate/pdf`,
  /** The page that checks a certificate; anybody may have it. */
  verifier: '/download/verify-draw.html',
} as const;
