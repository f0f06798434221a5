import type { RouteObject } from 'react-router-dom';
import { labOrderPaths, ordersLabTests } from '../../config/features/lab-orders.ts';
import { newOrderLoader } from '../../features/lab-orders/new-order-loader.ts';
import { page } from '../page.ts';

/** "New Lab Order" at both of its addresses (T s2). */
export const routes: RouteObject[] = [labOrderPaths.list, labOrderPaths.create].map((path) =>
  page(
    { path, crumb: 'New Lab Order', access: ordersLabTests, load: newOrderLoader },
    () => import('../../features/lab-orders/CreateLabOrderView.tsx'),
  ),
);
