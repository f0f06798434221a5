/** Which AccessEntry records to list; all conditions hold together. */
export type AccessEntryActorWhere = {
  /** Condition on fullName. */
  readonly fullName?: TextFilter | null | undefined;
};

/** Order of a list of AccessEntry records. */
export type AccessEntryOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: AccessEntryOrderField;
};

/** What a list of AccessEntry records can be sorted by. */
export const AccessEntryOrderField = {
  /** By `createdAt`. */
  CreatedAt: 'CREATED_AT'
} as const;

export type AccessEntryOrderField = typeof AccessEntryOrderField[keyof typeof AccessEntryOrderField];
/** Which AccessEntry records to list; all conditions hold together. */
export type AccessEntryWhere = {
  /** Condition on actor. */
  readonly actor?: AccessEntryActorWhere | null | undefined;
  /** Finds users of this tenant only. */
  readonly actorUserId?: IdFilter | null | undefined;
  /** Condition on createdAt. */
  readonly createdAt?: DateTimeFilter | null | undefined;
  /** Condition on isDownload. */
  readonly isDownload?: BooleanFilter | null | undefined;
  /** Entries that name a record; `what` says its kind. */
  readonly recordIds?: IdsFilter | null | undefined;
  /** Condition on what. One of POOL_MEMBERS, RUN_PARTICIPANTS, PEOPLE_TO_SEND, RUN_RESULTS, CERTIFICATE, TEST_RESULT, DONOR_PASS, DONOR_HISTORY, DONOR_FILE, LAB_MESSAGE, DOCUMENT, HISTORY, LIST, SIGN_IN_FAILED. */
  readonly what?: AccessKindFilter | null | undefined;
};

/** What was read of people, or that a sign-in failed. */
export const AccessKind = {
  /** The certificate of a draw, with everybody who was in it. */
  Certificate: 'CERTIFICATE',
  /** The file of a document. */
  Document: 'DOCUMENT',
  /** The file of a donor: tests, pools and draws, with what was found as far as it was released. */
  DonorFile: 'DONOR_FILE',
  /** The tests of a donor, with what was found as far as it was released. */
  DonorHistory: 'DONOR_HISTORY',
  /** A donor pass, with the name of the donor and where the specimen is collected. */
  DonorPass: 'DONOR_PASS',
  /** A download of what was changed, by whom. */
  History: 'HISTORY',
  /** Messages of laboratories that fit no test, with the number of the donor. */
  LabMessage: 'LAB_MESSAGE',
  /** A download of a list. */
  List: 'LIST',
  /** People of a location who were drawn and have to go to be tested. */
  PeopleToSend: 'PEOPLE_TO_SEND',
  /** Members of a test pool, with date of birth, license or number. */
  PoolMembers: 'POOL_MEMBERS',
  /** People whom a run selected, with date of birth, license or number. */
  RunParticipants: 'RUN_PARTICIPANTS',
  /** A run with everybody whom it selected. */
  RunResults: 'RUN_RESULTS',
  /** A sign-in that failed. */
  SignInFailed: 'SIGN_IN_FAILED',
  /** A test, with donor, findings and files as far as they were in sight. */
  TestResult: 'TEST_RESULT'
} as const;

export type AccessKind = typeof AccessKind[keyof typeof AccessKind];
/** Conditions on one field; all of them hold together. */
export type AccessKindFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: AccessKind | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<AccessKind> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: AccessKind | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<AccessKind> | null | undefined;
};

/** Whether the user may sign in. */
export const AccountStatus = {
  /** The user may sign in. */
  Active: 'ACTIVE',
  /** The user cannot sign in until somebody unlocks the account. */
  Locked: 'LOCKED'
} as const;

export type AccountStatus = typeof AccountStatus[keyof typeof AccountStatus];
/** Conditions on one field; all of them hold together. */
export type AccountStatusFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: AccountStatus | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<AccountStatus> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: AccountStatus | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<AccountStatus> | null | undefined;
};

/** What the donor signed of a result. */
export const AcknowledgmentState = {
  /** Acknowledged only */
  Acknowledged: 'ACKNOWLEDGED',
  /** Admitted */
  Admitted: 'ADMITTED'
} as const;

export type AcknowledgmentState = typeof AcknowledgmentState[keyof typeof AcknowledgmentState];
/** Conditions on one field; all of them hold together. */
export type AcknowledgmentStateFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: AcknowledgmentState | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<AcknowledgmentState> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: AcknowledgmentState | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<AcknowledgmentState> | null | undefined;
};

/** What a donor signs of a positive result. */
export const AcknowledgmentType = {
  /** Acknowledgment only */
  Acknowledgment: 'ACKNOWLEDGMENT',
  /** Admission */
  Admission: 'ADMISSION',
  /** Acknowledgment with Admission */
  Both: 'BOTH'
} as const;

export type AcknowledgmentType = typeof AcknowledgmentType[keyof typeof AcknowledgmentType];
/** Proves the second factor of a sign-in. */
export type ActivateInput = {
  /** The six digits that were sent by e-mail, or that the authenticator app shows; or a recovery code. */
  readonly code: string;
  /** The token that the sign-in answered; it is not active yet. */
  readonly token: string;
};

/** A company that joins a consortium. */
export type AddConsortiumCompanyInput = {
  /** Id of the company to enroll. */
  readonly companyId: string | number;
};

/** US postal address. */
export type AddressInput = {
  /** Street address, first line. */
  readonly addressLine1: string;
  /** Street address, second line. */
  readonly addressLine2?: string | null | undefined;
  /** City. */
  readonly city: string;
  /** Two-letter code of a US state, DC, PR, VI, GU, AS or MP. */
  readonly state: string;
  /** Zip code: 5 digits or 5+4 digits. */
  readonly zip: string;
};

/** Which AdministrativeUnit records to list; all conditions hold together. */
export type AdministrativeUnitWhere = {
  /** Company of the unit. */
  readonly companyId?: IdFilter | null | undefined;
  /** Record id. */
  readonly id?: IdFilter | null | undefined;
  /** Level. One of REGION, AREA, DISTRICT. */
  readonly level?: UnitLevelFilter | null | undefined;
  /** Name. */
  readonly name?: TextFilter | null | undefined;
  /** Unit above. */
  readonly parentId?: IdFilter | null | undefined;
  /** The unit itself and those above it. */
  readonly pathIds?: IdsFilter | null | undefined;
};

/** What a donor admits. */
export type AdmissionInput = {
  /** Comment, up to 500 characters. */
  readonly comment?: string | null | undefined;
  /** What is admitted, by abbreviation: `{"THC": {"name": "Marijuana", "date": "2026-02-01"}}`. Of the substances that were found. */
  readonly drugAdulterantAdmission?: Record<string, unknown> | null | undefined;
};

/** One test for alcohol. */
export type AlcoholTestInput = {
  /** Of breath the concentration, g/210 L; of saliva 1 positive, 0 negative. */
  readonly result: number;
  /** 4 breath, 2 saliva. */
  readonly specimenTypeId: string | number;
  /** Number of the test on the device; of breath alone. */
  readonly testId?: string | null | undefined;
};

/** MROs that a lab account gets besides its own. */
export type AssignMrosInput = {
  /** Ids of existing MROs to add, at least one. */
  readonly mros: ReadonlyArray<number>;
};

/** Test codes that several lab accounts get or lose in one call. */
export type AssignTestCodesInput = {
  /** True to assign each to each, false to take away. */
  readonly assigned: boolean;
  /** Ids of lab accounts, at least one. */
  readonly labAccountIds: ReadonlyArray<string | number>;
  /** Ids of test codes, at least one. */
  readonly testCodeIds: ReadonlyArray<string | number>;
};

/** Panels and locations to join or to part. */
export type AssignTestPanelsInput = {
  /** True assigns the panels to the locations, false takes them away. */
  readonly assigned: boolean;
  /** Locations, at most 1,000; with the panels at most 1,000 pairs. */
  readonly locationIds: ReadonlyArray<string | number>;
  /** Panels, at most 1,000. */
  readonly testPanelIds: ReadonlyArray<string | number>;
};

/** What a check of the audit log found. */
export const AuditCheckResult = {
  /** An entry is missing, was added or was changed outside of the portal. */
  Changed: 'CHANGED',
  /** No entry is missing, added or changed. */
  Intact: 'INTACT',
  /** No check has ended yet. */
  NotChecked: 'NOT_CHECKED'
} as const;

export type AuditCheckResult = typeof AuditCheckResult[keyof typeof AuditCheckResult];
/** How a tenant is billed. */
export const BillingMethod = {
  /** Once a year. */
  Annual: 'ANNUAL',
  /** Every month. */
  Monthly: 'MONTHLY',
  /** For each test. */
  PerTest: 'PER_TEST'
} as const;

export type BillingMethod = typeof BillingMethod[keyof typeof BillingMethod];
/** Conditions on one field; all of them hold together. */
export type BillingMethodFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: BillingMethod | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<BillingMethod> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: BillingMethod | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<BillingMethod> | null | undefined;
};

/** Conditions on one field; all of them hold together. */
export type BooleanFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: boolean | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: boolean | null | undefined;
};

/** Logo and color to change. */
export type BrandingSettingsInput = {
  /** Main color as #RRGGBB. */
  readonly tenantColor?: string | null | undefined;
  /** File id from an upload; null removes the logo. */
  readonly tenantLogo?: string | number | null | undefined;
};

/** Order of a list of BulkSchema records. */
export type BulkSchemaOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: BulkSchemaOrderField;
};

/** What a list of BulkSchema records can be sorted by. */
export const BulkSchemaOrderField = {
  /** By `description`. */
  Description: 'DESCRIPTION',
  /** By `provider`. */
  Provider: 'PROVIDER',
  /** By `version`. */
  Version: 'VERSION'
} as const;

export type BulkSchemaOrderField = typeof BulkSchemaOrderField[keyof typeof BulkSchemaOrderField];
/** Which BulkSchema records to list; all conditions hold together. */
export type BulkSchemaWhere = {
  /** Condition on description. */
  readonly description?: TextFilter | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on provider. One of LabCorp, QuestDiagnostics, CordantHealthSolutions, NationalToxicologyCenter, USDTL, CRL, OmegaLaboratories, AmericanToxicologyInstitute, Phamatech, NavisClinicalLaboratories, MicroDistributing, AVERHEALTH, BreathAlcohol. */
  readonly provider?: LabProviderFilter | null | undefined;
  /** Condition on version. */
  readonly version?: TextFilter | null | undefined;
};

/** Why an order is canceled. */
export type CancelLabOrderInput = {
  /** Why; it stands in the file of the test. */
  readonly reason: string;
};

/** Whether something of a test case is still to come. */
export const CaseStatus = {
  /** Closed */
  Closed: 'CLOSED',
  /** Open */
  Open: 'OPEN'
} as const;

export type CaseStatus = typeof CaseStatus[keyof typeof CaseStatus];
/** Conditions on one field; all of them hold together. */
export type CaseStatusFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: CaseStatus | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<CaseStatus> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: CaseStatus | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<CaseStatus> | null | undefined;
};

/** Grants a permission to a user or takes it away. */
export type ChangeGrantInput = {
  /** True grants the permission, false takes it away. */
  readonly granted: boolean;
  /** Name of a permission. */
  readonly permission: Permission;
  /** Why, for whoever asks later; up to 500 characters. */
  readonly reason: string;
  /** Id of that record. */
  readonly resourceId?: string | number | null | undefined;
  /** Limits it to one record of this kind; the user's whole scope unless given. */
  readonly resourceType?: GrantResource | null | undefined;
};

/** Changes the own password. */
export type ChangePasswordInput = {
  /** Current password. */
  readonly oldPassword: string;
  /** New password: 8 to 64 characters with a letter and a digit. */
  readonly password: string;
};

/** Conditions on one field; all of them hold together. */
export type ChoiceFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: string | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<string> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: string | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<string> | null | undefined;
};

/** A customer of the client company. */
export type ClientInput = {
  /** Client of the location that is kept; none for a new one. */
  readonly id?: string | number | null | undefined;
  /** Name, unique within the location regardless of case. */
  readonly name: string;
};

/** Where the specimen was collected. */
export const CollectionInformation = {
  /** Clinic */
  Clinic: 'CLINIC',
  /** LabCorp PSC */
  LabcorpPsc: 'LABCORP_PSC',
  /** MD/CCC */
  MdCcc: 'MD_CCC',
  /** On-Site */
  OnSite: 'ON_SITE',
  /** Other */
  Other: 'OTHER',
  /** Quest Preferred */
  QuestPreferred: 'QUEST_PREFERRED',
  /** Quest PSC */
  QuestPsc: 'QUEST_PSC'
} as const;

export type CollectionInformation = typeof CollectionInformation[keyof typeof CollectionInformation];
/** What a collection site does beyond non-DOT urine and paper forms, which all of them take. */
export const CollectionService = {
  /** Breath alcohol */
  BreathAlcohol: 'BREATH_ALCOHOL',
  /** Federal (DOT) */
  Dot: 'DOT',
  /** Electronic order */
  ElectronicOrder: 'ELECTRONIC_ORDER',
  /** Hair */
  Hair: 'HAIR',
  /** Instant */
  Instant: 'INSTANT',
  /** Observed urine */
  ObservedUrine: 'OBSERVED_URINE',
  /** Oral fluid */
  OralFluid: 'ORAL_FLUID'
} as const;

export type CollectionService = typeof CollectionService[keyof typeof CollectionService];
/** Which Company records to list; all conditions hold together. */
export type CompanyAddressWhere = {
  /** Condition on city. */
  readonly city?: TextFilter | null | undefined;
  /** Condition on state. */
  readonly state?: TextFilter | null | undefined;
};

/** What to change of the compliance settings of a company; an absent key stays. */
export type CompanyComplianceSettingsInput = {
  /** Master switch: the company uses compliance checks at all. */
  readonly allowComplianceApi?: boolean | null | undefined;
  /** Entries may be corrected after a red alert. */
  readonly complianceAllowCorrectAndContinueIfRedAlert?: boolean | null | undefined;
  /** Entries may be corrected after a yellow alert. */
  readonly complianceAllowCorrectAndContinueIfYellowAlert?: boolean | null | undefined;
  /** A red alert may be overridden. */
  readonly complianceAllowOverrideAndContinueIfRedAlert?: boolean | null | undefined;
  /** A yellow alert may be overridden. */
  readonly complianceAllowOverrideAndContinueIfYellowAlert?: boolean | null | undefined;
  /** Instant tests are checked for compliance. */
  readonly complianceCheckInstantTest?: boolean | null | undefined;
  /** Lab orders are checked for compliance. */
  readonly complianceCheckLabOrder?: boolean | null | undefined;
  /** A red alert ends the test. */
  readonly complianceLockIfRedAlert?: boolean | null | undefined;
  /** A yellow alert ends the test. */
  readonly complianceLockIfYellowAlert?: boolean | null | undefined;
  /** A red alert is told by e-mail. */
  readonly emailNotificationRedAlert?: boolean | null | undefined;
  /** Ids of users of the company who get the mails of EMAIL_NOTIFICATION_RED_ALERT. */
  readonly emailNotificationRedAlertAddUsers?: ReadonlyArray<number> | null | undefined;
  /** An overridden red alert is told by e-mail. */
  readonly emailNotificationRedAlertOverridden?: boolean | null | undefined;
  /** Ids of users of the company who get the mails of EMAIL_NOTIFICATION_RED_ALERT_OVERRIDDEN. */
  readonly emailNotificationRedAlertOverriddenAddUsers?: ReadonlyArray<number> | null | undefined;
  /** A yellow alert is told by e-mail. */
  readonly emailNotificationYellowAlert?: boolean | null | undefined;
  /** Ids of users of the company who get the mails of EMAIL_NOTIFICATION_YELLOW_ALERT. */
  readonly emailNotificationYellowAlertAddUsers?: ReadonlyArray<number> | null | undefined;
  /** An overridden yellow alert is told by e-mail. */
  readonly emailNotificationYellowAlertOverridden?: boolean | null | undefined;
  /** Ids of users of the company who get the mails of EMAIL_NOTIFICATION_YELLOW_ALERT_OVERRIDDEN. */
  readonly emailNotificationYellowAlertOverriddenAddUsers?: ReadonlyArray<number> | null | undefined;
};

/** How to reach the company. */
export type CompanyContactInput = {
  /** Main e-mail address. */
  readonly mainEmail?: string | null | undefined;
  /** Main fax, 10 digits. */
  readonly mainFax?: string | null | undefined;
  /** Main phone, 10 digits. */
  readonly mainPhoneNumber?: string | null | undefined;
};

/** What to change of the custom settings of a company; an absent key stays. */
export type CompanyCustomSettingsInput = {
  /** The donor may consent by word, without a signature. */
  readonly consentVerbal?: boolean | null | undefined;
  /** Which primary ids of a donor are taken. */
  readonly primaryTypeSettings?: PrimaryTypeSettings | null | undefined;
};

/** What to change of the MRO settings of a company; an absent key stays. */
export type CompanyMroSettingsInput = {
  /** All DOT results go through the MRO. Always true. */
  readonly mroAllDotResultsRequired?: boolean | null | undefined;
  /** All non-DOT results go through the MRO. */
  readonly mroNonDotResultsRequired?: boolean | null | undefined;
  /** Only positive non-DOT results go through the MRO. */
  readonly mroPositiveNonDotResultsOnlyRequired?: boolean | null | undefined;
};

/** What to change of the notification settings of a company; an absent key stays. */
export type CompanyNotificationSettingsInput = {
  /** Closed-case updates; null leaves it to the user and the system. */
  readonly emailNotificationClosedCaseUpdates?: boolean | null | undefined;
  /** Instant test results; null leaves it to the user and the system. */
  readonly emailNotificationInstantTestResults?: boolean | null | undefined;
  /** Lab status changes; null leaves it to the user and the system. */
  readonly emailNotificationLabStatusChanges?: boolean | null | undefined;
  /** MRO report results; null leaves it to the user and the system. */
  readonly emailNotificationMroReportResults?: boolean | null | undefined;
  /** Progress (year-to-date) reminders; null leaves it to the user and the system. */
  readonly emailNotificationRandomProgress?: boolean | null | undefined;
  /** Random test pool run completed; null leaves it to the user and the system. */
  readonly emailNotificationRunCompleted?: boolean | null | undefined;
  /** DOT selection run reminders; null leaves it to the user and the system. */
  readonly emailNotificationRunReminder?: boolean | null | undefined;
};

/** Order of a list of Company records. */
export type CompanyOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: CompanyOrderField;
};

/** What a list of Company records can be sorted by. */
export const CompanyOrderField = {
  /** By `address.city`. */
  AddressCity: 'ADDRESS_CITY',
  /** By `address.state`. */
  AddressState: 'ADDRESS_STATE',
  /** By `clientSince`. */
  ClientSince: 'CLIENT_SINCE',
  /** By `companyName`. */
  CompanyName: 'COMPANY_NAME',
  /** By `numberOfUsers`. */
  NumberOfUsers: 'NUMBER_OF_USERS'
} as const;

export type CompanyOrderField = typeof CompanyOrderField[keyof typeof CompanyOrderField];
/** What to change of the random testing settings of a company; an absent key stays. */
export type CompanyRandomSettingsInput = {
  /** Year-to-date progress is sent by e-mail. */
  readonly emailNotificationRandomProgressEnabled?: boolean | null | undefined;
  /** Reminders of due selection runs are sent by e-mail. */
  readonly emailNotificationRunReminderEnabled?: boolean | null | undefined;
  /** Corporate Admins manage the members of their test pools. */
  readonly enableClientTestpoolMemberManagement?: boolean | null | undefined;
  /** Corporate Admins see their test pools and manage runs. */
  readonly enableRandomSelectionForAdmin?: boolean | null | undefined;
};

/** What to change of the security settings of a company; an absent key stays. */
export type CompanySecuritySettingsInput = {
  /** Its idle users are logged out; null leaves it to the user and the system. */
  readonly automaticLogout?: boolean | null | undefined;
  /** Idle minutes before the logout warning: 5 to 60 in steps of 5; null as above. */
  readonly automaticLogoutPeriod?: number | null | undefined;
  /** Sign-in of its users asks for a code sent by e-mail; null leaves it to the system. */
  readonly mfaEnabled?: boolean | null | undefined;
};

/** Which Company records to list; all conditions hold together. */
export type CompanyWhere = {
  /** Condition on address. */
  readonly address?: CompanyAddressWhere | null | undefined;
  /** Condition on clientSince. */
  readonly clientSince?: DateFilter | null | undefined;
  /** Condition on companyName. */
  readonly companyName?: TextFilter | null | undefined;
  /** Condition on consortiumIds. */
  readonly consortiumIds?: IdsFilter | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on numberOfUsers. */
  readonly numberOfUsers?: IntFilter | null | undefined;
};

/** What may be done about a compliance alert. */
export const ComplianceAction = {
  /** Correct location, specimen or reason, and check again. */
  Correct: 'CORRECT',
  /** End the test. */
  End: 'END',
  /** Go on in spite of the alert, with a reason. */
  Override: 'OVERRIDE'
} as const;

export type ComplianceAction = typeof ComplianceAction[keyof typeof ComplianceAction];
/** A test that is planned. */
export type ComplianceCheckInput = {
  /** Id of the location, whose state decides. */
  readonly locationId: string | number;
  /** Under whose rules the test is done. For DOT the federal rules alone count. */
  readonly program?: Program;
  /** Why the donor is tested. */
  readonly reasonForTest: ReasonForTest;
  /** Number of the specimen type: 1 Urine, 2 Oral Fluid, 3 Hair, 4 Breath, 5 Urine POCT, 6 Oral Fluid POCT, 7 Blood, 8 Sweat, 9 Serum, 10 Nails. */
  readonly specimenTypeId: string | number;
};

/** Order of a list of ComplianceRule records. */
export type ComplianceRuleOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: ComplianceRuleOrderField;
};

/** What a list of ComplianceRule records can be sorted by. */
export const ComplianceRuleOrderField = {
  /** By `confidence`. */
  Confidence: 'CONFIDENCE',
  /** By `level`. */
  Level: 'LEVEL',
  /** By `reasonForTest`. */
  ReasonForTest: 'REASON_FOR_TEST',
  /** By `reviewedAt`. */
  ReviewedAt: 'REVIEWED_AT',
  /** By `reviewBy`. */
  ReviewBy: 'REVIEW_BY',
  /** By `specimenType`. */
  SpecimenType: 'SPECIMEN_TYPE',
  /** By `state`. */
  State: 'STATE',
  /** By `testType`. */
  TestType: 'TEST_TYPE'
} as const;

export type ComplianceRuleOrderField = typeof ComplianceRuleOrderField[keyof typeof ComplianceRuleOrderField];
/** Which ComplianceRule records to list; all conditions hold together. */
export type ComplianceRuleWhere = {
  /** Condition on confidence. One of HIGH, MEDIUM, LOW. */
  readonly confidence?: RuleConfidenceFilter | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on isReviewDue. */
  readonly isReviewDue?: BooleanFilter | null | undefined;
  /** Condition on level. One of GREEN, YELLOW, RED. */
  readonly level?: RuleLevelFilter | null | undefined;
  /** Condition on reasonForTest. One of ANY, PRE_EMPLOYMENT, RANDOM, REASONABLE_SUSPICION_CAUSE, POST_ACCIDENT, PROMOTION, TRANSFER, RETURN_TO_DUTY, FOLLOW_UP, COURT_ORDER, PROBATION_PAROLE, PERIODIC, FITNESS_FOR_DUTY, RE_CERTIFICATION, QC_BLIND_SAMPLE, OTHER. */
  readonly reasonForTest?: RuleReasonFilter | null | undefined;
  /** Condition on reviewBy. */
  readonly reviewBy?: DateFilter | null | undefined;
  /** Condition on reviewedAt. */
  readonly reviewedAt?: DateFilter | null | undefined;
  /** Condition on specimenType. One of ANY, URINE, ORAL_FLUID, HAIR, BREATH, BLOOD, SWEAT, SERUM, NAILS. */
  readonly specimenType?: RuleSpecimenFilter | null | undefined;
  /** Condition on standing. One of IN_FORCE, TO_COME, RETIRED. */
  readonly standing?: RuleStandingFilter | null | undefined;
  /** Condition on state. One of US, AL, AK, AS, AZ, AR, CA, CO, CT, DE, DC, FL, GA, GU, HI, ID, IL, IN, IA, KS, KY, LA, ME, MD, MA, MI, MN, MS, MO, MT, NE, NV, NH, NJ, NM, NY, NC, ND, MP, OH, OK, OR, PA, PR, RI, SC, SD, TN, TX, UT, VT, VI, VA, WA, WV, WI, WY. */
  readonly state?: RuleStateFilter | null | undefined;
  /** Condition on testType. One of ANY, LAB, POCT. */
  readonly testType?: RuleTestTypeFilter | null | undefined;
};

/** What a compliance check comes to. */
export const ComplianceStatus = {
  /** The law forbids the test, or what is planned with it. */
  RedAlert: 'RED_ALERT',
  /** No restriction was found. */
  Success: 'SUCCESS',
  /** The law allows the test under conditions. */
  YellowAlert: 'YELLOW_ALERT'
} as const;

export type ComplianceStatus = typeof ComplianceStatus[keyof typeof ComplianceStatus];
/** Proves that the app has the key. */
export type ConfirmAuthenticatorInput = {
  /** The six digits that the app shows. */
  readonly code: string;
};

/** How an instant test is confirmed (contract §20). */
export type ConfirmInstantTestInput = {
  /** Why nothing confirms it; required of NO_CONFIRMATION. */
  readonly comment?: string | null | undefined;
  /** The order; required when specimen or donor are sent. */
  readonly confirmationData?: ConfirmationData | null | undefined;
  /** How it is confirmed. SEND_DONOR_ELECTRONIC_ORDER is confirmed by its lab order, and not here. */
  readonly confirmationMethod: ConfirmationMethod;
};

/** What a laboratory is asked for to confirm an instant test; the donor is the one of the test. */
export type ConfirmationData = {
  /** Uploaded file of the custody form. */
  readonly ccfFileId?: string | number | null | undefined;
  /** Whether the donor gives the specimen at the location. */
  readonly collectedOnSite?: boolean;
  /** Until when the donor may come, UTC, to come, within a year; required when the donor is sent to a site. */
  readonly expireAt?: string | null | undefined;
  /** Lab account of the location, required. */
  readonly labAccountLocationId?: string | number | null | undefined;
  /** Code of the collection site that the donor is sent to. */
  readonly siteId?: string | null | undefined;
  /** Zip code near which the site was searched for. */
  readonly siteZip?: string | null | undefined;
  /** Number of the specimen on the custody form, required. */
  readonly specimenId?: string | null | undefined;
  /** Day on which the specimen was sent, YYYY-MM-DD, not in the future nor before the specimen was collected; required when the specimen is sent. */
  readonly specimenSentDate?: string | null | undefined;
  /** Ids of test codes of the lab account, all of one type. */
  readonly testCodes?: ReadonlyArray<number>;
  /** What is tested. */
  readonly testType?: LabTestType;
  /** Agency whose rules hold, of DOT accounts. */
  readonly testingAgency?: TestingAgency | null | undefined;
  /** Whether a third party collects, whose name and address are given. */
  readonly thirdPartyCollected?: boolean;
  /** Third-party site: address, required there. */
  readonly thirdPartySiteAddress?: AddressInput | null | undefined;
  /** Third-party site: name, required there. */
  readonly thirdPartySiteAddressName?: string | null | undefined;
};

/** How an instant test is confirmed. */
export const ConfirmationMethod = {
  /** Confirmation not needed */
  ConfirmationNotNeeded: 'CONFIRMATION_NOT_NEEDED',
  /** No confirmation */
  NoConfirmation: 'NO_CONFIRMATION',
  /** Send donor with electronic order */
  SendDonorElectronicOrder: 'SEND_DONOR_ELECTRONIC_ORDER',
  /** Send donor with pre-printed CCF */
  SendDonorPreprintedCcf: 'SEND_DONOR_PREPRINTED_CCF',
  /** Send specimen with pre-printed CCF */
  SendSpecimenPreprintedCcf: 'SEND_SPECIMEN_PREPRINTED_CCF'
} as const;

export type ConfirmationMethod = typeof ConfirmationMethod[keyof typeof ConfirmationMethod];
/** How a connection speaks. */
export const ConnectionKind = {
  /** HTTPS with JSON */
  HttpsJson: 'HTTPS_JSON'
} as const;

export type ConnectionKind = typeof ConnectionKind[keyof typeof ConnectionKind];
/** Who is at the other end of a connection. */
export const ConnectionParty = {
  /** Laboratory */
  Laboratory: 'LABORATORY',
  /** MRO */
  Mro: 'MRO'
} as const;

export type ConnectionParty = typeof ConnectionParty[keyof typeof ConnectionParty];
/** Conditions on one field; all of them hold together. */
export type ConnectionPartyFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: ConnectionParty | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<ConnectionParty> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: ConnectionParty | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<ConnectionParty> | null | undefined;
};

/** Who joins today. */
export type ConsortiumAdditions = {
  /** Ids of the companies to enroll. */
  readonly companies?: ReadonlyArray<number>;
  /** Ids of the locations to enroll; the companies that they belong to come along. */
  readonly locations?: ReadonlyArray<number>;
  /** Ids of companies to enroll with all of their locations but those in `removed.locations`. */
  readonly locationsOf?: ReadonlyArray<number>;
};

/** Who joins and who leaves; everybody else stays as somebody else may have left it meanwhile. */
export type ConsortiumChangesInput = {
  /** Who joins today. */
  readonly added?: ConsortiumAdditions;
  /** Who leaves today. */
  readonly removed?: ConsortiumRemovals;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version?: number | null | undefined;
};

/** Which ConsortiumCompany records to list; all conditions hold together. */
export type ConsortiumCompanyAddressWhere = {
  /** Condition on city. */
  readonly city?: TextFilter | null | undefined;
  /** Condition on state. */
  readonly state?: TextFilter | null | undefined;
};

/** Order of a list of ConsortiumCompany records. */
export type ConsortiumCompanyOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: ConsortiumCompanyOrderField;
};

/** What a list of ConsortiumCompany records can be sorted by. */
export const ConsortiumCompanyOrderField = {
  /** By `address.city`. */
  AddressCity: 'ADDRESS_CITY',
  /** By `locationsCount`. */
  LocationsCount: 'LOCATIONS_COUNT',
  /** By `name`. */
  Name: 'NAME'
} as const;

export type ConsortiumCompanyOrderField = typeof ConsortiumCompanyOrderField[keyof typeof ConsortiumCompanyOrderField];
/** Which ConsortiumCompany records to list; all conditions hold together. */
export type ConsortiumCompanyWhere = {
  /** Condition on address. */
  readonly address?: ConsortiumCompanyAddressWhere | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on isEnrolled. */
  readonly isEnrolled?: BooleanFilter | null | undefined;
  /** Condition on locationsCount. */
  readonly locationsCount?: IntFilter | null | undefined;
  /** Condition on name. */
  readonly name?: TextFilter | null | undefined;
};

/** Which ConsortiumLocation records to list; all conditions hold together. */
export type ConsortiumLocationAddressWhere = {
  /** Condition on city. */
  readonly city?: TextFilter | null | undefined;
};

/** Which ConsortiumLocation records to list; all conditions hold together. */
export type ConsortiumLocationWhere = {
  /** Condition on address. */
  readonly address?: ConsortiumLocationAddressWhere | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on locationId. */
  readonly locationId?: TextFilter | null | undefined;
  /** Condition on name. */
  readonly name?: TextFilter | null | undefined;
  /** Condition on selected. */
  readonly selected?: BooleanFilter | null | undefined;
};

