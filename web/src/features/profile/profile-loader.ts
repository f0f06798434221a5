import { paths } from '../../config/paths.ts';
import { loadDetail } from '../../lib/apollo/preload.ts';
import { ProfileDocument } from './profile.generated.ts';

/** Waits for the own profile: its screens cannot be used before it is here (P s2). */
export const profileLoader = () =>
  loadDetail(ProfileDocument, {}, { found: () => true, otherwise: paths.dashboard });

/** What the loader hands to the screens. */
export type ProfileData = Awaited<ReturnType<typeof profileLoader>>;
