/** Proves the second factor of a sign-in. */
export type ActivateInput = {
  /** The six digits that were sent by e-mail. */
  readonly code: string;
  /** The token that the sign-in answered; it is not active yet. */
  readonly token: string;
};

/** US postal address. */
export type AddressInput = {
  /** Street address, first line. */
  readonly addressLine1: string;
  /** Street address, second line. */
  readonly addressLine2?: string | null | undefined;
  /** City. */
  readonly city: string;
  /** Two-letter code of one of the 50 US states. */
  readonly state: string;
  /** Zip code: 5 digits or 5+4 digits. */
  readonly zip: string;
};

/** How a tenant is billed. */
export const BillingMethod = {
  Annual: 'ANNUAL',
  Monthly: 'MONTHLY',
  PerTest: 'PER_TEST'
} as const;

export type BillingMethod = typeof BillingMethod[keyof typeof BillingMethod];
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
  readonly TENANT_COLOR?: string | null | undefined;
  /** File id from an upload; null removes the logo. */
  readonly TENANT_LOGO?: string | number | null | undefined;
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

/** Which Company records to list; all conditions hold together. */
export type CompanyAddressWhere = {
  /** Condition on city. */
  readonly city?: TextFilter | null | undefined;
  /** Condition on state. */
  readonly state?: TextFilter | null | undefined;
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

/** Order of a list of Company records. */
export type CompanyOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: CompanyOrderField;
};

/** What a list of Company records can be sorted by. */
export const CompanyOrderField = {
  AddressCity: 'ADDRESS_CITY',
  AddressState: 'ADDRESS_STATE',
  ClientSince: 'CLIENT_SINCE',
  CompanyName: 'COMPANY_NAME',
  NumberOfUsers: 'NUMBER_OF_USERS'
} as const;

export type CompanyOrderField = typeof CompanyOrderField[keyof typeof CompanyOrderField];
/** Which Company records to list; all conditions hold together. */
export type CompanyWhere = {
  /** Condition on address. */
  readonly address?: CompanyAddressWhere | null | undefined;
  /** Condition on clientSince. */
  readonly clientSince?: DateFilter | null | undefined;
  /** Condition on companyName. */
  readonly companyName?: TextFilter | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on numberOfUsers. */
  readonly numberOfUsers?: IntFilter | null | undefined;
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

/** Where a number to draw comes from. */
export const CountingMethod = {
  Fixed: 'FIXED',
  None: 'NONE',
  Override: 'OVERRIDE',
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
  /** Company whose employees are drawn; required. */
  readonly companyId?: string | number | null | undefined;
  /** Alcohol tests of the program that were completed before it was run here. */
  readonly completedAlcoholTests?: number;
  /** Drug tests of the program that were completed before it was run here. */
  readonly completedDrugTests?: number;
  /** Consortium; not offered yet, send null. */
  readonly consortiumId?: string | number | null | undefined;
  /** Drug tests each interval, for fixed targets. */
  readonly drugIntervalNumber?: number | null | undefined;
  /** Drug tests a year, percent of the members, at most 2 decimals. Regulated: the regulator decides. */
  readonly drugPercentage?: number | null | undefined;
  /** Run under a DOT agency. Regulated and other people are never in one pool. */
  readonly isRegulated?: boolean;
  /** Whether the pool spans the locations of its company. */
  readonly isTestPoolForCompany?: boolean;
  /** The one location of the pool; required unless the pool spans locations, ignored if it does. */
  readonly locationId?: string | number | null | undefined;
  /** Selection interval. */
  readonly modality: SelectionInterval;
  /** Name, unique within the company regardless of case. */
  readonly name: string;
  /** Drawn on top of the target, percent, at most 2 decimals. */
  readonly oversampling: number;
  /** Last day of the program, YYYY-MM-DD: regulated always 31 December of the year it starts in, else at most one year less a day after the start. */
  readonly programEndDate?: string | null | undefined;
  /** First day of the program, YYYY-MM-DD: regulated in the current year. Once there are members or draws it stays in its year and not after the first draw. */
  readonly programStartDate: string;
  /** Whether orders can be generated from a run. */
  readonly shouldAutoGenerateTests?: boolean;
  /** Whether alternates are drawn. */
  readonly shouldGenerateAlternates?: boolean;
  /** How targets are given; a regulated pool always has percentages. */
  readonly targetType?: TargetType | null | undefined;
  /** What is ordered for people drawn; required. */
  readonly testOrderType?: TestOrderType | null | undefined;
  /** Regulator; required when regulated, ignored otherwise. */
  readonly testingAgencyId?: string | number | null | undefined;
};

/** A new member of a pool. */
export type CreateTestPoolMemberInput = {
  /** Regulated pools: commercial driver’s license, unique with its state in the pool among those not removed; required. */
  readonly cdlNumber?: string | null | undefined;
  /** Regulated pools: date of birth, not in the future; required. */
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
  /** Regulated pools: social security number, 9 digits. Kept encrypted and answered as ***-**-1234. */
  readonly ssn?: string | null | undefined;
  /** Regulated pools: state of the CDL; required. */
  readonly state?: string | null | undefined;
};

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
  Excused: 'EXCUSED',
  SelectedForDrugs: 'SELECTED_FOR_DRUGS',
  SelectedForDrugsAndAlcohol: 'SELECTED_FOR_DRUGS_AND_ALCOHOL'
} as const;

