/** What a document can be (P s5), by its content type, as people call it. */
export const documentTypes = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG image',
  'image/png': 'PNG image',
  'image/tiff': 'TIFF image',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel workbook',
  'text/csv': 'CSV file',
} as const;
