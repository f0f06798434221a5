import { z } from 'zod';
import { entityRoutes } from '../core/entity-routes.ts';
import { recordId } from '../core/fields.ts';
import { ConfirmationMethod, TestResult } from '../test-results/test-result.ts';
import { TestStatus } from '../test-results/test-row.ts';
import {
  CancelLabOrderInput,
  CreateLabOrderInput,
  MailDonorPassInput,
  RenewLabOrderInput,
  ResendLabOrderInput,
} from './lab-order-input.ts';

const NumbersOfOrder = z
  .object({
    orderNumber: z.string().describe('Our number, which stands on the donor pass.'),
    labTestId: z
      .string()
      .nullable()
      .describe('Number that the laboratory gave it; null until it took the order.'),
  })
  .meta({ id: 'PlacedLabOrderNumbers', description: 'By which numbers an order is known.' });

/** What is answered of a new order (contract §19). */
export const PlacedLabOrder = z
  .object({
    id: recordId().describe('The laboratory test.'),
    testCaseId: recordId().describe('The test case.'),
    testStatus: TestStatus.describe(
      'ORDERED of a paper order; an electronic one is PENDING_CREATION until the laboratory took it.',
    ),
    confirmationMethod: ConfirmationMethod.describe('How the donor is sent.'),
    labOrder: NumbersOfOrder,
  })
  .meta({ id: 'PlacedLabOrder', description: 'An order that was placed.' });
export type PlacedLabOrder = z.output<typeof PlacedLabOrder>;

const options = {
  url: '/api/laborders',
  resource: 'testResult',
  one: 'a lab order',
  many: 'lab orders',
  read: { anyOf: ['VIEW_INSTANT_TEST'] },
  write: { anyOf: ['CREATE_LAB_ORDER'] },
} as const;
const placed = entityRoutes({ ...options, answer: PlacedLabOrder });
const order = entityRoutes({ ...options, answer: TestResult });
const pass = entityRoutes({ ...options, url: '/api/testresults', answer: TestResult });

/** Calls of contract §19 and §21 on lab orders, and of decision 41; the id of an order is that of its test. */
export const labOrderRoutes = {
  create: placed.create(CreateLabOrderInput, {
    summary: 'Order a laboratory test',
    errors: [
      'EXIST_OPEN_TEST_CASE_FOR_DONOR',
      'COMPLIANCE_ALERT',
      'INSTANT_TEST_ALREADY_CONFIRMED',
    ],
  }),
  cancel: order.action('cancel', {
    summary: 'Cancel an order to which the donor has not come yet',
    body: CancelLabOrderInput,
    errors: ['ORDER_NOT_CHANGEABLE'],
  }),
  renew: order.action('renew', {
    summary: 'Give the donor of an order more time, also after it has expired',
    body: RenewLabOrderInput,
    errors: ['ORDER_NOT_CHANGEABLE'],
  }),
  resend: order.action('resend', {
    summary: 'Send an electronic order to the laboratory once more',
    body: ResendLabOrderInput,
    errors: ['ORDER_NOT_CHANGEABLE'],
  }),
  donorPass: pass.download('downloadauthform', {
    summary: 'Download the donor pass of an order as PDF',
    traced: 'DONOR_PASS',
  }),
  mailDonorPass: order.action('mailpass', {
    summary: 'Mail the donor pass of an order',
    body: MailDonorPassInput,
    errors: ['ORDER_NOT_CHANGEABLE'],
  }),
};
