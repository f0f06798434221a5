import { generatePath, type LoaderFunctionArgs } from 'react-router-dom';
import { labAccountPaths } from '../../config/features/lab-accounts.ts';
import { AccountLocationDetailDocument } from '../../domain/lab-account-locations/account-location.generated.ts';
import { requireProvider } from '../../domain/laboratories/provider.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { recordRoute } from '../../lib/records/record-route.ts';
import { MroDetailDocument } from './lab-account.generated.ts';
import { oneAccountLinks } from './lab-account-record.ts';

/** The lab account of the address. */
const accountOf = ({ params }: LoaderFunctionArgs) => ({
  provider: requireProvider(params['provider']),
  id: requireRecordId(params['id']),
});
type Account = ReturnType<typeof accountOf>;

/** A location of the lab account of the address; it has no page of its own but its history. */
export const accountLocationRecord = recordRoute({
  document: AccountLocationDetailDocument,
  ask: (args: LoaderFunctionArgs) => {
    const account = accountOf(args);
    return {
      variables: { id: requireRecordId(args.params['accountLocationId']) },
      otherwise: oneAccountLinks(account).locations,
      place: account,
    };
  },
  record: ({ labAccountLocation: record }, account: Account) =>
    record?.labAccount?.id === account.id ? { ...record, account } : null,
  name: ({ subAccountId }) => subAccountId,
  home: ({ account }) => oneAccountLinks(account).locations,
});

/** An MRO, reached from the lab account of the address; likewise. */
export const mroRecord = recordRoute({
  document: MroDetailDocument,
  ask: (args: LoaderFunctionArgs) => {
    const account = accountOf(args);
    return {
      variables: { id: requireRecordId(args.params['mroId']) },
      otherwise: oneAccountLinks(account).detail,
      place: account,
    };
  },
  record: ({ mro }, account: Account) => mro && { ...mro, account },
  name: ({ fullName }) => fullName,
  home: ({ account }) => oneAccountLinks(account).detail,
});

/** Where the history of an MRO is. */
export const mroHistoryLink = (account: Account, mroId: string): string =>
  generatePath(labAccountPaths.mroHistory, { ...account, mroId });
