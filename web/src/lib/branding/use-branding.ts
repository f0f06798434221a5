import { useSyncExternalStore } from 'react';
import { currentBranding, onBrandingChange, type Branding } from './branding.ts';

/** The tenant's title, color, logo, phone and e-mail, as they stand now. */
export const useBranding = (): Branding => useSyncExternalStore(onBrandingChange, currentBranding);
