/** Refusals of calls on many records. */
export const bulkErrors = {
  BULK_TOO_MANY_ROWS: {
    status: 413,
    text: 'The file is too big. Please, upload items parts by part.',
  },
  TICKED_CHANGED: {
    status: 409,
    text: 'The list has changed: you chose {seen} records, and it finds {found} now that are not the same. Look at it again.',
  },
} as const;
