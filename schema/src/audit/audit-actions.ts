/**
 * Every event of the audit log: by the entity that it is about, what happened to it, in the past tense.
 * An entry names both as `entity.verb`, e.g. `company.created`. Entries are chained by hash and never
 * rewritten: a name that was once used keeps its meaning, and older entries keep older names (ADR 61).
 */
export const auditActions = {
  administrativeUnit: ['created', 'updated', 'moved', 'deleted'],
  bulkSchema: ['created', 'updated', 'resultsImported'],
  collectionSite: ['fileReceived', 'fileApplied'],
  company: [
    'created',
    'updated',
    'deleted',
    'locationsImported',
    'contactsImported',
    'settingsUpdated',
    'enrollmentChanged',
  ],
  complianceRule: ['created', 'updated', 'retired', 'reviewed'],
  consortium: ['created', 'updated'],
  document: ['created', 'updated', 'deleted'],
  contact: ['created', 'updated', 'deleted'],
  drugAdulterant: ['created', 'updated', 'deleted'],
  file: ['uploaded'],
  labAccount: ['created', 'updated', 'deleted'],
  labAccountLocation: ['created', 'updated', 'deleted'],
  location: [
    'created',
    'updated',
    'deleted',
    'enrollmentChanged',
    'testPanelsChanged',
    'complianceAlerted',
  ],
  labConnection: ['created', 'updated', 'deleted', 'secretRotated', 'checked'],
  labMessage: ['processed', 'matched'],
  outgoingLabMessage: ['resent'],
  report: ['exported'],
  misReport: ['employerUpdated', 'corrected', 'signed', 'signatureWithdrawn'],
  donorFile: ['merged', 'unmerged', 'exported'],
  mro: ['created', 'updated'],
  runParticipant: ['updated', 'noticeNoted'],
  savedReport: ['created', 'updated', 'deleted'],
  savedView: ['created', 'updated', 'deleted', 'defaultChosen'],
  selectionRun: [
    'committed',
    'drawn',
    'extractCommitted',
    'extractDrawn',
    'invalidated',
    'ordersRequested',
    'ordersPlaced',
    'ordersFailed',
  ],
  settings: ['updated'],
  tenant: [
    'created',
    'updated',
    'deleted',
    'settingsUpdated',
    'firstUserInvited',
    'firstUserNotInvited',
    'keyRotated',
    'keyRetired',
    'accessLogSealed',
    'sumsRecounted',
  ],
  testCode: ['created', 'updated', 'deleted', 'imported'],
  testPanel: ['created', 'updated', 'deleted', 'imported'],
  testPool: [
    'created',
    'updated',
    'activated',
    'deactivated',
    'membersImported',
    'seedChainPublished',
  ],
  testPoolMember: ['created', 'updated', 'removed', 'restored'],
  testResult: [
    'created',
    'updated',
    'deleted',
    'confirmed',
    'orderCanceled',
    'orderRenewed',
    'orderSentAgain',
    'donorPassMailed',
    'resultEntered',
    'corrected',
    'acknowledged',
    'determined',
    'refreshed',
  ],
  user: [
    'created',
    'imported',
    'updated',
    'deleted',
    'invited',
    'locked',
    'unlockLinkSent',
    'unlocked',
    'passwordReset',
    'passwordChanged',
    'passwordLinkSent',
    'profileUpdated',
    'signedIn',
    'signedOut',
    'sessionEnded',
    'sessionsEnded',
    'permissionGranted',
    'permissionRevoked',
    'permissionReset',
    'authenticatorTurnedOn',
    'authenticatorTurnedOff',
    'authenticatorReset',
    'recoveryCodeUsed',
    'recoveryCodesRenewed',
  ],
} as const satisfies Record<string, readonly string[]>;

/** A kind of record that the audit log speaks of. */
export type AuditEntity = keyof typeof auditActions;

/** What happens to a kind of record. */
export type AuditVerb<E extends AuditEntity> = (typeof auditActions)[E][number];

/** The name of an event: `company.created`. */
export type AuditAction = { [E in AuditEntity]: `${E}.${AuditVerb<E>}` }[AuditEntity];

export const auditEntities = Object.keys(auditActions) as [AuditEntity, ...AuditEntity[]];

/** All names of events, by the entities in their order. */
export const auditActionNames = auditEntities.flatMap((entity) =>
  auditActions[entity].map((verb) => `${entity}.${verb}` as AuditAction),
);
