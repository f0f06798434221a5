import type { PreloadedQueryRef } from '@apollo/client/react';
import { preloadQuery } from '../../lib/apollo/preload.ts';
import { loadViewer, type Viewer } from '../../lib/viewer/viewer.ts';
import {
  DashboardFiguresDocument,
  type DashboardFiguresQuery,
  type DashboardFiguresQueryVariables,
  WorklistsDocument,
  type WorklistsQuery,
} from './dashboard.generated.ts';

export interface DashboardData {
  /** Which of the figures this viewer may see. */
  wanted: DashboardFiguresQueryVariables;
  /** Null for a viewer who may see none of them. */
  figures: PreloadedQueryRef<
    DashboardFiguresQuery,
    DashboardFiguresQueryVariables,
    'complete' | 'streaming'
  > | null;
  worklists: PreloadedQueryRef<WorklistsQuery, Record<string, never>, 'complete' | 'streaming'>;
}

const wantedFigures = ({ permissions }: Viewer): DashboardFiguresQueryVariables => ({
  companies: permissions.has('READ_ALL_COMPANIES'),
  locations: permissions.has('READ_ALL_LOCATIONS') || permissions.has('FE_VIEW_MY_LOCATION'),
  tenants: permissions.has('SUPER_ADMIN_MANAGE_TENANTS'),
});

/** Asks for what waits for this viewer, and for the figures that he may see, each in one operation. */
export async function dashboardLoader(): Promise<DashboardData> {
  const wanted = wantedFigures(await loadViewer());
  const any = Object.values(wanted).includes(true);
  return {
    wanted,
    figures: any ? preloadQuery(DashboardFiguresDocument, wanted) : null,
    worklists: preloadQuery(WorklistsDocument, {}),
  };
}
