import { z } from 'zod';
import { date, recordId, text, version } from '../core/fields.ts';

/** Most records of one kind that a call takes at once. */
const IDS_MAX = 100_000;

const ids = (what: string) => z.array(recordId()).max(IDS_MAX).default([]).describe(what);

export const CreateConsortiumInput = z
  .object({
    name: text().describe('Name, unique in the tenant regardless of case; it stays as it is.'),
    companies: ids('Ids of the companies to enroll.'),
    locations: ids('Ids of the locations to enroll; the companies that they belong to come along.'),
    locationsOf: ids('Ids of companies to enroll with all of their locations.'),
  })
  .meta({ id: 'CreateConsortiumInput', description: 'A new consortium.' });

export const PatchConsortiumInput = z
  .object({
    name: text().optional().describe('The name that the consortium has; another one is refused.'),
    companies: z
      .array(recordId())
      .max(IDS_MAX)
      .optional()
      .describe('Ids of all companies that are enrolled from now on; unchanged when left out.'),
    locations: z
      .array(recordId())
      .max(IDS_MAX)
      .optional()
      .describe(
        'Ids of all locations that are enrolled from now on, with the companies that they belong to; unchanged when left out.',
      ),
    version: version().optional(),
  })
  .meta({
    id: 'PatchConsortiumInput',
    description: 'Who is enrolled from now on, as full sets. Others leave today.',
  });

const Additions = z
  .object({
    companies: ids('Ids of the companies to enroll.'),
    locations: ids('Ids of the locations to enroll; the companies that they belong to come along.'),
    locationsOf: ids(
      'Ids of companies to enroll with all of their locations but those in `removed.locations`.',
    ),
  })
  .meta({ id: 'ConsortiumAdditions', description: 'Who joins today.' });

const Removals = z
  .object({
    companies: ids('Ids of the companies that leave, with all of their locations.'),
    locations: ids('Ids of the locations that leave; their companies stay.'),
    locationsOf: ids(
      'Ids of companies all of whose locations leave but those in `added.locations`; the companies stay.',
    ),
  })
  .meta({
    id: 'ConsortiumRemovals',
    description: 'Who leaves today; who is not enrolled stays out.',
  });

export const ConsortiumChangesInput = z
  .object({
    added: Additions.prefault({}).describe('Who joins today.'),
    removed: Removals.prefault({}).describe('Who leaves today.'),
    version: version().optional(),
  })
  .meta({
    id: 'ConsortiumChangesInput',
    description:
      'Who joins and who leaves; everybody else stays as somebody else may have left it meanwhile.',
  });

export const AddConsortiumCompanyInput = z
  .object({ companyId: recordId().describe('Id of the company to enroll.') })
  .meta({ id: 'AddConsortiumCompanyInput', description: 'A company that joins a consortium.' });

const consortium = {
  id: recordId(),
  name: z.string().describe('Name, unique in the tenant.'),
  companyCount: z.int().describe('Companies that are enrolled today.'),
  locationCount: z.int().describe('Locations that are enrolled today.'),
  version: version(),
};

export const Consortium = z.object(consortium).meta({
  id: 'Consortium',
  description: 'Several employers who share one random testing program.',
});

const LocationChoice = z
  .object({
    id: recordId(),
    selected: z.boolean().describe('Whether the location is enrolled.'),
  })
  .meta({ id: 'ConsortiumLocationChoice', description: 'A location of an enrolled company.' });

const EnrolledCompany = z
  .object({
    id: recordId(),
    name: z.string().describe('Name of the company.'),
    locations: z.array(LocationChoice).describe('Every location of the company.'),
  })
  .meta({ id: 'EnrolledCompany', description: 'A company that is enrolled in a consortium.' });

export const ConsortiumDetails = z
  .object({
    ...consortium,
    companies: z.array(EnrolledCompany).describe('The companies that are enrolled today, by name.'),
  })
  .meta({ id: 'ConsortiumDetails', description: 'A consortium with everybody who is enrolled.' });
export type ConsortiumDetails = z.output<typeof ConsortiumDetails>;

/** Envelope of one consortium (contract §0.6). */
export const ConsortiumResult = z.object({
  result: ConsortiumDetails.describe('The consortium.'),
});

const EnrollmentPeriod = z
  .object({
    startedOn: date().describe('First day of the enrollment.'),
    endedOn: date().nullable().describe('Last day of the enrollment; null while it lasts.'),
  })
  .meta({ id: 'EnrollmentPeriod', description: 'A time in which somebody was enrolled.' });

const Place = z
  .object({
    city: z.string().nullable().describe('City.'),
    state: z.string().nullable().describe('Two-letter code of the state.'),
  })
  .meta({ id: 'ConsortiumPlace', description: 'City and state.' });

const periods = z
  .array(EnrollmentPeriod)
  .describe('When it was enrolled, oldest first; of the year that was asked for, else of all.');

export const ConsortiumCompany = z
  .object({
    id: recordId(),
    name: z.string().describe('Name of the company.'),
    address: Place.describe('Corporate office.'),
    regionsCount: z.int().describe('Regions of the company.'),
    areasCount: z.int().describe('Areas of the company.'),
    districtsCount: z.int().describe('Districts of the company.'),
    locationsCount: z.int().describe('Locations of the company, enrolled or not.'),
    enrolledLocationsCount: z.int().describe('Locations of the company that are enrolled.'),
    isEnrolled: z.boolean().describe('Whether the company is enrolled.'),
    periods,
  })
  .meta({
    id: 'ConsortiumCompany',
    description: 'A company as seen from a consortium, today or over a year.',
  });

const Manager = z
  .object({ fullName: z.string().nullable().describe('Full name.') })
  .meta({ id: 'ConsortiumLocationManager', description: 'Manager of a location.' });

export const ConsortiumLocation = z
  .object({
    id: recordId(),
    locationId: z.string().describe('Display id.'),
    name: z.string().describe('Name of the location.'),
    companyId: recordId().describe('Company that the location belongs to.'),
    locationManagerInfo: Manager.describe('Manager of the location.'),
    address: Place.describe('Where the location is.'),
    selected: z.boolean().describe('Whether the location is enrolled.'),
    periods,
  })
  .meta({
    id: 'ConsortiumLocation',
    description: 'A location as seen from a consortium, today or over a year.',
  });

export const ConsortiumOfYear = z
  .object({
    id: recordId(),
    name: z.string().describe('Name of the consortium.'),
    isInAllVersions: z
      .boolean()
      .describe(
        'Whether the company, else any company, was enrolled on every day of the year so far.',
      ),
    startedInSearchYear: z
      .boolean()
      .describe('Whether an enrollment of the company, else of any company, began in the year.'),
  })
  .meta({ id: 'ConsortiumOfYear', description: 'A consortium as a choice for a year.' });

export const ConsortiumSuggestion = z
  .object({ id: recordId(), name: z.string().describe('Name of the consortium.') })
  .meta({ id: 'ConsortiumSuggestion', description: 'A consortium whose name has the typed text.' });
