import { generatePath } from 'react-router-dom';
import { paths } from '../../config/paths.ts';

/** Where the screens of one TPA are. */
export const tenantLinks = (id: string) => ({
  profile: generatePath(paths.tpa.profile, { id }),
  editProfile: generatePath(paths.tpa.editProfile, { id }),
  settings: generatePath(paths.tpa.settings, { id }),
  editSettings: generatePath(paths.tpa.editSettings, { id }),
});
