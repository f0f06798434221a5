import { generatePath, type LoaderFunctionArgs } from 'react-router-dom';
import { documentPaths } from '../../config/features/documents.ts';
import { companyOfAddress } from '../../lib/viewer/company-of-address.ts';

/** Where documents are looked at: below a company, or below the client user's own. */
export type DocumentPlaceName = keyof typeof documentPaths;

export interface DocumentPlace {
  /** Company whose documents they are. */
  companyId: string;
  list: string;
  detail: (documentId: string) => string;
  history: (documentId: string) => string;
}

/** Whose documents an address means, and where their pages are. */
export async function loadDocumentPlace(
  name: DocumentPlaceName,
  args: LoaderFunctionArgs,
): Promise<DocumentPlace> {
  const companyId = await companyOfAddress(args);
  const { list, detail, history } = documentPaths[name];
  return {
    companyId,
    list: generatePath(list, { companyId }),
    detail: (documentId) => generatePath(detail, { companyId, documentId }),
    history: (documentId) => generatePath(history, { companyId, documentId }),
  };
}
