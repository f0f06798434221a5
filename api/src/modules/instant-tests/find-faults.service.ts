import type {
  CreateInstantTestInput,
  InstantTestFirstForm,
} from '@assay/schema/instant-tests/instant-test';
import {
  isRefusal,
  lineRules,
  timeFaults,
  type Fault,
} from '@assay/schema/instant-tests/instant-test-rules';
import { primaryIdTypesOf } from '@assay/schema/common/primary-id-types';
import { errorText } from '@assay/schema/core/errors';
import { addFieldError, type FieldErrorTree } from '@assay/schema/core/field-error-tree';
import type { LocationTestPanel } from '@assay/schema/test-panels/location-test-panel';
import { todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { found, Refusal } from '../../core/refusal.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { mayReferToFile } from '../files/files.service.ts';
import { isClientOfLocation } from '../locations/locations.service.ts';
import { permissionsOnLocation } from '../permissions/permissions.service.ts';
import { readTestingSettings } from '../profile/own-settings.service.ts';
import { findLocationTestPanel } from '../test-panels/location-test-panels.read-model.ts';
import { casesOfDonor } from '../test-results/test-cases.repository.ts';
import { findPlace, wasTestedBefore } from './instant-tests.repository.ts';
import { serverTexts } from '../../core/server-texts.ts';

/** An instant test as it is judged: the first step, or both. */
export type Judged = InstantTestFirstForm | CreateInstantTestInput;

/** What was looked up on the way. */
export interface Found {
  companyId: number;
  /** The panel with what it tests for; null where the location has none of the specimen type. */
  panel: LocationTestPanel['testPanel'] | null;
}

const isWhole = (judged: Judged): judged is CreateInstantTestInput =>
  'drugAdulterantResults' in judged.testResult;

const inResult = (field: string, errorCode: Fault['errorCode'], text?: string): Fault => ({
  path: ['testResult', field],
  errorCode,
  ...(text === undefined ? {} : { text }),
});

/** Files that the caller did not upload, or that are something else. */
async function fileFaults(context: Context, judged: Judged): Promise<Fault[]> {
  const { collectorSignature, donorSignature } = judged.testResult;
  const files: [path: (string | number)[], id: string | null, kind: 'signature' | 'document'][] = [
    [['testResult', 'collectorSignature'], collectorSignature, 'signature'],
    [['testResult', 'donorSignature'], donorSignature, 'signature'],
    ...(isWhole(judged) ? judged.testResult.attachments : []).map(
      (id, index): [(string | number)[], string, 'document'] => [
        ['testResult', 'attachments', index],
        id,
        'document',
      ],
    ),
  ];
  const faults: Fault[] = [];
  for (const [path, id, kind] of files)
    if (id !== null && !(await mayReferToFile(context, id, [kind])))
      faults.push({ path, errorCode: 'INVALID' });
  return faults;
}

/** What the panel says, which must be one of the location and of the specimen type (contract §20). */
function panelFaults(judged: Judged, panel: Found['panel']): Fault[] {
  const { testPanelId } = judged.testResult;
  if (isRefusal(judged) || testPanelId === null) return [];
  if (panel === null) return [inResult('testPanelId', 'INVALID', serverTexts.panelNotAtLocation)];
  const kinds = new Map(panel.drugAdulterantsData.map(({ id, type }) => [id, type]));
  return isWhole(judged) ? lineRules(judged, (id) => kinds.get(id)) : [];
}

/** A donor who is tested on the spot again within 24 hours is so for a reason (contract §20). */
async function repeatFaults(
  { tx }: Context,
  secrets: SecretBox,
  judged: Judged,
  companyId: number,
): Promise<Fault[]> {
  if (!isWhole(judged) || isRefusal(judged) || judged.testResult.confirmationComment !== null)
    return [];
  const { primaryIdType, primaryId } = judged.donor;
  const cases = await casesOfDonor(tx, secrets, { companyId, primaryIdType, primaryId });
  return (await wasTestedBefore(tx, cases, judged.testResult.collectedAt))
    ? [inResult('confirmationComment', 'BLANK')]
    : [];
}

/**
 * Judges an instant test at a location: the one function behind both calls that only check and the one that stores.
 * @throws Refusal RESOURCE_NOT_FOUND, ACCESS_DENIED without CREATE_INSTANT_TEST on the location, or what is wrong by field
 */
export async function requireFaultless(
  context: Context,
  secrets: SecretBox,
  locationId: number,
  judged: Judged,
): Promise<Found> {
  const { tx, now, viewer } = context;
  const { company_id: companyId } = found(await findPlace(tx, locationId));
  if (!permissionsOnLocation(viewer, locationId).has('CREATE_INSTANT_TEST'))
    throw new Refusal('ACCESS_DENIED');
  const { testPanelId, specimenTypeId } = judged.testResult;
  const assigned =
    testPanelId === null
      ? null
      : await findLocationTestPanel(context, { id: locationId, testPanelId });
  const isFitting =
    specimenTypeId === null || assigned?.testPanel.specimenTypeId === specimenTypeId;
  const panel = assigned !== null && isFitting ? assigned.testPanel : null;
  const settings = await readTestingSettings(context, companyId);
  const takesId = primaryIdTypesOf(settings.PRIMARY_TYPE_SETTINGS).includes(
    judged.donor.primaryIdType,
  );
  const isClient =
    judged.client === null || (await isClientOfLocation(tx, locationId, judged.client));
  const faults: Fault[] = [
    ...timeFaults(judged, { now, today: todayOf(context) }),
    ...(takesId ? [] : [{ path: ['donor', 'primaryIdType'], errorCode: 'INVALID' as const }]),
    ...(isClient ? [] : [{ path: ['client'], errorCode: 'INVALID' as const }]),
    ...panelFaults(judged, panel),
    ...(await fileFaults(context, judged)),
    ...(await repeatFaults(context, secrets, judged, companyId)),
  ];
  refuse(faults);
  return { companyId, panel };
}

/** Codes that say what rule is broken also where only the code is read (contract §20). */
const rules: readonly Fault['errorCode'][] = [
  'INVALID_DRUG_ADULTERANTS',
  'INSTANT_TEST_PRELIMINARY_POSITIVE_REQUIRES_DRUG',
];

/** @throws Refusal when there is any fault */
function refuse(faults: readonly Fault[]): void {
  const [first] = faults;
  if (first === undefined) return;
  const errors: FieldErrorTree = {};
  for (const { path, errorCode, text } of faults)
    addFieldError(errors, path, { errorCode, message: text ?? errorText(errorCode), params: {} });
  const code = faults.length === 1 && rules.includes(first.errorCode) ? first.errorCode : null;
  throw new Refusal(code, { errors });
}
