import { TestTubeDiagonal } from 'lucide-react';
import type { AccessRule } from '../access-rule.ts';
import type { Feature } from '../feature.ts';
import { paths } from '../paths.ts';

const list = `${paths.dashboard}/lab-orders` as const;

/** Both are "New Lab Order" (T s2). */
export const labOrderPaths = { list, create: `${list}/create` } as const;

export const ordersLabTests: AccessRule = { anyOf: ['CREATE_LAB_ORDER'] };

/** The order that confirms an instant test. */
export const confirmingOrder = (instantTestId: string): string =>
  `${labOrderPaths.create}?instantTest=${instantTestId}`;

/** The order of a test of somebody who was drawn. */
export const participantOrder = (participantId: string): string =>
  `${labOrderPaths.create}?participant=${participantId}`;

export const labOrders: Feature = {
  name: 'lab-orders',
  prefixes: [labOrderPaths.list],
  quickActions: [
    {
      label: 'Order a laboratory test',
      hint: 'Electronic or on paper, with the donor pass',
      path: labOrderPaths.create,
      icon: TestTubeDiagonal,
      access: ordersLabTests,
    },
  ],
};
