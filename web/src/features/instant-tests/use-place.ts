import { useEffect, useState } from 'react';
import { primaryIdTypesOf, type PrimaryIdTypeName } from '@assay/schema/common/primary-id-types';
import { failureOf } from '../../lib/errors/failure.ts';
import { readAgain } from '../../lib/forms/send.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { toastError } from '../../lib/toasts.ts';
import type { Panel } from './instant-test-form.ts';
import {
  InstantTestPanelsDocument,
  InstantTestPlaceDocument,
  InstantTestSettingsDocument,
} from './instant-test.generated.ts';

/** Where a test is done, with what may be chosen there. */
export interface Place {
  locationId: number;
  company: { id: string; name: string };
  name: string;
  /** Its customers, for whom a test may be; none without the feature MD20. */
  clients: readonly { readonly id: string; readonly name: string }[];
  panels: readonly Panel[];
  idTypes: readonly PrimaryIdTypeName[];
  /** Consent is received by word at this company: nobody signs for it (contract §30). */
  isVerbal: boolean;
}

/** Most panels of a location (T s9). */
const MOST_PANELS = 1_000;
const PAGE = 100;

async function panelsOf(locationId: string): Promise<Panel[]> {
  const panels: Panel[] = [];
  for (let offset = 0; offset < MOST_PANELS; offset += PAGE) {
    const { locationTestPanels: page } = await readAgain(InstantTestPanelsDocument, {
      locationId,
      offset,
    });
    panels.push(...page.nodes.map(({ testPanel }) => testPanel));
    if (!page.hasNextPage) break;
  }
  return panels;
}

async function load(locationId: number, hasClients: boolean): Promise<Place | null> {
  const id = String(locationId);
  const [{ location }, panels] = await Promise.all([
    readAgain(InstantTestPlaceDocument, { locationId: id }),
    panelsOf(id),
  ]);
  if (!location?.company) return null;
  const { companyTestingSettings: settings } = await readAgain(InstantTestSettingsDocument, {
    companyId: location.company.id,
  });
  return {
    locationId,
    company: { id: location.company.id, name: location.company.companyName },
    name: location.name,
    clients: hasClients ? location.clients : [],
    panels,
    idTypes: primaryIdTypesOf(settings?.primaryTypeSettings ?? 'ALL'),
    isVerbal: settings?.consentVerbal ?? false,
  };
}

/** The place of the chosen location; null while it is on its way, and without one. */
export function usePlace(locationId: unknown): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  const hasClients = useViewer().featureFlags.has('MD20');
  const wanted = typeof locationId === 'number' ? locationId : null;
  useEffect(() => {
    let isCurrent = true;
    if (wanted === null) return;
    load(wanted, hasClients)
      .then((loaded) => isCurrent && setPlace(loaded))
      .catch((error: unknown) => isCurrent && toastError(failureOf(error).message));
    return () => {
      isCurrent = false;
    };
  }, [wanted, hasClients]);
  return place?.locationId === wanted ? place : null;
}
