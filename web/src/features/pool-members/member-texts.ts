/** The documented sentences about members (C s8). */
export const memberTexts = {
  listFailed: 'Error loading Test Pool Members.',
  loadFailed: 'Error loading Test Pool Member. Please try again.',
  categoriesFailed: 'Error when loading Agency Employee Categories. Please try again.',
  createFailed: 'Error when creating Test Pool Member. Please try again.',
  created: 'Test Pool Member created successfully.',
  updateFailed: 'Error when updating Test Pool Member. Please try again.',
  updated: 'Test Pool Member updated successfully.',
  removeFailed: 'Error while adding or removing member.',
  removed: 'Member removed or added successfully',
  uploadFailed: 'Error uploading Test Pool Members. Please Try again.',
  uploadedRegulated: 'Members uploaded Successfully.',
  uploadedUnregulated: 'Members uploaded successfully',
  exampleFailed: 'Error loading example data',
  downloadFailed: 'Failed to download test pool members.',
} as const;