export type Designation = typeof Designation[keyof typeof Designation];
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

/** Which Location records to list; all conditions hold together. */
export type LocationAddressWhere = {
  /** Condition on city. */
  readonly city?: TextFilter | null | undefined;
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
  AddressCity: 'ADDRESS_CITY',
  AreaName: 'AREA_NAME',
  DistrictName: 'DISTRICT_NAME',
  LocationId: 'LOCATION_ID',
  LocationManagerInfoFullName: 'LOCATION_MANAGER_INFO_FULL_NAME',
  Name: 'NAME',
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
  FirstLogin: 'FIRST_LOGIN',
  MfaRequired: 'MFA_REQUIRED',
  PasswordExpired: 'PASSWORD_EXPIRED'
} as const;

export type LoginReason = typeof LoginReason[keyof typeof LoginReason];
/** Which results of a location go through the MRO. */
export type MroResultTypeInput = {
  /** All DOT results go through the MRO. Always true. */
  readonly isMroAllDotResultsRequired?: boolean;
  /** All non-DOT results go through the MRO. */
  readonly isMroAllNonDotResultsRequired?: boolean;
  /** Only positive non-DOT results go through the MRO. */
  readonly isMroPositiveNonDotResultsOnlyRequired?: boolean;
};

/** Notification preferences to change. */
export type NotificationSettingsInput = {
  /** Closed-case updates */
  readonly EMAIL_NOTIFICATION_CLOSED_CASE_UPDATES?: boolean | null | undefined;
  /** Instant test results */
  readonly EMAIL_NOTIFICATION_INSTANT_TEST_RESULTS?: boolean | null | undefined;
  /** Lab status changes */
  readonly EMAIL_NOTIFICATION_LAB_STATUS_CHANGES?: boolean | null | undefined;
  /** MRO report results */
  readonly EMAIL_NOTIFICATION_MRO_REPORT_RESULTS?: boolean | null | undefined;
  /** Progress (year-to-date) reminders */
  readonly EMAIL_NOTIFICATION_RANDOM_PROGRESS?: boolean | null | undefined;
  /** Random test pool run completed */
  readonly EMAIL_NOTIFICATION_RUN_COMPLETED?: boolean | null | undefined;
  /** DOT selection run reminders */
  readonly EMAIL_NOTIFICATION_RUN_REMINDER?: boolean | null | undefined;
};

