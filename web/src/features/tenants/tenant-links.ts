import { generatePath } from 'react-router-dom';
import { tenantPaths } from '../../config/features/tenants.ts';

/** Where the screens of one TPA are. */
export const tenantLinks = (id: string) => ({
  profile: generatePath(tenantPaths.profile, { id }),
  editProfile: generatePath(tenantPaths.editProfile, { id }),
  settings: generatePath(tenantPaths.settings, { id }),
  editSettings: generatePath(tenantPaths.editSettings, { id }),
});
