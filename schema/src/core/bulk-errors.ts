/** Refusals of calls on many records. */
export const bulkErrors = {
  BULK_TOO_MANY_ROWS: {
    status: 413,
    text: 'The file is too big. Please, upload items parts by part.',
  },
  SELECTION_CHANGED: {
    status: 409,
    text: 'The list has changed: you chose {seen} records, and it finds {found} now. Look at it again.',
  },
} as const;
