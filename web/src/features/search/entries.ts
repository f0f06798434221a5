import {
  Barcode,
  Building2,
  FlaskConical,
  Handshake,
  ListChecks,
  MapPin,
  Microscope,
  Pill,
  Shuffle,
  TestTube,
  User,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { searchKinds, type SearchKind } from '@assay/schema/search/search-kinds';
import { formatUsDate } from '../../components/form/us-date.ts';
import type { Viewer } from '../../lib/viewer/viewer.ts';
import type { Command } from './command.ts';
import { hitLink, type Hit } from './hit-link.ts';

const icons: Record<SearchKind, LucideIcon> = {
  COMPANY: Building2,
  LOCATION: MapPin,
  TEST_POOL: Shuffle,
  SELECTION_RUN: ListChecks,
  POOL_MEMBER: User,
  TEST: FlaskConical,
  USER: Users,
  CONSORTIUM: Handshake,
  TEST_PANEL: TestTube,
  DRUG_ADULTERANT: Pill,
  TEST_CODE: Barcode,
  LAB_ACCOUNT: Microscope,
};

/** A row of the palette, a record or something that can be done. */
export interface Entry {
  group: string;
  /** Kind of the record; null for what can be done. */
  kind: SearchKind | null;
  title: string;
  detail: string | null;
  note: string | null;
  path: string;
  icon: LucideIcon;
}

const entryOf = (hit: Hit, viewer: Viewer): Entry => {
  const { kind, title, detail, note, date } = hit;
  const day = date === null ? null : formatUsDate(date);
  const isRun = kind === 'SELECTION_RUN';
  return {
    group: searchKinds[kind],
    kind,
    title: isRun ? `Run @ ${day}` : title,
    detail: isRun ? [title, detail].filter(Boolean).join(', ') : detail,
    note: note ?? (isRun ? null : day),
    path: hitLink(hit, viewer),
    icon: icons[kind],
  };
};

const entryOfCommand = ({ label, hint, kind, path, icon }: Command): Entry => ({
  group: kind,
  kind: null,
  title: label,
  detail: hint ?? null,
  note: null,
  path,
  icon,
});

/** Rows in the order in which they are shown: records as they were found, then what can be done. */
export const entriesOf = (
  hits: readonly Hit[],
  commands: readonly Command[],
  viewer: Viewer,
): Entry[] => [...hits.map((hit) => entryOf(hit, viewer)), ...commands.map(entryOfCommand)];
