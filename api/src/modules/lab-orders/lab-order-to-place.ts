import type { ProgramName } from '@assay/schema/common/programs';
import type { CaseCompliance } from '@assay/schema/compliance/compliance-check';
import type { PrimaryIdTypeName } from '@assay/schema/common/primary-id-types';
import type { CreateLabOrderInput } from '@assay/schema/lab-orders/lab-order-input';
import type { PlacedLabOrder } from '@assay/schema/lab-orders/lab-order.routes';
import type { Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import type { Actor, Donor } from '../test-results/test-cases.repository.ts';

type Sent = CreateLabOrderInput;
type SentDetails = Sent['labOrder'];

/** What laboratories are told of an order, in the transaction of the change. */
export interface LaboratoryCalls {
  /** Puts the sending of an electronic order into the queue. */
  send(context: { tx: Tx }, testResultId: number): Promise<void>;
  /** The same for many orders that are new. */
  sendNew(context: { tx: Tx }, testResultIds: readonly number[]): Promise<void>;
  cancel(context: { tx: Tx }, testResultId: number): Promise<void>;
  renew(context: { tx: Tx }, testResultId: number): Promise<void>;
}

/** What is known of an order before its case is opened. */
export interface KnownOrder {
  companyId: number;
  locationId: number;
  program: ProgramName;
  reasonForTest: string | null;
}

/** An order that is placed: as a person sends it, or as a run or a confirmation puts it together. */
export interface LabOrderToPlace extends Partial<
  Pick<
    Sent,
    | 'directedBy'
    | 'collectedOnSite'
    | 'thirdPartyCollected'
    | 'thirdPartySiteAddressName'
    | 'thirdPartySiteAddress'
    | 'ccfFileId'
    | 'specimenId'
    | 'donorEmail'
  >
> {
  labOrderType: Sent['labOrderType'];
  specimenTypeId: number;
  labAccountLocationId: number;
  /** Who is tested, and where; null for an order that confirms an instant test, whose donor it is. */
  donor: (Donor & { locationId: number; primaryIdType: PrimaryIdTypeName }) | null;
  /** The instant test that the order confirms: the order joins its case. */
  confirmsId?: number | null;
  labOrder: Pick<SentDetails, 'testCodes' | 'testType'> & Partial<SentDetails>;
  clientId?: number | null;
  /** Who was drawn; the caller claims the participant, before or in `beforeCase`. */
  runParticipantId?: number | null;
  /**
   * Judged once the order itself is right, before its case is opened: compliance, the claim of a participant. What it
   * answers is kept by the case as its compliance check.
   */
  beforeCase?: (known: KnownOrder) => Promise<CaseCompliance | null>;
  /** How an instant test is confirmed, where the type of the order does not say it. */
  confirmationMethod?: PlacedLabOrder['confirmationMethod'];
}

/** What placing an order needs of the call or the job that does it. */
export type OrderingContext = Pick<Context, 'tx' | 'tenantId' | 'now' | 'audit'> & {
  secrets: SecretBox;
  /** Who orders: `viewerAsActor`, or the system by its name. */
  actor: Actor;
  laboratory: LaboratoryCalls;
};

/** What calls on orders need beside their context. */
export interface OrderTools {
  secrets: SecretBox;
  laboratory: LaboratoryCalls;
}

/** An order that opens a case of its own, for somebody who was drawn. */
export type OrderOfDrawn = LabOrderToPlace & {
  donor: NonNullable<LabOrderToPlace['donor']>;
  runParticipantId: number;
  /** What the law said of a random test at the location, as the case keeps it. */
  compliance: object | null;
};