/** Order of a list of Consortium records. */
export type ConsortiumOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: ConsortiumOrderField;
};

/** What a list of Consortium records can be sorted by. */
export const ConsortiumOrderField = {
  /** By `companyCount`. */
  CompanyCount: 'COMPANY_COUNT',
  /** By `locationCount`. */
  LocationCount: 'LOCATION_COUNT',
  /** By `name`. */
  Name: 'NAME'
} as const;

export type ConsortiumOrderField = typeof ConsortiumOrderField[keyof typeof ConsortiumOrderField];
/** Who leaves today; who is not enrolled stays out. */
export type ConsortiumRemovals = {
  /** Ids of the companies that leave, with all of their locations. */
  readonly companies?: ReadonlyArray<number>;
  /** Ids of the locations that leave; their companies stay. */
  readonly locations?: ReadonlyArray<number>;
  /** Ids of companies all of whose locations leave but those in `added.locations`; the companies stay. */
  readonly locationsOf?: ReadonlyArray<number>;
};

/** Which Consortium records to list; all conditions hold together. */
export type ConsortiumWhere = {
  /** Condition on companyCount. */
  readonly companyCount?: IntFilter | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on locationCount. */
  readonly locationCount?: IntFilter | null | undefined;
  /** Condition on name. */
  readonly name?: TextFilter | null | undefined;
};

/** Which Contact records to list; all conditions hold together. */
export type ContactLocationWhere = {
  /** Condition on name. */
  readonly name?: TextFilter | null | undefined;
};

/** How to reach the user. */
export type ContactMethodsInput = {
  /** Cell phone, 10 digits. */
  readonly cellPhone?: string | null | undefined;
  /** Other e-mail. */
  readonly otherEmail?: string | null | undefined;
  /** Work e-mail. */
  readonly workEmail?: string | null | undefined;
  /** Work phone, 10 digits. */
  readonly workPhone?: string | null | undefined;
};

/** Order of a list of Contact records. */
export type ContactOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: ContactOrderField;
};

/** What a list of Contact records can be sorted by. */
export const ContactOrderField = {
  /** By `email`. */
  Email: 'EMAIL',
  /** By `jobTitle`. */
  JobTitle: 'JOB_TITLE',
  /** By `lastName`. */
  LastName: 'LAST_NAME',
  /** By `location.name`. */
  LocationName: 'LOCATION_NAME',
  /** By `name`. */
  Name: 'NAME'
} as const;

export type ContactOrderField = typeof ContactOrderField[keyof typeof ContactOrderField];
/** Which Contact records to list; all conditions hold together. */
export type ContactWhere = {
  /** Condition on companyId. */
  readonly companyId?: IdFilter | null | undefined;
  /** Condition on email. */
  readonly email?: TextFilter | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on isPrimary. */
  readonly isPrimary?: BooleanFilter | null | undefined;
  /** Condition on jobTitle. */
  readonly jobTitle?: TextFilter | null | undefined;
  /** Condition on lastName. */
  readonly lastName?: TextFilter | null | undefined;
  /** Condition on location. */
  readonly location?: ContactLocationWhere | null | undefined;
  /** Condition on locationId. */
  readonly locationId?: IdFilter | null | undefined;
  /** Condition on name. */
  readonly name?: TextFilter | null | undefined;
};

/** A correction of a cell. */
export type CorrectMisReportInput = {
  /** Agency whose rules hold. */
  readonly agency: TestingAgency;
  /** The page; null for Section II (A), and for tests without a known category. */
  readonly category?: string | null | undefined;
  /** Key of the column; `employees` in Section II. */
  readonly column: string;
  /** Why, up to 500 characters. */
  readonly reason: string;
  /** Reason of the tests, `RANDOM` …; null in Section II. */
  readonly row?: string | null | undefined;
  /** Part of the page. */
  readonly section: MisSectionName;
  /** What the cell is to say; null to say again what tests say. */
  readonly value?: number | null | undefined;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version: number;
  /** Calendar year. */
  readonly year: number;
};

/** A corrected report of a result. */
export type CorrectionInput = {
  /** Id of the uploaded report, one file. */
  readonly attachments?: ReadonlyArray<string | number>;
  /** What was found, line by line. */
  readonly drugAdulterantResults?: ReadonlyArray<ManualRowInput>;
  /** What the MRO determined, of a report of the MRO. */
  readonly mroResult?: MroResult | null | undefined;
  /** Why the former report does not hold, up to 500 characters. */
  readonly reason: string;
  /** Who sent the correction, e.g. the name of the MRO. */
  readonly receivedFrom: string;
  /** Whose corrected report it is. */
  readonly reportSource: ReportSource;
  /** When the corrected report was made, UTC, ISO 8601; in the past, not before 2000. */
  readonly reportedAt: string;
  /** What the laboratory found, of its report. */
  readonly resultType?: TestOutcome | null | undefined;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version: number;
};

/** A report that counts tests. */
export const CountedReport = {
  /** Activity Detail */
  Activitydetail: 'activitydetail',
  /** Average Turnaround Time */
  Averageturnaroundtime: 'averageturnaroundtime',
  /** Monthly Volume */
  Monthlyvolume: 'monthlyvolume',
  /** Positive Rate */
  Positiverate: 'positiverate',
  /** Positive Rate per Drug */
  Positiverateperdrug: 'positiverateperdrug'
} as const;

export type CountedReport = typeof CountedReport[keyof typeof CountedReport];
/** Where a number to draw comes from. */
export const CountingMethod = {
  /** From the pool's number for each interval. */
  Fixed: 'FIXED',
  /** Nobody is drawn for this kind of test. */
  None: 'NONE',
  /** Entered by hand for this draw. */
  Override: 'OVERRIDE',
  /** From the pool's yearly percentage. */
  Percentage: 'PERCENTAGE'
} as const;

export type CountingMethod = typeof CountingMethod[keyof typeof CountingMethod];
/** A new unit; its level follows from its parent. */
export type CreateAdministrativeUnitInput = {
  /** Name, unique under its parent regardless of case. */
  readonly name: string;
  /** Region of a new area, area of a new district; none for a region. */
  readonly parentId?: string | number | null | undefined;
};

/** How the result files of a laboratory are read. */
export type CreateBulkSchemaInput = {
  /** What tells the schema from others of the laboratory. */
  readonly description: string;
  /** Columns of the file, by their heads. */
  readonly fields: ReadonlyArray<SchemaFieldInput>;
  /** Words of the result of a line. */
  readonly lineResultFields: ReadonlyArray<SchemaFieldInput>;
  /** Words of the overall result. */
  readonly overrallResultFields: ReadonlyArray<SchemaFieldInput>;
  /** Laboratory that sends the files. */
  readonly provider: LabProvider;
  /** Words of the specimen types. */
  readonly specimenTypeFields: ReadonlyArray<SchemaFieldInput>;
  /** Words of the reasons for a test. */
  readonly testReasonFields: ReadonlyArray<SchemaFieldInput>;
  /** Version of the format of its files, e.g. `1.0`. */
  readonly version: string;
};

/** A new company with its first location. */
export type CreateCompanyInput = {
  /** Corporate office. */
  readonly address?: AddressInput | null | undefined;
  /** First day as a client, YYYY-MM-DD. */
  readonly clientSince?: string | null | undefined;
  /** Name, unique in the tenant regardless of case. */
  readonly companyName: string;
  /** How to reach the company. */
  readonly contactInformation?: CompanyContactInput;
  /** All DOT results go through the MRO. Always true. */
  readonly isMroAllDotResultsRequired?: boolean;
  /** All non-DOT results go through the MRO. */
  readonly isMroAllNonDotResultsRequired?: boolean;
  /** Only positive non-DOT results go through the MRO. */
  readonly isMroPositiveNonDotResultsOnlyRequired?: boolean;
  /** First location of a new company. */
  readonly location: FirstLocationInput;
};

/** A new compliance rule. */
export type CreateComplianceRuleInput = {
  /** Where the law says so, e.g. `49 CFR 40.85`. */
  readonly citation: string;
  /** How sure it is. */
  readonly confidence: RuleConfidence;
  /** Id of an uploaded file with the law or a guide to it. */
  readonly fileId?: string | number | null | undefined;
  /** What it says of these tests. */
  readonly level: RuleLevel;
  /** What is shown to who plans such a test. */
  readonly message: string;
  /** The reason for a test that it is about. */
  readonly reasonForTest?: RuleReason;
  /** Day by which it has to be reviewed: past it, the rule counts as YELLOW at least. */
  readonly reviewBy?: string | null | undefined;
  /** Where it was read. */
  readonly source?: string | null | undefined;
  /** The specimen that it is about. */
  readonly specimenType?: RuleSpecimen;
  /** Whose law it is. Rules of US are those of DOT tests, and no others. */
  readonly state: RuleState;
  /** The test type that it is about. */
  readonly testType?: RuleTestType;
  /** First day on which it holds; null for always. */
  readonly validFrom?: string | null | undefined;
  /** Last day on which it holds; null until it is retired. */
  readonly validTo?: string | null | undefined;
};

/** A new consortium. */
export type CreateConsortiumInput = {
  /** Ids of the companies to enroll. */
  readonly companies?: ReadonlyArray<number>;
  /** Ids of the locations to enroll; the companies that they belong to come along. */
  readonly locations?: ReadonlyArray<number>;
  /** Ids of companies to enroll with all of their locations. */
  readonly locationsOf?: ReadonlyArray<number>;
  /** Name, unique in the tenant regardless of case; it stays as it is. */
  readonly name: string;
};

/** A new contact of a company; it has a phone number, an e-mail address or both. */
export type CreateContactInput = {
  /** E-mail address; required without a phone number. */
  readonly email?: string | null | undefined;
  /** Whom to reach first at the location. The former primary contact of the location stops being it. */
  readonly isPrimary: boolean;
  /** Job title. */
  readonly jobTitle?: string | null | undefined;
  /** Last name. */
  readonly lastName: string;
  /** Record id of the location, one of the same company. */
  readonly locationId: string | number;
  /** First name. */
  readonly name: string;
  /** Phone, 10 digits; required without an e-mail address. */
  readonly phoneNumber?: string | null | undefined;
};

/** A new document of a company. */
export type CreateDocumentInput = {
  /** Id of the file, which the caller has uploaded, a uuid. */
  readonly fileId: string | number;
  /** Title; a downloaded file is named by it. */
  readonly title: string;
};

/** A new drug or adulterant. */
export type CreateDrugAdulterantInput = {
  /** Short form, unique regardless of case, e.g. `THC`. */
  readonly abbreviation: string;
  /** Day from which the cutoffs hold, YYYY-MM-DD: today when left out, or a day to come, on which they replace those of today. */
  readonly cutoffsValidFrom?: string | null | undefined;
  /** Screening cutoff in hair with its unit, e.g. `50 ng/mL`; null for an adulterant. */
  readonly hairCol?: string | null | undefined;
  /** Name, unique regardless of case. */
  readonly name: string;
  /** Screening cutoff in oral fluid with its unit, e.g. `50 ng/mL`; null for an adulterant. */
  readonly oralFluidCol?: string | null | undefined;
  /** What the entry is; it stays once something uses the entry. */
  readonly type: DrugAdulterantType;
  /** Screening cutoff in urine with its unit, e.g. `50 ng/mL`; null for an adulterant. */
  readonly urineCol?: string | null | undefined;
};

/** A test on the spot (contract §20). */
export type CreateInstantTestInput = {
  /** "Test for Client": a client of the location. */
  readonly client?: number | null | undefined;
  /** Why; required when an alert is overridden. */
  readonly complianceOverrideReason?: string | null | undefined;
  /** Who is tested on the spot. */
  readonly donor: InstantDonorInput;
  /** The alert of the compliance check is overridden. */
  readonly isComplianceIgnore?: boolean;
  /** Who was drawn, when the test comes from a draw. */
  readonly randomizationParticipantId?: string | number | null | undefined;
  /** An instant test as it is stored. */
  readonly testResult: InstantResultInput;
};

/** A new account at a laboratory. */
export type CreateLabAccountInput = {
  /** Comment, up to 500 characters. */
  readonly comment?: string | null | undefined;
  /** Number of the account at the laboratory: 5, 6 or 8 digits, unique among its accounts. */
  readonly masterAccountId: string;
  /** Laboratory of the account; it stays. */
  readonly provider: LabProvider;
};

/** A lab account that a location orders by. */
export type CreateLabAccountLocationInput = {
  /** Ids of the breath test codes of combo orders, at least one where these are supported. */
  readonly comboBreathTestCodes?: ReadonlyArray<number>;
  /** Account at the laboratory. */
  readonly labAccountId: string | number;
  /** Location that orders by the account. */
  readonly locationId: string | number;
  /** Number of the specimen type: 1 Urine, 2 Oral Fluid, 3 Hair, 4 Breath, 5 Urine POCT, 6 Oral Fluid POCT, 7 Blood, 8 Sweat, 9 Serum, 10 Nails. */
  readonly masterAccountType: number;
  /** MRO of the account to whom results go. Required for DOT, and where the results of the location go through the MRO. */
  readonly mroId?: string | number | null | undefined;
  /** Price of a review at the location, in US dollars, a text with up to two decimals; null for who may not see prices. */
  readonly mroPricing?: string | null | undefined;
  /** Program whose tests are ordered. */
  readonly program: Program;
  /** Site code of the location at the laboratory; `NA` for none. */
  readonly siteId?: string | null | undefined;
  /** Number of the location at the laboratory, unique there regardless of case. */
  readonly subAccountId: string;
  /** Whether an order may ask for a breath test besides. */
  readonly supportsComboOrders?: boolean;
  /** Test codes of the account that the location orders by, at least one, of its program and specimen type. */
  readonly testCodes: ReadonlyArray<LabAccountLocationTestCodeInput>;
};

/** A new connection. */
export type CreateLabConnectionInput = {
  /** Where the other side takes our messages. */
  readonly address: string;
  /** Whether messages go and come. */
  readonly isActive?: boolean;
  /** How it speaks; it stays. */
  readonly kind?: ConnectionKind;
  /** Accounts whose orders go this way; none means all of the laboratory that no other connection names. */
  readonly labAccountIds?: ReadonlyArray<string | number>;
  /** Connection of the MRO who reports what this laboratory finds; null where MRO staff enter it. */
  readonly mroConnectionId?: string | number | null | undefined;
  /** Name, unique in the tenant. */
  readonly name: string;
  /** Who is at the other end; it stays. */
  readonly party: ConnectionParty;
  /** The laboratory; null for an MRO. It stays. */
  readonly provider?: LabProvider | null | undefined;
  /** The secret that both sides sign with, 32 characters or more; nobody can read it afterwards. */
  readonly secret: string;
};

/** An order of a laboratory test. */
export type CreateLabOrderInput = {
  /** Paper orders: uploaded file of the custody form. */
  readonly ccfFileId?: string | number | null | undefined;
  /** "Test for Client": a client of the location. */
  readonly client?: number | null | undefined;
  /** Whether the specimen is collected at the location; then there is no site and no expiry. */
  readonly collectedOnSite?: boolean;
  /** Why it is; required when an alert is overridden. */
  readonly complianceOverrideReason?: string | null | undefined;
  /** Who directed the test; required for DOT tests for reasonable suspicion, after an accident, for return to duty and for follow-up. */
  readonly directedBy?: DirectedByInput | null | undefined;
  /** Who is tested; left out when the order confirms an instant test, whose donor it is. */
  readonly donor?: OrderDonorInput | null | undefined;
  /** Where the donor pass is mailed, if anywhere. */
  readonly donorEmail?: string | null | undefined;
  /** Instant test that the order confirms. */
  readonly instantTestId?: string | number | null | undefined;
  /** Whether a compliance alert is overridden, where the company allows it. */
  readonly isComplianceIgnore?: boolean;
  /** Lab account of the location. */
  readonly labAccountLocationId: string | number;
  /** What is ordered. */
  readonly labOrder: OrderDetailsInput;
  /** How it is ordered. */
  readonly labOrderType: LabOrderType;
  /** Participant of a run that the order tests. */
  readonly randomizationParticipantId?: string | number | null | undefined;
  /** Paper orders: number of the specimen on the custody form, required. */
  readonly specimenId?: string | null | undefined;
  /** Number of the specimen type: 1 Urine, 2 Oral Fluid, 3 Hair, 4 Breath, 5 Urine POCT, 6 Oral Fluid POCT, 7 Blood, 8 Sweat, 9 Serum, 10 Nails. */
  readonly specimenTypeId: string | number;
  /** Whether a third party collects, whose name and address are given. */
  readonly thirdPartyCollected?: boolean;
  /** Third-party site: address, required there. */
  readonly thirdPartySiteAddress?: AddressInput | null | undefined;
  /** Third-party site: name, required there. */
  readonly thirdPartySiteAddressName?: string | null | undefined;
};

/** A new location of a company. */
export type CreateLocationInput = {
  /** Where the location is. */
  readonly address: AddressInput;
  /** Id of the deepest unit the location belongs to; null under the company itself. */
  readonly administrativeUnitId?: string | number | null | undefined;
  /** All customers of the location; unchanged when left out. */
  readonly clients?: ReadonlyArray<ClientInput> | null | undefined;
  /** Designated employer representative (DER). */
  readonly derInfo: RequiredPersonInput;
  /** Fax, 10 digits. */
  readonly locationFax: string;
  /** Manager of the location. */
  readonly locationManagerInfo?: PersonInput;
  /** Phone, 10 digits. */
  readonly locationPhone: string;
  /** Which results go through the MRO; null lets the company decide. Requires EDIT_LOCATION_MRO_SETTINGS; unchanged when left out. */
  readonly mroResultType?: MroResultTypeInput | null | undefined;
  /** Name, unique within the company regardless of case. */
  readonly name: string;
};

/** An instant test panel that is assigned to a location. */
export type CreateLocationTestPanelInput = {
  /** Price at the location in US dollars, a text with up to two decimals; null for who may not see prices. */
  readonly price?: string | null | undefined;
  /** Panel, assigned to the location once. */
  readonly testPanelId: string | number;
};

/** A new medical review officer. */
export type CreateMroInput = {
  /** Where results and forms are sent. */
  readonly address: AddressInput;
  /** Fax, 10 digits. */
  readonly fax?: string | null | undefined;
  /** Full name. */
  readonly fullName: string;
  /** Phone, 10 digits. */
  readonly phone?: string | null | undefined;
  /** Price of a review in US dollars, a text with up to two decimals, e.g. `12.50`; null for who may not see prices. */
  readonly pricing?: string | null | undefined;
  /** Number by which laboratories know the MRO. */
  readonly providerId?: string | null | undefined;
};

/** A report to save under a name. */
export type CreateSavedReportInput = {
  /** What it is about; the id of a donor is not kept. */
  readonly criteria: ReportCriteria;
  /** Name, one of the own only. */
  readonly name: string;
  /** Record ids of users who are mailed the link, as long as they may open the report. */
  readonly recipientIds?: ReadonlyArray<string | number>;
  /** The report. */
  readonly reportType: ReportType;
  /** When its link is mailed. */
  readonly schedule?: ReportSchedule;
};

/** A view of a list to save under a name. */
export type CreateSavedViewInput = {
  /** Whether users of the own company have it too; of internal users all internal ones. */
  readonly isShared?: boolean;
  /** The list of the portal, e.g. `test-results`. */
  readonly list: string;
  /** Name, one of the own only for this list. */
  readonly name: string;
  /** What the list shows, as the query of its address: `q`, `searchQuery`, `sortBy`, `sortOrder`, `limit`. */
  readonly search: string;
};

/** A draw from a pool. */
export type CreateSelectionRunInput = {
  /** Alcohol tests to draw; required with override. */
  readonly alcoholOverride?: number | null | undefined;
  /** Drug tests to draw; required with override. */
  readonly drugOverride?: number | null | undefined;
  /** Draw the two numbers below instead of those due. */
  readonly override?: boolean;
  /** Day of the draw, inside the program. */
  readonly runDate: string;
  /** The pool to draw from. */
  readonly testPoolId: string | number;
};

/** A new TPA. */
export type CreateTenantInput = {
  /** Corporate office. */
  readonly address?: AddressInput | null | undefined;
  /** First day as a client, YYYY-MM-DD. */
  readonly clientSince?: string | null | undefined;
  /** Whether its users may sign in; false at first. */
  readonly enabled?: boolean;
  /** Main e-mail; shown on the support page. */
  readonly mainEmail?: string | null | undefined;
  /** Fax, 10 digits. */
  readonly mainFax?: string | null | undefined;
  /** Billing method. */
  readonly method?: BillingMethod | null | undefined;
  /** Name: letters, digits, spaces and hyphens. */
  readonly name: string;
  /** Phone, 10 digits; shown on the support page. */
  readonly phoneNumber?: string | null | undefined;
  /** E-mail of the primary contact. */
  readonly primaryContactEmail: string;
  /** Full name of the primary contact. */
  readonly primaryContactFullName: string;
  /** Phone of the primary contact, 10 digits. */
  readonly primaryContactPhone: string;
  /** Billing rate in US dollars, a text with up to two decimals, e.g. `12.50`. */
  readonly rate?: string | null | undefined;
};

/** A new test code of a laboratory. */
export type CreateTestCodeInput = {
  /** Description. */
  readonly description?: string | null | undefined;
  /** Ids of the drugs and adulterants that are tested for. */
  readonly drugAdulterants: ReadonlyArray<number>;
  /** Name. */
  readonly name?: string | null | undefined;
  /** Price in US dollars, a text with up to two decimals, e.g. `12.50`; null for who may not see prices. */
  readonly pricing?: string | null | undefined;
  /** Laboratory whose code it is; it stays. */
  readonly provider: LabProvider;
  /** Number of the specimen type (1 urine, 2 oral fluid, 3 hair, 4 breath, 5 urine POCT, 6 oral fluid POCT, 7 blood, 8 sweat, 9 serum, 10 nails); it stays. Codes of breath go with others in combo orders. */
  readonly specimenType: number;
  /** Code as the laboratory writes it, unique among its codes. */
  readonly testCode: string;
  /** Program whose tests are ordered by it. */
  readonly type: Program;
};

/** A new instant test panel. */
export type CreateTestPanelInput = {
  /** Device, one that takes the specimen type. */
  readonly deviceId: string | number;
  /** Ids of the drugs and adulterants that are tested for, at least one. */
  readonly drugAdulterants: ReadonlyArray<number>;
  /** Description, e.g. `5-Panel Integrated Urine Cup: THC, COC`. */
  readonly name: string;
  /** Part number, unique regardless of case. */
  readonly panelId: string;
  /** Cost in US dollars, a text with up to two decimals, e.g. `12.50`; null for who may not see prices. */
  readonly pricing?: string | null | undefined;
  /** Number of the specimen type (1 urine, 2 oral fluid, 3 hair, 4 breath, 5 urine POCT, 6 oral fluid POCT, 7 blood, 8 sweat, 9 serum, 10 nails). */
  readonly specimenTypeId: string | number;
};

/** A new random test pool. */
export type CreateTestPoolInput = {
  /** Alcohol tests each interval, for fixed targets. */
  readonly alcoholIntervalNumber?: number | null | undefined;
  /** Alcohol tests a year, percent of the members, at most 2 decimals. Regulated: the regulator decides. */
  readonly alcoholPercentage?: number | null | undefined;
  /** Alternates of each draw; required when alternates are drawn. */
  readonly alternatesAmount?: number | null | undefined;
  /** Comments, at most 255 characters. */
  readonly comments?: string | null | undefined;
  /** Company whose employees are drawn; required without a consortium, ignored with one. */
  readonly companyId?: string | number | null | undefined;
  /** Alcohol tests of the program that were completed before it was run here. */
  readonly completedAlcoholTests?: number;
  /** Drug tests of the program that were completed before it was run here. */
  readonly completedDrugTests?: number;
  /** Consortium whose enrolled locations’ employees are drawn; null for a pool of one company. */
  readonly consortiumId?: string | number | null | undefined;
  /** Drug tests each interval, for fixed targets. */
  readonly drugIntervalNumber?: number | null | undefined;
  /** Drug tests a year, percent of the members, at most 2 decimals. Regulated: the regulator decides. */
  readonly drugPercentage?: number | null | undefined;
  /** Run under a DOT agency. Regulated and other people are never in one pool. */
  readonly isRegulated?: boolean;
  /** Whether the pool spans locations; one of a consortium always does. */
  readonly isTestPoolForCompany?: boolean;
  /** Lab accounts of electronic and paper orders; ignored otherwise. */
  readonly labAccounts?: ReadonlyArray<PoolLabAccountInput>;
  /** The one location of the pool; required unless the pool spans locations, ignored if it does or has a consortium. */
  readonly locationId?: string | number | null | undefined;
  /** Selection interval. */
  readonly modality: SelectionInterval;
  /** Name, unique within the company or consortium regardless of case. */
  readonly name: string;
  /** Drawn on top of the target, percent, at most 2 decimals. */
  readonly oversampling: number;
  /** Last day of the program, YYYY-MM-DD: regulated always 31 December of the year it starts in, else at most one year less a day after the start. */
  readonly programEndDate?: string | null | undefined;
  /** First day of the program, YYYY-MM-DD: regulated in the current year. Once there are members or draws it stays in its year and not after the first draw. */
  readonly programStartDate: string;
  /** Whether orders can be generated from a run; not with a consortium. */
  readonly shouldAutoGenerateTests?: boolean;
  /** Whether alternates are drawn. */
  readonly shouldGenerateAlternates?: boolean;
  /** How targets are given; a regulated pool always has percentages. */
  readonly targetType?: TargetType | null | undefined;
  /** What is ordered for people drawn; required without a consortium, ignored with one. */
  readonly testOrderType?: TestOrderType | null | undefined;
  /** Panels of instant tests, one for each location; ignored otherwise. */
  readonly testPanels?: ReadonlyArray<PoolTestPanelInput>;
  /** Regulator; required when regulated, ignored otherwise. */
  readonly testingAgencyId?: string | number | null | undefined;
};

/** A new member of a pool. */
export type CreateTestPoolMemberInput = {
  /** Regulated pools: commercial driver’s license, unique with its state in the pool among those not removed; required. */
  readonly cdlNumber?: string | null | undefined;
  /** Regulated pools: date of birth, 14 to 100 years ago; required. */
  readonly dateOfBirth?: string | null | undefined;
  /** Regulated pools: id of an employee category of the regulator; required. */
  readonly employeeCategory?: number | null | undefined;
  /** First name. */
  readonly firstName: string;
  /** Unregulated pools: number that tells the person apart, unique in the pool among those not removed; required. */
  readonly idNumber?: string | null | undefined;
  /** Last name. */
  readonly lastName: string;
  /** Location of the person; required when the pool spans locations, else the one of the pool. */
  readonly locationId?: string | number | null | undefined;
  /** Regulated pools: whether the collection must be observed; required. */
  readonly observationRequired?: boolean | null | undefined;
  /** Regulated pools: another number of the person. */
  readonly otherId?: string | null | undefined;
  /** Regulated pools: social security number or ITIN, 9 digits, once in the pool. Kept encrypted and answered as ***-**-1234. */
  readonly ssn?: string | null | undefined;
  /** Regulated pools: state of the CDL; required. */
  readonly state?: string | null | undefined;
};

/** A new user, who is invited by e-mail. */
export type CreateUserInput = {
  /** Postal address. */
  readonly address?: AddressInput | null | undefined;
  /** Company of a client user; the own one for who belongs to a company. */
  readonly companyId?: string | number | null | undefined;
  /** How to reach the user. */
  readonly contactMethods?: ContactMethodsInput;
  /** Department. */
  readonly department?: string | null | undefined;
  /** Number of the employee; internal users only. */
  readonly employeeId?: string | null | undefined;
  /** First name. */
  readonly firstName: string;
  /** Job title. */
  readonly jobTitle: string;
  /** Last name. */
  readonly lastName: string;
  /** Role, and where it is held. */
  readonly roleAssignment: RoleAssignmentInput;
  /** First day of work, YYYY-MM-DD; required of internal users. */
  readonly startDate?: string | null | undefined;
  /** Whose staff a user is. */
  readonly type: UserType;
  /** E-mail address that signs in; unique over all TPAs regardless of case. */
  readonly username: string;
};

/** How much of the own company a client user sees; it follows from the role. */
export const DataAccessLevel = {
  /** Area */
  Area: 'AREA',
  /** Corporate */
  Corporate: 'CORPORATE',
  /** District */
  District: 'DISTRICT',
  /** Location */
  Location: 'LOCATION',
  /** Region */
  Region: 'REGION'
} as const;

export type DataAccessLevel = typeof DataAccessLevel[keyof typeof DataAccessLevel];
/** How a result is entered by hand. */
export const DataEntryMethod = {
  /** Both */
  Both: 'BOTH',
  /** Manual Enter Only */
  ManualEnter: 'MANUAL_ENTER',
  /** Upload Original Report Only */
  UploadOriginalReport: 'UPLOAD_ORIGINAL_REPORT'
} as const;

export type DataEntryMethod = typeof DataEntryMethod[keyof typeof DataEntryMethod];
/** Conditions on one field; all of them hold together. */
export type DateFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: string | null | undefined;
  /** At least; of a timestamp field a bare date means the start of that day in UTC. */
  readonly gte?: string | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<string> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** At most; of a timestamp field a bare date means the end of that day in UTC. */
  readonly lte?: string | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: string | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<string> | null | undefined;
};

/** Conditions on one field; all of them hold together. */
export type DateTimeFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: string | null | undefined;
  /** At least; of a timestamp field a bare date means the start of that day in UTC. */
  readonly gte?: string | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<string> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** At most; of a timestamp field a bare date means the end of that day in UTC. */
  readonly lte?: string | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: string | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<string> | null | undefined;
};

/** Whether a list opens with a view. */
export type DefaultViewInput = {
  /** Whether the list opens with it; one view at most. */
  readonly isDefault: boolean;
};

/** Excuses a participant or calls up an alternate. */
export type DesignateInput = {
  /** Out, Sick, or free text of at most 255 characters; required with EXCUSED. */
  readonly excusalReason?: string | null | undefined;
  /** EXCUSED for the selected; the other two for alternates. */
  readonly status: Designation;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version?: number | null | undefined;
};

/** What becomes of a participant after the draw. */
export const Designation = {
  /** Need not take the test, for a reason that is kept. */
  Excused: 'EXCUSED',
  /** Called up for a drug test. */
  SelectedForDrugs: 'SELECTED_FOR_DRUGS',
  /** Called up for a drug and an alcohol test. */
  SelectedForDrugsAndAlcohol: 'SELECTED_FOR_DRUGS_AND_ALCOHOL'
} as const;

export type Designation = typeof Designation[keyof typeof Designation];
/** What an MRO can determine. */
export const DeterminationResult = {
  /** Cancelled */
  MroCancelled: 'MRO_CANCELLED',
  /** Negative */
  MroNegative: 'MRO_NEGATIVE',
  /** Negative-Dilute */
  MroNegativeDilute: 'MRO_NEGATIVE_DILUTE',
  /** Positive */
  MroPositive: 'MRO_POSITIVE',
  /** Positive-Dilute */
  MroPositiveDilute: 'MRO_POSITIVE_DILUTE',
  /** Refusal */
  MroRefusal: 'MRO_REFUSAL'
} as const;

