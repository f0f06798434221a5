import { paths } from '../../config/paths.ts';
import { recordRoute } from '../../lib/records/record-route.ts';
import { ProfileDocument } from './profile.generated.ts';

/** The own profile with its settings. Its screens cannot be used before it is here (P s2). */
export const profileRecord = recordRoute({
  document: ProfileDocument,
  ask: () => ({ variables: {}, otherwise: paths.dashboard }),
  record: ({ viewer }) => viewer,
});
