import {
  cancelOrder,
  renewOrder,
  sendNewOrders,
  sendOrder,
} from './modules/laboratories/laboratory-orders.service.ts';
import type { LaboratoryCalls } from './modules/lab-orders/lab-order-to-place.ts';

/** What laboratories are told of orders, in the transaction of the change. */
export const laboratoryCalls: LaboratoryCalls = {
  send: sendOrder,
  sendNew: sendNewOrders,
  cancel: cancelOrder,
  renew: renewOrder,
};