export type DeterminationResult = typeof DeterminationResult[keyof typeof DeterminationResult];
/** What an MRO determines of a test. */
export type DetermineTestInput = {
  /** On what it stands, where the donor has to be heard. */
  readonly basis?: MroBasis | null | undefined;
  /** Names of the drugs that are verified as positive, as the findings have them. */
  readonly drugs?: ReadonlyArray<string>;
  /** Whether another specimen is to be collected under direct observation. */
  readonly isRecollectionObserved?: boolean;
  /** Note for MRO staff, up to 2,000 characters. */
  readonly note?: string | null | undefined;
  /** What everybody is told of a cancellation or another refusal, up to 500 characters. */
  readonly reason?: string | null | undefined;
  /** Why it is a refusal. */
  readonly refusalReason?: MroRefusalReason | null | undefined;
  /** Why a former determination is corrected. */
  readonly replaceReason?: string | null | undefined;
  /** What is determined. */
  readonly result: DeterminationResult;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version: number;
};

/** Which Device records to list; all conditions hold together. */
export type DeviceWhere = {
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on name. */
  readonly name?: TextFilter | null | undefined;
  /** Condition on specimenTypeIds. */
  readonly specimenTypeIds?: IdsFilter | null | undefined;
};

/** Who at the employer directed the test (49 CFR 40.355(g) to (k)). */
export type DirectedByInput = {
  /** When the test was directed, UTC, in the past, not before 2000. */
  readonly at: string;
  /** Name. */
  readonly fullName: string;
  /** Phone, 10 digits. */
  readonly phone: string;
  /** Job title. */
  readonly title: string;
};

/** Order of a list of Document records. */
export type DocumentOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: DocumentOrderField;
};

/** What a list of Document records can be sorted by. */
export const DocumentOrderField = {
  /** By `contentType`. */
  ContentType: 'CONTENT_TYPE',
  /** By `createdAt`. */
  CreatedAt: 'CREATED_AT',
  /** By `size`. */
  Size: 'SIZE',
  /** By `title`. */
  Title: 'TITLE',
  /** By `uploadedBy`. */
  UploadedBy: 'UPLOADED_BY'
} as const;

export type DocumentOrderField = typeof DocumentOrderField[keyof typeof DocumentOrderField];
/** Which Document records to list; all conditions hold together. */
export type DocumentWhere = {
  /** Condition on companyId. */
  readonly companyId?: IdFilter | null | undefined;
  /** Condition on contentType. One of application/pdf, image/jpeg, image/png, image/tiff, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, text/csv. */
  readonly contentType?: ChoiceFilter | null | undefined;
  /** Condition on createdAt. */
  readonly createdAt?: DateTimeFilter | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on size. */
  readonly size?: IntFilter | null | undefined;
  /** Condition on title. */
  readonly title?: TextFilter | null | undefined;
  /** Condition on uploadedBy. */
  readonly uploadedBy?: TextFilter | null | undefined;
};

/** What must be drawn from a pool. */
export const DrawState = {
  /** The selection period that runs is not drawn yet. */
  Due: 'DUE',
  /** The period that runs is drawn, none has begun, or there is nobody or nothing to draw for. */
  NothingDue: 'NOTHING_DUE',
  /** A selection period ended without a draw, and none was made since. */
  Overdue: 'OVERDUE'
} as const;

export type DrawState = typeof DrawState[keyof typeof DrawState];
/** Conditions on one field; all of them hold together. */
export type DrawStateFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: DrawState | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<DrawState> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: DrawState | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<DrawState> | null | undefined;
};

/** Order of a list of DrugAdulterant records. */
export type DrugAdulterantOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: DrugAdulterantOrderField;
};

/** What a list of DrugAdulterant records can be sorted by. */
export const DrugAdulterantOrderField = {
  /** By `abbreviation`. */
  Abbreviation: 'ABBREVIATION',
  /** By `name`. */
  Name: 'NAME',
  /** By `numberOfTestCodes`. */
  NumberOfTestCodes: 'NUMBER_OF_TEST_CODES',
  /** By `numberOfTestPanels`. */
  NumberOfTestPanels: 'NUMBER_OF_TEST_PANELS',
  /** By `type`. */
  Type: 'TYPE'
} as const;

export type DrugAdulterantOrderField = typeof DrugAdulterantOrderField[keyof typeof DrugAdulterantOrderField];
/** What the entry is. */
export const DrugAdulterantType = {
  /** A way in which a specimen is spoilt. */
  Adulterant: 'ADULTERANT',
  /** A substance that is tested for. */
  Drug: 'DRUG'
} as const;

export type DrugAdulterantType = typeof DrugAdulterantType[keyof typeof DrugAdulterantType];
/** Conditions on one field; all of them hold together. */
export type DrugAdulterantTypeFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: DrugAdulterantType | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<DrugAdulterantType> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: DrugAdulterantType | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<DrugAdulterantType> | null | undefined;
};

/** Which DrugAdulterant records to list; all conditions hold together. */
export type DrugAdulterantWhere = {
  /** Condition on abbreviation. */
  readonly abbreviation?: TextFilter | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on name. */
  readonly name?: TextFilter | null | undefined;
  /** Condition on numberOfTestCodes. */
  readonly numberOfTestCodes?: IntFilter | null | undefined;
  /** Condition on numberOfTestPanels. */
  readonly numberOfTestPanels?: IntFilter | null | undefined;
  /** Condition on type. One of DRUG, ADULTERANT. */
  readonly type?: DrugAdulterantTypeFilter | null | undefined;
};

/** Code of the error catalogue. Codes are added; none gets another meaning. */
export const ErrorCode = {
  /** You do not have permission to do it. */
  AccessDenied: 'ACCESS_DENIED',
  /** Your account has been locked. Please contact your Administrator. */
  AccountLocked: 'ACCOUNT_LOCKED',
  /** The acknowledgment already exists. */
  AcknowledgementAlreadyExist: 'ACKNOWLEDGEMENT_ALREADY_EXIST',
  /** Test codes that do not have six digits are assigned to this account. */
  AssignedNotSixDigitTestCodes: 'ASSIGNED_NOT_SIX_DIGIT_TEST_CODES',
  /** This field is required. */
  AtLeastOne: 'AT_LEAST_ONE',
  /** An authenticator app is set up for this account already. */
  AuthenticatorActive: 'AUTHENTICATOR_ACTIVE',
  /** No authenticator app is set up for this account. */
  AuthenticatorMissing: 'AUTHENTICATOR_MISSING',
  /** This field is required. */
  Blank: 'BLANK',
  /** The file is too big. Please, upload items parts by part. */
  BulkTooManyRows: 'BULK_TOO_MANY_ROWS',
  /** You cannot perform this action on your own account. */
  CannotModifySelf: 'CANNOT_MODIFY_SELF',
  /** You do not have permission to edit these settings. Please contact customer service at {phone} or {email}. */
  CanNotOverrideSettings: 'CAN_NOT_OVERRIDE_SETTINGS',
  /** Incorrect verification code. */
  CodeConfirmationError: 'CODE_CONFIRMATION_ERROR',
  /** Company with this name already exists. */
  CompanyNameAlreadyExists: 'COMPANY_NAME_ALREADY_EXISTS',
  /** {alertMessage} */
  ComplianceAlert: 'COMPLIANCE_ALERT',
  /** Only future dates can be selected. */
  DateMustGreaterThanToday: 'DATE_MUST_GREATER_THAN_TODAY',
  /** This value is already used. */
  DuplicateValue: 'DUPLICATE_VALUE',
  /** Record not found. */
  EntityNotFound: 'ENTITY_NOT_FOUND',
  /** An open test case already exists for this donor. */
  ExistOpenTestCaseForDonor: 'EXIST_OPEN_TEST_CASE_FOR_DONOR',
  /** Your verification code has expired. Please request another code and try again. */
  ExpiredToken: 'EXPIRED_TOKEN',
  /** Record not found. */
  FieldNotFoundInEntity: 'FIELD_NOT_FOUND_IN_ENTITY',
  /** This value must be unique. */
  FieldValueNotUniqueInEntity: 'FIELD_VALUE_NOT_UNIQUE_IN_ENTITY',
  /** File is over {size} and therefore rejected. */
  FileTooLarge: 'FILE_TOO_LARGE',
  /** This entity has dependencies... */
  HasChildElements: 'HAS_CHILD_ELEMENTS',
  /** This request was already sent with other values. Reload the page and try again. */
  IdempotencyKeyReused: 'IDEMPOTENCY_KEY_REUSED',
  /** This ID already exists. */
  IdAlreadyExists: 'ID_ALREADY_EXISTS',
  /** This instant test has already been confirmed. */
  InstantTestAlreadyConfirmed: 'INSTANT_TEST_ALREADY_CONFIRMED',
  /** At least one drug must be marked positive for a Preliminary Positive result. */
  InstantTestPreliminaryPositiveRequiresDrug: 'INSTANT_TEST_PRELIMINARY_POSITIVE_REQUIRES_DRUG',
  /** Something went wrong. Please try again later. */
  InternalError: 'INTERNAL_ERROR',
  /** This value is not valid. */
  Invalid: 'INVALID',
  /** This link has already expired. */
  InvalidCode: 'INVALID_CODE',
  /** Current password is incorrect. Please try again. */
  InvalidCurrentPassword: 'INVALID_CURRENT_PASSWORD',
  /** Some drugs/adulterants are not valid. */
  InvalidDrugAdulterants: 'INVALID_DRUG_ADULTERANTS',
  /** This is not a valid email address. */
  InvalidEmailAddress: 'INVALID_EMAIL_ADDRESS',
  /** This is not a valid US phone number. */
  InvalidIntlPhone: 'INVALID_INTL_PHONE',
  /** File is not a {formats} and therefore rejected. */
  InvalidMimeType: 'INVALID_MIME_TYPE',
  /** This is not a valid price. */
  InvalidPricing: 'INVALID_PRICING',
  /** This is not a valid state. */
  InvalidState: 'INVALID_STATE',
  /** This is not a valid zip code. */
  InvalidZipCode: 'INVALID_ZIP_CODE',
  /** This user has accepted the invitation already. Reset the password instead. */
  InvitationAlreadyAccepted: 'INVITATION_ALREADY_ACCEPTED',
  /** Only six-digit test codes are allowed. */
  IsAllowedOnlySixDigitTestCodes: 'IS_ALLOWED_ONLY_SIX_DIGIT_TEST_CODES',
  /** This Lab Account is assigned to {count} locations. */
  LabAccountAssignedToLocation: 'LAB_ACCOUNT_ASSIGNED_TO_LOCATION',
  /** The last location of a company cannot be deleted. */
  LastCompanyLocation: 'LAST_COMPANY_LOCATION',
  /** The last test code of a lab account cannot be removed. */
  LastLabAccountTestCode: 'LAST_LAB_ACCOUNT_TEST_CODE',
  /** The last super administrator cannot be removed. */
  LastSuperAdmin: 'LAST_SUPER_ADMIN',
  /** The last drug/adulterant of a test code cannot be removed. */
  LastTestCodeDrugAdulterant: 'LAST_TEST_CODE_DRUG_ADULTERANT',
  /** This location has {count} contacts and cannot be deleted. */
  LocationHasContacts: 'LOCATION_HAS_CONTACTS',
  /** This message is settled already. */
  MessageNotOpen: 'MESSAGE_NOT_OPEN',
  /** The message is not signed with the secret of this connection, or was signed more than five minutes ago. */
  MessageNotSigned: 'MESSAGE_NOT_SIGNED',
  /** This MRO is assigned to {count} locations. */
  MroAssignedToLocation: 'MRO_ASSIGNED_TO_LOCATION',
  /** MRO is not selected for all locations. */
  MroNotSelectedForAllLocations: 'MRO_NOT_SELECTED_FOR_ALL_LOCATIONS',
  /** The MRO result has not been updated. */
  MroResultNotUpdated: 'MRO_RESULT_NOT_UPDATED',
  /** This name already exists. */
  NameAlreadyExists: 'NAME_ALREADY_EXISTS',
  /** Another message was already sent with this nonce. */
  NonceReused: 'NONCE_REUSED',
  /** This order cannot be changed any more: the donor has come, or it has ended. */
  OrderNotChangeable: 'ORDER_NOT_CHANGEABLE',
  /** This participant has a test or an order of this kind already. */
  ParticipantAlreadyTested: 'PARTICIPANT_ALREADY_TESTED',
  /** This participant cannot be changed. */
  ParticipantNotEditable: 'PARTICIPANT_NOT_EDITABLE',
  /** You cannot reuse previous passwords. */
  PasswordAsPrevious: 'PASSWORD_AS_PREVIOUS',
  /** This password is one of the most common ones, so it is easily guessed. Choose another one. */
  PasswordCommon: 'PASSWORD_COMMON',
  /** Password cannot be the same as the username. */
  PasswordLikeEmail: 'PASSWORD_LIKE_EMAIL',
  /** This password is made of your name, email or company, so it is easily guessed. Choose another one. */
  PasswordLikeName: 'PASSWORD_LIKE_NAME',
  /** The primary location of a company cannot be deleted. */
  PrimaryCompanyLocation: 'PRIMARY_COMPANY_LOCATION',
  /** The primary contact cannot be deleted. */
  PrimaryContact: 'PRIMARY_CONTACT',
  /** Record not found. */
  ResourceNotFound: 'RESOURCE_NOT_FOUND',
  /** This run has already been invalidated. */
  RunAlreadyInvalidated: 'RUN_ALREADY_INVALIDATED',
  /** Orders have already been requested for this run. */
  RunOrdersAlreadyRequested: 'RUN_ORDERS_ALREADY_REQUESTED',
  /** The service is not available right now. Please try again in a moment. */
  ServiceUnavailable: 'SERVICE_UNAVAILABLE',
  /** This record was changed by someone else. Reload it and try again. */
  StaleVersion: 'STALE_VERSION',
  /** This portal is not available. Please contact customer service. */
  TenantDisabled: 'TENANT_DISABLED',
  /** This TPA cannot be deleted or disabled. */
  TenantProtected: 'TENANT_PROTECTED',
  /** This Test Pool cannot be changed because it is deactivated, frozen or expired. */
  TestPoolNotEditable: 'TEST_POOL_NOT_EDITABLE',
  /** The list has changed: you chose {seen} records, and it finds {found} now that are not the same. Look at it again. */
  TickedChanged: 'TICKED_CHANGED',
  /** Please do not enter more than {max} characters. */
  TooLong: 'TOO_LONG',
  /** Too many values are selected. */
  TooMany: 'TOO_MANY',
  /** Too many requests. Please wait a moment and try again. */
  TooManyRequests: 'TOO_MANY_REQUESTS',
  /** Please enter at least {min} characters. */
  TooShort: 'TOO_SHORT',
  /** Your session has ended. Please sign in again. */
  Unauthorized: 'UNAUTHORIZED',
  /** This user has already been unlocked. */
  UserAlreadyActive: 'USER_ALREADY_ACTIVE',
  /** User with this email already exists. */
  UserEmailAlreadyExists: 'USER_EMAIL_ALREADY_EXISTS',
  /** This user is locked. Unlock the user instead: that mails a link to set a new password. */
  UserLocked: 'USER_LOCKED',
  /** This user is locked and has no role. Assign a role before unlocking the user. */
  UserLockedWithoutRole: 'USER_LOCKED_WITHOUT_ROLE',
  /** No role is assigned to your account. Please contact your Administrator. */
  UserWithoutRole: 'USER_WITHOUT_ROLE',
  /** Account number must have 5, 6 or 8 digits. */
  WrongAccountNumber: 'WRONG_ACCOUNT_NUMBER',
  /** Incorrect username and/or password. */
  WrongCredentials: 'WRONG_CREDENTIALS'
} as const;

export type ErrorCode = typeof ErrorCode[keyof typeof ErrorCode];
/** First location of a new company. */
export type FirstLocationInput = {
  /** Address of the location. */
  readonly address: AddressInput;
  /** Designated employer representative (DER). */
  readonly derInfo: RequiredPersonInput;
  /** Fax, 10 digits. */
  readonly locationFax: string;
  /** Phone, 10 digits. */
  readonly locationPhone: string;
  /** Name of the location. */
  readonly name: string;
};

/** A substance that was found. */
export type FoundSubstanceInput = {
  /** Drug or adulterant of the catalogue. */
  readonly drugAdulterantId: string | number;
};

/** Kind of the record that a permission is granted or taken on. */
export const GrantResource = {
  /** One company. */
  Company: 'COMPANY',
  /** One location. */
  Location: 'LOCATION'
} as const;

export type GrantResource = typeof GrantResource[keyof typeof GrantResource];
/** Where a permission of a user comes from, or what took it away. */
export const GrantSource = {
  /** It was granted beyond the role. */
  Granted: 'GRANTED',
  /** It was taken from what the role gives. */
  Revoked: 'REVOKED',
  /** The role gives it. */
  Role: 'ROLE'
} as const;

export type GrantSource = typeof GrantSource[keyof typeof GrantSource];
/** Which HistoryEntry records to list; all conditions hold together. */
export type HistoryEntryActorWhere = {
  /** Condition on fullName. */
  readonly fullName?: TextFilter | null | undefined;
};

/** Order of a list of HistoryEntry records. */
export type HistoryEntryOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: HistoryEntryOrderField;
};

/** What a list of HistoryEntry records can be sorted by. */
export const HistoryEntryOrderField = {
  /** By `createdAt`. */
  CreatedAt: 'CREATED_AT'
} as const;

export type HistoryEntryOrderField = typeof HistoryEntryOrderField[keyof typeof HistoryEntryOrderField];
/** Which HistoryEntry records to list; all conditions hold together. */
export type HistoryEntryWhere = {
  /** Condition on action. One of administrativeUnit.created, administrativeUnit.updated, administrativeUnit.moved, administrativeUnit.deleted, bulkSchema.created, bulkSchema.updated, bulkSchema.resultsImported, collectionSite.fileReceived, collectionSite.fileApplied, company.created, company.updated, company.deleted, company.locationsImported, company.contactsImported, company.settingsUpdated, company.enrollmentChanged, complianceRule.created, complianceRule.updated, complianceRule.retired, complianceRule.reviewed, consortium.created, consortium.updated, document.created, document.updated, document.deleted, contact.created, contact.updated, contact.deleted, drugAdulterant.created, drugAdulterant.updated, drugAdulterant.deleted, file.uploaded, labAccount.created, labAccount.updated, labAccount.deleted, labAccountLocation.created, labAccountLocation.updated, labAccountLocation.deleted, location.created, location.updated, location.deleted, location.enrollmentChanged, location.testPanelsChanged, location.complianceAlerted, labConnection.created, labConnection.updated, labConnection.deleted, labConnection.secretRotated, labConnection.checked, labMessage.processed, labMessage.matched, outgoingLabMessage.resent, report.exported, misReport.employerUpdated, misReport.corrected, misReport.signed, misReport.signatureWithdrawn, donorFile.merged, donorFile.unmerged, donorFile.exported, mro.created, mro.updated, runParticipant.updated, runParticipant.noticeNoted, savedReport.created, savedReport.updated, savedReport.deleted, savedView.created, savedView.updated, savedView.deleted, savedView.defaultChosen, selectionRun.committed, selectionRun.drawn, selectionRun.extractCommitted, selectionRun.extractDrawn, selectionRun.invalidated, selectionRun.ordersRequested, selectionRun.ordersPlaced, selectionRun.ordersFailed, settings.updated, tenant.created, tenant.updated, tenant.deleted, tenant.settingsUpdated, tenant.firstUserInvited, tenant.firstUserNotInvited, tenant.keyRotated, tenant.keyRetired, tenant.accessLogSealed, tenant.sumsRecounted, testCode.created, testCode.updated, testCode.deleted, testCode.imported, testPanel.created, testPanel.updated, testPanel.deleted, testPanel.imported, testPool.created, testPool.updated, testPool.activated, testPool.deactivated, testPool.membersImported, testPool.seedChainPublished, testPoolMember.created, testPoolMember.updated, testPoolMember.removed, testPoolMember.restored, testResult.created, testResult.updated, testResult.deleted, testResult.confirmed, testResult.orderCanceled, testResult.orderRenewed, testResult.orderSentAgain, testResult.donorPassMailed, testResult.resultEntered, testResult.corrected, testResult.acknowledged, testResult.determined, testResult.refreshed, user.created, user.imported, user.updated, user.deleted, user.invited, user.locked, user.unlockLinkSent, user.unlocked, user.passwordReset, user.passwordChanged, user.passwordLinkSent, user.profileUpdated, user.signedIn, user.signedOut, user.sessionEnded, user.sessionsEnded, user.permissionGranted, user.permissionRevoked, user.permissionReset, user.authenticatorTurnedOn, user.authenticatorTurnedOff, user.authenticatorReset, user.recoveryCodeUsed, user.recoveryCodesRenewed. */
  readonly action?: ChoiceFilter | null | undefined;
  /** Condition on actor. */
  readonly actor?: HistoryEntryActorWhere | null | undefined;
  /** Finds users of this tenant only. */
  readonly actorUserId?: IdFilter | null | undefined;
  /** Condition on companyId. */
  readonly companyId?: IdFilter | null | undefined;
  /** Condition on createdAt. */
  readonly createdAt?: DateTimeFilter | null | undefined;
  /** Condition on entity. One of administrativeUnit, bulkSchema, collectionSite, company, complianceRule, consortium, document, contact, drugAdulterant, file, labAccount, labAccountLocation, location, labConnection, labMessage, outgoingLabMessage, report, misReport, donorFile, mro, runParticipant, savedReport, savedView, selectionRun, settings, tenant, testCode, testPanel, testPool, testPoolMember, testResult, user. */
  readonly entity?: ChoiceFilter | null | undefined;
  /** Condition on entityId. */
  readonly entityId?: TextFilter | null | undefined;
};

/** Conditions on one field; all of them hold together. */
export type IdFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: string | number | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<string | number> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: string | number | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<string | number> | null | undefined;
};

/** Conditions on one field; all of them hold together. */
export type IdsFilter = {
  /** Has this id. */
  readonly eq?: string | number | null | undefined;
  /** Has one of these ids. */
  readonly in?: ReadonlyArray<string | number> | null | undefined;
  /** Has no id (true) or has some (false). */
  readonly isNull?: boolean | null | undefined;
  /** Does not have this id. */
  readonly neq?: string | number | null | undefined;
  /** Has none of these ids. */
  readonly notIn?: ReadonlyArray<string | number> | null | undefined;
};

/** An instant test before it is read. */
export type InstantCollectionInput = {
  /** When the collector certified the test, UTC, in the past, not before 2000; now when left out. */
  readonly certificationDate?: string | null | undefined;
  /** When the specimen was given, in the past, not before 2000, UTC. */
  readonly collectedAt: string;
  /** Who collected the specimen; the caller when it is left out. */
  readonly collectorFullName?: string | null | undefined;
  /** Signature of the collector, an uploaded image. */
  readonly collectorSignature: string | number;
  /** Signature of the donor, an uploaded image; required unless refused or consented by word. */
  readonly donorSignature?: string | number | null | undefined;
  /** Day until which the panel can be used, YYYY-MM-DD, in the future, within 5 years; required unless refused. */
  readonly expireAt?: string | null | undefined;
  /** Lot number: letters, digits, spaces and hyphens; required unless refused. */
  readonly lot?: string | null | undefined;
  /** Number of the specimen type; required unless refused. Of a refusal that names none it is that of the panel, else 5. */
  readonly specimenTypeId?: string | number | null | undefined;
  /** Comment on the test. */
  readonly testInformationComment?: string | null | undefined;
  /** Panel, one of the location and of the specimen type; required unless refused. */
  readonly testPanelId?: string | number | null | undefined;
};

/** Who is tested on the spot. */
export type InstantDonorInput = {
  /** Date of birth, YYYY-MM-DD, 10 to 120 years ago. */
  readonly dateOfBirth?: string | null | undefined;
  /** First name. */
  readonly firstName: string;
  /** The certification statement: false makes the test a refusal to test. */
  readonly isDonorAcceptTest?: boolean;
  /** Consent was received by word or another method; nobody signs for the donor. */
  readonly isVerbalConsent?: boolean;
  /** Last name. */
  readonly lastName: string;
  /** Middle name. */
  readonly middleName?: string | null | undefined;
  /** Phone, 10 digits. */
  readonly phone?: string | null | undefined;
  /** The id: of an SSN its nine digits, of the other types 2 to 15 characters. An SSN is kept encrypted and answered as ***-**-1234. */
  readonly primaryId: string;
  /** By what the donor is identified. */
  readonly primaryIdType: PrimaryIdType;
  /** Why the donor is tested. */
  readonly reasonForTest?: ReasonForTest | null | undefined;
  /** Who looked at the identity document. */
  readonly verifiedBy?: VerifierNameInput | null | undefined;
};

/** What a test on the spot shows of one substance. */
export type InstantLineInput = {
  /** Comment; required for a positive adulterant. */
  readonly comment?: string | null | undefined;
  /** Cutoff level; required for a positive drug. */
  readonly confirmCutoff?: string | null | undefined;
  /** One of the panel. */
  readonly drugAdulterantId: string | number;
  /** Whether it was found. */
  readonly isPositive?: boolean;
};

/** An instant test as it is stored. */
export type InstantResultInput = {
  /** Files of the test, at most 20, uploaded by the caller. */
  readonly attachments?: ReadonlyArray<string | number>;
  /** When the collector certified the test, UTC, in the past, not before 2000; now when left out. */
  readonly certificationDate?: string | null | undefined;
  /** When the specimen was given, in the past, not before 2000, UTC. */
  readonly collectedAt: string;
  /** Who collected the specimen; the caller when it is left out. */
  readonly collectorFullName?: string | null | undefined;
  /** Signature of the collector, an uploaded image. */
  readonly collectorSignature: string | number;
  /** Why the donor is tested again; required within 24 hours of another instant test. */
  readonly confirmationComment?: string | null | undefined;
  /** Signature of the donor, an uploaded image; required unless refused or consented by word. */
  readonly donorSignature?: string | number | null | undefined;
  /** What was found; substances of the panel that are left out were not. */
  readonly drugAdulterantResults?: ReadonlyArray<InstantLineInput>;
  /** Day until which the panel can be used, YYYY-MM-DD, in the future, within 5 years; required unless refused. */
  readonly expireAt?: string | null | undefined;
  /** Lot number: letters, digits, spaces and hyphens; required unless refused. */
  readonly lot?: string | null | undefined;
  /** How it was read. */
  readonly resultInterpreted?: ResultInterpreted;
  /** Overall result; required unless refused. */
  readonly resultType?: InstantResultType | null | undefined;
  /** State of the specimen. */
  readonly specimenIntegrity?: string | null | undefined;
  /** Number of the specimen type; required unless refused. Of a refusal that names none it is that of the panel, else 5. */
  readonly specimenTypeId?: string | number | null | undefined;
  /** Whether the temperature of urine was in range, 1 or 0; required of urine, cleared of others. */
  readonly temperature?: string | null | undefined;
  /** Comment on the test. */
  readonly testInformationComment?: string | null | undefined;
  /** Panel, one of the location and of the specimen type; required unless refused. */
  readonly testPanelId?: string | number | null | undefined;
  /** Comment on the result. */
  readonly testResultComment?: string | null | undefined;
  /** REFUSAL_TO_TEST on the path of a refusal; it follows from the certification statement. */
  readonly testStatus?: TestStatus | null | undefined;
};

/** What a test on the spot shows. */
export const InstantResultType = {
  /** Invalid Result */
  ResultInvalid: 'RESULT_INVALID',
  /** Negative for all */
  ResultNegative: 'RESULT_NEGATIVE',
  /** Preliminary Positive */
  ResultPreliminaryPositive: 'RESULT_PRELIMINARY_POSITIVE'
} as const;

export type InstantResultType = typeof InstantResultType[keyof typeof InstantResultType];
/** The first step of an instant test. */
export type InstantTestFirstForm = {
  /** "Test for Client": a client of the location. */
  readonly client?: number | null | undefined;
  /** Who is tested on the spot. */
  readonly donor: InstantDonorInput;
  /** Who was drawn, when the test comes from a draw. */
  readonly randomizationParticipantId?: string | number | null | undefined;
  /** An instant test before it is read. */
  readonly testResult: InstantCollectionInput;
};

/** Conditions on one field; all of them hold together. */
export type IntFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: number | null | undefined;
  /** At least; of a timestamp field a bare date means the start of that day in UTC. */
  readonly gte?: number | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<number> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** At most; of a timestamp field a bare date means the end of that day in UTC. */
  readonly lte?: number | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: number | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<number> | null | undefined;
};

/** Takes a run out of the counts; it stays on record. */
export type InvalidateRunInput = {
  /** Why the run does not count, at most 255 characters. */
  readonly invalidationReason: string;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version?: number | null | undefined;
};

/** Which LabAccountLocation records to list; all conditions hold together. */
export type LabAccountLocationCompanyWhere = {
  /** Condition on companyName. */
  readonly companyName?: TextFilter | null | undefined;
};

/** Which LabAccountLocation records to list; all conditions hold together. */
export type LabAccountLocationLocationWhere = {
  /** Condition on locationId. */
  readonly locationId?: TextFilter | null | undefined;
  /** Condition on name. */
  readonly name?: TextFilter | null | undefined;
};

/** Order of a list of LabAccountLocation records. */
export type LabAccountLocationOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: LabAccountLocationOrderField;
};

/** What a list of LabAccountLocation records can be sorted by. */
export const LabAccountLocationOrderField = {
  /** By `company.companyName`. */
  CompanyCompanyName: 'COMPANY_COMPANY_NAME',
  /** By `location.locationId`. */
  LocationLocationId: 'LOCATION_LOCATION_ID',
  /** By `location.name`. */
  LocationName: 'LOCATION_NAME',
  /** Name of the location, by which `location.name` filters. */
  Name: 'NAME',
  /** By `subAccountId`. */
  SubAccountId: 'SUB_ACCOUNT_ID'
} as const;

export type LabAccountLocationOrderField = typeof LabAccountLocationOrderField[keyof typeof LabAccountLocationOrderField];
/** A test code at a location. */
export type LabAccountLocationTestCodeInput = {
  /** Price of the test code at the location, which stays when the code has another, in US dollars, a text with up to two decimals; null for who may not see prices. */
  readonly pricing?: string | null | undefined;
  /** Profile of the laboratory that the code stands for there. */
  readonly profileId?: string | null | undefined;
  /** Test code of the lab account. */
  readonly testCodeId: string | number;
};

/** Which LabAccountLocation records to list; all conditions hold together. */
export type LabAccountLocationWhere = {
  /** Condition on company. */
  readonly company?: LabAccountLocationCompanyWhere | null | undefined;
  /** Condition on companyId. */
  readonly companyId?: IdFilter | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on labAccountId. */
  readonly labAccountId?: IdFilter | null | undefined;
  /** Condition on location. */
  readonly location?: LabAccountLocationLocationWhere | null | undefined;
  /** Condition on locationId. */
  readonly locationId?: IdFilter | null | undefined;
  /** Condition on masterAccountType. */
  readonly masterAccountType?: IntFilter | null | undefined;
  /** Condition on mroId. */
  readonly mroId?: IdFilter | null | undefined;
  /** Condition on program. One of DOT, NON_DOT. */
  readonly program?: ProgramFilter | null | undefined;
  /** Condition on provider. One of LabCorp, QuestDiagnostics, CordantHealthSolutions, NationalToxicologyCenter, USDTL, CRL, OmegaLaboratories, AmericanToxicologyInstitute, Phamatech, NavisClinicalLaboratories, MicroDistributing, AVERHEALTH, BreathAlcohol. */
  readonly provider?: LabProviderFilter | null | undefined;
  /** Condition on subAccountId. */
  readonly subAccountId?: TextFilter | null | undefined;
};

/** Order of a list of LabAccount records. */
export type LabAccountOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: LabAccountOrderField;
};

