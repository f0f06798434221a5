import { MapPin } from 'lucide-react';
import { lazyDialog } from '../../../components/dialogs/lazy-dialog.tsx';
import { DialogButton } from '../../../components/list-toolbar/DialogButton.tsx';

const LocationMapDialog = lazyDialog(
  async () => (await import('./LocationMapDialog.tsx')).LocationMapDialog,
);

/** Opens the map of a company's locations, whose places lead to `list`. */
export const MapButton = (place: { companyId: string; list: string }) => (
  <DialogButton dialog={LocationMapDialog} of={place} icon={MapPin} label="Map" />
);
