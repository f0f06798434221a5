import { Button } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '../../../components/dialogs/lazy-dialog.tsx';

const LocationMapDialog = lazyDialog(
  async () => (await import('./LocationMapDialog.tsx')).LocationMapDialog,
);

interface MapButtonProps {
  companyId: string;
  list: string;
}

/** Opens the map of a company's locations, which loads with it. */
export function MapButton({ companyId, list }: MapButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="xs"
        variant="outline"
        colorPalette="gray"
        fontWeight="normal"
        aria-haspopup="dialog"
        onPointerEnter={LocationMapDialog.ahead}
        onFocus={LocationMapDialog.ahead}
        onClick={() => setOpen(true)}
      >
        <MapPin size={16} aria-hidden /> Map
      </Button>
      <LocationMapDialog of={isOpen ? { companyId, list } : null} onClose={() => setOpen(false)} />
    </>
  );
}