/** What a list of LabAccount records can be sorted by. */
export const LabAccountOrderField = {
  /** By `comment`. */
  Comment: 'COMMENT',
  /** By `masterAccountId`. */
  MasterAccountId: 'MASTER_ACCOUNT_ID',
  /** By `numberOfLocations`. */
  NumberOfLocations: 'NUMBER_OF_LOCATIONS'
} as const;

export type LabAccountOrderField = typeof LabAccountOrderField[keyof typeof LabAccountOrderField];
/** Which LabAccount records to list; all conditions hold together. */
export type LabAccountWhere = {
  /** Condition on comment. */
  readonly comment?: TextFilter | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on masterAccountId. */
  readonly masterAccountId?: TextFilter | null | undefined;
  /** Condition on numberOfLocations. */
  readonly numberOfLocations?: IntFilter | null | undefined;
  /** Condition on provider. One of LabCorp, QuestDiagnostics, CordantHealthSolutions, NationalToxicologyCenter, USDTL, CRL, OmegaLaboratories, AmericanToxicologyInstitute, Phamatech, NavisClinicalLaboratories, MicroDistributing, AVERHEALTH, BreathAlcohol. */
  readonly provider?: LabProviderFilter | null | undefined;
};

/** Order of a list of LabConnection records. */
export type LabConnectionOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: LabConnectionOrderField;
};

/** What a list of LabConnection records can be sorted by. */
export const LabConnectionOrderField = {
  /** By `lastFailedAt`. */
  LastFailedAt: 'LAST_FAILED_AT',
  /** By `lastSentAt`. */
  LastSentAt: 'LAST_SENT_AT',
  /** By `name`. */
  Name: 'NAME',
  /** By `party`. */
  Party: 'PARTY',
  /** By `provider`. */
  Provider: 'PROVIDER'
} as const;

export type LabConnectionOrderField = typeof LabConnectionOrderField[keyof typeof LabConnectionOrderField];
/** Which LabConnection records to list; all conditions hold together. */
export type LabConnectionWhere = {
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on isActive. */
  readonly isActive?: BooleanFilter | null | undefined;
  /** Condition on lastFailedAt. */
  readonly lastFailedAt?: DateTimeFilter | null | undefined;
  /** Condition on lastSentAt. */
  readonly lastSentAt?: DateTimeFilter | null | undefined;
  /** Condition on name. */
  readonly name?: TextFilter | null | undefined;
  /** Condition on party. One of LABORATORY, MRO. */
  readonly party?: ConnectionPartyFilter | null | undefined;
  /** Condition on provider. One of LabCorp, QuestDiagnostics, CordantHealthSolutions, NationalToxicologyCenter, USDTL, CRL, OmegaLaboratories, AmericanToxicologyInstitute, Phamatech, NavisClinicalLaboratories, MicroDistributing, AVERHEALTH, BreathAlcohol. */
  readonly provider?: LabProviderFilter | null | undefined;
};

/** What a laboratory or an MRO tells us. */
export const LabMessageKind = {
  /** Document */
  Document: 'DOCUMENT',
  /** MRO report */
  MroReport: 'MRO_REPORT',
  /** Order status */
  OrderStatus: 'ORDER_STATUS',
  /** Result */
  Result: 'RESULT'
} as const;

export type LabMessageKind = typeof LabMessageKind[keyof typeof LabMessageKind];
/** Conditions on one field; all of them hold together. */
export type LabMessageKindFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: LabMessageKind | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<LabMessageKind> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: LabMessageKind | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<LabMessageKind> | null | undefined;
};

/** Order of a list of LabMessage records. */
export type LabMessageOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: LabMessageOrderField;
};

/** What a list of LabMessage records can be sorted by. */
export const LabMessageOrderField = {
  /** By `receivedAt`. */
  ReceivedAt: 'RECEIVED_AT'
} as const;

export type LabMessageOrderField = typeof LabMessageOrderField[keyof typeof LabMessageOrderField];
/** Why a message waits for a person, failed or was left aside. */
export const LabMessageReason = {
  /** It was changed in the database after it came in. */
  ChangedInStore: 'CHANGED_IN_STORE',
  /** The test of this order number is of another donor. */
  DonorDiffers: 'DONOR_DIFFERS',
  /** It could not be processed. */
  Fault: 'FAULT',
  /** The test does not go through an MRO. */
  NotForMro: 'NOT_FOR_MRO',
  /** No test of this laboratory fits. */
  NoTest: 'NO_TEST',
  /** The order was canceled or ended without a specimen. */
  OrderClosed: 'ORDER_CLOSED',
  /** It was there already. */
  Repeated: 'REPEATED',
  /** Several tests fit. */
  SeveralTests: 'SEVERAL_TESTS',
  /** The test of this order number has another specimen. */
  SpecimenDiffers: 'SPECIMEN_DIFFERS',
  /** The test was further by then. */
  TooLate: 'TOO_LATE',
  /** It is not in the documented form. */
  Unreadable: 'UNREADABLE',
  /** This connection may not send it. */
  WrongParty: 'WRONG_PARTY'
} as const;

export type LabMessageReason = typeof LabMessageReason[keyof typeof LabMessageReason];
/** Conditions on one field; all of them hold together. */
export type LabMessageReasonFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: LabMessageReason | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<LabMessageReason> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: LabMessageReason | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<LabMessageReason> | null | undefined;
};

/** Where a message of a laboratory stands. */
export const LabMessageState = {
  /** Failed */
  Failed: 'FAILED',
  /** Left aside */
  Ignored: 'IGNORED',
  /** Processed */
  Processed: 'PROCESSED',
  /** Unmatched */
  Unmatched: 'UNMATCHED',
  /** Waiting */
  Waiting: 'WAITING'
} as const;

export type LabMessageState = typeof LabMessageState[keyof typeof LabMessageState];
/** Conditions on one field; all of them hold together. */
export type LabMessageStateFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: LabMessageState | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<LabMessageState> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: LabMessageState | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<LabMessageState> | null | undefined;
};

/** Which LabMessage records to list; all conditions hold together. */
export type LabMessageWhere = {
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on kind. One of ORDER_STATUS, RESULT, MRO_REPORT, DOCUMENT. */
  readonly kind?: LabMessageKindFilter | null | undefined;
  /** Condition on receivedAt. */
  readonly receivedAt?: DateTimeFilter | null | undefined;
  /** Condition on state. One of WAITING, PROCESSED, UNMATCHED, FAILED, IGNORED. */
  readonly state?: LabMessageStateFilter | null | undefined;
  /** Condition on testResultId. */
  readonly testResultId?: IdFilter | null | undefined;
};

/** How a laboratory test is ordered. */
export const LabOrderType = {
  /** Electronic Lab Test */
  ElectronicOrder: 'ELECTRONIC_ORDER',
  /** Paper Lab Test */
  PaperCcfOrder: 'PAPER_CCF_ORDER'
} as const;

export type LabOrderType = typeof LabOrderType[keyof typeof LabOrderType];
/** Laboratory or supplier. */
export const LabProvider = {
  /** Averhealth */
  Averhealth: 'AVERHEALTH',
  /** American Toxicology Institute */
  AmericanToxicologyInstitute: 'AmericanToxicologyInstitute',
  /** Breath Alcohol */
  BreathAlcohol: 'BreathAlcohol',
  /** CRL */
  Crl: 'CRL',
  /** Cordant Health Solutions */
  CordantHealthSolutions: 'CordantHealthSolutions',
  /** LabCorp */
  LabCorp: 'LabCorp',
  /** Micro Distributing */
  MicroDistributing: 'MicroDistributing',
  /** National Toxicology Center */
  NationalToxicologyCenter: 'NationalToxicologyCenter',
  /** Navis Clinical Laboratories */
  NavisClinicalLaboratories: 'NavisClinicalLaboratories',
  /** Omega Laboratories */
  OmegaLaboratories: 'OmegaLaboratories',
  /** Phamatech */
  Phamatech: 'Phamatech',
  /** Quest Diagnostics */
  QuestDiagnostics: 'QuestDiagnostics',
  /** USDTL */
  Usdtl: 'USDTL'
} as const;

export type LabProvider = typeof LabProvider[keyof typeof LabProvider];
/** Conditions on one field; all of them hold together. */
export type LabProviderFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: LabProvider | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<LabProvider> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: LabProvider | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<LabProvider> | null | undefined;
};

/** What a laboratory is asked for. */
export const LabTestType = {
  /** Alcohol */
  Alcohol: 'ALCOHOL',
  /** Drug */
  Drug: 'DRUG',
  /** Drug And Alcohol */
  DrugAndAlcohol: 'DRUG_AND_ALCOHOL'
} as const;

export type LabTestType = typeof LabTestType[keyof typeof LabTestType];
/** What was found of one drug or adulterant. */
export const LineResult = {
  /** Abnormal */
  Abnormal: 'ABNORMAL',
  /** Normal */
  Normal: 'NORMAL',
  /** Abnormal */
  ResultAbnormal: 'RESULT_ABNORMAL',
  /** Adulterated */
  ResultAdulterated: 'RESULT_ADULTERATED',
  /** Fatal Flaw */
  ResultFatalFlaw: 'RESULT_FATAL_FLAW',
  /** Invalid Result */
  ResultInvalid: 'RESULT_INVALID',
  /** Negative */
  ResultNegative: 'RESULT_NEGATIVE',
  /** Negative-Adulterated */
  ResultNegativeAdulterated: 'RESULT_NEGATIVE_ADULTERATED',
  /** Negative-Dilute */
  ResultNegativeDilute: 'RESULT_NEGATIVE_DILUTE',
  /** Negative-Retest */
  ResultNegativeRetest: 'RESULT_NEGATIVE_RETEST',
  /** Negative-Substituted */
  ResultNegativeSubstituted: 'RESULT_NEGATIVE_SUBSTITUTED',
  /** Numeric */
  ResultNumeric: 'RESULT_NUMERIC',
  /** Numeric-Adulterated */
  ResultNumericAdulterated: 'RESULT_NUMERIC_ADULTERATED',
  /** Numeric-Substituted */
  ResultNumericSubstituted: 'RESULT_NUMERIC_SUBSTITUTED',
  /** Positive */
  ResultPositive: 'RESULT_POSITIVE',
  /** Positive-Adulterated */
  ResultPositiveAdulterated: 'RESULT_POSITIVE_ADULTERATED',
  /** Positive-Dilute */
  ResultPositiveDilute: 'RESULT_POSITIVE_DILUTE',
  /** Positive-Retest */
  ResultPositiveRetest: 'RESULT_POSITIVE_RETEST',
  /** Positive-Substituted */
  ResultPositiveSubstituted: 'RESULT_POSITIVE_SUBSTITUTED',
  /** Retest */
  ResultRetest: 'RESULT_RETEST',
  /** Substituted */
  ResultSubstituted: 'RESULT_SUBSTITUTED'
} as const;

export type LineResult = typeof LineResult[keyof typeof LineResult];
/** Which Location records to list; all conditions hold together. */
export type LocationAddressWhere = {
  /** Condition on city. */
  readonly city?: TextFilter | null | undefined;
  /** Condition on zip. */
  readonly zip?: TextFilter | null | undefined;
};

/** Which Location records to list; all conditions hold together. */
export type LocationAreaWhere = {
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on name. */
  readonly name?: TextFilter | null | undefined;
};

/** Which Location records to list; all conditions hold together. */
export type LocationDistrictWhere = {
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on name. */
  readonly name?: TextFilter | null | undefined;
};

/** Which Location records to list; all conditions hold together. */
export type LocationLocationManagerInfoWhere = {
  /** Condition on fullName. */
  readonly fullName?: TextFilter | null | undefined;
};

/** Order of a list of Location records. */
export type LocationOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: LocationOrderField;
};

/** What a list of Location records can be sorted by. */
export const LocationOrderField = {
  /** By `address.city`. */
  AddressCity: 'ADDRESS_CITY',
  /** By `area.name`. */
  AreaName: 'AREA_NAME',
  /** By `district.name`. */
  DistrictName: 'DISTRICT_NAME',
  /** By `locationId`. */
  LocationId: 'LOCATION_ID',
  /** By `locationManagerInfo.fullName`. */
  LocationManagerInfoFullName: 'LOCATION_MANAGER_INFO_FULL_NAME',
  /** By `name`. */
  Name: 'NAME',
  /** By `region.name`. */
  RegionName: 'REGION_NAME'
} as const;

export type LocationOrderField = typeof LocationOrderField[keyof typeof LocationOrderField];
/** Which Location records to list; all conditions hold together. */
export type LocationRegionWhere = {
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on name. */
  readonly name?: TextFilter | null | undefined;
};

/** Which Location records to list; all conditions hold together. */
export type LocationWhere = {
  /** Condition on address. */
  readonly address?: LocationAddressWhere | null | undefined;
  /** Condition on area. */
  readonly area?: LocationAreaWhere | null | undefined;
  /** Condition on companyId. */
  readonly companyId?: IdFilter | null | undefined;
  /** Condition on consortiumIds. */
  readonly consortiumIds?: IdsFilter | null | undefined;
  /** Condition on district. */
  readonly district?: LocationDistrictWhere | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on isPrimary. */
  readonly isPrimary?: BooleanFilter | null | undefined;
  /** Condition on locationId. */
  readonly locationId?: TextFilter | null | undefined;
  /** Condition on locationManagerInfo. */
  readonly locationManagerInfo?: LocationLocationManagerInfoWhere | null | undefined;
  /** Condition on name. */
  readonly name?: TextFilter | null | undefined;
  /** Condition on region. */
  readonly region?: LocationRegionWhere | null | undefined;
};

/** An entry of the contact log. */
export type LogMroContactInput = {
  /** When it was done, UTC; not before the report of the laboratory. */
  readonly at: string;
  /** What was done. */
  readonly kind: MroContactKind;
  /** Note for MRO staff, up to 1,000 characters. */
  readonly note?: string | null | undefined;
  /** Number that was called, ten digits. */
  readonly phone?: string | null | undefined;
};

/** Credentials with the time zone of the browser. */
export type LoginInput = {
  /** Password; blanks are kept. */
  readonly password: string;
  /** IANA name of the browser time zone. */
  readonly timezone?: string;
  /** Minutes, as getTimezoneOffset() gives them. */
  readonly timezoneOffset?: number;
  /** E-mail address of the user. */
  readonly username: string;
};

/** What is still missing before the session is active. */
export const LoginReason = {
  /** A password of the own: this is the first sign-in. */
  FirstLogin: 'FIRST_LOGIN',
  /** The code that is mailed, or that an authenticator app shows. */
  MfaRequired: 'MFA_REQUIRED',
  /** A new password: the old one has expired. */
  PasswordExpired: 'PASSWORD_EXPIRED'
} as const;

export type LoginReason = typeof LoginReason[keyof typeof LoginReason];
/** To whom a donor pass is mailed. */
export type MailDonorPassInput = {
  /** Where the pass goes. */
  readonly email: string;
};

/** Designated employer representative of the day. */
export type ManualDerInput = {
  /** Full name. */
  readonly fullName?: string | null | undefined;
  /** Phone, 10 digits. */
  readonly phoneNumber?: string | null | undefined;
};

/** Who was tested. Of an ordered test the donor is that of its case. */
export type ManualDonorInput = {
  /** Agency whose rules hold; required for DOT, and none otherwise. An ordered test has that of its order. */
  readonly agency?: TestingAgency | null | undefined;
  /** Date of birth, YYYY-MM-DD, 10 to 120 years ago. */
  readonly dateOfBirth?: string | null | undefined;
  /** First name. */
  readonly firstName: string;
  /** Last name. */
  readonly lastName: string;
  /** Location that the person belongs to. */
  readonly locationId: string | number;
  /** Middle name. */
  readonly middleName?: string | null | undefined;
  /** The id: of an SSN its nine digits, of the other types 2 to 15 characters. An SSN is kept encrypted and answered as ***-**-1234. */
  readonly primaryId: string;
  /** By what the donor is identified. */
  readonly primaryIdType?: PrimaryIdType;
  /** Why the donor is tested. */
  readonly reasonForTest: ReasonForTest;
};

/** A result of a laboratory or an MRO, entered by hand. */
export type ManualResultInput = {
  /** Comment, up to 500 characters. */
  readonly comment?: string | null | undefined;
  /** Who was tested. Of an ordered test the donor is that of its case. */
  readonly donor: ManualDonorInput;
  /** Flags that are on for the caller; they are noted, and api decides by its own. */
  readonly features?: ReadonlyArray<string>;
  /** Who was drawn, when the test of a new case comes from a draw. */
  readonly randomizationParticipantId?: string | number | null | undefined;
  /** A result as it is entered by hand. */
  readonly testResult: ManualTestInput;
  /** The ordered test that gets the result, of status ORDERED or PENDING; none for a new case. */
  readonly testResultId?: string | number | null | undefined;
  /** How the result is entered. */
  readonly type: DataEntryMethod;
};

/** What was found of one drug or adulterant. */
export type ManualRowInput = {
  /** Comment. */
  readonly comment?: string | null | undefined;
  /** Compound; kept of a positive drug alone. */
  readonly compound?: string | null | undefined;
  /** Cutoff of the confirmation; required of a drug. */
  readonly confirmCutoff?: string | null | undefined;
  /** Drug or adulterant of the catalogue. */
  readonly drugAdulterantId: string | number;
  /** Follows from the result; what is sent is not believed. */
  readonly isPositive?: boolean;
  /** Whether the screen is stated; without it its fields are dropped. */
  readonly isScreenCutoffEnabled?: boolean;
  /** Quantity; kept of a positive drug alone. */
  readonly numericLevel?: string | null | undefined;
  /** Whether a compound is stated. */
  readonly openCompound?: boolean;
  /** Reference range; required of an adulterant. */
  readonly referenceInterval?: string | null | undefined;
  /** What was found; of an adulterant whether it is normal. */
  readonly result: LineResult;
  /** Cutoff of the screen, e.g. `50 ng/mL`. */
  readonly screenCutoff?: string | null | undefined;
  /** Method of the confirmation; required of a drug. */
  readonly testMethodologyConfirmationLevel?: TestMethodology | null | undefined;
  /** Method of the screen. */
  readonly testMethodologyScreenLevel?: TestMethodology | null | undefined;
};

/** A result as it is entered by hand. */
export type ManualTestInput = {
  /** Id of the uploaded report, one file. */
  readonly attachments?: ReadonlyArray<string | number>;
  /** When the specimen was given, UTC, ISO 8601; in the past, not before 2000. */
  readonly collectedAt: string;
  /** DER of the day; required unless the report alone is uploaded. */
  readonly derInfo?: ManualDerInput;
  /** What was found, line by line; of `UPLOAD_ORIGINAL_REPORT` as far as it is stated. */
  readonly drugAdulterantResults?: ReadonlyArray<ManualRowInput>;
  /** Number of the account; required with the flag LAB_ACCOUNT_NUMBER. */
  readonly masterAccountId?: string | null | undefined;
  /** What the MRO determined, of a report of the MRO; it goes before `resultType`. */
  readonly mroResult?: MroResult | null | undefined;
  /** Under whose rules the test was done. */
  readonly program: Program;
  /** Laboratory. */
  readonly provider: LabProvider;
  /** When the laboratory had it, UTC, ISO 8601; in the past, not before 2000. */
  readonly receivedAt?: string | null | undefined;
  /** Whose report it is; required for DOT. A DOT result of a laboratory stays with MRO staff until the MRO has determined it. */
  readonly reportSource?: ReportSource | null | undefined;
  /** When it was reported, UTC, ISO 8601; in the past, not before 2000. */
  readonly reportedAt: string;
  /** What the laboratory found, or what the MRO determined in the words of laboratories. */
  readonly resultType?: TestOutcome | null | undefined;
  /** Number of the specimen; required with the flag 276912. */
  readonly specimenId?: string | null | undefined;
  /** Number of the specimen type: 1 Urine, 2 Oral Fluid, 3 Hair, 4 Breath, 5 Urine POCT, 6 Oral Fluid POCT, 7 Blood, 8 Sweat, 9 Serum, 10 Nails. */
  readonly specimenTypeId: string | number;
  /** Number of the location at the laboratory; required with the flag MD118, dropped without it. */
  readonly subAccountId?: string | null | undefined;
  /** Codes of what was tested; blank ones are left out. */
  readonly testCodes: ReadonlyArray<string>;
};

/** What kind of test it was. */
export const ManualTestType = {
  /** Alcohol Test */
  Alc: 'ALC',
  /** Drug Test */
  Drug: 'DRUG'
} as const;

export type ManualTestType = typeof ManualTestType[keyof typeof ManualTestType];
/** To which test a message belongs. */
export type MatchLabMessageInput = {
  /** Why it is this one; it stands in the file of the message. */
  readonly reason: string;
  /** The test that the message is about. */
  readonly testResultId: string | number;
};

/** Another id of the donor. */
export type MergeDonorInput = {
  /** Why, up to 500 characters. */
  readonly reason: string;
  /** A test of the same company under the other id. */
  readonly testResultId: string | number;
};

/** A part of a page of form DOT F 1385 with numbers. */
export const MisSectionName = {
  /** Alcohol testing data (Section IV). */
  Alcohol: 'ALCOHOL',
  /** Drug testing data (Section III). */
  Drugs: 'DRUGS',
  /** Employees of the category (Section II). */
  Employees: 'EMPLOYEES'
} as const;

export type MisSectionName = typeof MisSectionName[keyof typeof MisSectionName];
/** The new place of a unit. */
export type MoveAdministrativeUnitInput = {
  /** Where the unit lies from now on: a region for an area, an area for a district, of the same company; none for a region. */
  readonly parentId?: string | number | null | undefined;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version?: number | null | undefined;
};

/** Members, and the pool that they are moved to. */
export type MoveMembersInput = {
  /** How many of them the caller saw, at most 2,000; TICKED_CHANGED when there are others by now. */
  readonly count?: number | null | undefined;
  /** The `digest` that the list answered with them; needed with `query`. */
  readonly digest?: string | null | undefined;
  /** All records that the list finds for this query string (contract §0.5). */
  readonly query?: string | null | undefined;
  /** The records by their ids, at most 1,000; else `query` and `count` say which. */
  readonly recordIds?: ReadonlyArray<string | number> | null | undefined;
  /** Pool that they are moved to. It asks of each of them what it asks of a new member. */
  readonly testPoolId: string | number;
};

/** On what a determination stands for which the donor has to be heard. */
export const MroBasis = {
  /** 72 hours since the DER reached the donor */
  DerContact: 'DER_CONTACT',
  /** The donor declined to discuss the result */
  DonorDeclined: 'DONOR_DECLINED',
  /** Interview with the donor */
  Interview: 'INTERVIEW',
  /** Ten days without contact */
  TenDays: 'TEN_DAYS'
} as const;

export type MroBasis = typeof MroBasis[keyof typeof MroBasis];
/** A clock of the rules that MRO staff work by. */
export const MroClockName = {
  /** Attempts to reach the donor */
  Attempts: 'ATTEMPTS',
  /** 2 business days to the Clearinghouse */
  Clearinghouse: 'CLEARINGHOUSE',
  /** 72 hours after the DER reached the donor */
  DerContact: 'DER_CONTACT',
  /** 24 hours since the first attempt */
  FirstDay: 'FIRST_DAY',
  /** 72 hours to ask for the split specimen */
  SplitRequest: 'SPLIT_REQUEST',
  /** 10 days since the laboratory report */
  TenDays: 'TEN_DAYS'
} as const;

export type MroClockName = typeof MroClockName[keyof typeof MroClockName];
/** How a clock stands. */
export const MroClockState = {
  /** Done */
  Done: 'DONE',
  /** Done late */
  DoneLate: 'DONE_LATE',
  /** Not needed */
  NotNeeded: 'NOT_NEEDED',
  /** Not started */
  NotStarted: 'NOT_STARTED',
  /** Running */
  Running: 'RUNNING',
  /** Run out */
  RunOut: 'RUN_OUT'
} as const;

export type MroClockState = typeof MroClockState[keyof typeof MroClockState];
/** What MRO staff note of their way to the donor. */
export const MroContactKind = {
  /** Reported to the Clearinghouse */
  ClearinghouseReported: 'CLEARINGHOUSE_REPORTED',
  /** Asked the DER to help */
  DerAsked: 'DER_ASKED',
  /** The DER could not reach the donor */
  DerFailed: 'DER_FAILED',
  /** The DER reached the donor */
  DerReachedDonor: 'DER_REACHED_DONOR',
  /** The donor declined to discuss the result */
  DonorDeclined: 'DONOR_DECLINED',
  /** Interviewed the donor */
  DonorInterviewed: 'DONOR_INTERVIEWED',
  /** Called the donor, left a message */
  DonorMessage: 'DONOR_MESSAGE',
  /** Told the donor the verified result and the right to a split test */
  DonorNotified: 'DONOR_NOTIFIED',
  /** Called the donor, no answer */
  DonorNoAnswer: 'DONOR_NO_ANSWER',
  /** The donor asked for a test of the split specimen */
  SplitRequested: 'SPLIT_REQUESTED'
} as const;

export type MroContactKind = typeof MroContactKind[keyof typeof MroContactKind];
/** Which MroInboxRow records to list; all conditions hold together. */
export type MroInboxRowCompanyWhere = {
  /** Condition on companyName. */
  readonly companyName?: TextFilter | null | undefined;
};

/** Which MroInboxRow records to list; all conditions hold together. */
export type MroInboxRowDonorWhere = {
  /** Condition on firstName. */
  readonly firstName?: TextFilter | null | undefined;
  /** Condition on lastName. */
  readonly lastName?: TextFilter | null | undefined;
};

/** Order of a list of MroInboxRow records. */
export type MroInboxRowOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: MroInboxRowOrderField;
};

/** What a list of MroInboxRow records can be sorted by. */
export const MroInboxRowOrderField = {
  /** By `company.companyName`. */
  CompanyCompanyName: 'COMPANY_COMPANY_NAME',
  /** By `donor.lastName`. */
  DonorLastName: 'DONOR_LAST_NAME',
  /** By `laboratoryResult`. */
  LaboratoryResult: 'LABORATORY_RESULT',
  /** By `lastContactAt`. */
  LastContactAt: 'LAST_CONTACT_AT',
  /** By `waitingSince`. */
  WaitingSince: 'WAITING_SINCE'
} as const;

export type MroInboxRowOrderField = typeof MroInboxRowOrderField[keyof typeof MroInboxRowOrderField];
/** Which MroInboxRow records to list; all conditions hold together. */
export type MroInboxRowWhere = {
  /** Condition on company. */
  readonly company?: MroInboxRowCompanyWhere | null | undefined;
  /** Condition on donor. */
  readonly donor?: MroInboxRowDonorWhere | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on laboratoryResult. One of RESULT_NEGATIVE, RESULT_POSITIVE, RESULT_NEGATIVE_DILUTE, RESULT_POSITIVE_DILUTE, RESULT_INVALID, RESULT_NUMERIC, RESULT_ADULTERATED, RESULT_POSITIVE_ADULTERATED, RESULT_NEGATIVE_ADULTERATED, RESULT_SUBSTITUTED, RESULT_POSITIVE_SUBSTITUTED, RESULT_NEGATIVE_SUBSTITUTED, RESULT_FATAL_FLAW, RESULT_ABNORMAL, RESULT_NUMERIC_ADULTERATED, RESULT_NUMERIC_SUBSTITUTED, RESULT_POSITIVE_RETEST, RESULT_NEGATIVE_RETEST, RESULT_RETEST. */
  readonly laboratoryResult?: TestOutcomeFilter | null | undefined;
  /** Condition on lastContactAt. */
  readonly lastContactAt?: DateTimeFilter | null | undefined;
  /** Condition on program. One of DOT, NON_DOT. */
  readonly program?: ProgramFilter | null | undefined;
  /** Condition on specimenId. */
  readonly specimenId?: TextFilter | null | undefined;
  /** Condition on waitingSince. */
  readonly waitingSince?: DateTimeFilter | null | undefined;
};

/** Why a test is a refusal. */
export const MroRefusalReason = {
  /** Adulterated specimen */
  Adulterated: 'ADULTERATED',
  /** Other */
  Other: 'OTHER',
  /** Substituted specimen */
  Substituted: 'SUBSTITUTED'
} as const;

export type MroRefusalReason = typeof MroRefusalReason[keyof typeof MroRefusalReason];
/** What an MRO determines. */
export const MroResult = {
  /** Abnormal */
  MroAbnormal: 'MRO_ABNORMAL',
  /** Adulterated */
  MroAdulterated: 'MRO_ADULTERATED',
  /** Cancelled */
  MroCancelled: 'MRO_CANCELLED',
  /** High */
  MroHigh: 'MRO_HIGH',
  /** Invalid Result */
  MroInvalid: 'MRO_INVALID',
  /** Low */
  MroLow: 'MRO_LOW',
  /** Negative */
  MroNegative: 'MRO_NEGATIVE',
  /** Negative-Dilute */
  MroNegativeDilute: 'MRO_NEGATIVE_DILUTE',
  /** Non-Negative */
  MroNonNegative: 'MRO_NON_NEGATIVE',
  /** Normal */
  MroNormal: 'MRO_NORMAL',
  /** Pending */
  MroPending: 'MRO_PENDING',
  /** Positive */
  MroPositive: 'MRO_POSITIVE',
  /** Positive-Dilute */
  MroPositiveDilute: 'MRO_POSITIVE_DILUTE',
  /** Refusal */
  MroRefusal: 'MRO_REFUSAL',
  /** Rejected */
  MroRejected: 'MRO_REJECTED',
  /** Substituted */
  MroSubstituted: 'MRO_SUBSTITUTED',
  /** Temperature out of Range */
  MroTemperatureOutOfRange: 'MRO_TEMPERATURE_OUT_OF_RANGE'
} as const;

export type MroResult = typeof MroResult[keyof typeof MroResult];
/** Which results of a location go through the MRO. */
export type MroResultTypeInput = {
  /** All DOT results go through the MRO. Always true. */
  readonly isMroAllDotResultsRequired?: boolean;
  /** All non-DOT results go through the MRO. */
  readonly isMroAllNonDotResultsRequired?: boolean;
  /** Only positive non-DOT results go through the MRO. */
  readonly isMroPositiveNonDotResultsOnlyRequired?: boolean;
};

/** Which Mro records to list; all conditions hold together. */
export type MroWhere = {
  /** Condition on fullName. */
  readonly fullName?: TextFilter | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on providerId. */
  readonly providerId?: TextFilter | null | undefined;
};

/** Notification preferences to change. */
export type NotificationSettingsInput = {
  /** Closed-case updates */
  readonly emailNotificationClosedCaseUpdates?: boolean | null | undefined;
  /** Instant test results */
  readonly emailNotificationInstantTestResults?: boolean | null | undefined;
  /** Lab status changes */
  readonly emailNotificationLabStatusChanges?: boolean | null | undefined;
  /** MRO report results */
  readonly emailNotificationMroReportResults?: boolean | null | undefined;
  /** Progress (year-to-date) reminders */
  readonly emailNotificationRandomProgress?: boolean | null | undefined;
  /** Random test pool run completed */
  readonly emailNotificationRunCompleted?: boolean | null | undefined;
  /** DOT selection run reminders */
  readonly emailNotificationRunReminder?: boolean | null | undefined;
};

