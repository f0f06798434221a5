import { z } from 'zod';
import { recordId } from '../core/fields.ts';

export const Membership = z
  .object({
    consortiumId: recordId().describe('The consortium.'),
    consortiumName: z.string().describe('Name of the consortium.'),
    isEnrolled: z.boolean().describe('Whether the company, or the location, is enrolled today.'),
  })
  .meta({
    id: 'Membership',
    description: 'A consortium as seen from a company or a location.',
  });

/** Every consortium that the caller may see, by name. */
export const Memberships = z.object({
  results: z.array(Membership).describe('Every consortium in sight, by name.'),
  total: z.int().nonnegative().describe('How many there are.'),
});

/** Most consortiums that one call names. */
const IDS_MAX = 1_000;

export const SaveMembershipsInput = z
  .object({
    consortiumIds: z
      .array(recordId())
      .max(IDS_MAX)
      .describe('The consortiums to be enrolled in from now on; all others are left today.'),
    previousIds: z
      .array(recordId())
      .max(IDS_MAX)
      .nullable()
      .optional()
      .describe(
        'The consortiums that were read as enrolled. When sent, only the difference to them is made, so that what somebody else changed meanwhile stays.',
      ),
  })
  .meta({
    id: 'SaveMembershipsInput',
    description: 'The consortiums of a company or a location.',
  });