/** What happened. */
export const NotificationType = {
  BulkImportFinished: 'BULK_IMPORT_FINISHED',
  DotRunReminder: 'DOT_RUN_REMINDER',
  InstantTestResult: 'INSTANT_TEST_RESULT',
  LabOrderCreated: 'LAB_ORDER_CREATED',
  LabOrderCreationFailed: 'LAB_ORDER_CREATION_FAILED',
  LabSitesImported: 'LAB_SITES_IMPORTED',
  LabStatusChanged: 'LAB_STATUS_CHANGED',
  MroResultReceived: 'MRO_RESULT_RECEIVED',
  OrderGenerationFinished: 'ORDER_GENERATION_FINISHED',
  RandomProgressReminder: 'RANDOM_PROGRESS_REMINDER',
  RandomRunCompleted: 'RANDOM_RUN_COMPLETED',
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

/** Token of a sign-in that is not active yet. */
export type PendingTokenInput = {
  /** The token that the sign-in answered; it is not active yet. */
  readonly token: string;
};

/** Name of a permission. */
export const Permission = {
  CompanyCustomSettings: 'COMPANY_CUSTOM_SETTINGS',
  ConfirmInstantTest: 'CONFIRM_INSTANT_TEST',
  CreateAdministrativeUnit: 'CREATE_ADMINISTRATIVE_UNIT',
  CreateCompany: 'CREATE_COMPANY',
  CreateCompanyUser: 'CREATE_COMPANY_USER',
  CreateContact: 'CREATE_CONTACT',
  CreateDocument: 'CREATE_DOCUMENT',
  CreateEditDeleteLabAccount: 'CREATE_EDIT_DELETE_LAB_ACCOUNT',
  CreateEditDeleteTestCode: 'CREATE_EDIT_DELETE_TEST_CODE',
  CreateEditDeleteTestPanel: 'CREATE_EDIT_DELETE_TEST_PANEL',
  CreateInstantTest: 'CREATE_INSTANT_TEST',
  CreateInstantTestPage: 'CREATE_INSTANT_TEST_PAGE',
  CreateLabOrder: 'CREATE_LAB_ORDER',
  CreateLabResult: 'CREATE_LAB_RESULT',
  CreateLocation: 'CREATE_LOCATION',
  CreateLocationsInBulk: 'CREATE_LOCATIONS_IN_BULK',
  CreateMdUser: 'CREATE_MD_USER',
  Delete: 'DELETE',
  DeleteTestResult: 'DELETE_TEST_RESULT',
  DeleteUser: 'DELETE_USER',
  DownloadTestResult: 'DOWNLOAD_TEST_RESULT',
  EditCompanyUser: 'EDIT_COMPANY_USER',
  EditLocationMroSettings: 'EDIT_LOCATION_MRO_SETTINGS',
  EditUser: 'EDIT_USER',
  FeDeleteCompanies: 'FE_DELETE_COMPANIES',
  FeDeleteContact: 'FE_DELETE_CONTACT',
  FeDeleteLocation: 'FE_DELETE_LOCATION',
  FeEditCompanies: 'FE_EDIT_COMPANIES',
  FeEditContact: 'FE_EDIT_CONTACT',
  FeEditLocation: 'FE_EDIT_LOCATION',
  FeEntityConsortiumWrite: 'FE_ENTITY_CONSORTIUM_WRITE',
  FeViewClientUsers: 'FE_VIEW_CLIENT_USERS',
  FeViewCompanyProfile: 'FE_VIEW_COMPANY_PROFILE',
  FeViewCompanyTestPools: 'FE_VIEW_COMPANY_TEST_POOLS',
  FeViewLocationTestPools: 'FE_VIEW_LOCATION_TEST_POOLS',
  FeViewMyCompany: 'FE_VIEW_MY_COMPANY',
  FeViewMyLocation: 'FE_VIEW_MY_LOCATION',
  ImportTestResults: 'IMPORT_TEST_RESULTS',
  ManageAdditives: 'MANAGE_ADDITIVES',
  ManageAutoLogoutSettings: 'MANAGE_AUTO_LOGOUT_SETTINGS',
  ManageBulkTestResultImportSchema: 'MANAGE_BULK_TEST_RESULT_IMPORT_SCHEMA',
  ManageComplianceSettings: 'MANAGE_COMPLIANCE_SETTINGS',
  ManageNotificationSettings: 'MANAGE_NOTIFICATION_SETTINGS',
  ManageRandomSelection: 'MANAGE_RANDOM_SELECTION',
  ManageRandomSettings: 'MANAGE_RANDOM_SETTINGS',
  ManageTestPools: 'MANAGE_TEST_POOLS',
  ManageTestPoolMembers: 'MANAGE_TEST_POOL_MEMBERS',
  ReadAllAdministrativeUnits: 'READ_ALL_ADMINISTRATIVE_UNITS',
  ReadAllCompanies: 'READ_ALL_COMPANIES',
  ReadAllContacts: 'READ_ALL_CONTACTS',
  ReadAllDocuments: 'READ_ALL_DOCUMENTS',
  ReadAllLocations: 'READ_ALL_LOCATIONS',
  ReadAllUsers: 'READ_ALL_USERS',
  ReadCompanyUser: 'READ_COMPANY_USER',
  ReadLabAccount: 'READ_LAB_ACCOUNT',
  ReadTestCode: 'READ_TEST_CODE',
  RefreshMroResult: 'REFRESH_MRO_RESULT',
  SeePrices: 'SEE_PRICES',
  SignAcknowledgment: 'SIGN_ACKNOWLEDGMENT',
  SuperAdminConsortiumView: 'SUPER_ADMIN_CONSORTIUM_VIEW',
  SuperAdminManageTenants: 'SUPER_ADMIN_MANAGE_TENANTS',
  SuperAdminTestPoolView: 'SUPER_ADMIN_TEST_POOL_VIEW',
  TenantSettings: 'TENANT_SETTINGS',
  UnlockAccount: 'UNLOCK_ACCOUNT',
  Update: 'UPDATE',
  UploadQuestEmailedCsv: 'UPLOAD_QUEST_EMAILED_CSV',
  ViewAdditives: 'VIEW_ADDITIVES',
  ViewInstantTest: 'VIEW_INSTANT_TEST',
  ViewListTestPanel: 'VIEW_LIST_TEST_PANEL',
  ViewReports: 'VIEW_REPORTS',
  ViewTestResults: 'VIEW_TEST_RESULTS',
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

/** OVERDUE: a selection period passed without a draw. BEHIND: the forecast is below the target. DUE: the next selection date has come. ON_TRACK: none of these. */
export const PoolProgressState = {
  Behind: 'BEHIND',
  Due: 'DUE',
  OnTrack: 'ON_TRACK',
  Overdue: 'OVERDUE'
} as const;

export type PoolProgressState = typeof PoolProgressState[keyof typeof PoolProgressState];
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

/** The new name of a unit. */
export type RenameAdministrativeUnitInput = {
  /** Name, unique under its parent regardless of case. */
  readonly name: string;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version?: number | null | undefined;
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

/** Whom to send a link that resets the password. */
export type RestorePasswordInput = {
  /** E-mail address that signs in. */
  readonly email: string;
};

/** Role of a user; it decides permissions and scope. */
export const Role = {
  AdministrativeUnitManager: 'ADMINISTRATIVE_UNIT_MANAGER',
  AreaManager: 'AREA_MANAGER',
  CompanyAdmin: 'COMPANY_ADMIN',
  CompanyUser: 'COMPANY_USER',
  DistrictManager: 'DISTRICT_MANAGER',
  LocationManager: 'LOCATION_MANAGER',
  MdUser: 'MD_USER',
  RegionManager: 'REGION_MANAGER',
  SuperAdmin: 'SUPER_ADMIN'
} as const;

export type Role = typeof Role[keyof typeof Role];
/** Security settings to change. */
export type SecuritySettingsInput = {
  /** Idle users are logged out. */
  readonly AUTOMATIC_LOGOUT?: boolean | null | undefined;
  /** Idle minutes before the logout warning: 5 to 60 in steps of 5. */
  readonly AUTOMATIC_LOGOUT_PERIOD?: number | null | undefined;
  /** Sign-in asks for a code sent by e-mail. */
  readonly MFA_ENABLED?: boolean | null | undefined;
  /** The system logout values hold for everyone. */
  readonly OVERRIDE_LOGOUT_SETTINGS?: boolean | null | undefined;
  /** The system value of MFA_ENABLED holds for every company. */
  readonly OVERRIDE_MFA_SETTINGS?: boolean | null | undefined;
};

/** How often a pool draws. */
export const SelectionInterval = {
  Annual: 'annual',
  Biweekly: 'biweekly',
  Monthly: 'monthly',
  Onetime: 'onetime',
  Quarterly: 'quarterly',
  Semiannual: 'semiannual',
  Weekly: 'weekly'
} as const;

export type SelectionInterval = typeof SelectionInterval[keyof typeof SelectionInterval];
/** Order of a list of SelectionRun records. */
export type SelectionRunOrderBy = {
  /** Direction; ties are in order of id. */
  readonly direction?: SortOrder;
  /** What to sort by. */
  readonly field: SelectionRunOrderField;
};

/** What a list of SelectionRun records can be sorted by. */
export const SelectionRunOrderField = {
  CompletedAlcoholTestsPercentage: 'COMPLETED_ALCOHOL_TESTS_PERCENTAGE',
  CompletedDrugTestsPercentage: 'COMPLETED_DRUG_TESTS_PERCENTAGE',
  MemberCount: 'MEMBER_COUNT',
  Modality: 'MODALITY',
  RunDate: 'RUN_DATE',
  SelectedForAlcoholTesting: 'SELECTED_FOR_ALCOHOL_TESTING',
  SelectedForDrugAndAlcoholTesting: 'SELECTED_FOR_DRUG_AND_ALCOHOL_TESTING',
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
  readonly modality?: ChoiceFilter | null | undefined;
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
  AlternateSelection: 'ALTERNATE_SELECTION',
  Excused: 'EXCUSED',
  NotSelected: 'NOT_SELECTED',
  SelectedForAlcohol: 'SELECTED_FOR_ALCOHOL',
  SelectedForDrugs: 'SELECTED_FOR_DRUGS',
  SelectedForDrugsAndAlcohol: 'SELECTED_FOR_DRUGS_AND_ALCOHOL'
} as const;

export type SelectionStatus = typeof SelectionStatus[keyof typeof SelectionStatus];
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

/** Direction of sorting: ASC or DESC. */
export const SortOrder = {
  Asc: 'ASC',
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

/** Whether targets are a percentage of the members a year or a number each interval. */
export const TargetType = {
  Fixed: 'fixed',
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
  AddressCity: 'ADDRESS_CITY',
  Id: 'ID',
  Method: 'METHOD',
  Name: 'NAME',
  Rate: 'RATE'
} as const;

export type TenantOrderField = typeof TenantOrderField[keyof typeof TenantOrderField];
/** E-mail and MRO access of a tenant; a missing key keeps its value, null clears it. */
export type TenantSettingsInput = {
  /** Password at the MRO service, answered masked. */
  readonly BASIC_AUTH_PASS?: string | null | undefined;
  /** User name at the MRO service. */
  readonly BASIC_AUTH_USER?: string | null | undefined;
  /** Sender of the mails of this tenant. */
  readonly EMAIL_SEND_FROM_ADDRESS?: string | null | undefined;
  /** Receives administrative notices. */
  readonly UPDATED_ADMIN_EMAIL?: string | null | undefined;
};

/** Which Tenant records to list; all conditions hold together. */
export type TenantWhere = {
  /** Condition on address. */
  readonly address?: TenantAddressWhere | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on method. One of ANNUAL, MONTHLY, PER_TEST. */
  readonly method?: ChoiceFilter | null | undefined;
  /** Condition on name. */
  readonly name?: TextFilter | null | undefined;
  /** Condition on rate. */
  readonly rate?: NumberFilter | null | undefined;
};

/** What is ordered for the people who are drawn; INSTANT not for regulated pools. */
export const TestOrderType = {
  ElectronicOrder: 'ELECTRONIC_ORDER',
  Instant: 'INSTANT',
  PaperCcfOrder: 'PAPER_CCF_ORDER'
} as const;

export type TestOrderType = typeof TestOrderType[keyof typeof TestOrderType];
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
  CdlNumber: 'CDL_NUMBER',
  DateOfBirth: 'DATE_OF_BIRTH',
  Deleted: 'DELETED',
  EmployeeCategoryName: 'EMPLOYEE_CATEGORY_NAME',
  FirstName: 'FIRST_NAME',
  IdNumber: 'ID_NUMBER',
  LastName: 'LAST_NAME',
  LocationLocationId: 'LOCATION_LOCATION_ID',
  MemberStatusAdjustedAt: 'MEMBER_STATUS_ADJUSTED_AT',
  ObservationRequired: 'OBSERVATION_REQUIRED',
  OtherId: 'OTHER_ID',
  Ssn: 'SSN',
  State: 'STATE'
} as const;

export type TestPoolMemberOrderField = typeof TestPoolMemberOrderField[keyof typeof TestPoolMemberOrderField];
/** Which TestPoolMember records to list; all conditions hold together. */
export type TestPoolMemberWhere = {
  /** Condition on cdlNumber. */
  readonly cdlNumber?: TextFilter | null | undefined;
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
  ActiveMemberCount: 'ACTIVE_MEMBER_COUNT',
  AlcoholIntervalNumber: 'ALCOHOL_INTERVAL_NUMBER',
  AlcoholPercentage: 'ALCOHOL_PERCENTAGE',
  AlcoholYtd: 'ALCOHOL_YTD',
  CompanyName: 'COMPANY_NAME',
  CompletedAlcoholTests: 'COMPLETED_ALCOHOL_TESTS',
  CompletedDrugTests: 'COMPLETED_DRUG_TESTS',
  ConsortiumName: 'CONSORTIUM_NAME',
  DrugIntervalNumber: 'DRUG_INTERVAL_NUMBER',
  DrugPercentage: 'DRUG_PERCENTAGE',
  DrugYtd: 'DRUG_YTD',
  LatestRunDate: 'LATEST_RUN_DATE',
  LocationName: 'LOCATION_NAME',
  Modality: 'MODALITY',
  Name: 'NAME',
  NextRunDate: 'NEXT_RUN_DATE',
  Oversampling: 'OVERSAMPLING',
  ProgramEndDate: 'PROGRAM_END_DATE',
  ProgramStartDate: 'PROGRAM_START_DATE',
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
  ActiveMemberCount: 'ACTIVE_MEMBER_COUNT',
  AlcoholYtd: 'ALCOHOL_YTD',
  Attention: 'ATTENTION',
  CompanyName: 'COMPANY_NAME',
  DrugYtd: 'DRUG_YTD',
  Name: 'NAME',
  NextRunDate: 'NEXT_RUN_DATE',
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
  /** Condition on drugYtd. */
  readonly drugYtd?: NumberFilter | null | undefined;
  /** Condition on id. */
  readonly id?: IdFilter | null | undefined;
  /** Condition on locationId. */
  readonly locationId?: IdFilter | null | undefined;
  /** Condition on name. */
  readonly name?: TextFilter | null | undefined;
  /** Condition on nextRunDate. */
  readonly nextRunDate?: DateFilter | null | undefined;
  /** Condition on overdueDraws. */
  readonly overdueDraws?: IntFilter | null | undefined;
  /** Condition on state. One of OVERDUE, BEHIND, DUE, ON_TRACK. */
  readonly state?: ChoiceFilter | null | undefined;
  /** Condition on status. One of FROZEN, DEACTIVATED, EXPIRED, ACTIVE. */
  readonly status?: ChoiceFilter | null | undefined;
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

/** FROZEN: its company or location was deleted. DEACTIVATED: by hand. EXPIRED: its program is over. */
export const TestPoolStatus = {
  Active: 'ACTIVE',
  Deactivated: 'DEACTIVATED',
  Expired: 'EXPIRED',
  Frozen: 'FROZEN'
} as const;

export type TestPoolStatus = typeof TestPoolStatus[keyof typeof TestPoolStatus];
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
  /** Condition on locationName. */
  readonly locationName?: TextFilter | null | undefined;
  /** Whether only internal users manage members of the company. Asked by internal users only. */
  readonly membersManagedByMd?: BooleanFilter | null | undefined;
  /** Selection interval; sorts by its length. One of onetime, weekly, biweekly, monthly, quarterly, semiannual, annual. */
  readonly modality?: ChoiceFilter | null | undefined;
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
  readonly status?: ChoiceFilter | null | undefined;
  /** Condition on testingAgencyId. */
  readonly testingAgencyId?: IdFilter | null | undefined;
  /** Condition on testingAgencyName. */
  readonly testingAgencyName?: TextFilter | null | undefined;
};

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

/** Level of a unit: regions contain areas, areas contain districts. */
export const UnitLevel = {
  Area: 'AREA',
  District: 'DISTRICT',
  Region: 'REGION'
} as const;

export type UnitLevel = typeof UnitLevel[keyof typeof UnitLevel];
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

/** Own address, contact methods and settings. */
export type UpdateProfileInput = {
  /** What a user edits of the own profile. */
  readonly profile: ProfileInput;
  /** Own logout values and notification preferences. */
  readonly settings?: UserSettingsInput;
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

/** All editable fields of a pool; an absent one is cleared. Once there are members, company, location and regulator stay. */
export type UpdateTestPoolInput = {
  /** Alcohol tests each interval, for fixed targets. */
  readonly alcoholIntervalNumber?: number | null | undefined;
  /** Alcohol tests a year, percent of the members, at most 2 decimals. Regulated: the regulator decides. */
  readonly alcoholPercentage?: number | null | undefined;
  /** Alternates of each draw; required when alternates are drawn. */
  readonly alternatesAmount?: number | null | undefined;
  /** Comments, at most 255 characters. */
  readonly comments?: string | null | undefined;
  /** Company whose employees are drawn; required. */
  readonly companyId?: string | number | null | undefined;
  /** Alcohol tests of the program that were completed before it was run here. */
  readonly completedAlcoholTests?: number;
  /** Drug tests of the program that were completed before it was run here. */
  readonly completedDrugTests?: number;
  /** Consortium; not offered yet, send null. */
  readonly consortiumId?: string | number | null | undefined;
  /** Drug tests each interval, for fixed targets. */
  readonly drugIntervalNumber?: number | null | undefined;
  /** Drug tests a year, percent of the members, at most 2 decimals. Regulated: the regulator decides. */
  readonly drugPercentage?: number | null | undefined;
  /** Run under a DOT agency. Regulated and other people are never in one pool. */
  readonly isRegulated?: boolean;
  /** Whether the pool spans the locations of its company. */
  readonly isTestPoolForCompany?: boolean;
  /** The one location of the pool; required unless the pool spans locations, ignored if it does. */
  readonly locationId?: string | number | null | undefined;
  /** Selection interval. */
  readonly modality: SelectionInterval;
  /** Name, unique within the company regardless of case. */
  readonly name: string;
  /** Drawn on top of the target, percent, at most 2 decimals. */
  readonly oversampling: number;
  /** Last day of the program, YYYY-MM-DD: regulated always 31 December of the year it starts in, else at most one year less a day after the start. */
  readonly programEndDate?: string | null | undefined;
  /** First day of the program, YYYY-MM-DD: regulated in the current year. Once there are members or draws it stays in its year and not after the first draw. */
  readonly programStartDate: string;
  /** Whether orders can be generated from a run. */
  readonly shouldAutoGenerateTests?: boolean;
  /** Whether alternates are drawn. */
  readonly shouldGenerateAlternates?: boolean;
  /** How targets are given; a regulated pool always has percentages. */
  readonly targetType?: TargetType | null | undefined;
  /** What is ordered for people drawn; required. */
  readonly testOrderType?: TestOrderType | null | undefined;
  /** Regulator; required when regulated, ignored otherwise. */
  readonly testingAgencyId?: string | number | null | undefined;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version: number;
};

/** All editable fields of a member; an absent one is cleared. */
export type UpdateTestPoolMemberInput = {
  /** Regulated pools: commercial driver’s license, unique with its state in the pool among those not removed; required. */
  readonly cdlNumber?: string | null | undefined;
  /** Regulated pools: date of birth, not in the future; required. */
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
  /** Regulated pools: social security number, 9 digits. Kept encrypted and answered as ***-**-1234. */
  readonly ssn?: string | null | undefined;
  /** Regulated pools: state of the CDL; required. */
  readonly state?: string | null | undefined;
  /** Version of the record. Send it with an update; a stale one is refused. */
  readonly version: number;
};

/** Own logout values and notification preferences. */
export type UserSettingsInput = {
  /** The user is logged out when idle. */
  readonly AUTOMATIC_LOGOUT?: boolean | null | undefined;
  /** Idle minutes before the logout warning: 5 to 60 in steps of 5. */
  readonly AUTOMATIC_LOGOUT_PERIOD?: number | null | undefined;
  /** Closed-case updates */
  readonly EMAIL_NOTIFICATION_CLOSED_CASE_UPDATES?: boolean | null | undefined;
  /** Instant test results */
  readonly EMAIL_NOTIFICATION_INSTANT_TEST_RESULTS?: boolean | null | undefined;
  /** Lab status changes */
  readonly EMAIL_NOTIFICATION_LAB_STATUS_CHANGES?: boolean | null | undefined;
  /** MRO report results */
  readonly EMAIL_NOTIFICATION_MRO_REPORT_RESULTS?: boolean | null | undefined;
  /** Progress (year-to-date) reminders */
  readonly EMAIL_NOTIFICATION_RANDOM_PROGRESS?: boolean | null | undefined;
  /** Random test pool run completed */
  readonly EMAIL_NOTIFICATION_RUN_COMPLETED?: boolean | null | undefined;
  /** DOT selection run reminders */
  readonly EMAIL_NOTIFICATION_RUN_REMINDER?: boolean | null | undefined;
};

/** MD: internal administrative staff. CLIENT: staff of a client company. */
export const UserType = {
  Client: 'CLIENT',
  Md: 'MD'
} as const;

export type UserType = typeof UserType[keyof typeof UserType];