/** What happened. */
export const NotificationType = {
  /** An import of results ended. */
  BulkImportFinished: 'BULK_IMPORT_FINISHED',
  /** A draw of a regulated pool is due. */
  DotRunReminder: 'DOT_RUN_REMINDER',
  /** An instant test was recorded. */
  InstantTestResult: 'INSTANT_TEST_RESULT',
  /** A laboratory order was accepted. */
  LabOrderCreated: 'LAB_ORDER_CREATED',
  /** A laboratory order could not be placed. */
  LabOrderCreationFailed: 'LAB_ORDER_CREATION_FAILED',
  /** A list of collection sites was read. */
  LabSitesImported: 'LAB_SITES_IMPORTED',
  /** A laboratory test moved on. */
  LabStatusChanged: 'LAB_STATUS_CHANGED',
  /** The MRO released a result. */
  MroResultReceived: 'MRO_RESULT_RECEIVED',
  /** The orders of a run were generated. */
  OrderGenerationFinished: 'ORDER_GENERATION_FINISHED',
  /** How far random testing is this year. */
  RandomProgressReminder: 'RANDOM_PROGRESS_REMINDER',
  /** People were drawn from a pool. */
  RandomRunCompleted: 'RANDOM_RUN_COMPLETED',
  /** A test case was closed. */
  TestCaseClosed: 'TEST_CASE_CLOSED'
} as const;

export type NotificationType = typeof NotificationType[keyof typeof NotificationType];
/** Conditions on one field; all of them hold together. */
export type NumberFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: number | null | undefined;
  /** At least; of a timestamp field a bare date means the start of that day in UTC. */
  readonly gte?: number | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<number> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** At most; of a timestamp field a bare date means the end of that day in UTC. */
  readonly lte?: number | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: number | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<number> | null | undefined;
};

/** What is ordered at a laboratory. */
export type OrderDetailsInput = {
  /** Ids of the breath test codes that are ordered besides. */
  readonly comboBreathTestCodes?: ReadonlyArray<number>;
  /** Note for the collector. */
  readonly comment?: string | null | undefined;
  /** What the donor is told. */
  readonly donorInstructions?: string | null | undefined;
  /** Until when the donor may come, UTC, to come, within a year. Required unless it is collected on site or by a third party. */
  readonly expireDate?: string | null | undefined;
  /** Whether breath is tested besides urine. */
  readonly isComboOrder?: boolean;
  /** When it was ordered, UTC, in the past, not before 2000; now when left out. */
  readonly orderedAt?: string | null | undefined;
  /** Code of the collection site; required for electronic orders unless it is collected on site or by a third party. */
  readonly siteId?: string | null | undefined;
  /** Zip code near which the site was searched for. */
  readonly siteZip?: string | null | undefined;
  /** Ids of test codes of the lab account, all of one type; one alone where the laboratory takes no more. Required for electronic orders. */
  readonly testCodes?: ReadonlyArray<number>;
  /** What is tested: ALCOHOL of breath, both of a combo order. */
  readonly testType: LabTestType;
  /** Agency whose rules hold; required for DOT accounts, and for them alone. */
  readonly testingAgency?: TestingAgency | null | undefined;
};

/** Who is sent to a laboratory test. */
export type OrderDonorInput = {
  /** Date of birth, YYYY-MM-DD, 10 to 120 years ago. */
  readonly dateOfBirth?: string | null | undefined;
  /** First name. */
  readonly firstName: string;
  /** Last name. */
  readonly lastName: string;
  /** Location of the donor, which the lab account belongs to. */
  readonly locationId: string | number;
  /** Phone, 10 digits. */
  readonly phone: string;
  /** The id: of an SSN its nine digits, of the other types 2 to 15 characters. An SSN is kept encrypted and answered as ***-**-1234. */
  readonly primaryId: string;
  /** By what the donor is identified. */
  readonly primaryIdType: PrimaryIdType;
  /** Why the donor is tested. */
  readonly reasonForTest: ReasonForTest;
};

/** Which run to order for. */
export type OrderRequestInput = {
  /** The run to order for. */
  readonly selectionId: string | number;
};

/** Where a request to order for a run stands: OPEN waits in the queue. */
export const OrderRequestStatus = {
  /** Complete */
  Complete: 'COMPLETE',
  /** Complete With Errors */
  CompleteWithErrors: 'COMPLETE_WITH_ERRORS',
  /** Failed */
  Failed: 'FAILED',
  /** In Progress */
  InProgress: 'IN_PROGRESS',
  /** Open */
  Open: 'OPEN'
} as const;

export type OrderRequestStatus = typeof OrderRequestStatus[keyof typeof OrderRequestStatus];
/** Which OrderRow records to list; all conditions hold together. */
export type OrderRowDonorWhere = {
  /** Condition on firstName. */
  readonly firstName?: TextFilter | null | undefined;
  /** Condition on lastName. */
  readonly lastName?: TextFilter | null | undefined;
};

/** Order of a list of OrderRow records. */
export type OrderRowOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: OrderRowOrderField;
};

/** What a list of OrderRow records can be sorted by. */
export const OrderRowOrderField = {
  /** By `donor.firstName`. */
  DonorFirstName: 'DONOR_FIRST_NAME',
  /** By `donor.lastName`. */
  DonorLastName: 'DONOR_LAST_NAME',
  /** By `runIndex`. */
  RunIndex: 'RUN_INDEX'
} as const;

export type OrderRowOrderField = typeof OrderRowOrderField[keyof typeof OrderRowOrderField];
/** Which OrderRow records to list; all conditions hold together. */
export type OrderRowWhere = {
  /** Condition on donor. */
  readonly donor?: OrderRowDonorWhere | null | undefined;
  /** Condition on hasError. */
  readonly hasError?: BooleanFilter | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on runIndex. */
  readonly runIndex?: IntFilter | null | undefined;
};

/** What we tell a laboratory of an order. */
export const OutgoingLabMessageKind = {
  /** Cancellation */
  Cancel: 'CANCEL',
  /** Order */
  Order: 'ORDER',
  /** Renewal */
  Renew: 'RENEW'
} as const;

export type OutgoingLabMessageKind = typeof OutgoingLabMessageKind[keyof typeof OutgoingLabMessageKind];
/** Conditions on one field; all of them hold together. */
export type OutgoingLabMessageKindFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: OutgoingLabMessageKind | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<OutgoingLabMessageKind> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: OutgoingLabMessageKind | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<OutgoingLabMessageKind> | null | undefined;
};

/** Order of a list of OutgoingLabMessage records. */
export type OutgoingLabMessageOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: OutgoingLabMessageOrderField;
};

/** What a list of OutgoingLabMessage records can be sorted by. */
export const OutgoingLabMessageOrderField = {
  /** By `createdAt`. */
  CreatedAt: 'CREATED_AT',
  /** By `nextAttemptAt`. */
  NextAttemptAt: 'NEXT_ATTEMPT_AT'
} as const;

export type OutgoingLabMessageOrderField = typeof OutgoingLabMessageOrderField[keyof typeof OutgoingLabMessageOrderField];
/** Where a message to a laboratory stands. */
export const OutgoingLabMessageState = {
  /** Delivered */
  Done: 'DONE',
  /** Failed */
  Failed: 'FAILED',
  /** Superseded */
  Superseded: 'SUPERSEDED',
  /** Waiting */
  Waiting: 'WAITING'
} as const;

export type OutgoingLabMessageState = typeof OutgoingLabMessageState[keyof typeof OutgoingLabMessageState];
/** Conditions on one field; all of them hold together. */
export type OutgoingLabMessageStateFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: OutgoingLabMessageState | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<OutgoingLabMessageState> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: OutgoingLabMessageState | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<OutgoingLabMessageState> | null | undefined;
};

/** Which OutgoingLabMessage records to list; all conditions hold together. */
export type OutgoingLabMessageWhere = {
  /** Condition on createdAt. */
  readonly createdAt?: DateTimeFilter | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on kind. One of ORDER, CANCEL, RENEW. */
  readonly kind?: OutgoingLabMessageKindFilter | null | undefined;
  /** Condition on nextAttemptAt. */
  readonly nextAttemptAt?: DateTimeFilter | null | undefined;
  /** Condition on state. One of WAITING, DONE, FAILED, SUPERSEDED. */
  readonly state?: OutgoingLabMessageStateFilter | null | undefined;
  /** Condition on testResultId. */
  readonly testResultId?: IdFilter | null | undefined;
};

/** How a test came out. */
export const OverallResult = {
  /** Canceled */
  Cancelled: 'CANCELLED',
  /** Negative */
  Negative: 'NEGATIVE',
  /** Positive */
  Positive: 'POSITIVE',
  /** Refusal */
  Refusal: 'REFUSAL'
} as const;

export type OverallResult = typeof OverallResult[keyof typeof OverallResult];
/** Notes that a participant was told to come. */
export type ParticipantNoticeInput = {
  /** Whether the person was told; false takes the note back. */
  readonly isNotified: boolean;
};

/** Participants, and whether they were told to come. */
export type ParticipantNoticesInput = {
  /** How many of them the caller saw, at most 2,000; TICKED_CHANGED when there are others by now. */
  readonly count?: number | null | undefined;
  /** The `digest` that the list answered with them; needed with `query`. */
  readonly digest?: string | null | undefined;
  /** Whether the person was told; false takes the note back. */
  readonly isNotified: boolean;
  /** All records that the list finds for this query string (contract §0.5). */
  readonly query?: string | null | undefined;
  /** The records by their ids, at most 1,000; else `query` and `count` say which. */
  readonly recordIds?: ReadonlyArray<string | number> | null | undefined;
};

/** The fields to change; an absent field keeps its value. */
export type PatchLabAccountLocationInput = {
  /** Ids of the breath test codes of combo orders, at least one where these are supported. */
  readonly comboBreathTestCodes?: ReadonlyArray<number> | null | undefined;
  /** Account at the laboratory. */
  readonly labAccountId?: string | number | null | undefined;
  /** Location that orders by the account. */
  readonly locationId?: string | number | null | undefined;
  /** Number of the specimen type: 1 Urine, 2 Oral Fluid, 3 Hair, 4 Breath, 5 Urine POCT, 6 Oral Fluid POCT, 7 Blood, 8 Sweat, 9 Serum, 10 Nails. */
  readonly masterAccountType?: number | null | undefined;
  /** MRO of the account to whom results go. Required for DOT, and where the results of the location go through the MRO. */
  readonly mroId?: string | number | null | undefined;
  /** Price of a review at the location, in US dollars, a text with up to two decimals; null for who may not see prices. */
  readonly mroPricing?: string | null | undefined;
  /** Program whose tests are ordered. */
  readonly program?: Program | null | undefined;
  /** Site code of the location at the laboratory; `NA` for none. */
  readonly siteId?: string | null | undefined;
  /** Number of the location at the laboratory, unique there regardless of case. */
  readonly subAccountId?: string | null | undefined;
  /** Whether an order may ask for a breath test besides. */
  readonly supportsComboOrders?: boolean | null | undefined;
  /** Test codes of the account that the location orders by, at least one, of its program and specimen type. */
  readonly testCodes?: ReadonlyArray<LabAccountLocationTestCodeInput> | null | undefined;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version?: number | null | undefined;
};

/** The fields to change; an absent field keeps its value. */
export type PatchMroInput = {
  /** Where results and forms are sent. */
  readonly address?: AddressInput | null | undefined;
  /** Fax, 10 digits. */
  readonly fax?: string | null | undefined;
  /** Full name. */
  readonly fullName?: string | null | undefined;
  /** Phone, 10 digits. */
  readonly phone?: string | null | undefined;
  /** Price of a review in US dollars, a text with up to two decimals, e.g. `12.50`; null for who may not see prices. */
  readonly pricing?: string | null | undefined;
  /** Number by which laboratories know the MRO. */
  readonly providerId?: string | null | undefined;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version?: number | null | undefined;
};

/** Token of a sign-in that is not active yet. */
export type PendingTokenInput = {
  /** The token that the sign-in answered; it is not active yet. */
  readonly token: string;
};

/** Name of a permission. */
export const Permission = {
  /** Change the custom settings of a company. */
  CompanyCustomSettings: 'COMPANY_CUSTOM_SETTINGS',
  /** Enter the confirmation of an instant test. */
  ConfirmInstantTest: 'CONFIRM_INSTANT_TEST',
  /** Add regions, areas and districts. */
  CreateAdministrativeUnit: 'CREATE_ADMINISTRATIVE_UNIT',
  /** Add a client company. */
  CreateCompany: 'CREATE_COMPANY',
  /** Invite users of a client company. */
  CreateCompanyUser: 'CREATE_COMPANY_USER',
  /** Add contacts. */
  CreateContact: 'CREATE_CONTACT',
  /** Upload documents of a company. */
  CreateDocument: 'CREATE_DOCUMENT',
  /** Manage lab accounts and their locations. */
  CreateEditDeleteLabAccount: 'CREATE_EDIT_DELETE_LAB_ACCOUNT',
  /** Manage test codes. */
  CreateEditDeleteTestCode: 'CREATE_EDIT_DELETE_TEST_CODE',
  /** Manage instant test panels and assign them to locations. */
  CreateEditDeleteTestPanel: 'CREATE_EDIT_DELETE_TEST_PANEL',
  /** Record an instant test at a location. */
  CreateInstantTest: 'CREATE_INSTANT_TEST',
  /** Open the page of a new instant test. */
  CreateInstantTestPage: 'CREATE_INSTANT_TEST_PAGE',
  /** Order laboratory tests. */
  CreateLabOrder: 'CREATE_LAB_ORDER',
  /** Enter results by hand. */
  CreateLabResult: 'CREATE_LAB_RESULT',
  /** Add locations. */
  CreateLocation: 'CREATE_LOCATION',
  /** Import locations from a file. */
  CreateLocationsInBulk: 'CREATE_LOCATIONS_IN_BULK',
  /** Invite staff of the TPA. */
  CreateMdUser: 'CREATE_MD_USER',
  /** Delete a record where no other permission is named. */
  Delete: 'DELETE',
  /** Remove a test result from the lists. */
  DeleteTestResult: 'DELETE_TEST_RESULT',
  /** Delete users. */
  DeleteUser: 'DELETE_USER',
  /** Download released results. */
  DownloadTestResult: 'DOWNLOAD_TEST_RESULT',
  /** Edit the users of the own company. */
  EditCompanyUser: 'EDIT_COMPANY_USER',
  /** See and change the MRO settings of a location. */
  EditLocationMroSettings: 'EDIT_LOCATION_MRO_SETTINGS',
  /** Edit any user. */
  EditUser: 'EDIT_USER',
  /** Delete client companies. */
  FeDeleteCompanies: 'FE_DELETE_COMPANIES',
  /** Delete contacts. */
  FeDeleteContact: 'FE_DELETE_CONTACT',
  /** Delete locations. */
  FeDeleteLocation: 'FE_DELETE_LOCATION',
  /** Edit client companies. */
  FeEditCompanies: 'FE_EDIT_COMPANIES',
  /** Edit contacts. */
  FeEditContact: 'FE_EDIT_CONTACT',
  /** Edit locations. */
  FeEditLocation: 'FE_EDIT_LOCATION',
  /** Let companies and locations join and leave consortiums. */
  FeEntityConsortiumWrite: 'FE_ENTITY_CONSORTIUM_WRITE',
  /** See the users of client companies. */
  FeViewClientUsers: 'FE_VIEW_CLIENT_USERS',
  /** Open the profile of a company. */
  FeViewCompanyProfile: 'FE_VIEW_COMPANY_PROFILE',
  /** See the test pools of a company. */
  FeViewCompanyTestPools: 'FE_VIEW_COMPANY_TEST_POOLS',
  /** See the test pools of a location. */
  FeViewLocationTestPools: 'FE_VIEW_LOCATION_TEST_POOLS',
  /** Open the own company's pages. */
  FeViewMyCompany: 'FE_VIEW_MY_COMPANY',
  /** Open the pages of the locations that one manages. */
  FeViewMyLocation: 'FE_VIEW_MY_LOCATION',
  /** Grant permissions beyond the role, and take some of the role away. */
  GrantPermissions: 'GRANT_PERMISSIONS',
  /** Import results from a file. */
  ImportTestResults: 'IMPORT_TEST_RESULTS',
  /** Manage drugs and adulterants. */
  ManageAdditives: 'MANAGE_ADDITIVES',
  /** Change multi-factor sign-in and automatic logout. */
  ManageAutoLogoutSettings: 'MANAGE_AUTO_LOGOUT_SETTINGS',
  /** Manage how result files of laboratories are read. */
  ManageBulkTestResultImportSchema: 'MANAGE_BULK_TEST_RESULT_IMPORT_SCHEMA',
  /** Manage the rules of the law that tests are checked against. */
  ManageComplianceRules: 'MANAGE_COMPLIANCE_RULES',
  /** Change the settings of the compliance check. */
  ManageComplianceSettings: 'MANAGE_COMPLIANCE_SETTINGS',
  /** Manage connections to laboratories and MROs, and see how they go. */
  ManageLaboratoryConnections: 'MANAGE_LABORATORY_CONNECTIONS',
  /** Correct and sign DOT MIS reports. */
  ManageMisReports: 'MANAGE_MIS_REPORTS',
  /** Change notification and MRO settings. */
  ManageNotificationSettings: 'MANAGE_NOTIFICATION_SETTINGS',
  /** Draw from test pools and manage the people drawn. */
  ManageRandomSelection: 'MANAGE_RANDOM_SELECTION',
  /** Change a company's settings of random testing. */
  ManageRandomSettings: 'MANAGE_RANDOM_SETTINGS',
  /** Create and change test pools. */
  ManageTestPools: 'MANAGE_TEST_POOLS',
  /** Add, change and remove members of test pools. */
  ManageTestPoolMembers: 'MANAGE_TEST_POOL_MEMBERS',
  /** Merge the files of a donor whose id changed. */
  MergeDonors: 'MERGE_DONORS',
  /** See a company's regions, areas and districts. */
  ReadAllAdministrativeUnits: 'READ_ALL_ADMINISTRATIVE_UNITS',
  /** See every client company. */
  ReadAllCompanies: 'READ_ALL_COMPANIES',
  /** See contacts. */
  ReadAllContacts: 'READ_ALL_CONTACTS',
  /** See a company's documents. */
  ReadAllDocuments: 'READ_ALL_DOCUMENTS',
  /** See locations. */
  ReadAllLocations: 'READ_ALL_LOCATIONS',
  /** See every user of the TPA and of its clients. */
  ReadAllUsers: 'READ_ALL_USERS',
  /** See the users of the own company. */
  ReadCompanyUser: 'READ_COMPANY_USER',
  /** Read who changed what in the whole tenant, and whether the audit log is intact. */
  ReadHistory: 'READ_HISTORY',
  /** See lab accounts. */
  ReadLabAccount: 'READ_LAB_ACCOUNT',
  /** See test codes. */
  ReadTestCode: 'READ_TEST_CODE',
  /** Ask again for the MRO's result. */
  RefreshMroResult: 'REFRESH_MRO_RESULT',
  /** Take the authenticator app from users who have lost it. */
  ResetAuthenticator: 'RESET_AUTHENTICATOR',
  /** See prices. */
  SeePrices: 'SEE_PRICES',
  /** See who of a location was drawn and has to go, and note who was told. */
  SendDrawnPeople: 'SEND_DRAWN_PEOPLE',
  /** Take a signed acknowledgment or admission. */
  SignAcknowledgment: 'SIGN_ACKNOWLEDGMENT',
  /** See and manage consortiums. */
  SuperAdminConsortiumView: 'SUPER_ADMIN_CONSORTIUM_VIEW',
  /** Manage the TPAs of the installation. */
  SuperAdminManageTenants: 'SUPER_ADMIN_MANAGE_TENANTS',
  /** See the test pools of every company. */
  SuperAdminTestPoolView: 'SUPER_ADMIN_TEST_POOL_VIEW',
  /** Change the portal's logo and color. */
  TenantSettings: 'TENANT_SETTINGS',
  /** Unlock locked accounts. */
  UnlockAccount: 'UNLOCK_ACCOUNT',
  /** Edit a record where no other permission is named. */
  Update: 'UPDATE',
  /** Upload a laboratory's list of collection sites. */
  UploadQuestEmailedCsv: 'UPLOAD_QUEST_EMAILED_CSV',
  /** See the catalogue of drugs and adulterants. */
  ViewAdditives: 'VIEW_ADDITIVES',
  /** Open instant tests. */
  ViewInstantTest: 'VIEW_INSTANT_TEST',
  /** See the catalogue of instant test panels. */
  ViewListTestPanel: 'VIEW_LIST_TEST_PANEL',
  /** Open reports. */
  ViewReports: 'VIEW_REPORTS',
  /** See test results that are released. */
  ViewTestResults: 'VIEW_TEST_RESULTS',
  /** Act as MRO staff: see results before they are verified and released. */
  ViewUnverifiedResults: 'VIEW_UNVERIFIED_RESULTS'
} as const;

export type Permission = typeof Permission[keyof typeof Permission];
/** A person to reach. */
export type PersonInput = {
  /** E-mail address. */
  readonly email?: string | null | undefined;
  /** Full name. */
  readonly fullName?: string | null | undefined;
  /** Phone, 10 digits. */
  readonly phoneNumber?: string | null | undefined;
};

/** People who were drawn, and whether they were told. */
export type PersonToSendNoticesInput = {
  /** How many of them the caller saw, at most 2,000; TICKED_CHANGED when there are others by now. */
  readonly count?: number | null | undefined;
  /** The `digest` that the list answered with them; needed with `query`. */
  readonly digest?: string | null | undefined;
  /** Whether the person was told; false takes the note back. */
  readonly isNotified: boolean;
  /** All records that the list finds for this query string (contract §0.5). */
  readonly query?: string | null | undefined;
  /** The records by their ids, at most 1,000; else `query` and `count` say which. */
  readonly recordIds?: ReadonlyArray<string | number> | null | undefined;
};

/** Order of a list of PersonToSend records. */
export type PersonToSendOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: PersonToSendOrderField;
};

/** What a list of PersonToSend records can be sorted by. */
export const PersonToSendOrderField = {
  /** By `firstName`. */
  FirstName: 'FIRST_NAME',
  /** By `lastName`. */
  LastName: 'LAST_NAME',
  /** Last day of the selection period in which the person was drawn. */
  PeriodEnd: 'PERIOD_END'
} as const;

export type PersonToSendOrderField = typeof PersonToSendOrderField[keyof typeof PersonToSendOrderField];
/** Which PersonToSend records to list; all conditions hold together. */
export type PersonToSendWhere = {
  /** Condition on firstName. */
  readonly firstName?: TextFilter | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Whether somebody noted that the person was told to come. */
  readonly isNotified?: BooleanFilter | null | undefined;
  /** Whether an order stands whose specimen was not collected. */
  readonly isOrdered?: BooleanFilter | null | undefined;
  /** Condition on lastName. */
  readonly lastName?: TextFilter | null | undefined;
  /** Condition on locationId. */
  readonly locationId?: IdFilter | null | undefined;
  /** Last day of the selection period in which the person was drawn. */
  readonly periodEnd?: DateFilter | null | undefined;
};

/** What a pipeline of the employer does. */
export const PhmsaOperation = {
  /** Transport Carbon Dioxide */
  CarbonDioxide: 'CARBON_DIOXIDE',
  /** Gas Distribution */
  GasDistribution: 'GAS_DISTRIBUTION',
  /** Gas Gathering */
  GasGathering: 'GAS_GATHERING',
  /** Gas Transmission */
  GasTransmission: 'GAS_TRANSMISSION',
  /** Transport Hazardous Liquids */
  HazardousLiquids: 'HAZARDOUS_LIQUIDS'
} as const;

export type PhmsaOperation = typeof PhmsaOperation[keyof typeof PhmsaOperation];
/** A lab account that a pool orders from. */
export type PoolLabAccountInput = {
  /** Third-party site: street, required there. */
  readonly collectionSiteAddress1?: string | null | undefined;
  /** Third-party site: second line of the address. */
  readonly collectionSiteAddress2?: string | null | undefined;
  /** Third-party site: city, required there. */
  readonly collectionSiteCity?: string | null | undefined;
  /** Third-party site: name, required there. */
  readonly collectionSiteName?: string | null | undefined;
  /** Third-party site: state, required there. */
  readonly collectionSiteState?: string | null | undefined;
  /** Third-party site: zip code, required there. */
  readonly collectionSiteZip?: string | null | undefined;
  /** Whether specimens are collected at the location itself. */
  readonly isCollectedOnSite?: boolean;
  /** Whether a third party collects, whose address is given. */
  readonly isThirdPartyCollectionSite?: boolean;
  /** Lab account of the location, once in a pool. */
  readonly labAccountLocationId: string | number;
  /** Collection site of the laboratory; required for electronic orders unless collected on site or by a third party. */
  readonly labSiteCode?: string | null | undefined;
  /** Location whose people it is for; the one of the pool, or any of its company when it spans locations. */
  readonly locationId: string | number;
  /** Ids of the test codes that are ordered; required for electronic orders, and one alone where the laboratory takes no more. */
  readonly testCodes?: ReadonlyArray<number>;
  /** Zip code near which the collection site was searched for. */
  readonly zipCode?: string | null | undefined;
};

/** An instant test panel that a pool uses. */
export type PoolTestPanelInput = {
  /** Location whose people it is for; required when the pool spans locations, else the one of the pool. */
  readonly locationId?: string | number | null | undefined;
  /** Instant test panel of the location. */
  readonly testPanelId: string | number;
};

/** By what a person is identified. */
export const PrimaryIdType = {
  /** CDL Number */
  CdlNumber: 'CDL_NUMBER',
  /** DL */
  Dl: 'DL',
  /** Employee ID */
  EmployeeId: 'EMPLOYEE_ID',
  /** Other */
  Other: 'OTHER',
  /** SSN */
  Ssn: 'SSN',
  /** State ID */
  StateId: 'STATE_ID'
} as const;

export type PrimaryIdType = typeof PrimaryIdType[keyof typeof PrimaryIdType];
/** Which primary ids of a donor are taken. */
export const PrimaryTypeSettings = {
  /** Any. */
  All: 'ALL',
  /** The employee id alone. */
  OnlyEmployeeId: 'ONLY_EMPLOYEE_ID',
  /** The SSN alone. */
  OnlySsn: 'ONLY_SSN'
} as const;

export type PrimaryTypeSettings = typeof PrimaryTypeSettings[keyof typeof PrimaryTypeSettings];
/** What a user edits of the own profile. */
export type ProfileInput = {
  /** Postal address. */
  readonly address?: AddressInput | null | undefined;
  /** How to reach the user. */
  readonly contactMethods?: ContactMethodsInput;
  /** Ignored: read-only. */
  readonly firstName?: string | null | undefined;
  /** Ignored: read-only. */
  readonly jobTitle?: string | null | undefined;
  /** Ignored: read-only. */
  readonly lastName?: string | null | undefined;
};

/** Under whose rules a test is done: of the Department of Transportation, or not. */
export const Program = {
  /** DOT */
  Dot: 'DOT',
  /** Non-DOT */
  NonDot: 'NON_DOT'
} as const;

export type Program = typeof Program[keyof typeof Program];
/** Conditions on one field; all of them hold together. */
export type ProgramFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: Program | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<Program> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: Program | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<Program> | null | undefined;
};

/** Why a person is tested. */
export const ReasonForTest = {
  /** Court Order */
  CourtOrder: 'COURT_ORDER',
  /** Fitness for Duty */
  FitnessForDuty: 'FITNESS_FOR_DUTY',
  /** Follow Up */
  FollowUp: 'FOLLOW_UP',
  /** Other */
  Other: 'OTHER',
  /** Periodic */
  Periodic: 'PERIODIC',
  /** Post-Accident */
  PostAccident: 'POST_ACCIDENT',
  /** Pre-Employment */
  PreEmployment: 'PRE_EMPLOYMENT',
  /** Probation/Parole */
  ProbationParole: 'PROBATION_PAROLE',
  /** Promotion */
  Promotion: 'PROMOTION',
  /** QC/Blind Sample */
  QcBlindSample: 'QC_BLIND_SAMPLE',
  /** Random */
  Random: 'RANDOM',
  /** Reasonable Suspicion/Cause */
  ReasonableSuspicionCause: 'REASONABLE_SUSPICION_CAUSE',
  /** Return to Duty */
  ReturnToDuty: 'RETURN_TO_DUTY',
  /** Re-Certification */
  ReCertification: 'RE_CERTIFICATION',
  /** Transfer */
  Transfer: 'TRANSFER'
} as const;

export type ReasonForTest = typeof ReasonForTest[keyof typeof ReasonForTest];
/** Conditions on one field; all of them hold together. */
export type ReasonForTestFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: ReasonForTest | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<ReasonForTest> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: ReasonForTest | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<ReasonForTest> | null | undefined;
};

/** What a refusal is (49 CFR 40.191). */
export const RefusalReason = {
  /** Adulterated */
  RefusalAdulterated: 'REFUSAL_ADULTERATED',
  /** Other */
  RefusalOther: 'REFUSAL_OTHER',
  /** Substituted */
  RefusalSubstituted: 'REFUSAL_SUBSTITUTED',
  /** Shy Bladder */
  ResultShyBladder: 'RESULT_SHY_BLADDER',
  /** Shy Lung */
  ResultShyLung: 'RESULT_SHY_LUNG'
} as const;

export type RefusalReason = typeof RefusalReason[keyof typeof RefusalReason];
/** The new name of a unit. */
export type RenameAdministrativeUnitInput = {
  /** Name, unique under its parent regardless of case. */
  readonly name: string;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version?: number | null | undefined;
};

/** Until when an order holds now, and why. */
export type RenewLabOrderInput = {
  /** Until when the donor may come now, UTC, to come, within a year. */
  readonly expireDate: string;
  /** Why; it stands in the file of the test. */
  readonly reason: string;
};

/** Puts new recovery codes in the place of the former. */
export type RenewRecoveryCodesInput = {
  /** Current password. */
  readonly password: string;
};

/** How the values of a column of a report read. */
export const ReportCellKind = {
  /** How many tests. */
  Count: 'count',
  /** A day, YYYY-MM-DD. */
  Day: 'day',
  /** Days with one decimal. */
  Days: 'days',
  /** A percentage with two decimals. */
  Percent: 'percent',
  /** Words. */
  Text: 'text'
} as const;

export type ReportCellKind = typeof ReportCellKind[keyof typeof ReportCellKind];
/** What a report is about. */
export type ReportCriteria = {
  /** Record ids of areas; none for all. */
  readonly areas?: ReadonlyArray<number>;
  /** Record id of the company. */
  readonly company?: number | null | undefined;
  /** Record id of the consortium. */
  readonly consortiumId?: string | number | null | undefined;
  /** First day, UTC, YYYY-MM-DD. */
  readonly dateFrom?: string | null | undefined;
  /** Last day, UTC, YYYY-MM-DD. */
  readonly dateTo?: string | null | undefined;
  /** Record ids of districts; none for all. */
  readonly districts?: ReadonlyArray<number>;
  /** Whether it is about the companies of a consortium. */
  readonly isReportForConsortium?: boolean;
  /** Record ids of locations; none for all. */
  readonly locations?: ReadonlyArray<number>;
  /** Months of the years, 01 to 12; all without. */
  readonly months?: ReadonlyArray<string>;
  /** A period that moves, in place of dates and years. */
  readonly period?: ReportPeriod | null | undefined;
  /** Primary id of the donor; never stored with a report. */
  readonly primaryId?: string | null | undefined;
  /** Quarters of the years; all without. */
  readonly quarters?: ReadonlyArray<ReportQuarter>;
  /** Record ids of regions; none for all. */
  readonly regions?: ReadonlyArray<number>;
  /** How tests are done; both without. */
  readonly testType?: ReadonlyArray<TestType>;
  /** Years. */
  readonly years?: ReadonlyArray<number>;
};

