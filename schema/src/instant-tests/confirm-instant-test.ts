import { z } from 'zod';
import { optionalAddress } from '../common/contact.ts';
import { lines, optional, optionalDate, optionalText, recordId, zip } from '../core/fields.ts';
import { fileId } from '../files/file.ts';
import { TestingAgency } from '../reference/regulators.ts';
import { LabTestType } from '../test-results/test-order.ts';
import { ConfirmationMethod } from '../test-results/test-result.ts';
import { requireConfirmation } from './confirmation-rules.ts';

const moment = () => z.iso.datetime().meta({ format: 'date-time' });

const ConfirmationData = z
  .object({
    specimenId: optionalText(64).describe('Number of the specimen on the custody form, required.'),
    specimenSentDate: optionalDate().describe(
      'Day on which the specimen was sent, YYYY-MM-DD, not in the future nor before the specimen was collected; required when the specimen is sent.',
    ),
    ccfFileId: optional(fileId()).describe('Uploaded file of the custody form.'),
    testType: LabTestType.default('DRUG').describe('What is tested.'),
    labAccountLocationId: optional(recordId()).describe('Lab account of the location, required.'),
    testCodes: z
      .array(recordId())
      .max(50)
      .default([])
      .describe('Ids of test codes of the lab account, all of one type.'),
    testingAgency: optional(TestingAgency).describe('Agency whose rules hold, of DOT accounts.'),
    expireAt: optional(moment()).describe(
      'Until when the donor may come, UTC, to come, within a year; required when the donor is sent to a site.',
    ),
    siteId: optionalText(64).describe('Code of the collection site that the donor is sent to.'),
    siteZip: optional(zip()).describe('Zip code near which the site was searched for.'),
    collectedOnSite: z
      .boolean()
      .default(false)
      .describe('Whether the donor gives the specimen at the location.'),
    thirdPartyCollected: z
      .boolean()
      .default(false)
      .describe('Whether a third party collects, whose name and address are given.'),
    thirdPartySiteAddressName: optionalText().describe('Third-party site: name, required there.'),
    thirdPartySiteAddress: optionalAddress().describe('Third-party site: address, required there.'),
  })
  .meta({
    id: 'ConfirmationData',
    description:
      'What a laboratory is asked for to confirm an instant test; the donor is the one of the test.',
  });

export const confirmationFields = {
  confirmationMethod: ConfirmationMethod.describe(
    'How it is confirmed. SEND_DONOR_ELECTRONIC_ORDER is confirmed by its lab order, and not here.',
  ),
  comment: optional(lines(500)).describe('Why nothing confirms it; required of NO_CONFIRMATION.'),
  confirmationData: optional(ConfirmationData).describe(
    'The order; required when specimen or donor are sent.',
  ),
};

/** How an instant test is confirmed (contract §20). */
export const ConfirmInstantTestInput = requireConfirmation(z.object(confirmationFields)).meta({
  id: 'ConfirmInstantTestInput',
  description: 'How an instant test is confirmed (contract §20).',
});
export type ConfirmInstantTestInput = z.output<typeof ConfirmInstantTestInput>;
