import { redirect, type RouteObject } from 'react-router-dom';
import {
  additivePaths,
  managesAdditives,
  seesAdditives,
} from '../../config/features/drug-adulterants.ts';
import { drugListLoader } from '../../features/drug-adulterants/drug-list-loader.ts';
import { drugRecords, type DrugKind } from '../../features/drug-adulterants/drug-record.ts';
import { page, section } from '../page.ts';
import { historyPage } from './history-tab.routes.tsx';

/** List, form and history of drugs, or of adulterants. */
function tab(kind: DrugKind, crumb: string, create: string): RouteObject {
  const paths = additivePaths[kind];
  return section(paths.list, crumb, [
    page(
      { access: seesAdditives, load: drugListLoader(kind), props: { kind } },
      () => import('../../features/drug-adulterants/DrugListView.tsx'),
    ),
    page(
      { path: paths.create, crumb: create, access: managesAdditives, props: { kind } },
      () => import('../../features/drug-adulterants/CreateDrugView.tsx'),
    ),
    {
      path: paths.detail,
      ...drugRecords[kind].route(managesAdditives),
      children: [
        // It has no page of its own: its step of the breadcrumb leads to the list.
        { index: true, loader: () => redirect(paths.list) },
        page(
          { path: paths.edit, crumb: 'Edit' },
          () => import('../../features/drug-adulterants/EditDrugView.tsx'),
        ),
        historyPage(paths.history, 'drugAdulterant', managesAdditives),
      ],
    },
  ]);
}

/** Drugs and Adulterants (C s2). Any other path below it leads to the drugs. */
export const routes: RouteObject[] = [
  section(additivePaths.home, 'Drugs and Adulterants', [
    { index: true, loader: () => redirect(additivePaths.DRUG.list) },
    tab('DRUG', 'Drugs', 'Create Drug'),
    tab('ADULTERANT', 'Adulterants', 'Create Adulterant'),
    { path: `${additivePaths.home}/*`, loader: () => redirect(additivePaths.DRUG.list) },
  ]),
];
