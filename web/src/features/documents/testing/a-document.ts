import type { DocumentPartsFragment } from '../document.generated.ts';

/** A document as the server answers it. */
export const aDocument = (over: Partial<DocumentPartsFragment> = {}): DocumentPartsFragment => ({
  __typename: 'Document',
  id: '5',
  title: 'Testing Policy',
  contentType: 'application/pdf',
  size: 2_048,
  uploadedBy: 'Olivia Bennett',
  createdAt: '2026-11-23T13:44:00.000Z',
  version: 3,
  viewerCanUpdate: true,
  viewerCanDelete: true,
  ...over,
});
