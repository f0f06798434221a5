import type { LoaderFunctionArgs } from 'react-router-dom';
import { requireRecordId } from '../navigation/record-id.ts';
import { loadViewer } from './viewer.ts';

/** Id of the company that an address means; a client user's own is not in the address. */
export const companyOfAddress = async ({
  params,
}: Pick<LoaderFunctionArgs, 'params'>): Promise<string> =>
  requireRecordId(params['companyId'] ?? (await loadViewer()).profile.company?.id);
