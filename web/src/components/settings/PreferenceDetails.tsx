import type { NotificationPreference } from '@assay/schema/settings/keys';
import { Detail } from '../page/DetailList.tsx';
import { OnOff } from './OnOff.tsx';
import { preferenceRows } from './setting-texts.ts';

/** Which notifications also come by e-mail, read-only. */
export const PreferenceDetails = ({
  settings,
}: {
  settings: Readonly<Record<NotificationPreference, boolean>>;
}) =>
  preferenceRows.map(({ key, label }) => (
    <Detail key={key} label={label}>
      <OnOff on={settings[key]} />
    </Detail>
  ));