/** A period that moves with the day on which the report is opened. */
export const ReportPeriod = {
  /** Last 12 months */
  Last_12Months: 'LAST_12_MONTHS',
  /** Last month */
  LastMonth: 'LAST_MONTH',
  /** Last quarter */
  LastQuarter: 'LAST_QUARTER',
  /** Last year */
  LastYear: 'LAST_YEAR',
  /** This month */
  ThisMonth: 'THIS_MONTH',
  /** This year */
  ThisYear: 'THIS_YEAR'
} as const;

export type ReportPeriod = typeof ReportPeriod[keyof typeof ReportPeriod];
/** A quarter of each of the years. */
export const ReportQuarter = {
  /** Q1 */
  Q1: 'Q1',
  /** Q2 */
  Q2: 'Q2',
  /** Q3 */
  Q3: 'Q3',
  /** Q4 */
  Q4: 'Q4'
} as const;

export type ReportQuarter = typeof ReportQuarter[keyof typeof ReportQuarter];
/** How often the link to a saved report is mailed. */
export const ReportSchedule = {
  /** On the first of each month */
  Monthly: 'MONTHLY',
  /** Not sent */
  None: 'NONE',
  /** On the first of each quarter */
  Quarterly: 'QUARTERLY',
  /** Every Monday */
  Weekly: 'WEEKLY'
} as const;

export type ReportSchedule = typeof ReportSchedule[keyof typeof ReportSchedule];
/** Conditions on one field; all of them hold together. */
export type ReportScheduleFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: ReportSchedule | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<ReportSchedule> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: ReportSchedule | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<ReportSchedule> | null | undefined;
};

/** Whose report a result is entered from. What a laboratory reports of a DOT test waits for the MRO (49 CFR 40.97). */
export const ReportSource = {
  /** Laboratory */
  Laboratory: 'LABORATORY',
  /** MRO */
  Mro: 'MRO'
} as const;

export type ReportSource = typeof ReportSource[keyof typeof ReportSource];
/** A report, by the name of its route. */
export const ReportType = {
  /** Activity Detail */
  Activitydetail: 'activitydetail',
  /** Average Turnaround Time */
  Averageturnaroundtime: 'averageturnaroundtime',
  /** Donor History */
  Donorhistory: 'donorhistory',
  /** Monthly Volume */
  Monthlyvolume: 'monthlyvolume',
  /** Positive Rate */
  Positiverate: 'positiverate',
  /** Positive Rate per Drug */
  Positiverateperdrug: 'positiverateperdrug'
} as const;

export type ReportType = typeof ReportType[keyof typeof ReportType];
/** Conditions on one field; all of them hold together. */
export type ReportTypeFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: ReportType | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<ReportType> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: ReportType | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<ReportType> | null | undefined;
};

/** A person to reach; every field is required. */
export type RequiredPersonInput = {
  /** E-mail address. */
  readonly email: string;
  /** Full name. */
  readonly fullName: string;
  /** Phone, 10 digits. */
  readonly phoneNumber: string;
};

/** Why an order is sent once more. */
export type ResendLabOrderInput = {
  /** Why; it stands in the file of the test. */
  readonly reason: string;
};

/** Takes the authenticator app from a user who has lost it. */
export type ResetAuthenticatorInput = {
  /** Why, for whoever asks later; up to 500 characters. */
  readonly reason: string;
};

/** Whose password is voided. */
export type ResetUserPasswordInput = {
  /** E-mail address that the user signs in with. */
  readonly email: string;
};

/** Whom to send a link that resets the password. */
export type RestorePasswordInput = {
  /** E-mail address that signs in. */
  readonly email: string;
};

/** How the result of an instant test was read. */
export const ResultInterpreted = {
  /** Automatically (STATReader) */
  Automatically: 'AUTOMATICALLY',
  /** Manually */
  Manually: 'MANUALLY'
} as const;

export type ResultInterpreted = typeof ResultInterpreted[keyof typeof ResultInterpreted];
/** Role of a user; it decides permissions and scope. */
export const Role = {
  /** Administrative Unit Manager */
  AdministrativeUnitManager: 'ADMINISTRATIVE_UNIT_MANAGER',
  /** Area Manager */
  AreaManager: 'AREA_MANAGER',
  /** Corporate Admin */
  CompanyAdmin: 'COMPANY_ADMIN',
  /** Corporate User */
  CompanyUser: 'COMPANY_USER',
  /** District Manager */
  DistrictManager: 'DISTRICT_MANAGER',
  /** Location Manager */
  LocationManager: 'LOCATION_MANAGER',
  /** Admin User */
  MdUser: 'MD_USER',
  /** Region Manager */
  RegionManager: 'REGION_MANAGER',
  /** Super Admin */
  SuperAdmin: 'SUPER_ADMIN'
} as const;

export type Role = typeof Role[keyof typeof Role];
/** Role of a user, and where it is held. */
export type RoleAssignmentInput = {
  /** Unit or location that the role is held in, where there is one of them. */
  readonly authorizationContextId?: string | number | null | undefined;
  /** Units of the level of the role, or locations; several with the feature flag MD125. A corporate role takes none, or the company. */
  readonly authorizationContextIds?: ReadonlyArray<string | number> | null | undefined;
  /** Role of a user; it decides permissions and scope. */
  readonly role: Role;
};

/** Conditions on one field; all of them hold together. */
export type RoleFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: Role | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<Role> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: Role | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<Role> | null | undefined;
};

/** A new shared secret. */
export type RotateSecretInput = {
  /** The secret that both sides sign with, 32 characters or more; nobody can read it afterwards. */
  readonly secret: string;
};

/** How sure it is that the law says what a compliance rule says. */
export const RuleConfidence = {
  /** High */
  High: 'HIGH',
  /** Low */
  Low: 'LOW',
  /** Medium */
  Medium: 'MEDIUM'
} as const;

export type RuleConfidence = typeof RuleConfidence[keyof typeof RuleConfidence];
/** Conditions on one field; all of them hold together. */
export type RuleConfidenceFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: RuleConfidence | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<RuleConfidence> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: RuleConfidence | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<RuleConfidence> | null | undefined;
};

/** What a compliance rule says of the tests that it is about. */
export const RuleLevel = {
  /** No restriction */
  Green: 'GREEN',
  /** Not allowed */
  Red: 'RED',
  /** Under conditions */
  Yellow: 'YELLOW'
} as const;

export type RuleLevel = typeof RuleLevel[keyof typeof RuleLevel];
/** Conditions on one field; all of them hold together. */
export type RuleLevelFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: RuleLevel | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<RuleLevel> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: RuleLevel | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<RuleLevel> | null | undefined;
};

/** The reason for a test that a compliance rule is about. */
export const RuleReason = {
  /** Any */
  Any: 'ANY',
  /** Court Order */
  CourtOrder: 'COURT_ORDER',
  /** Fitness for Duty */
  FitnessForDuty: 'FITNESS_FOR_DUTY',
  /** Follow Up */
  FollowUp: 'FOLLOW_UP',
  /** Other */
  Other: 'OTHER',
  /** Periodic */
  Periodic: 'PERIODIC',
  /** Post-Accident */
  PostAccident: 'POST_ACCIDENT',
  /** Pre-Employment */
  PreEmployment: 'PRE_EMPLOYMENT',
  /** Probation/Parole */
  ProbationParole: 'PROBATION_PAROLE',
  /** Promotion */
  Promotion: 'PROMOTION',
  /** QC/Blind Sample */
  QcBlindSample: 'QC_BLIND_SAMPLE',
  /** Random */
  Random: 'RANDOM',
  /** Reasonable Suspicion/Cause */
  ReasonableSuspicionCause: 'REASONABLE_SUSPICION_CAUSE',
  /** Return to Duty */
  ReturnToDuty: 'RETURN_TO_DUTY',
  /** Re-Certification */
  ReCertification: 'RE_CERTIFICATION',
  /** Transfer */
  Transfer: 'TRANSFER'
} as const;

export type RuleReason = typeof RuleReason[keyof typeof RuleReason];
/** Conditions on one field; all of them hold together. */
export type RuleReasonFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: RuleReason | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<RuleReason> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: RuleReason | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<RuleReason> | null | undefined;
};

/** The specimen that a compliance rule is about. */
export const RuleSpecimen = {
  /** Any */
  Any: 'ANY',
  /** Blood */
  Blood: 'BLOOD',
  /** Breath */
  Breath: 'BREATH',
  /** Hair */
  Hair: 'HAIR',
  /** Nails */
  Nails: 'NAILS',
  /** Oral Fluid */
  OralFluid: 'ORAL_FLUID',
  /** Serum */
  Serum: 'SERUM',
  /** Sweat */
  Sweat: 'SWEAT',
  /** Urine */
  Urine: 'URINE'
} as const;

export type RuleSpecimen = typeof RuleSpecimen[keyof typeof RuleSpecimen];
/** Conditions on one field; all of them hold together. */
export type RuleSpecimenFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: RuleSpecimen | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<RuleSpecimen> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: RuleSpecimen | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<RuleSpecimen> | null | undefined;
};

/** Whether a compliance rule holds today. */
export const RuleStanding = {
  /** In Force */
  InForce: 'IN_FORCE',
  /** Retired */
  Retired: 'RETIRED',
  /** To Come */
  ToCome: 'TO_COME'
} as const;

export type RuleStanding = typeof RuleStanding[keyof typeof RuleStanding];
/** Conditions on one field; all of them hold together. */
export type RuleStandingFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: RuleStanding | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<RuleStanding> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: RuleStanding | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<RuleStanding> | null | undefined;
};

/** Whose law a compliance rule states: of a state, or US for the rules of DOT tests. */
export const RuleState = {
  /** Alaska */
  Ak: 'AK',
  /** Alabama */
  Al: 'AL',
  /** Arkansas */
  Ar: 'AR',
  /** American Samoa */
  As: 'AS',
  /** Arizona */
  Az: 'AZ',
  /** California */
  Ca: 'CA',
  /** Colorado */
  Co: 'CO',
  /** Connecticut */
  Ct: 'CT',
  /** District of Columbia */
  Dc: 'DC',
  /** Delaware */
  De: 'DE',
  /** Florida */
  Fl: 'FL',
  /** Georgia */
  Ga: 'GA',
  /** Guam */
  Gu: 'GU',
  /** Hawaii */
  Hi: 'HI',
  /** Iowa */
  Ia: 'IA',
  /** Idaho */
  Id: 'ID',
  /** Illinois */
  Il: 'IL',
  /** Indiana */
  In: 'IN',
  /** Kansas */
  Ks: 'KS',
  /** Kentucky */
  Ky: 'KY',
  /** Louisiana */
  La: 'LA',
  /** Massachusetts */
  Ma: 'MA',
  /** Maryland */
  Md: 'MD',
  /** Maine */
  Me: 'ME',
  /** Michigan */
  Mi: 'MI',
  /** Minnesota */
  Mn: 'MN',
  /** Missouri */
  Mo: 'MO',
  /** Northern Mariana Islands */
  Mp: 'MP',
  /** Mississippi */
  Ms: 'MS',
  /** Montana */
  Mt: 'MT',
  /** North Carolina */
  Nc: 'NC',
  /** North Dakota */
  Nd: 'ND',
  /** Nebraska */
  Ne: 'NE',
  /** New Hampshire */
  Nh: 'NH',
  /** New Jersey */
  Nj: 'NJ',
  /** New Mexico */
  Nm: 'NM',
  /** Nevada */
  Nv: 'NV',
  /** New York */
  Ny: 'NY',
  /** Ohio */
  Oh: 'OH',
  /** Oklahoma */
  Ok: 'OK',
  /** Oregon */
  Or: 'OR',
  /** Pennsylvania */
  Pa: 'PA',
  /** Puerto Rico */
  Pr: 'PR',
  /** Rhode Island */
  Ri: 'RI',
  /** South Carolina */
  Sc: 'SC',
  /** South Dakota */
  Sd: 'SD',
  /** Tennessee */
  Tn: 'TN',
  /** Texas */
  Tx: 'TX',
  /** Federal (DOT) */
  Us: 'US',
  /** Utah */
  Ut: 'UT',
  /** Virginia */
  Va: 'VA',
  /** Virgin Islands */
  Vi: 'VI',
  /** Vermont */
  Vt: 'VT',
  /** Washington */
  Wa: 'WA',
  /** Wisconsin */
  Wi: 'WI',
  /** West Virginia */
  Wv: 'WV',
  /** Wyoming */
  Wy: 'WY'
} as const;

export type RuleState = typeof RuleState[keyof typeof RuleState];
/** Conditions on one field; all of them hold together. */
export type RuleStateFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: RuleState | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<RuleState> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: RuleState | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<RuleState> | null | undefined;
};

/** The test type that a compliance rule is about. */
export const RuleTestType = {
  /** Any */
  Any: 'ANY',
  /** Laboratory */
  Lab: 'LAB',
  /** Instant (POCT) */
  Poct: 'POCT'
} as const;

export type RuleTestType = typeof RuleTestType[keyof typeof RuleTestType];
/** Conditions on one field; all of them hold together. */
export type RuleTestTypeFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: RuleTestType | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<RuleTestType> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: RuleTestType | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<RuleTestType> | null | undefined;
};

/** Order of a list of RunParticipant records. */
export type RunParticipantOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: RunParticipantOrderField;
};

/** What a list of RunParticipant records can be sorted by. */
export const RunParticipantOrderField = {
  /** By `firstName`. */
  FirstName: 'FIRST_NAME',
  /** By `lastName`. */
  LastName: 'LAST_NAME',
  /** By `runDate`. */
  RunDate: 'RUN_DATE',
  /** By `runIndex`. */
  RunIndex: 'RUN_INDEX',
  /** By `selectionStatus`. */
  SelectionStatus: 'SELECTION_STATUS'
} as const;

export type RunParticipantOrderField = typeof RunParticipantOrderField[keyof typeof RunParticipantOrderField];
/** Which RunParticipant records to list; all conditions hold together. */
export type RunParticipantWhere = {
  /** When the alcohol test was done. */
  readonly alcoholCompletedAt?: DateTimeFilter | null | undefined;
  /** When the drug test was done. */
  readonly drugCompletedAt?: DateTimeFilter | null | undefined;
  /** Condition on firstName. */
  readonly firstName?: TextFilter | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on lastName. */
  readonly lastName?: TextFilter | null | undefined;
  /** Condition on memberId. */
  readonly memberId?: IdFilter | null | undefined;
  /** Whether an order stands whose specimen was not collected. Of valid runs in a selection period that is not over. */
  readonly needsCollection?: BooleanFilter | null | undefined;
  /** Whether nobody noted that the person was told, and no specimen was given. Of valid runs in a selection period that is not over. */
  readonly needsNotice?: BooleanFilter | null | undefined;
  /** Whether neither a test nor an order stands for something that was selected. Of valid runs in a selection period that is not over. */
  readonly needsOrder?: BooleanFilter | null | undefined;
  /** Condition on runDate. */
  readonly runDate?: DateFilter | null | undefined;
  /** Condition on runIndex. */
  readonly runIndex?: IntFilter | null | undefined;
  /** Condition on selectionRunId. */
  readonly selectionRunId?: IdFilter | null | undefined;
  /** Condition on selectionStatus. One of SELECTED_FOR_DRUGS, SELECTED_FOR_DRUGS_AND_ALCOHOL, SELECTED_FOR_ALCOHOL, ALTERNATE_SELECTION, EXCUSED, NOT_SELECTED. */
  readonly selectionStatus?: SelectionStatusFilter | null | undefined;
  /** Condition on testPoolId. */
  readonly testPoolId?: IdFilter | null | undefined;
};

/** The test codes of a lab account, as a full set. */
export type SaveLabAccountTestCodesInput = {
  /** Ids of all test codes that the account has from now on. */
  readonly testCodes: ReadonlyArray<number>;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version?: number | null | undefined;
};

/** The consortiums of a company or a location. */
export type SaveMembershipsInput = {
  /** The consortiums to be enrolled in from now on; all others are left today. */
  readonly consortiumIds: ReadonlyArray<string | number>;
  /** The consortiums that were read as enrolled. When sent, only the difference to them is made, so that what somebody else changed meanwhile stays. */
  readonly previousIds?: ReadonlyArray<string | number> | null | undefined;
};

/** Order of a list of SavedReport records. */
export type SavedReportOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: SavedReportOrderField;
};

/** What a list of SavedReport records can be sorted by. */
export const SavedReportOrderField = {
  /** By `name`. */
  Name: 'NAME'
} as const;

export type SavedReportOrderField = typeof SavedReportOrderField[keyof typeof SavedReportOrderField];
/** Which SavedReport records to list; all conditions hold together. */
export type SavedReportWhere = {
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on name. */
  readonly name?: TextFilter | null | undefined;
  /** Condition on reportType. One of activitydetail, positiverate, positiverateperdrug, monthlyvolume, averageturnaroundtime, donorhistory. */
  readonly reportType?: ReportTypeFilter | null | undefined;
  /** Condition on schedule. One of NONE, WEEKLY, MONTHLY, QUARTERLY. */
  readonly schedule?: ReportScheduleFilter | null | undefined;
};

/** A field of an import schema, as it is mapped. */
export type SchemaFieldInput = {
  /** What the laboratory calls it: of a column its head, of a value the words that mean it, with a vertical bar between them. */
  readonly clientValue?: string | null | undefined;
  /** Words of the template; they are not stored. */
  readonly description?: string | null | undefined;
  /** What the field means to us, as the template names it. */
  readonly mdReference: string;
  /** Flag of the template; it is not stored. */
  readonly required?: boolean | null | undefined;
};

/** What is searched for. */
export type SearchInput = {
  /** Only records of this kind, up to 30; otherwise up to 6 of each. */
  readonly kind?: SearchKind | null | undefined;
  /** Words of a name, in any order; a number, or a part of it; the last four digits of an SSN. Two characters find beginnings of names and whole numbers alone. */
  readonly q: string;
};

/** Kind of a record. */
export const SearchKind = {
  /** Companies */
  Company: 'COMPANY',
  /** Consortiums */
  Consortium: 'CONSORTIUM',
  /** Drugs and adulterants */
  DrugAdulterant: 'DRUG_ADULTERANT',
  /** Lab accounts */
  LabAccount: 'LAB_ACCOUNT',
  /** Locations */
  Location: 'LOCATION',
  /** People */
  PoolMember: 'POOL_MEMBER',
  /** Runs */
  SelectionRun: 'SELECTION_RUN',
  /** Tests */
  Test: 'TEST',
  /** Test codes */
  TestCode: 'TEST_CODE',
  /** Instant test panels */
  TestPanel: 'TEST_PANEL',
  /** Pools */
  TestPool: 'TEST_POOL',
  /** Users */
  User: 'USER'
} as const;

export type SearchKind = typeof SearchKind[keyof typeof SearchKind];
/** Security settings to change. */
export type SecuritySettingsInput = {
  /** Idle users are logged out. */
  readonly automaticLogout?: boolean | null | undefined;
  /** Idle minutes before the logout warning: 5 to 60 in steps of 5. */
  readonly automaticLogoutPeriod?: number | null | undefined;
  /** Sign-in asks for a code sent by e-mail. */
  readonly mfaEnabled?: boolean | null | undefined;
  /** The system logout values hold for everyone. */
  readonly overrideLogoutSettings?: boolean | null | undefined;
  /** The system value of MFA_ENABLED holds for every company. */
  readonly overrideMfaSettings?: boolean | null | undefined;
};

/** How often a pool draws. */
export const SelectionInterval = {
  /** Annually */
  Annual: 'annual',
  /** Bi-weekly */
  Biweekly: 'biweekly',
  /** Monthly */
  Monthly: 'monthly',
  /** One-time */
  Onetime: 'onetime',
  /** Quarterly */
  Quarterly: 'quarterly',
  /** Semi-Annually */
  Semiannual: 'semiannual',
  /** Weekly */
  Weekly: 'weekly'
} as const;

export type SelectionInterval = typeof SelectionInterval[keyof typeof SelectionInterval];
/** Conditions on one field; all of them hold together. */
export type SelectionIntervalFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: SelectionInterval | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<SelectionInterval> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: SelectionInterval | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<SelectionInterval> | null | undefined;
};

/** Order of a list of SelectionRun records. */
export type SelectionRunOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: SelectionRunOrderField;
};

/** What a list of SelectionRun records can be sorted by. */
export const SelectionRunOrderField = {
  /** By `completedAlcoholTestsPercentage`. */
  CompletedAlcoholTestsPercentage: 'COMPLETED_ALCOHOL_TESTS_PERCENTAGE',
  /** By `completedDrugTestsPercentage`. */
  CompletedDrugTestsPercentage: 'COMPLETED_DRUG_TESTS_PERCENTAGE',
  /** By `memberCount`. */
  MemberCount: 'MEMBER_COUNT',
  /** By `modality`. */
  Modality: 'MODALITY',
  /** By `runDate`. */
  RunDate: 'RUN_DATE',
  /** By `selectedForAlcoholTesting`. */
  SelectedForAlcoholTesting: 'SELECTED_FOR_ALCOHOL_TESTING',
  /** By `selectedForDrugAndAlcoholTesting`. */
  SelectedForDrugAndAlcoholTesting: 'SELECTED_FOR_DRUG_AND_ALCOHOL_TESTING',
  /** By `selectedForDrugTesting`. */
  SelectedForDrugTesting: 'SELECTED_FOR_DRUG_TESTING'
} as const;

export type SelectionRunOrderField = typeof SelectionRunOrderField[keyof typeof SelectionRunOrderField];
/** Which SelectionRun records to list; all conditions hold together. */
export type SelectionRunWhere = {
  /** Condition on completedAlcoholTestsPercentage. */
  readonly completedAlcoholTestsPercentage?: NumberFilter | null | undefined;
  /** Condition on completedDrugTestsPercentage. */
  readonly completedDrugTestsPercentage?: NumberFilter | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on isInvalidated. */
  readonly isInvalidated?: BooleanFilter | null | undefined;
  /** Condition on memberCount. */
  readonly memberCount?: IntFilter | null | undefined;
  /** Condition on modality. One of onetime, weekly, biweekly, monthly, quarterly, semiannual, annual. */
  readonly modality?: SelectionIntervalFilter | null | undefined;
  /** Condition on runDate. */
  readonly runDate?: DateFilter | null | undefined;
  /** Condition on selectedForAlcoholTesting. */
  readonly selectedForAlcoholTesting?: IntFilter | null | undefined;
  /** Condition on selectedForDrugAndAlcoholTesting. */
  readonly selectedForDrugAndAlcoholTesting?: IntFilter | null | undefined;
  /** Condition on selectedForDrugTesting. */
  readonly selectedForDrugTesting?: IntFilter | null | undefined;
  /** Condition on testPoolId. */
  readonly testPoolId?: IdFilter | null | undefined;
};

/** What became of a member in a draw. */
export const SelectionStatus = {
  /** Alternate */
  AlternateSelection: 'ALTERNATE_SELECTION',
  /** Excused */
  Excused: 'EXCUSED',
  /** Not selected */
  NotSelected: 'NOT_SELECTED',
  /** Selected for alcohol */
  SelectedForAlcohol: 'SELECTED_FOR_ALCOHOL',
  /** Selected for drugs */
  SelectedForDrugs: 'SELECTED_FOR_DRUGS',
  /** Selected for drugs and alcohol */
  SelectedForDrugsAndAlcohol: 'SELECTED_FOR_DRUGS_AND_ALCOHOL'
} as const;

export type SelectionStatus = typeof SelectionStatus[keyof typeof SelectionStatus];
/** Conditions on one field; all of them hold together. */
export type SelectionStatusFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: SelectionStatus | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<SelectionStatus> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: SelectionStatus | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<SelectionStatus> | null | undefined;
};

/** A kind of test that a draw selects for. */
export const SelectionTestKind = {
  /** Alcohol */
  Alcohol: 'alcohol',
  /** Drug */
  Drugs: 'drugs'
} as const;

export type SelectionTestKind = typeof SelectionTestKind[keyof typeof SelectionTestKind];
/** A new password by a mailed link. */
export type SetPasswordByCodeInput = {
  /** The code of the mailed link. */
  readonly code: string;
  /** New password: 8 to 64 characters with at least one letter and one number. */
  readonly password: string;
};

/** A new password during a sign-in whose password has expired or is the first one. */
export type SetPasswordByTokenInput = {
  /** New password: 8 to 64 characters with at least one letter and one number. */
  readonly password: string;
  /** The token that the sign-in answered; it is not active yet. */
  readonly token: string;
};

/** What a donor signs of a positive result; of tests that are not of the DOT. */
export type SignAcknowledgmentInput = {
  /** Required of ADMISSION and BOTH; not taken otherwise. */
  readonly admission?: AdmissionInput | null | undefined;
  /** Number of the cause. */
  readonly causeNumber?: string | null | undefined;
  /** Comment, up to 500 characters. */
  readonly comment?: string | null | undefined;
  /** Signature of the donor, an uploaded image; required unless an admission alone is signed. */
  readonly defendantSignature?: string | number | null | undefined;
  /** A document of the acknowledgment; of ACKNOWLEDGMENT alone. */
  readonly document?: string | number | null | undefined;
  /** Signature of the supervisor, an uploaded image; required unless an admission alone is signed. */
  readonly supervisorSignature?: string | number | null | undefined;
  /** What is signed. */
  readonly type: AcknowledgmentType;
};

/** What came of an attempt to sign in. */
export const SignInOutcome = {
  /** The account was locked. */
  AccountLocked: 'ACCOUNT_LOCKED',
  /** The password was right; the code or a new password was still missing. */
  Incomplete: 'INCOMPLETE',
  /** The password was right; no role was assigned. */
  NoRole: 'NO_ROLE',
  /** The user signed in. */
  SignedIn: 'SIGNED_IN',
  /** The password was right; the portal was closed. */
  TenantDisabled: 'TENANT_DISABLED',
  /** The code was wrong. */
  WrongCode: 'WRONG_CODE',
  /** The password was wrong. */
  WrongPassword: 'WRONG_PASSWORD'
} as const;

export type SignInOutcome = typeof SignInOutcome[keyof typeof SignInOutcome];
/** The signature under a MIS report. */
export type SignMisReportInput = {
  /** Agency whose rules hold. */
  readonly agency: TestingAgency;
  /** Name of the certifying official. */
  readonly name: string;
  /** `state` of the report as it was read: nobody signs numbers that were not on the screen. */
  readonly state: string;
  /** Title of the certifying official. */
  readonly title: string;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version: number;
  /** Calendar year. */
  readonly year: number;
};

/** Whose collection site it is. */
export const SiteType = {
  /** Site of the preferred network, shown as "PN". */
  Preferred: 'PREFERRED',
  /** Patient service center of the laboratory itself, shown as "PSC". */
  Psc: 'PSC',
  /** Site of somebody else, shown as "3rd Party". */
  ThirdParty: 'THIRD_PARTY'
} as const;

export type SiteType = typeof SiteType[keyof typeof SiteType];
/** Direction of sorting. */
export const SortOrder = {
  /** Smallest, first or oldest first. */
  Asc: 'ASC',
  /** Largest, last or newest first. */
  Desc: 'DESC'
} as const;

export type SortOrder = typeof SortOrder[keyof typeof SortOrder];
/** The specimen id of a participant. */
export type SpecimenIdInput = {
  /** As on the custody and control form, at most 255 characters. */
  readonly specimenId: string;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version?: number | null | undefined;
};

/** Begins to set up an authenticator app. */
export type StartAuthenticatorInput = {
  /** Current password. */
  readonly password: string;
};

/** Who was tested. */
export type StepwiseDonorInput = {
  /** Agency whose rules hold; required for DOT. */
  readonly agency?: TestingAgency | null | undefined;
  /** First name. */
  readonly firstName: string;
  /** Last name. */
  readonly lastName: string;
  /** Location that the person belongs to. */
  readonly locationId: string | number;
  /** The id: of an SSN its nine digits, of the other types 2 to 15 characters. An SSN is kept encrypted and answered as ***-**-1234. */
  readonly primaryId: string;
  /** By what the donor is identified. */
  readonly primaryIdType: PrimaryIdType;
  /** Why the donor is tested. */
  readonly reasonForTest: ReasonForTest;
};

/** By which account a drug test was done. */
export type StepwiseOrderInput = {
  /** Number of the account at the laboratory. */
  readonly masterAccountId?: string | null | undefined;
  /** Number of the location at the laboratory. */
  readonly subAccountId?: string | null | undefined;
  /** Codes of what was tested. */
  readonly testCodes?: ReadonlyArray<string>;
};

/** A result with its original report, entered step by step. */
export type StepwiseResultInput = {
  /** Who was tested. */
  readonly donor: StepwiseDonorInput;
  /** Whether it is a federally regulated test. */
  readonly dot: boolean;
  /** `UPLOAD_ORIGINAL_REPORT`. */
  readonly method: DataEntryMethod;
  /** A result as the steps ask for it. */
  readonly testResult: StepwiseTestInput;
  /** Drug or alcohol. */
  readonly testType: ManualTestType;
};

/** A result as the steps ask for it. */
export type StepwiseTestInput = {
  /** Screen; of an alcohol test. */
  readonly alcoholTest1?: AlcoholTestInput | null | undefined;
  /** Confirmation: required after a positive screen or one above 0.02, and refused otherwise. */
  readonly alcoholTest2?: AlcoholTestInput | null | undefined;
  /** Id of the uploaded report, one file. */
  readonly attachments?: ReadonlyArray<string | number>;
  /** When the specimen was given, UTC, ISO 8601; in the past, not before 2000. */
  readonly collectedAt: string;
  /** Where it was collected; of an alcohol test. */
  readonly collectionInformation?: CollectionInformation | null | undefined;
  /** The same in words. */
  readonly collectionType?: string | null | undefined;
  /** Where it was collected; of a drug test. */
  readonly collectionTypeId?: CollectionInformation | null | undefined;
  /** What was found; of a drug test. */
  readonly drugAdulterantResults?: ReadonlyArray<FoundSubstanceInput>;
  /** Account and codes; of a drug test. */
  readonly labOrder?: StepwiseOrderInput | null | undefined;
  /** Comment, up to 500 characters. */
  readonly note?: string | null | undefined;
  /** More about the collection; at a site of a laboratory or another one. */
  readonly otherCollectionInfo?: string | null | undefined;
  /** How the test came out. */
  readonly overallResult: OverallResult;
  /** Laboratory; of a drug test. */
  readonly provider?: LabProvider | null | undefined;
  /** What the refusal was; of a refusal alone. */
  readonly refusalReason?: RefusalReason | null | undefined;
  /** Whose report it is; required of a DOT drug test. Alcohol is reported by who tested it, not through an MRO (49 CFR 40.255). */
  readonly reportSource?: ReportSource | null | undefined;
  /** When it was reported, UTC, ISO 8601; in the past, not before 2000. */
  readonly reportedAt?: string | null | undefined;
  /** Number of the specimen; of an alcohol test at a site of a laboratory alone. */
  readonly specimenId?: string | null | undefined;
  /** 1 urine or 2 oral fluid; of a drug test. */
  readonly specimenTypeId?: string | number | null | undefined;
  /** Has to agree with the overall result. */
  readonly testStatus?: TestStatus | null | undefined;
  /** As at the top. */
  readonly testType?: ManualTestType | null | undefined;
};

/** How the targets of a pool stand, drug and alcohol together. */
export const TargetState = {
  /** The forecast is below the target. */
  Behind: 'BEHIND',
  /** As many tests are completed as the target asks for. */
  Met: 'MET',
  /** The program ended with fewer completed tests than its target. */
  Missed: 'MISSED',
  /** No tests are asked for: the pool is empty, or its targets are 0. */
  NoTarget: 'NO_TARGET',
  /** The forecast reaches the target. */
  OnTrack: 'ON_TRACK'
} as const;

export type TargetState = typeof TargetState[keyof typeof TargetState];
/** Conditions on one field; all of them hold together. */
export type TargetStateFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: TargetState | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<TargetState> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: TargetState | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<TargetState> | null | undefined;
};

/** Whether targets are a percentage of the members a year or a number each interval. */
export const TargetType = {
  /** Fixed */
  Fixed: 'fixed',
  /** Percentage */
  Percentage: 'percentage'
} as const;

export type TargetType = typeof TargetType[keyof typeof TargetType];
/** Which Tenant records to list; all conditions hold together. */
export type TenantAddressWhere = {
  /** Condition on city. */
  readonly city?: TextFilter | null | undefined;
  /** Condition on state. */
  readonly state?: TextFilter | null | undefined;
};

/** Order of a list of Tenant records. */
export type TenantOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: TenantOrderField;
};

/** What a list of Tenant records can be sorted by. */
export const TenantOrderField = {
  /** By `address.city`. */
  AddressCity: 'ADDRESS_CITY',
  /** By `id`. */
  Id: 'ID',
  /** By `method`. */
  Method: 'METHOD',
  /** By `name`. */
  Name: 'NAME',
  /** By `rate`. */
  Rate: 'RATE'
} as const;

export type TenantOrderField = typeof TenantOrderField[keyof typeof TenantOrderField];
/** E-mail and MRO access of a tenant; a missing key keeps its value, null clears it. */
export type TenantSettingsInput = {
  /** Password at the MRO service, answered masked. */
  readonly basicAuthPass?: string | null | undefined;
  /** User name at the MRO service. */
  readonly basicAuthUser?: string | null | undefined;
  /** Sender of the mails of this tenant. */
  readonly emailSendFromAddress?: string | null | undefined;
  /** Receives administrative notices. */
  readonly updatedAdminEmail?: string | null | undefined;
};

/** Which Tenant records to list; all conditions hold together. */
export type TenantWhere = {
  /** Condition on address. */
  readonly address?: TenantAddressWhere | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on method. One of ANNUAL, MONTHLY, PER_TEST. */
  readonly method?: BillingMethodFilter | null | undefined;
  /** Condition on name. */
  readonly name?: TextFilter | null | undefined;
  /** Condition on rate. */
  readonly rate?: NumberFilter | null | undefined;
};

/** Order of a list of TestCode records. */
export type TestCodeOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: TestCodeOrderField;
};

/** What a list of TestCode records can be sorted by. */
export const TestCodeOrderField = {
  /** By `description`. */
  Description: 'DESCRIPTION',
  /** By `pricing`. */
  Pricing: 'PRICING',
  /** By `specimenType`. */
  SpecimenType: 'SPECIMEN_TYPE',
  /** By `testCode`. */
  TestCode: 'TEST_CODE',
  /** By `type`. */
  Type: 'TYPE'
} as const;

export type TestCodeOrderField = typeof TestCodeOrderField[keyof typeof TestCodeOrderField];
/** Which TestCode records to list; all conditions hold together. */
export type TestCodeWhere = {
  /** Condition on description. */
  readonly description?: TextFilter | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on name. */
  readonly name?: TextFilter | null | undefined;
  /** Condition on pricing. */
  readonly pricing?: NumberFilter | null | undefined;
  /** Condition on provider. One of LabCorp, QuestDiagnostics, CordantHealthSolutions, NationalToxicologyCenter, USDTL, CRL, OmegaLaboratories, AmericanToxicologyInstitute, Phamatech, NavisClinicalLaboratories, MicroDistributing, AVERHEALTH, BreathAlcohol. */
  readonly provider?: LabProviderFilter | null | undefined;
  /** Condition on specimenType. */
  readonly specimenType?: IntFilter | null | undefined;
  /** Condition on testCode. */
  readonly testCode?: TextFilter | null | undefined;
  /** Condition on type. One of DOT, NON_DOT. */
  readonly type?: ProgramFilter | null | undefined;
};

/** A step of a test. */
export const TestEventKind = {
  /** Accepted by the laboratory */
  Accepted: 'ACCEPTED',
  /** Canceled */
  Cancelled: 'CANCELLED',
  /** Collected */
  Collected: 'COLLECTED',
  /** Corrected */
  Corrected: 'CORRECTED',
  /** Downloaded */
  Downloaded: 'DOWNLOADED',
  /** Ended without confirmation */
  EndedUnconfirmed: 'ENDED_UNCONFIRMED',
  /** Change not taken by the laboratory */
  NotTaken: 'NOT_TAKEN',
  /** Ordered */
  Ordered: 'ORDERED',
  /** Received by the laboratory */
  Received: 'RECEIVED',
  /** Refused by the laboratory */
  Refused: 'REFUSED',
  /** Refusal to test */
  RefusedToTest: 'REFUSED_TO_TEST',
  /** Released */
  Released: 'RELEASED',
  /** Renewed */
  Renewed: 'RENEWED',
  /** Reported */
  Reported: 'REPORTED',
  /** Sent to the laboratory */
  Sent: 'SENT',
  /** Sent to the laboratory again */
  SentAgain: 'SENT_AGAIN',
  /** Verified */
  Verified: 'VERIFIED',
  /** Viewed */
  Viewed: 'VIEWED'
} as const;

export type TestEventKind = typeof TestEventKind[keyof typeof TestEventKind];
/** By which method a laboratory looks for a substance. */
export const TestMethodology = {
  /** EIA */
  Eia: 'EIA',
  /** GC/MS */
  Gcms: 'GCMS',
  /** LC-MS/MS */
  Lcmsms: 'LCMSMS',
  /** TLC */
  Tlc: 'TLC'
} as const;

export type TestMethodology = typeof TestMethodology[keyof typeof TestMethodology];
/** What is ordered for the people who are drawn; INSTANT not for regulated pools. */
export const TestOrderType = {
  /** Electronic Lab Test */
  ElectronicOrder: 'ELECTRONIC_ORDER',
  /** Instant Test */
  Instant: 'INSTANT',
  /** Paper Lab Test */
  PaperCcfOrder: 'PAPER_CCF_ORDER'
} as const;

export type TestOrderType = typeof TestOrderType[keyof typeof TestOrderType];
/** The outcome of a test. */
export const TestOutcome = {
  /** Abnormal */
  ResultAbnormal: 'RESULT_ABNORMAL',
  /** Adulterated */
  ResultAdulterated: 'RESULT_ADULTERATED',
  /** Fatal Flaw */
  ResultFatalFlaw: 'RESULT_FATAL_FLAW',
  /** Invalid Result */
  ResultInvalid: 'RESULT_INVALID',
  /** Negative */
  ResultNegative: 'RESULT_NEGATIVE',
  /** Negative-Adulterated */
  ResultNegativeAdulterated: 'RESULT_NEGATIVE_ADULTERATED',
  /** Negative-Dilute */
  ResultNegativeDilute: 'RESULT_NEGATIVE_DILUTE',
  /** Negative-Retest */
  ResultNegativeRetest: 'RESULT_NEGATIVE_RETEST',
  /** Negative-Substituted */
  ResultNegativeSubstituted: 'RESULT_NEGATIVE_SUBSTITUTED',
  /** Numeric */
  ResultNumeric: 'RESULT_NUMERIC',
  /** Numeric-Adulterated */
  ResultNumericAdulterated: 'RESULT_NUMERIC_ADULTERATED',
  /** Numeric-Substituted */
  ResultNumericSubstituted: 'RESULT_NUMERIC_SUBSTITUTED',
  /** Positive */
  ResultPositive: 'RESULT_POSITIVE',
  /** Positive-Adulterated */
  ResultPositiveAdulterated: 'RESULT_POSITIVE_ADULTERATED',
  /** Positive-Dilute */
  ResultPositiveDilute: 'RESULT_POSITIVE_DILUTE',
  /** Positive-Retest */
  ResultPositiveRetest: 'RESULT_POSITIVE_RETEST',
  /** Positive-Substituted */
  ResultPositiveSubstituted: 'RESULT_POSITIVE_SUBSTITUTED',
  /** Preliminary Positive */
  ResultPreliminaryPositive: 'RESULT_PRELIMINARY_POSITIVE',
  /** Retest */
  ResultRetest: 'RESULT_RETEST',
  /** Substituted */
  ResultSubstituted: 'RESULT_SUBSTITUTED'
} as const;

export type TestOutcome = typeof TestOutcome[keyof typeof TestOutcome];
/** Conditions on one field; all of them hold together. */
export type TestOutcomeFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: TestOutcome | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<TestOutcome> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: TestOutcome | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<TestOutcome> | null | undefined;
};

/** Order of a list of TestPanel records. */
export type TestPanelOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: TestPanelOrderField;
};

/** What a list of TestPanel records can be sorted by. */
export const TestPanelOrderField = {
  /** By `deviceName`. */
  DeviceName: 'DEVICE_NAME',
  /** By `drugsCount`. */
  DrugsCount: 'DRUGS_COUNT',
  /** By `name`. */
  Name: 'NAME',
  /** By `panelId`. */
  PanelId: 'PANEL_ID',
  /** By `pricing`. */
  Pricing: 'PRICING',
  /** By `specimenTypeName`. */
  SpecimenTypeName: 'SPECIMEN_TYPE_NAME'
} as const;

export type TestPanelOrderField = typeof TestPanelOrderField[keyof typeof TestPanelOrderField];
/** Which TestPanel records to list; all conditions hold together. */
export type TestPanelWhere = {
  /** Condition on adulterantCount. */
  readonly adulterantCount?: IntFilter | null | undefined;
  /** Condition on deviceId. */
  readonly deviceId?: IdFilter | null | undefined;
  /** Condition on deviceName. */
  readonly deviceName?: TextFilter | null | undefined;
  /** Panels that test for all of the drugs and adulterants that are named. */
  readonly drugAdulterants?: IdsFilter | null | undefined;
  /** Condition on drugsCount. */
  readonly drugsCount?: IntFilter | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on name. */
  readonly name?: TextFilter | null | undefined;
  /** Condition on panelId. */
  readonly panelId?: TextFilter | null | undefined;
  /** Condition on pricing. */
  readonly pricing?: NumberFilter | null | undefined;
  /** Condition on specimenTypeId. */
  readonly specimenTypeId?: IntFilter | null | undefined;
  /** Condition on specimenTypeName. */
  readonly specimenTypeName?: TextFilter | null | undefined;
};

/** Which TestPool records to list; all conditions hold together. */
export type TestPoolAreaWhere = {
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on name. */
  readonly name?: TextFilter | null | undefined;
};

/** Which TestPool records to list; all conditions hold together. */
export type TestPoolDistrictWhere = {
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on name. */
  readonly name?: TextFilter | null | undefined;
};

/** Which TestPoolMember records to list; all conditions hold together. */
export type TestPoolMemberLocationWhere = {
  /** Condition on locationId. */
  readonly locationId?: TextFilter | null | undefined;
};

/** Order of a list of TestPoolMember records. */
export type TestPoolMemberOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: TestPoolMemberOrderField;
};

/** What a list of TestPoolMember records can be sorted by. */
export const TestPoolMemberOrderField = {
  /** By `cdlNumber`. */
  CdlNumber: 'CDL_NUMBER',
  /** By `companyName`. */
  CompanyName: 'COMPANY_NAME',
  /** By `dateOfBirth`. */
  DateOfBirth: 'DATE_OF_BIRTH',
  /** By `deleted`. */
  Deleted: 'DELETED',
  /** By `employeeCategoryName`. */
  EmployeeCategoryName: 'EMPLOYEE_CATEGORY_NAME',
  /** By `firstName`. */
  FirstName: 'FIRST_NAME',
  /** By `idNumber`. */
  IdNumber: 'ID_NUMBER',
  /** By `lastName`. */
  LastName: 'LAST_NAME',
  /** By `location.locationId`. */
  LocationLocationId: 'LOCATION_LOCATION_ID',
  /** By `memberStatusAdjustedAt`. */
  MemberStatusAdjustedAt: 'MEMBER_STATUS_ADJUSTED_AT',
  /** By `observationRequired`. */
  ObservationRequired: 'OBSERVATION_REQUIRED',
  /** By `otherId`. */
  OtherId: 'OTHER_ID',
  /** Sorts by the last four digits. */
  Ssn: 'SSN',
  /** By `state`. */
  State: 'STATE'
} as const;

export type TestPoolMemberOrderField = typeof TestPoolMemberOrderField[keyof typeof TestPoolMemberOrderField];
/** Which TestPoolMember records to list; all conditions hold together. */
export type TestPoolMemberWhere = {
  /** Condition on cdlNumber. */
  readonly cdlNumber?: TextFilter | null | undefined;
  /** Condition on companyId. */
  readonly companyId?: IdFilter | null | undefined;
  /** Condition on companyName. */
  readonly companyName?: TextFilter | null | undefined;
  /** Condition on dateOfBirth. */
  readonly dateOfBirth?: DateFilter | null | undefined;
  /** Condition on deleted. */
  readonly deleted?: BooleanFilter | null | undefined;
  /** Condition on employeeCategoryName. */
  readonly employeeCategoryName?: TextFilter | null | undefined;
  /** Condition on firstName. */
  readonly firstName?: TextFilter | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on idNumber. */
  readonly idNumber?: TextFilter | null | undefined;
  /** Condition on lastName. */
  readonly lastName?: TextFilter | null | undefined;
  /** Condition on location. */
  readonly location?: TestPoolMemberLocationWhere | null | undefined;
  /** Condition on memberStatusAdjustedAt. */
  readonly memberStatusAdjustedAt?: DateTimeFilter | null | undefined;
  /** Condition on observationRequired. */
  readonly observationRequired?: BooleanFilter | null | undefined;
  /** Condition on otherId. */
  readonly otherId?: TextFilter | null | undefined;
  /** Condition on state. */
  readonly state?: TextFilter | null | undefined;
  /** Condition on testPoolId. */
  readonly testPoolId?: IdFilter | null | undefined;
};

/** Order of a list of TestPool records. */
export type TestPoolOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: TestPoolOrderField;
};

/** What a list of TestPool records can be sorted by. */
export const TestPoolOrderField = {
  /** By `activeMemberCount`. */
  ActiveMemberCount: 'ACTIVE_MEMBER_COUNT',
  /** By `alcoholIntervalNumber`. */
  AlcoholIntervalNumber: 'ALCOHOL_INTERVAL_NUMBER',
  /** By `alcoholPercentage`. */
  AlcoholPercentage: 'ALCOHOL_PERCENTAGE',
  /** By `alcoholYtd`. */
  AlcoholYtd: 'ALCOHOL_YTD',
  /** By `companyName`. */
  CompanyName: 'COMPANY_NAME',
  /** By `completedAlcoholTests`. */
  CompletedAlcoholTests: 'COMPLETED_ALCOHOL_TESTS',
  /** By `completedDrugTests`. */
  CompletedDrugTests: 'COMPLETED_DRUG_TESTS',
  /** By `consortiumName`. */
  ConsortiumName: 'CONSORTIUM_NAME',
  /** By `drugIntervalNumber`. */
  DrugIntervalNumber: 'DRUG_INTERVAL_NUMBER',
  /** By `drugPercentage`. */
  DrugPercentage: 'DRUG_PERCENTAGE',
  /** By `drugYtd`. */
  DrugYtd: 'DRUG_YTD',
  /** By `latestRunDate`. */
  LatestRunDate: 'LATEST_RUN_DATE',
  /** By `locationName`. */
  LocationName: 'LOCATION_NAME',
  /** Selection interval; sorts by its length. */
  Modality: 'MODALITY',
  /** By `name`. */
  Name: 'NAME',
  /** By `nextRunDate`. */
  NextRunDate: 'NEXT_RUN_DATE',
  /** By `oversampling`. */
  Oversampling: 'OVERSAMPLING',
  /** By `programEndDate`. */
  ProgramEndDate: 'PROGRAM_END_DATE',
  /** By `programStartDate`. */
  ProgramStartDate: 'PROGRAM_START_DATE',
  /** By `testingAgencyName`. */
  TestingAgencyName: 'TESTING_AGENCY_NAME'
} as const;

export type TestPoolOrderField = typeof TestPoolOrderField[keyof typeof TestPoolOrderField];
/** Order of a list of TestPoolProgress records. */
export type TestPoolProgressOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: TestPoolProgressOrderField;
};

/** What a list of TestPoolProgress records can be sorted by. */
export const TestPoolProgressOrderField = {
  /** By `activeMemberCount`. */
  ActiveMemberCount: 'ACTIVE_MEMBER_COUNT',
  /** By `alcoholYtd`. */
  AlcoholYtd: 'ALCOHOL_YTD',
  /** By `attention`. */
  Attention: 'ATTENTION',
  /** By `companyName`. */
  CompanyName: 'COMPANY_NAME',
  /** By `consortiumName`. */
  ConsortiumName: 'CONSORTIUM_NAME',
  /** By `drugYtd`. */
  DrugYtd: 'DRUG_YTD',
  /** By `name`. */
  Name: 'NAME',
  /** By `nextRunDate`. */
  NextRunDate: 'NEXT_RUN_DATE',
  /** By `overdueDraws`. */
  OverdueDraws: 'OVERDUE_DRAWS'
} as const;

export type TestPoolProgressOrderField = typeof TestPoolProgressOrderField[keyof typeof TestPoolProgressOrderField];
/** Which TestPoolProgress records to list; all conditions hold together. */
export type TestPoolProgressWhere = {
  /** Condition on activeMemberCount. */
  readonly activeMemberCount?: IntFilter | null | undefined;
  /** Condition on alcoholYtd. */
  readonly alcoholYtd?: NumberFilter | null | undefined;
  /** Condition on companyId. */
  readonly companyId?: IdFilter | null | undefined;
  /** Condition on companyName. */
  readonly companyName?: TextFilter | null | undefined;
  /** Condition on consortiumId. */
  readonly consortiumId?: IdFilter | null | undefined;
  /** Condition on consortiumName. */
  readonly consortiumName?: TextFilter | null | undefined;
  /** Condition on drawState. One of OVERDUE, DUE, NOTHING_DUE. */
  readonly drawState?: DrawStateFilter | null | undefined;
  /** Condition on drugYtd. */
  readonly drugYtd?: NumberFilter | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on locationId. */
  readonly locationId?: IdFilter | null | undefined;
  /** Locations whose people it draws from: its own, and those of its active members. */
  readonly locationIds?: IdsFilter | null | undefined;
  /** Condition on name. */
  readonly name?: TextFilter | null | undefined;
  /** Condition on nextRunDate. */
  readonly nextRunDate?: DateFilter | null | undefined;
  /** Condition on overdueDraws. */
  readonly overdueDraws?: IntFilter | null | undefined;
  /** Condition on status. One of FROZEN, DEACTIVATED, EXPIRED, ACTIVE. */
  readonly status?: TestPoolStatusFilter | null | undefined;
  /** Condition on targetState. One of MISSED, BEHIND, ON_TRACK, MET, NO_TARGET. */
  readonly targetState?: TargetStateFilter | null | undefined;
  /** Condition on testingAgencyId. */
  readonly testingAgencyId?: IdFilter | null | undefined;
};

/** Which TestPool records to list; all conditions hold together. */
export type TestPoolRegionWhere = {
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on name. */
  readonly name?: TextFilter | null | undefined;
};

/** What a pool is shown as: the first that applies. */
export const TestPoolStatus = {
  /** People are drawn from it. */
  Active: 'ACTIVE',
  /** Deactivated by hand. */
  Deactivated: 'DEACTIVATED',
  /** Its program is over. */
  Expired: 'EXPIRED',
  /** Its company or location was deleted. */
  Frozen: 'FROZEN'
} as const;

export type TestPoolStatus = typeof TestPoolStatus[keyof typeof TestPoolStatus];
/** Conditions on one field; all of them hold together. */
export type TestPoolStatusFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: TestPoolStatus | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<TestPoolStatus> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: TestPoolStatus | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<TestPoolStatus> | null | undefined;
};

/** Which TestPool records to list; all conditions hold together. */
export type TestPoolWhere = {
  /** Condition on activeMemberCount. */
  readonly activeMemberCount?: IntFilter | null | undefined;
  /** Condition on alcoholIntervalNumber. */
  readonly alcoholIntervalNumber?: IntFilter | null | undefined;
  /** Condition on alcoholPercentage. */
  readonly alcoholPercentage?: NumberFilter | null | undefined;
  /** Condition on alcoholYtd. */
  readonly alcoholYtd?: NumberFilter | null | undefined;
  /** Condition on area. */
  readonly area?: TestPoolAreaWhere | null | undefined;
  /** Condition on companyId. */
  readonly companyId?: IdFilter | null | undefined;
  /** Condition on companyName. */
  readonly companyName?: TextFilter | null | undefined;
  /** Condition on completedAlcoholTests. */
  readonly completedAlcoholTests?: IntFilter | null | undefined;
  /** Condition on completedDrugTests. */
  readonly completedDrugTests?: IntFilter | null | undefined;
  /** Condition on consortiumId. */
  readonly consortiumId?: IdFilter | null | undefined;
  /** Condition on consortiumName. */
  readonly consortiumName?: TextFilter | null | undefined;
  /** Condition on district. */
  readonly district?: TestPoolDistrictWhere | null | undefined;
  /** Condition on drugIntervalNumber. */
  readonly drugIntervalNumber?: IntFilter | null | undefined;
  /** Condition on drugPercentage. */
  readonly drugPercentage?: NumberFilter | null | undefined;
  /** Condition on drugYtd. */
  readonly drugYtd?: NumberFilter | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on latestRunDate. */
  readonly latestRunDate?: DateFilter | null | undefined;
  /** Condition on locationId. */
  readonly locationId?: IdFilter | null | undefined;
  /** Locations whose people it draws from: its own, and those of its active members. */
  readonly locationIds?: IdsFilter | null | undefined;
  /** Condition on locationName. */
  readonly locationName?: TextFilter | null | undefined;
  /** Whether only internal users manage members of the company. Asked by internal users only. */
  readonly membersManagedByMd?: BooleanFilter | null | undefined;
  /** Selection interval; sorts by its length. One of onetime, weekly, biweekly, monthly, quarterly, semiannual, annual. */
  readonly modality?: SelectionIntervalFilter | null | undefined;
  /** Condition on name. */
  readonly name?: TextFilter | null | undefined;
  /** Condition on nextRunDate. */
  readonly nextRunDate?: DateFilter | null | undefined;
  /** Condition on oversampling. */
  readonly oversampling?: NumberFilter | null | undefined;
  /** Condition on programEndDate. */
  readonly programEndDate?: DateFilter | null | undefined;
  /** Condition on programStartDate. */
  readonly programStartDate?: DateFilter | null | undefined;
  /** Condition on region. */
  readonly region?: TestPoolRegionWhere | null | undefined;
  /** Whether only internal users run draws of the company. Asked by internal users only. */
  readonly runsManagedByMd?: BooleanFilter | null | undefined;
  /** Condition on status. One of FROZEN, DEACTIVATED, EXPIRED, ACTIVE. */
  readonly status?: TestPoolStatusFilter | null | undefined;
  /** Condition on testingAgencyId. */
  readonly testingAgencyId?: IdFilter | null | undefined;
  /** Condition on testingAgencyName. */
  readonly testingAgencyName?: TextFilter | null | undefined;
};

/** Which TestResultRow records to list; all conditions hold together. */
export type TestResultRowAreaWhere = {
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
};

/** Which TestResultRow records to list; all conditions hold together. */
export type TestResultRowCompanyWhere = {
  /** Condition on companyName. */
  readonly companyName?: TextFilter | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
};

/** Which TestResultRow records to list; all conditions hold together. */
export type TestResultRowDistrictWhere = {
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
};

/** Which TestResultRow records to list; all conditions hold together. */
export type TestResultRowDonorWhere = {
  /** Condition on firstName. */
  readonly firstName?: TextFilter | null | undefined;
  /** Condition on lastName. */
  readonly lastName?: TextFilter | null | undefined;
  /** Nine digits with EQ find an SSN as well; the other operators never look at SSNs. */
  readonly primaryId?: TextFilter | null | undefined;
  /** Condition on reasonForTest. One of PRE_EMPLOYMENT, RANDOM, REASONABLE_SUSPICION_CAUSE, POST_ACCIDENT, PROMOTION, TRANSFER, RETURN_TO_DUTY, FOLLOW_UP, COURT_ORDER, PROBATION_PAROLE, PERIODIC, FITNESS_FOR_DUTY, RE_CERTIFICATION, QC_BLIND_SAMPLE, OTHER. */
  readonly reasonForTest?: ReasonForTestFilter | null | undefined;
};

/** Which TestResultRow records to list; all conditions hold together. */
export type TestResultRowLabOrderWhere = {
  /** Agency whose rules hold, of DOT tests, e.g. FMCSA. */
  readonly testingAgency?: TextFilter | null | undefined;
};

/** Which TestResultRow records to list; all conditions hold together. */
export type TestResultRowLocationWhere = {
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on name. */
  readonly name?: TextFilter | null | undefined;
};

/** Order of a list of TestResultRow records. */
export type TestResultRowOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: TestResultRowOrderField;
};

/** What a list of TestResultRow records can be sorted by. */
export const TestResultRowOrderField = {
  /** By `company.companyName`. */
  CompanyCompanyName: 'COMPANY_COMPANY_NAME',
  /** By `donor.lastName`. */
  DonorLastName: 'DONOR_LAST_NAME',
  /** By `location.name`. */
  LocationName: 'LOCATION_NAME',
  /** By `testResult.collectedAt`. */
  TestResultCollectedAt: 'TEST_RESULT_COLLECTED_AT',
  /** By `testResult.createdAt`. */
  TestResultCreatedAt: 'TEST_RESULT_CREATED_AT',
  /** By `testResult.reportedAt`. */
  TestResultReportedAt: 'TEST_RESULT_REPORTED_AT',
  /** By `testResult.resultType`. */
  TestResultResultType: 'TEST_RESULT_RESULT_TYPE',
  /** By `testResult.testStatus`. */
  TestResultTestStatus: 'TEST_RESULT_TEST_STATUS'
} as const;

export type TestResultRowOrderField = typeof TestResultRowOrderField[keyof typeof TestResultRowOrderField];
/** Which TestResultRow records to list; all conditions hold together. */
export type TestResultRowRegionWhere = {
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
};

/** Which TestResultRow records to list; all conditions hold together. */
export type TestResultRowTestCaseWhere = {
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on status. One of OPEN, CLOSED. */
  readonly status?: CaseStatusFilter | null | undefined;
};

/** Which TestResultRow records to list; all conditions hold together. */
export type TestResultRowTestResultWhere = {
  /** Condition on collectedAt. */
  readonly collectedAt?: DateTimeFilter | null | undefined;
  /** Where reports count the test: when the specimen was given, or when the test was entered where none was. */
  readonly countedAt?: DateTimeFilter | null | undefined;
  /** Month of it in UTC as a number, e.g. 202603. */
  readonly countedMonth?: IntFilter | null | undefined;
  /** Condition on createdAt. */
  readonly createdAt?: DateTimeFilter | null | undefined;
  /** Employee category of the donor under the agency, by its number in `GET /api/dot/agencies`; none where it is not known. */
  readonly employeeCategoryId?: IntFilter | null | undefined;
  /** Whether the test is for alcohol alone. */
  readonly isAlcohol?: BooleanFilter | null | undefined;
  /** Condition on isError. */
  readonly isError?: BooleanFilter | null | undefined;
  /** Whether collection, receipt and release of a laboratory test are all known. */
  readonly isTimed?: BooleanFilter | null | undefined;
  /** What form DOT F 1385 asks for besides the outcome, as far as it was entered. One of SHY, ALCOHOL_LOW, ALCOHOL_HIGH. */
  readonly misDetail?: ChoiceFilter | null | undefined;
  /** What the test came to, as reports count it; none before it is released, for MRO staff as well. One of NEGATIVE, NEGATIVE_DILUTE, POSITIVE, POSITIVE_DILUTE, PRELIMINARY_POSITIVE, INVALID, REJECTED, REFUSAL, REFUSAL_ADULTERATED, REFUSAL_SUBSTITUTED, COLLECTION_CANCELED, CANCELED, NO_SHOW, UNABLE_TO_PROVIDE, EXCUSED, OTHER. */
  readonly outcome?: ChoiceFilter | null | undefined;
  /** Drugs of which the released outcome is positive. */
  readonly positiveDrugIds?: IdsFilter | null | undefined;
  /** Condition on program. One of DOT, NON_DOT. */
  readonly program?: ProgramFilter | null | undefined;
  /** Condition on provider. One of LabCorp, QuestDiagnostics, CordantHealthSolutions, NationalToxicologyCenter, USDTL, CRL, OmegaLaboratories, AmericanToxicologyInstitute, Phamatech, NavisClinicalLaboratories, MicroDistributing, AVERHEALTH, BreathAlcohol. */
  readonly provider?: LabProviderFilter | null | undefined;
  /** Condition on reportedAt. */
  readonly reportedAt?: DateTimeFilter | null | undefined;
  /** Condition on resultType. One of RESULT_NEGATIVE, RESULT_POSITIVE, RESULT_NEGATIVE_DILUTE, RESULT_POSITIVE_DILUTE, RESULT_INVALID, RESULT_NUMERIC, RESULT_ADULTERATED, RESULT_POSITIVE_ADULTERATED, RESULT_NEGATIVE_ADULTERATED, RESULT_SUBSTITUTED, RESULT_POSITIVE_SUBSTITUTED, RESULT_NEGATIVE_SUBSTITUTED, RESULT_FATAL_FLAW, RESULT_ABNORMAL, RESULT_NUMERIC_ADULTERATED, RESULT_NUMERIC_SUBSTITUTED, RESULT_POSITIVE_RETEST, RESULT_NEGATIVE_RETEST, RESULT_RETEST, RESULT_PRELIMINARY_POSITIVE. */
  readonly resultType?: TestOutcomeFilter | null | undefined;
  /** Condition on specimenId. */
  readonly specimenId?: TextFilter | null | undefined;
  /** Condition on specimenTypeId. */
  readonly specimenTypeId?: IntFilter | null | undefined;
  /** Condition on testStatus. One of ORDERED, PENDING, AT_LAB, COLLECTION_CANCELLED, COLLECTION_COMPLETED, EXPIRED_NO_SHOW, LAB_REJECTED, TEST_COMPLETED, REFUSAL_TO_TEST, CREATION_FAILED, MRO_PENDING, MRO_VERIFIED, PENDING_CREATION, PENDING_CONFIRMATION, UNABLE_TO_PROVIDE, EXCUSED. */
  readonly testStatus?: TestStatusFilter | null | undefined;
  /** Condition on testType. One of INSTANT, LAB. */
  readonly testType?: TestTypeFilter | null | undefined;
};

/** Which TestResultRow records to list; all conditions hold together. */
export type TestResultRowWhere = {
  /** Condition on acknowledgedAt. */
  readonly acknowledgedAt?: DateTimeFilter | null | undefined;
  /** Condition on acknowledgmentType. One of ACKNOWLEDGED, ADMITTED. */
  readonly acknowledgmentType?: AcknowledgmentStateFilter | null | undefined;
  /** Condition on area. */
  readonly area?: TestResultRowAreaWhere | null | undefined;
  /** Condition on company. */
  readonly company?: TestResultRowCompanyWhere | null | undefined;
  /** Condition on district. */
  readonly district?: TestResultRowDistrictWhere | null | undefined;
  /** Condition on donor. */
  readonly donor?: TestResultRowDonorWhere | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on isViewed. */
  readonly isViewed?: BooleanFilter | null | undefined;
  /** Condition on labOrder. */
  readonly labOrder?: TestResultRowLabOrderWhere | null | undefined;
  /** Condition on location. */
  readonly location?: TestResultRowLocationWhere | null | undefined;
  /** Condition on region. */
  readonly region?: TestResultRowRegionWhere | null | undefined;
  /** Condition on runParticipantId. */
  readonly runParticipantId?: IdFilter | null | undefined;
  /** Condition on testCase. */
  readonly testCase?: TestResultRowTestCaseWhere | null | undefined;
  /** Condition on testResult. */
  readonly testResult?: TestResultRowTestResultWhere | null | undefined;
  /** What somebody has to do about the test, as of now. One of PASSES_EXPIRING, PASSES_EXPIRED, NOT_AT_LAB_48H, ORDERS_FAILED, CONFIRMATION_MISSING. */
  readonly workList?: ChoiceFilter | null | undefined;
};

/** Where a test stands. What goes through the MRO is MRO_PENDING until it is released, whatever was found. */
export const TestStatus = {
  /** At Lab */
  AtLab: 'AT_LAB',
  /** Collection Canceled */
  CollectionCancelled: 'COLLECTION_CANCELLED',
  /** Collection Completed */
  CollectionCompleted: 'COLLECTION_COMPLETED',
  /** Creation Failed */
  CreationFailed: 'CREATION_FAILED',
  /** Excused */
  Excused: 'EXCUSED',
  /** Expired / No Show */
  ExpiredNoShow: 'EXPIRED_NO_SHOW',
  /** Lab Rejected */
  LabRejected: 'LAB_REJECTED',
  /** In MRO process */
  MroPending: 'MRO_PENDING',
  /** MRO Verified */
  MroVerified: 'MRO_VERIFIED',
  /** Ordered */
  Ordered: 'ORDERED',
  /** Pending */
  Pending: 'PENDING',
  /** Pending Confirmation */
  PendingConfirmation: 'PENDING_CONFIRMATION',
  /** Pending Creation */
  PendingCreation: 'PENDING_CREATION',
  /** Refusal To Test */
  RefusalToTest: 'REFUSAL_TO_TEST',
  /** Test Completed */
  TestCompleted: 'TEST_COMPLETED',
  /** Unable To Provide */
  UnableToProvide: 'UNABLE_TO_PROVIDE'
} as const;

export type TestStatus = typeof TestStatus[keyof typeof TestStatus];
/** Conditions on one field; all of them hold together. */
export type TestStatusFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: TestStatus | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<TestStatus> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: TestStatus | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<TestStatus> | null | undefined;
};

/** How a test is done: on the spot or by a laboratory. */
export const TestType = {
  /** Instant (POCT) */
  Instant: 'INSTANT',
  /** Lab */
  Lab: 'LAB'
} as const;

export type TestType = typeof TestType[keyof typeof TestType];
/** Conditions on one field; all of them hold together. */
export type TestTypeFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: TestType | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<TestType> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: TestType | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<TestType> | null | undefined;
};

/** Federal agency that asks for tests. */
export const TestingAgency = {
  /** Federal Aviation Administration. */
  Faa: 'FAA',
  /** Federal Motor Carrier Safety Administration. */
  Fmcsa: 'FMCSA',
  /** Federal Railroad Administration. */
  Fra: 'FRA',
  /** Federal Transit Administration. */
  Fta: 'FTA',
  /** Department of Health and Human Services. */
  Hhs: 'HHS',
  /** Nuclear Regulatory Commission. */
  Nrc: 'NRC',
  /** Pipeline and Hazardous Materials Safety Administration. */
  Phmsa: 'PHMSA',
  /** United States Coast Guard. */
  Uscg: 'USCG'
} as const;

export type TestingAgency = typeof TestingAgency[keyof typeof TestingAgency];
/** Conditions on one field; all of them hold together. */
export type TextFilter = {
  /** Contains, regardless of case. */
  readonly contains?: string | null | undefined;
  /** Equals; text regardless of case. */
  readonly eq?: string | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<string> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: string | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<string> | null | undefined;
  /** Starts with, regardless of case. */
  readonly startsWith?: string | null | undefined;
};

/** Members of pools. */
export type TickedMembers = {
  /** How many of them the caller saw, at most 2,000; TICKED_CHANGED when there are others by now. */
  readonly count?: number | null | undefined;
  /** The `digest` that the list answered with them; needed with `query`. */
  readonly digest?: string | null | undefined;
  /** All records that the list finds for this query string (contract §0.5). */
  readonly query?: string | null | undefined;
  /** The records by their ids, at most 1,000; else `query` and `count` say which. */
  readonly recordIds?: ReadonlyArray<string | number> | null | undefined;
};

/** Users. */
export type TickedUsers = {
  /** How many of them the caller saw, at most 2,000; TICKED_CHANGED when there are others by now. */
  readonly count?: number | null | undefined;
  /** The `digest` that the list answered with them; needed with `query`. */
  readonly digest?: string | null | undefined;
  /** All records that the list finds for this query string (contract §0.5). */
  readonly query?: string | null | undefined;
  /** The records by their ids, at most 1,000; else `query` and `count` say which. */
  readonly recordIds?: ReadonlyArray<string | number> | null | undefined;
};

/** Turns off the authenticator app. */
export type TurnOffAuthenticatorInput = {
  /** Current password. */
  readonly password: string;
};

/** Level of an administrative unit. */
export const UnitLevel = {
  /** Contains districts. */
  Area: 'AREA',
  /** The lowest level. */
  District: 'DISTRICT',
  /** The highest level; contains areas. */
  Region: 'REGION'
} as const;

export type UnitLevel = typeof UnitLevel[keyof typeof UnitLevel];
/** Conditions on one field; all of them hold together. */
export type UnitLevelFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: UnitLevel | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<UnitLevel> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: UnitLevel | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<UnitLevel> | null | undefined;
};

/** Order of a list of UnmatchedLabMessage records. */
export type UnmatchedLabMessageOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: UnmatchedLabMessageOrderField;
};

/** What a list of UnmatchedLabMessage records can be sorted by. */
export const UnmatchedLabMessageOrderField = {
  /** By `receivedAt`. */
  ReceivedAt: 'RECEIVED_AT'
} as const;

export type UnmatchedLabMessageOrderField = typeof UnmatchedLabMessageOrderField[keyof typeof UnmatchedLabMessageOrderField];
/** Which UnmatchedLabMessage records to list; all conditions hold together. */
export type UnmatchedLabMessageWhere = {
  /** Condition on connectionId. */
  readonly connectionId?: IdFilter | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on kind. One of ORDER_STATUS, RESULT, MRO_REPORT, DOCUMENT. */
  readonly kind?: LabMessageKindFilter | null | undefined;
  /** Condition on reason. One of NO_TEST, SEVERAL_TESTS, SPECIMEN_DIFFERS, DONOR_DIFFERS, ORDER_CLOSED, CHANGED_IN_STORE, UNREADABLE, WRONG_PARTY, NOT_FOR_MRO, FAULT, REPEATED, TOO_LATE. */
  readonly reason?: LabMessageReasonFilter | null | undefined;
  /** Condition on receivedAt. */
  readonly receivedAt?: DateTimeFilter | null | undefined;
};

/** A merge that is taken back. */
export type UnmergeDonorInput = {
  /** Record id of the merge. */
  readonly mergeId: string | number;
  /** Why, up to 500 characters. */
  readonly reason: string;
};

/** The mappings of an import schema; a field that is left out is not mapped. Provider, version and description are those that it has. */
export type UpdateBulkSchemaInput = {
  /** What tells the schema from others of the laboratory. */
  readonly description: string;
  /** Columns of the file, by their heads. */
  readonly fields: ReadonlyArray<SchemaFieldInput>;
  /** Words of the result of a line. */
  readonly lineResultFields: ReadonlyArray<SchemaFieldInput>;
  /** Words of the overall result. */
  readonly overrallResultFields: ReadonlyArray<SchemaFieldInput>;
  /** Laboratory that sends the files. */
  readonly provider: LabProvider;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly recordVersion: number;
  /** Words of the specimen types. */
  readonly specimenTypeFields: ReadonlyArray<SchemaFieldInput>;
  /** Words of the reasons for a test. */
  readonly testReasonFields: ReadonlyArray<SchemaFieldInput>;
  /** Version of the format of its files, e.g. `1.0`. */
  readonly version: string;
};

/** All editable fields of a company; an absent one is cleared. */
export type UpdateCompanyInput = {
  /** Corporate office. */
  readonly address?: AddressInput | null | undefined;
  /** First day as a client, YYYY-MM-DD. */
  readonly clientSince?: string | null | undefined;
  /** Name, unique in the tenant regardless of case. */
  readonly companyName: string;
  /** How to reach the company. */
  readonly contactInformation?: CompanyContactInput;
  /** All DOT results go through the MRO. Always true. */
  readonly isMroAllDotResultsRequired?: boolean;
  /** All non-DOT results go through the MRO. */
  readonly isMroAllNonDotResultsRequired?: boolean;
  /** Only positive non-DOT results go through the MRO. */
  readonly isMroPositiveNonDotResultsOnlyRequired?: boolean;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version: number;
};

/** All editable fields of a compliance rule; an absent one is cleared. */
export type UpdateComplianceRuleInput = {
  /** Where the law says so, e.g. `49 CFR 40.85`. */
  readonly citation: string;
  /** How sure it is. */
  readonly confidence: RuleConfidence;
  /** Id of an uploaded file with the law or a guide to it. */
  readonly fileId?: string | number | null | undefined;
  /** What it says of these tests. */
  readonly level: RuleLevel;
  /** What is shown to who plans such a test. */
  readonly message: string;
  /** The reason for a test that it is about. */
  readonly reasonForTest?: RuleReason;
  /** Day by which it has to be reviewed: past it, the rule counts as YELLOW at least. */
  readonly reviewBy?: string | null | undefined;
  /** Where it was read. */
  readonly source?: string | null | undefined;
  /** The specimen that it is about. */
  readonly specimenType?: RuleSpecimen;
  /** Whose law it is. Rules of US are those of DOT tests, and no others. */
  readonly state: RuleState;
  /** The test type that it is about. */
  readonly testType?: RuleTestType;
  /** First day on which it holds; null for always. */
  readonly validFrom?: string | null | undefined;
  /** Last day on which it holds; null until it is retired. */
  readonly validTo?: string | null | undefined;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version: number;
};

/** All editable fields of a contact; an absent one is cleared. */
export type UpdateContactInput = {
  /** E-mail address; required without a phone number. */
  readonly email?: string | null | undefined;
  /** Whom to reach first at the location. The former primary contact of the location stops being it. */
  readonly isPrimary: boolean;
  /** Job title. */
  readonly jobTitle?: string | null | undefined;
  /** Last name. */
  readonly lastName: string;
  /** Record id of the location, one of the same company. */
  readonly locationId: string | number;
  /** First name. */
  readonly name: string;
  /** Phone, 10 digits; required without an e-mail address. */
  readonly phoneNumber?: string | null | undefined;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version: number;
};

/** All editable fields of a document; an absent one is cleared. */
export type UpdateDocumentInput = {
  /** Title; a downloaded file is named by it. */
  readonly title: string;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version: number;
};

/** All editable fields of a drug or adulterant; an absent one is cleared. */
export type UpdateDrugAdulterantInput = {
  /** Short form, unique regardless of case, e.g. `THC`. */
  readonly abbreviation: string;
  /** Day from which the cutoffs hold, YYYY-MM-DD: today when left out, or a day to come, on which they replace those of today. */
  readonly cutoffsValidFrom?: string | null | undefined;
  /** Screening cutoff in hair with its unit, e.g. `50 ng/mL`; null for an adulterant. */
  readonly hairCol?: string | null | undefined;
  /** Name, unique regardless of case. */
  readonly name: string;
  /** Screening cutoff in oral fluid with its unit, e.g. `50 ng/mL`; null for an adulterant. */
  readonly oralFluidCol?: string | null | undefined;
  /** What the entry is; it stays once something uses the entry. */
  readonly type: DrugAdulterantType;
  /** Screening cutoff in urine with its unit, e.g. `50 ng/mL`; null for an adulterant. */
  readonly urineCol?: string | null | undefined;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version: number;
};

/** All editable fields of a lab account; an absent one is cleared. */
export type UpdateLabAccountInput = {
  /** Comment, up to 500 characters. */
  readonly comment?: string | null | undefined;
  /** Number of the account at the laboratory: 5, 6 or 8 digits, unique among its accounts. */
  readonly masterAccountId: string;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version: number;
};

/** All editable fields of a connection; an absent one is cleared. */
export type UpdateLabConnectionInput = {
  /** Where the other side takes our messages. */
  readonly address: string;
  /** Whether messages go and come. */
  readonly isActive?: boolean;
  /** Accounts whose orders go this way; none means all of the laboratory that no other connection names. */
  readonly labAccountIds?: ReadonlyArray<string | number>;
  /** Connection of the MRO who reports what this laboratory finds; null where MRO staff enter it. */
  readonly mroConnectionId?: string | number | null | undefined;
  /** Name, unique in the tenant. */
  readonly name: string;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version: number;
};

/** All editable fields of a location; an absent one is cleared where it says no other. */
export type UpdateLocationInput = {
  /** Where the location is. */
  readonly address: AddressInput;
  /** Id of the deepest unit the location belongs to; null under the company itself. */
  readonly administrativeUnitId?: string | number | null | undefined;
  /** All customers of the location; unchanged when left out. */
  readonly clients?: ReadonlyArray<ClientInput> | null | undefined;
  /** Designated employer representative (DER). */
  readonly derInfo: RequiredPersonInput;
  /** Fax, 10 digits. */
  readonly locationFax: string;
  /** Manager of the location. */
  readonly locationManagerInfo?: PersonInput;
  /** Phone, 10 digits. */
  readonly locationPhone: string;
  /** Which results go through the MRO; null lets the company decide. Requires EDIT_LOCATION_MRO_SETTINGS; unchanged when left out. */
  readonly mroResultType?: MroResultTypeInput | null | undefined;
  /** Name, unique within the company regardless of case. */
  readonly name: string;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version: number;
};

/** All editable fields of a panel of a location; an absent one is cleared. */
export type UpdateLocationTestPanelInput = {
  /** Price at the location in US dollars, a text with up to two decimals; null for who may not see prices. */
  readonly price?: string | null | undefined;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version: number;
};

/** Section I of a MIS report. */
export type UpdateMisEmployerInput = {
  /** Address, in one line. */
  readonly address: string;
  /** Agency whose rules hold. */
  readonly agency: TestingAgency;
  /** Company name. */
  readonly companyName: string;
  /** Doing business as. */
  readonly dbaName?: string | null | undefined;
  /** USDOT number, of motor carriers (FMCSA). */
  readonly dotNumber?: string | null | undefined;
  /** Email. */
  readonly email?: string | null | undefined;
  /** Certificate number (FAA). */
  readonly faaCertificate?: string | null | undefined;
  /** Plan or registration number (FAA). */
  readonly faaPlan?: string | null | undefined;
  /** Observed or documented Part 219 "Rule G" observations of covered employees (FRA). */
  readonly fraObservations?: number | null | undefined;
  /** Whether it is exempt (FMCSA). */
  readonly isExempt?: boolean;
  /** Whether it is an owner-operator (FMCSA). */
  readonly isOwnerOperator?: boolean;
  /** What its pipelines do (PHMSA). */
  readonly phmsaOperations?: ReadonlyArray<PhmsaOperation>;
  /** Phone number of the certifying official, 10 digits. */
  readonly phone?: string | null | undefined;
  /** Who prepared it, if not the certifying official. */
  readonly preparedBy?: string | null | undefined;
  /** Phone number of who prepared it, 10 digits. */
  readonly preparedByPhone?: string | null | undefined;
  /** Consortium or third-party administrator (C/TPA). */
  readonly tpaName?: string | null | undefined;
  /** Phone number of the C/TPA, 10 digits. */
  readonly tpaPhone?: string | null | undefined;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version: number;
  /** Vessel ID, USCG or state issued (USCG). */
  readonly vesselId?: string | null | undefined;
  /** Calendar year. */
  readonly year: number;
};

/** Own address, contact methods and settings. */
export type UpdateProfileInput = {
  /** What a user edits of the own profile. */
  readonly profile: ProfileInput;
  /** Own logout values and notification preferences. */
  readonly settings?: UserSettingsInput;
};

/** All fields of a saved report. */
export type UpdateSavedReportInput = {
  /** What it is about; the id of a donor is not kept. */
  readonly criteria: ReportCriteria;
  /** Name, one of the own only. */
  readonly name: string;
  /** Record ids of users who are mailed the link, as long as they may open the report. */
  readonly recipientIds?: ReadonlyArray<string | number>;
  /** The report. */
  readonly reportType: ReportType;
  /** When its link is mailed. */
  readonly schedule?: ReportSchedule;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version: number;
};

/** All fields of an own view. */
export type UpdateSavedViewInput = {
  /** Whether users of the own company have it too; of internal users all internal ones. */
  readonly isShared?: boolean;
  /** Name, one of the own only for this list. */
  readonly name: string;
  /** What the list shows, as the query of its address: `q`, `searchQuery`, `sortBy`, `sortOrder`, `limit`. */
  readonly search: string;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version: number;
};

/** All editable fields of a TPA; an absent one is cleared. */
export type UpdateTenantInput = {
  /** Corporate office. */
  readonly address?: AddressInput | null | undefined;
  /** First day as a client, YYYY-MM-DD. */
  readonly clientSince?: string | null | undefined;
  /** Whether its users may sign in; false at first. */
  readonly enabled?: boolean;
  /** Main e-mail; shown on the support page. */
  readonly mainEmail?: string | null | undefined;
  /** Fax, 10 digits. */
  readonly mainFax?: string | null | undefined;
  /** Billing method. */
  readonly method?: BillingMethod | null | undefined;
  /** Name: letters, digits, spaces and hyphens. */
  readonly name: string;
  /** Phone, 10 digits; shown on the support page. */
  readonly phoneNumber?: string | null | undefined;
  /** E-mail of the primary contact. */
  readonly primaryContactEmail: string;
  /** Full name of the primary contact. */
  readonly primaryContactFullName: string;
  /** Phone of the primary contact, 10 digits. */
  readonly primaryContactPhone: string;
  /** Billing rate in US dollars, a text with up to two decimals, e.g. `12.50`. */
  readonly rate?: string | null | undefined;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version: number;
};

/** All editable fields of a test code; an absent one is cleared. */
export type UpdateTestCodeInput = {
  /** Description. */
  readonly description?: string | null | undefined;
  /** Ids of the drugs and adulterants that are tested for. Without any the call is refused. */
  readonly drugAdulterants: ReadonlyArray<number>;
  /** Name. */
  readonly name?: string | null | undefined;
  /** Price in US dollars, a text with up to two decimals, e.g. `12.50`; null for who may not see prices. */
  readonly pricing?: string | null | undefined;
  /** Laboratory whose code it is; it stays. */
  readonly provider: LabProvider;
  /** Number of the specimen type (1 urine, 2 oral fluid, 3 hair, 4 breath, 5 urine POCT, 6 oral fluid POCT, 7 blood, 8 sweat, 9 serum, 10 nails); it stays. Codes of breath go with others in combo orders. */
  readonly specimenType: number;
  /** Code as the laboratory writes it, unique among its codes. */
  readonly testCode: string;
  /** Program whose tests are ordered by it. */
  readonly type: Program;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version: number;
};

/** All editable fields of a panel; an absent one is cleared. */
export type UpdateTestPanelInput = {
  /** Device, one that takes the specimen type. */
  readonly deviceId: string | number;
  /** Ids of the drugs and adulterants that are tested for, at least one. */
  readonly drugAdulterants: ReadonlyArray<number>;
  /** Description, e.g. `5-Panel Integrated Urine Cup: THC, COC`. */
  readonly name: string;
  /** Part number, unique regardless of case. */
  readonly panelId: string;
  /** Cost in US dollars, a text with up to two decimals, e.g. `12.50`; null for who may not see prices. */
  readonly pricing?: string | null | undefined;
  /** Number of the specimen type (1 urine, 2 oral fluid, 3 hair, 4 breath, 5 urine POCT, 6 oral fluid POCT, 7 blood, 8 sweat, 9 serum, 10 nails). */
  readonly specimenTypeId: string | number;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version: number;
};

/** All editable fields of a pool; an absent one is cleared. Once there are members, consortium, company, location and regulator stay. */
export type UpdateTestPoolInput = {
  /** Alcohol tests each interval, for fixed targets. */
  readonly alcoholIntervalNumber?: number | null | undefined;
  /** Alcohol tests a year, percent of the members, at most 2 decimals. Regulated: the regulator decides. */
  readonly alcoholPercentage?: number | null | undefined;
  /** Alternates of each draw; required when alternates are drawn. */
  readonly alternatesAmount?: number | null | undefined;
  /** Comments, at most 255 characters. */
  readonly comments?: string | null | undefined;
  /** Company whose employees are drawn; required without a consortium, ignored with one. */
  readonly companyId?: string | number | null | undefined;
  /** Alcohol tests of the program that were completed before it was run here. */
  readonly completedAlcoholTests?: number;
  /** Drug tests of the program that were completed before it was run here. */
  readonly completedDrugTests?: number;
  /** Consortium whose enrolled locations’ employees are drawn; null for a pool of one company. */
  readonly consortiumId?: string | number | null | undefined;
  /** Drug tests each interval, for fixed targets. */
  readonly drugIntervalNumber?: number | null | undefined;
  /** Drug tests a year, percent of the members, at most 2 decimals. Regulated: the regulator decides. */
  readonly drugPercentage?: number | null | undefined;
  /** Run under a DOT agency. Regulated and other people are never in one pool. */
  readonly isRegulated?: boolean;
  /** Whether the pool spans locations; one of a consortium always does. */
  readonly isTestPoolForCompany?: boolean;
  /** Lab accounts of electronic and paper orders; ignored otherwise. */
  readonly labAccounts?: ReadonlyArray<PoolLabAccountInput>;
  /** The one location of the pool; required unless the pool spans locations, ignored if it does or has a consortium. */
  readonly locationId?: string | number | null | undefined;
  /** Selection interval. */
  readonly modality: SelectionInterval;
  /** Name, unique within the company or consortium regardless of case. */
  readonly name: string;
  /** Drawn on top of the target, percent, at most 2 decimals. */
  readonly oversampling: number;
  /** Last day of the program, YYYY-MM-DD: regulated always 31 December of the year it starts in, else at most one year less a day after the start. */
  readonly programEndDate?: string | null | undefined;
  /** First day of the program, YYYY-MM-DD: regulated in the current year. Once there are members or draws it stays in its year and not after the first draw. */
  readonly programStartDate: string;
  /** Whether orders can be generated from a run; not with a consortium. */
  readonly shouldAutoGenerateTests?: boolean;
  /** Whether alternates are drawn. */
  readonly shouldGenerateAlternates?: boolean;
  /** How targets are given; a regulated pool always has percentages. */
  readonly targetType?: TargetType | null | undefined;
  /** What is ordered for people drawn; required without a consortium, ignored with one. */
  readonly testOrderType?: TestOrderType | null | undefined;
  /** Panels of instant tests, one for each location; ignored otherwise. */
  readonly testPanels?: ReadonlyArray<PoolTestPanelInput>;
  /** Regulator; required when regulated, ignored otherwise. */
  readonly testingAgencyId?: string | number | null | undefined;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version: number;
};

/** All editable fields of a member; an absent one is cleared. */
export type UpdateTestPoolMemberInput = {
  /** Regulated pools: commercial driver’s license, unique with its state in the pool among those not removed; required. */
  readonly cdlNumber?: string | null | undefined;
  /** Regulated pools: date of birth, 14 to 100 years ago; required. */
  readonly dateOfBirth?: string | null | undefined;
  /** Regulated pools: id of an employee category of the regulator; required. */
  readonly employeeCategory?: number | null | undefined;
  /** First name. */
  readonly firstName: string;
  /** Unregulated pools: number that tells the person apart, unique in the pool among those not removed; required. */
  readonly idNumber?: string | null | undefined;
  /** Last name. */
  readonly lastName: string;
  /** Location of the person; required when the pool spans locations, else the one of the pool. */
  readonly locationId?: string | number | null | undefined;
  /** Regulated pools: whether the collection must be observed; required. */
  readonly observationRequired?: boolean | null | undefined;
  /** Regulated pools: another number of the person. */
  readonly otherId?: string | null | undefined;
  /** Regulated pools: social security number or ITIN, 9 digits, once in the pool. Kept encrypted and answered as ***-**-1234. */
  readonly ssn?: string | null | undefined;
  /** Regulated pools: state of the CDL; required. */
  readonly state?: string | null | undefined;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version: number;
};

/** All editable fields of a user; an absent one is cleared. */
export type UpdateUserInput = {
  /** Postal address. */
  readonly address?: AddressInput | null | undefined;
  /** How to reach the user. */
  readonly contactMethods?: ContactMethodsInput;
  /** Department. */
  readonly department?: string | null | undefined;
  /** Number of the employee; internal users only. */
  readonly employeeId?: string | null | undefined;
  /** First name. */
  readonly firstName: string;
  /** Job title. */
  readonly jobTitle: string;
  /** Last name. */
  readonly lastName: string;
  /** Role, and where it is held; null keeps it, which is for the own account alone. */
  readonly roleAssignment?: RoleAssignmentInput | null | undefined;
  /** First day of work, YYYY-MM-DD; required of internal users. */
  readonly startDate?: string | null | undefined;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version: number;
};

/** Which User records to list; all conditions hold together. */
export type UserCompanyWhere = {
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on name. */
  readonly name?: TextFilter | null | undefined;
};

/** Order of a list of User records. */
export type UserOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: UserOrderField;
};

/** What a list of User records can be sorted by. */
export const UserOrderField = {
  /** By `accountStatus`. */
  AccountStatus: 'ACCOUNT_STATUS',
  /** By `company.name`. */
  CompanyName: 'COMPANY_NAME',
  /** By `firstName`. */
  FirstName: 'FIRST_NAME',
  /** By `jobTitle`. */
  JobTitle: 'JOB_TITLE',
  /** By `lastName`. */
  LastName: 'LAST_NAME',
  /** By `role`. */
  Role: 'ROLE',
  /** By `username`. */
  Username: 'USERNAME'
} as const;

export type UserOrderField = typeof UserOrderField[keyof typeof UserOrderField];
/** Own logout values and notification preferences. */
export type UserSettingsInput = {
  /** The user is logged out when idle. */
  readonly automaticLogout?: boolean | null | undefined;
  /** Idle minutes before the logout warning: 5 to 60 in steps of 5. */
  readonly automaticLogoutPeriod?: number | null | undefined;
  /** Closed-case updates */
  readonly emailNotificationClosedCaseUpdates?: boolean | null | undefined;
  /** Instant test results */
  readonly emailNotificationInstantTestResults?: boolean | null | undefined;
  /** Lab status changes */
  readonly emailNotificationLabStatusChanges?: boolean | null | undefined;
  /** MRO report results */
  readonly emailNotificationMroReportResults?: boolean | null | undefined;
  /** Progress (year-to-date) reminders */
  readonly emailNotificationRandomProgress?: boolean | null | undefined;
  /** Random test pool run completed */
  readonly emailNotificationRunCompleted?: boolean | null | undefined;
  /** DOT selection run reminders */
  readonly emailNotificationRunReminder?: boolean | null | undefined;
};

/** Whose staff a user is. */
export const UserType = {
  /** Staff of a client company. */
  Client: 'CLIENT',
  /** Internal administrative staff. */
  Md: 'MD'
} as const;

export type UserType = typeof UserType[keyof typeof UserType];
/** Conditions on one field; all of them hold together. */
export type UserTypeFilter = {
  /** Equals; text regardless of case. */
  readonly eq?: UserType | null | undefined;
  /** Is one of these. */
  readonly in?: ReadonlyArray<UserType> | null | undefined;
  /** Has no value (true) or has one (false). */
  readonly isNull?: boolean | null | undefined;
  /** Differs; text regardless of case. */
  readonly neq?: UserType | null | undefined;
  /** Is none of these. */
  readonly notIn?: ReadonlyArray<UserType> | null | undefined;
};

/** Which User records to list; all conditions hold together. */
export type UserWhere = {
  /** Condition on accountStatus. One of ACTIVE, LOCKED. */
  readonly accountStatus?: AccountStatusFilter | null | undefined;
  /** Condition on company. */
  readonly company?: UserCompanyWhere | null | undefined;
  /** Condition on companyId. */
  readonly companyId?: IdFilter | null | undefined;
  /** Condition on firstName. */
  readonly firstName?: TextFilter | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on isInvitationPending. */
  readonly isInvitationPending?: BooleanFilter | null | undefined;
  /** Condition on jobTitle. */
  readonly jobTitle?: TextFilter | null | undefined;
  /** Condition on lastName. */
  readonly lastName?: TextFilter | null | undefined;
  /** Condition on locationIds. */
  readonly locationIds?: IdsFilter | null | undefined;
  /** Condition on reportsOf. */
  readonly reportsOf?: IdsFilter | null | undefined;
  /** Condition on role. One of SUPER_ADMIN, MD_USER, COMPANY_ADMIN, COMPANY_USER, REGION_MANAGER, AREA_MANAGER, DISTRICT_MANAGER, ADMINISTRATIVE_UNIT_MANAGER, LOCATION_MANAGER. */
  readonly role?: RoleFilter | null | undefined;
  /** Condition on type. One of MD, CLIENT. */
  readonly type?: UserTypeFilter | null | undefined;
  /** Condition on unitIds. */
  readonly unitIds?: IdsFilter | null | undefined;
  /** Condition on username. */
  readonly username?: TextFilter | null | undefined;
};

/** First and last name. */
export type VerifierNameInput = {
  /** First name. */
  readonly firstName: string;
  /** Last name. */
  readonly lastName: string;
};

/** Why a signature is withdrawn. */
export type WithdrawMisSignatureInput = {
  /** Agency whose rules hold. */
  readonly agency: TestingAgency;
  /** Why, up to 500 characters. */
  readonly reason: string;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version: number;
  /** Calendar year. */
  readonly year: number;
};

/** What waits. */
export const WorklistKey = {
  /** Behind target */
  BehindTarget: 'BEHIND_TARGET',
  /** Awaiting confirmation */
  ConfirmationMissing: 'CONFIRMATION_MISSING',
  /** Draws due */
  DrawDue: 'DRAW_DUE',
  /** Draws overdue */
  DrawOverdue: 'DRAW_OVERDUE',
  /** MRO inbox */
  MroInbox: 'MRO_INBOX',
  /** Not at lab after 48 hours */
  NotAtLab_48H: 'NOT_AT_LAB_48H',
  /** Orders failed */
  OrdersFailed: 'ORDERS_FAILED',
  /** Ordered, not collected */
  ParticipantsNotCollected: 'PARTICIPANTS_NOT_COLLECTED',
  /** Participants not notified */
  ParticipantsNotNotified: 'PARTICIPANTS_NOT_NOTIFIED',
  /** Passes expired */
  PassesExpired: 'PASSES_EXPIRED',
  /** Passes expiring within 24 hours */
  PassesExpiring: 'PASSES_EXPIRING',
  /** Drawn, not notified */
  PeopleNotNotified: 'PEOPLE_NOT_NOTIFIED',
  /** Drawn, have to go */
  PeopleToSend: 'PEOPLE_TO_SEND',
  /** Selections not ordered */
  SelectionsNotOrdered: 'SELECTIONS_NOT_ORDERED',
  /** Unmatched results */
  UnmatchedResults: 'UNMATCHED_RESULTS'
} as const;

export type WorklistKey = typeof WorklistKey[keyof typeof WorklistKey];