// The tables as migrations 0001_foundation to 0224_views_of_what_is_released leave them. Written by `npm run generate`.

/** Columns of each table with the types of their values in a row; jsonb is typed where it is read. */
export interface Tables {
  access_log: {
    tenant_id: number;
    id: number;
    batch: number;
    at: string;
    actor_tenant_id: number | null;
    actor_user_id: number | null;
    actor_name: string | null;
    actor_name_key: string | null;
    what: string;
    is_download: boolean;
    record_ids: number[];
    asked: string[];
    row_count: number;
    call_count: number;
    request_id: string;
    address: string;
    device: string;
  };
  acknowledgments: {
    tenant_id: number;
    id: number;
    test_result_id: number;
    company_id: number;
    location_id: number;
    type: 'ACKNOWLEDGMENT' | 'BOTH' | 'ADMISSION';
    cause_number: string | null;
    comment: string | null;
    defendant_signature_file_id: string | null;
    supervisor_signature_file_id: string | null;
    document_file_id: string | null;
    substances: unknown;
    signed: unknown;
    sha256: Buffer;
    signed_at: string;
    signed_by_user_id: number | null;
    signed_by: string;
    device: string;
  };
  administrative_units: {
    tenant_id: number;
    id: number;
    company_id: number;
    parent_id: number | null;
    level: 'REGION' | 'AREA' | 'DISTRICT';
    name: string;
    region_id: number;
    area_id: number | null;
    district_id: number | null;
    version: number;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
    name_key: string;
    search_text: string;
  };
  audit_log: {
    tenant_id: number;
    id: number;
    at: string;
    actor_tenant_id: number | null;
    actor_user_id: number | null;
    action: string;
    entity: string;
    entity_id: string | null;
    company_id: number | null;
    changes: unknown;
    request_id: string;
    client_ip: string;
    previous_hash: Buffer;
    hash: Buffer;
    actor_name: string | null;
    actor_name_key: string | null;
  };
  authenticators: {
    tenant_id: number;
    user_id: number;
    secret_sealed: string;
    confirmed_at: string | null;
    last_step: number;
  };
  bulk_schemas: {
    tenant_id: number;
    id: number;
    provider: 'LabCorp' | 'QuestDiagnostics' | 'CordantHealthSolutions' | 'NationalToxicologyCenter' | 'USDTL' | 'CRL' | 'OmegaLaboratories' | 'AmericanToxicologyInstitute' | 'Phamatech' | 'NavisClinicalLaboratories' | 'MicroDistributing' | 'AVERHEALTH' | 'BreathAlcohol';
    template_version: string;
    description: string;
    fields: unknown;
    overrall_result_fields: unknown;
    line_result_fields: unknown;
    specimen_type_fields: unknown;
    test_reason_fields: unknown;
    version: number;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
    description_key: string;
    template_version_key: string;
    search_text: string;
  };
  collection_site_files: {
    tenant_id: number;
    id: number;
    sha256: string;
    user_id: number | null;
    received_at: string;
    applied_at: string | null;
    updated: number | null;
    unchanged: number | null;
    unknown: number | null;
    unknown_codes: string[];
  };
  collection_site_rows: {
    tenant_id: number;
    file_id: number;
    site_code: string;
    site_type: string;
    bac_dot_supported: boolean;
    bac_non_dot_supported: boolean;
    is_electronic_request_enabled: boolean;
    hair_collection_supported: boolean;
    nida_supported: boolean;
    oral_fluid_supported: boolean;
    urine_observed_supported: boolean;
    urine_poct_supported: boolean;
    is_temporarily_closed: boolean;
    is_bfw: boolean;
    is_bfw_biometrics: boolean;
    is_hrs_electronic_ccf: boolean;
    is_oral_fluid_poct: boolean;
  };
  collection_sites: {
    tenant_id: number;
    site_code: string;
    site_name: string;
    site_type: 'PSC' | 'PREFERRED' | 'THIRD_PARTY';
    address_address_line1: string;
    address_address_line2: string | null;
    address_city: string;
    address_state: string;
    address_zip: string;
    latitude: number;
    longitude: number;
    hours_of_operation: string | null;
    phone: string | null;
    fax: string | null;
    bac_dot_supported: boolean;
    bac_non_dot_supported: boolean;
    is_electronic_request_enabled: boolean;
    hair_collection_supported: boolean;
    nida_supported: boolean;
    oral_fluid_supported: boolean;
    urine_observed_supported: boolean;
    urine_poct_supported: boolean;
    is_temporarily_closed: boolean;
    created_at: string;
    updated_at: string;
    latitude_band: number;
    is_bfw: boolean | null;
    is_bfw_biometrics: boolean | null;
    is_hrs_electronic_ccf: boolean | null;
    is_oral_fluid_poct: boolean | null;
  };
  companies: {
    tenant_id: number;
    id: number;
    company_name: string;
    client_since: string | null;
    address_address_line1: string | null;
    address_address_line2: string | null;
    address_city: string | null;
    address_state: string | null;
    address_zip: string | null;
    contact_main_email: string | null;
    contact_main_phone_number: string | null;
    contact_main_fax: string | null;
    is_mro_all_dot_results_required: boolean;
    is_mro_all_non_dot_results_required: boolean;
    is_mro_positive_non_dot_results_only_required: boolean;
    number_of_users: number;
    number_of_regions: number;
    number_of_areas: number;
    number_of_districts: number;
    number_of_locations: number;
    version: number;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
    company_name_key: string;
    address_city_key: string | null;
    address_state_key: string | null;
    search_text: string;
  };
  company_settings: {
    tenant_id: number;
    company_id: number;
    key: string;
    value: unknown;
  };
  compliance_alerts: {
    tenant_id: number;
    location_id: number;
    company_id: number;
    day: string;
    user_tenant_id: number;
    user_id: number;
    planned: string;
  };
  compliance_rules: {
    tenant_id: number;
    id: number;
    state: string;
    test_type: 'ANY' | 'LAB' | 'POCT';
    specimen_type: 'ANY' | 'URINE' | 'ORAL_FLUID' | 'HAIR' | 'BREATH' | 'BLOOD' | 'SWEAT' | 'SERUM' | 'NAILS';
    reason_for_test: string;
    level: 'GREEN' | 'YELLOW' | 'RED';
    message: string;
    citation: string;
    source: string | null;
    confidence: 'HIGH' | 'MEDIUM' | 'LOW';
    valid_from: string | null;
    valid_to: string | null;
    reviewed_at: string | null;
    reviewed_by: string | null;
    review_by: string | null;
    file_id: string | null;
    version: number;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
    program: string;
    search_text: string;
  };
  consortium_companies: {
    tenant_id: number;
    consortium_id: number;
    company_id: number;
    started_on: string;
    ended_on: string | null;
  };
  consortium_locations: {
    tenant_id: number;
    consortium_id: number;
    company_id: number;
    location_id: number;
    started_on: string;
    ended_on: string | null;
  };
  consortiums: {
    tenant_id: number;
    id: number;
    name: string;
    version: number;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
    name_key: string;
    search_text: string;
  };
  contacts: {
    tenant_id: number;
    id: number;
    company_id: number;
    location_id: number;
    name: string;
    last_name: string;
    job_title: string | null;
    phone_number: string | null;
    email: string | null;
    is_primary: boolean;
    version: number;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
    name_key: string;
    last_name_key: string;
    job_title_key: string | null;
    email_key: string | null;
    search_text: string;
  };
  credentials: {
    tenant_id: number;
    user_id: number;
    password_hash: string | null;
    password_changed_at: string | null;
    failed_attempts: number;
    failed_codes: number;
    lock_mailed_at: string | null;
  };
  devices: {
    tenant_id: number;
    id: number;
    name: string;
    specimen_type_ids: number[];
    deleted_at: string | null;
    name_key: string;
    search_text: string;
  };
  documents: {
    tenant_id: number;
    id: number;
    company_id: number;
    title: string;
    file_id: string;
    uploaded_by: string;
    version: number;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
    title_key: string;
    uploaded_by_key: string;
    search_text: string;
  };
  donor_merges: {
    tenant_id: number;
    id: number;
    company_id: number;
    one_case_id: number;
    other_case_id: number;
    reason: string;
    at: string;
    by_user_tenant_id: number;
    by_user_id: number;
    by_name: string;
    undone_at: string | null;
    undone_by: string | null;
    undo_reason: string | null;
  };
  dot_agencies: {
    id: number;
    agency: 'HHS' | 'NRC' | 'FMCSA' | 'FAA' | 'FRA' | 'FTA' | 'PHMSA' | 'USCG';
    employee_group: string | null;
    name: string;
    is_regulator: boolean;
  };
  dot_employee_categories: {
    id: number;
    agency_id: number;
    position: number;
    name: string;
  };
  dot_rates: {
    agency_id: number;
    effective_from: string;
    drug_basis_points: number;
    alcohol_basis_points: number;
  };
  drug_adulterants: {
    tenant_id: number;
    id: number;
    name: string;
    type: 'DRUG' | 'ADULTERANT';
    abbreviation: string;
    is_mis_dot: boolean;
    version: number;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
    name_key: string;
    abbreviation_key: string;
    search_text: string;
    number_of_test_panels: number;
    number_of_test_codes: number;
  };
  drug_cutoffs: {
    tenant_id: number;
    drug_adulterant_id: number;
    valid_from: string;
    urine_col: string | null;
    oral_fluid_col: string | null;
    hair_col: string | null;
  };
  email_directory: {
    email: string;
    tenant_id: number;
    user_id: number;
  };
  feature_flags: {
    tenant_id: number;
    name: string;
    enabled: boolean;
  };
  files: {
    tenant_id: number;
    id: string;
    kind: 'document' | 'logo' | 'signature';
    doc_type: string | null;
    title: string;
    name: string;
    content_type: string;
    bytes: number;
    sha256: Buffer;
    storage_key: string;
    uploader_tenant_id: number;
    uploader_user_id: number;
    referenced_at: string | null;
    published_at: string | null;
    created_at: string;
  };
  idempotency_keys: {
    tenant_id: number;
    home_tenant_id: number;
    user_id: number;
    route: string;
    key: string;
    request_hash: Buffer;
    status: number | null;
    body: string | null;
    created_at: string;
  };
  instant_tests: {
    tenant_id: number;
    test_result_id: number;
    company_id: number;
    location_id: number;
    test_panel_id: number | null;
    test_panel_name: string | null;
    lot: string | null;
    expire_at: string | null;
    certification_date: string | null;
    collector_signature_file_id: string | null;
    test_information_comment: string | null;
    result_interpreted: string | null;
    temperature: '0' | '1' | null;
    drug_adulterant_results: unknown;
    test_result_comment: string | null;
    specimen_integrity: string | null;
    confirmation_comment: string | null;
    confirmed_at: string | null;
    confirmation_test_result_id: number | null;
    consent_text: string | null;
    certification_text: string | null;
  };
  kept_counts: {
    tenant_id: number;
    table_name: string;
    slot: string;
    rows: number;
  };
  kept_pool_progress: {
    tenant_id: number;
    test_pool_id: number;
    day: string;
    stamp: number;
    company_id: number | null;
    location_id: number | null;
    status: string;
    draw: string | null;
    period: number | null;
    draw_by: string | null;
    target: string;
    attention: number | null;
    overdue: number;
    drug_target: number;
    drug_due: number;
    drug_done: number;
    drug_open: number;
    drug_forecast: number;
    alcohol_target: number;
    alcohol_due: number;
    alcohol_done: number;
    alcohol_open: number;
    alcohol_forecast: number;
  };
  kept_test_code_counts: {
    tenant_id: number;
    provider: string;
    type: string;
    specimen_type: number;
    slot: string;
    rows: number;
  };
  kept_test_counts: {
    tenant_id: number;
    combination: string;
    slot: string;
    test_type: string;
    test_status: string;
    result_type: string | null;
    outcome: string | null;
    program: string;
    reason_for_test: string | null;
    specimen_type_id: number;
    provider: string | null;
    acknowledgment_type: string | null;
    is_error: boolean;
    rows: number;
    case_status: string;
  };
  kept_test_sums: {
    tenant_id: number;
    company_id: number;
    counted_at: string;
    slot: string;
    counted_month: number;
    location_id: number;
    test_type: string;
    program: string;
    outcome: string;
    is_timed: boolean;
    positive_drug_ids: number[];
    tests: number;
    to_lab_ms: number;
    to_release_ms: number;
  };
  kept_tests_at_places: {
    tenant_id: number;
    company_id: number;
    location_id: number;
    slot: string;
    rows: number;
  };
  kept_tests_of_names: {
    tenant_id: number;
    donor_first_name_key: string;
    slot: string;
    rows: number;
  };
  lab_account_location_test_codes: {
    tenant_id: number;
    lab_account_location_id: number;
    test_code_id: number;
    is_combo_breath: boolean;
    pricing: string | null;
    profile_id: string | null;
  };
  lab_account_locations: {
    tenant_id: number;
    id: number;
    company_id: number;
    location_id: number;
    lab_account_id: number;
    sub_account_id: string;
    site_id: string | null;
    mro_id: number | null;
    mro_pricing: string | null;
    program: 'DOT' | 'NON_DOT';
    master_account_type: number;
    supports_combo_orders: boolean;
    version: number;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
    sub_account_id_key: string;
  };
  lab_account_mros: {
    tenant_id: number;
    lab_account_id: number;
    mro_id: number;
  };
  lab_account_test_codes: {
    tenant_id: number;
    lab_account_id: number;
    test_code_id: number;
  };
  lab_accounts: {
    tenant_id: number;
    id: number;
    provider: 'LabCorp' | 'QuestDiagnostics' | 'CordantHealthSolutions' | 'NationalToxicologyCenter' | 'USDTL' | 'CRL' | 'OmegaLaboratories' | 'AmericanToxicologyInstitute' | 'Phamatech' | 'NavisClinicalLaboratories' | 'MicroDistributing' | 'AVERHEALTH' | 'BreathAlcohol';
    master_account_id: string;
    master_account_type: number | null;
    program: 'DOT' | 'NON_DOT' | null;
    comment: string | null;
    version: number;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
    comment_key: string | null;
    search_text: string;
  };
  lab_connection_secrets: {
    tenant_id: number;
    connection_id: number;
    number: number;
    secret_sealed: string;
    created_at: string;
    valid_until: string | null;
  };
  lab_connections: {
    tenant_id: number;
    id: number;
    name: string;
    kind: string;
    party: 'LABORATORY' | 'MRO';
    provider: string | null;
    address: string;
    lab_account_ids: number[];
    mro_connection_id: number | null;
    is_active: boolean;
    last_sent_at: string | null;
    last_failed_at: string | null;
    last_error: string | null;
    version: number;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
    name_key: string;
    search_text: string;
  };
  lab_messages: {
    tenant_id: number;
    id: number;
    connection_id: number;
    received_at: string;
    sent_at: string;
    nonce: string;
    signature: string;
    body_sealed: string;
    bytes: number;
    sha256: Buffer;
    state: 'WAITING' | 'PROCESSED' | 'UNMATCHED' | 'FAILED' | 'IGNORED';
    kind: 'ORDER_STATUS' | 'RESULT' | 'MRO_REPORT' | 'DOCUMENT' | null;
    test_result_id: number | null;
    reason: string | null;
    order_number: string | null;
    specimen_id: string | null;
    account: string | null;
    donor_id: string | null;
    collected_at: string | null;
    content_hash: Buffer | null;
    attempts: number;
    processed_at: string | null;
    matched_by: string | null;
    match_reason: string | null;
    deleted_at: string | null;
    search_text: string;
  };
  lab_orders: {
    tenant_id: number;
    test_result_id: number;
    company_id: number;
    location_id: number;
    order_number: string;
    lab_test_id: string | null;
    lab_order_type: 'ELECTRONIC_ORDER' | 'PAPER_CCF_ORDER';
    lab_account_location_id: number | null;
    lab_account_id: number | null;
    master_account_id: string | null;
    sub_account_id: string | null;
    test_type: 'DRUG' | 'ALCOHOL' | 'DRUG_AND_ALCOHOL';
    testing_agency: string | null;
    test_codes: unknown;
    combo_breath_test_codes: unknown;
    test_code_ids: number[];
    is_combo_order: boolean;
    site_id: string | null;
    site_zip: string | null;
    site: unknown;
    collected_on_site: boolean;
    third_party_collected: boolean;
    third_party_site_address_name: string | null;
    third_party_site_address: unknown;
    comment: string | null;
    donor_instructions: string | null;
    ccf_file_id: string | null;
    ordered_at: string;
    expire_date: string | null;
    directed_by: unknown;
    employee_full_name: string | null;
    employee_phone: string | null;
    mro: unknown;
    canceled_at: string | null;
    cancel_reason: string | null;
    attempts: number;
    next_attempt_at: string | null;
    last_error: string | null;
    sent_at: string | null;
    accepted_at: string | null;
    donor_email: string | null;
  };
  lab_outgoing_messages: {
    tenant_id: number;
    id: number;
    test_result_id: number;
    company_id: number;
    location_id: number;
    connection_id: number | null;
    kind: 'ORDER' | 'CANCEL' | 'RENEW';
    state: 'WAITING' | 'DONE' | 'FAILED' | 'SUPERSEDED';
    attempts: number;
    next_attempt_at: string | null;
    error: string | null;
    created_at: string;
    finished_at: string | null;
    deleted_at: string | null;
  };
  location_clients: {
    tenant_id: number;
    id: number;
    company_id: number;
    location_id: number;
    name: string;
    deleted_at: string | null;
    name_key: string;
  };
  location_test_panels: {
    tenant_id: number;
    id: number;
    company_id: number;
    location_id: number;
    test_panel_id: number;
    price: string | null;
    version: number;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
  };
  locations: {
    tenant_id: number;
    id: number;
    location_id: string;
    company_id: number;
    administrative_unit_id: number | null;
    name: string;
    address_address_line1: string;
    address_address_line2: string | null;
    address_city: string;
    address_state: string;
    address_zip: string;
    location_phone: string;
    location_fax: string;
    location_manager_full_name: string | null;
    location_manager_phone_number: string | null;
    location_manager_email: string | null;
    der_full_name: string;
    der_phone_number: string;
    der_email: string;
    is_primary: boolean;
    mro_result_type: unknown;
    region_id: number | null;
    area_id: number | null;
    district_id: number | null;
    version: number;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
    name_key: string;
    location_number: number;
    address_city_key: string;
    location_manager_full_name_key: string | null;
    search_text: string;
  };
  mail_outbox: {
    tenant_id: number;
    id: string;
    kind: string;
    recipient: string;
    recipient_name: string | null;
    sender: string | null;
    sender_name: string;
    subject: string;
    body_text: string | null;
    body_html: string | null;
    status: 'QUEUED' | 'SENT' | 'FAILED';
    attempts: number;
    last_error: string | null;
    created_at: string;
    finished_at: string | null;
    attachment_name: string | null;
    attachment: Buffer | null;
  };
  manual_entries: {
    tenant_id: number;
    test_result_id: number;
    company_id: number;
    location_id: number;
    test_report_id: number | null;
    details: unknown;
    created_at: string;
  };
  mis_corrections: {
    tenant_id: number;
    id: number;
    mis_report_id: number;
    company_id: number;
    category: string | null;
    section: 'EMPLOYEES' | 'DRUGS' | 'ALCOHOL';
    row_key: string | null;
    column_key: string;
    value: number | null;
    before: number;
    reason: string;
    at: string;
    by_user_tenant_id: number;
    by_user_id: number;
    by_name: string;
  };
  mis_reports: {
    tenant_id: number;
    id: number;
    company_id: number;
    agency: string;
    year: number;
    employer: unknown;
    version: number;
  };
  mis_signatures: {
    tenant_id: number;
    id: number;
    mis_report_id: number;
    company_id: number;
    name: string;
    title: string;
    at: string;
    by_user_tenant_id: number;
    by_user_id: number;
    by_name: string;
    frozen: unknown;
    sha256: string;
    withdrawn_at: string | null;
    withdrawn_by: string | null;
    withdraw_reason: string | null;
    certified_on: string;
  };
  mro_contacts: {
    tenant_id: number;
    id: number;
    test_result_id: number;
    company_id: number;
    location_id: number;
    kind: 'DONOR_NO_ANSWER' | 'DONOR_MESSAGE' | 'DONOR_INTERVIEWED' | 'DONOR_DECLINED' | 'DER_ASKED' | 'DER_REACHED_DONOR' | 'DER_FAILED' | 'DONOR_NOTIFIED' | 'SPLIT_REQUESTED' | 'CLEARINGHOUSE_REPORTED';
    at: string;
    phone: string | null;
    note: string | null;
    actor_user_id: number | null;
    actor: string;
    noted_at: string;
  };
  mro_determinations: {
    tenant_id: number;
    test_report_id: number;
    company_id: number;
    location_id: number;
    laboratory_report_id: number;
    basis: 'INTERVIEW' | 'DONOR_DECLINED' | 'DER_CONTACT' | 'TEN_DAYS' | null;
    refusal_reason: 'ADULTERATED' | 'SUBSTITUTED' | 'OTHER' | null;
    is_recollection_observed: boolean;
    note: string | null;
  };
  mros: {
    tenant_id: number;
    id: number;
    full_name: string;
    provider_id: string | null;
    address_address_line1: string;
    address_address_line2: string | null;
    address_city: string;
    address_state: string;
    address_zip: string;
    phone: string | null;
    fax: string | null;
    pricing: string | null;
    version: number;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
    full_name_key: string;
    search_text: string;
  };
  notifications: {
    tenant_id: number;
    id: number;
    user_id: number;
    type: string;
    options: unknown;
    test_result_id: number | null;
    donor_full_name: string | null;
    specimen_id: string | null;
    created_at: string;
    delivered_at: string | null;
  };
  order_request_faults: {
    tenant_id: number;
    participant_id: number;
    order_request_id: number;
    company_id: number | null;
    location_id: number | null;
    error: string;
  };
  order_requests: {
    tenant_id: number;
    id: number;
    run_id: number;
    company_id: number | null;
    location_id: number | null;
    status: 'OPEN' | 'IN_PROGRESS' | 'COMPLETE' | 'COMPLETE_WITH_ERRORS' | 'FAILED';
    failure_reason: string | null;
    total: number;
    done: number;
    ordered: number;
    failed: number;
    compliance: unknown;
    requested_by_user_id: number;
    requested_by_tenant_id: number;
    requested_by: string;
    finished_at: string | null;
    version: number;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
  };
  password_history: {
    tenant_id: number;
    user_id: number;
    set_at: string;
    password_hash: string;
  };
  password_links: {
    tenant_id: number;
    code_hash: Buffer;
    user_id: number;
    purpose: 'RESET' | 'INVITE' | 'UNLOCK';
    created_at: string;
    expires_at: string;
    used_at: string | null;
  };
  permission_grants: {
    tenant_id: number;
    id: string;
    user_id: number;
    permission: string;
    is_granted: boolean;
    resource_type: 'COMPANY' | 'LOCATION' | null;
    resource_id: number | null;
    reason: string;
    changed_by: string;
    changed_at: string;
  };
  pool_reminders: {
    tenant_id: number;
    test_pool_id: number;
    kind: 'RUN' | 'PROGRESS';
    due: string;
    sent_at: string;
  };
  pool_seed_chains: {
    tenant_id: number;
    test_pool_id: number;
    chain: number;
    company_id: number | null;
    location_id: number | null;
    root_sealed: string;
    first_link: string;
    next_link: number;
    created_at: string;
  };
  recovery_codes: {
    tenant_id: number;
    user_id: number;
    code_hash: Buffer;
  };
  result_imports: {
    tenant_id: number;
    id: number;
    bulk_schema_id: number;
    sha256: Buffer;
    rows: number;
    imported: number;
    created_by_user_id: number | null;
    created_by: string;
    created_at: string;
  };
  run_participants: {
    tenant_id: number;
    id: number;
    run_id: number;
    test_pool_id: number;
    company_id: number | null;
    location_id: number | null;
    member_id: number;
    run_index: number;
    ticket: string;
    drawn_status: string;
    selection_status: string;
    excusal_reason: string | null;
    specimen_id: string | null;
    drug_completed_at: string | null;
    alcohol_completed_at: string | null;
    version: number;
    updated_at: string;
    deleted_at: string | null;
    person_version: number;
    specimen_key: string | null;
    drug_ordered: boolean;
    alcohol_ordered: boolean;
    notified_at: string | null;
    notified_by: string | null;
  };
  saved_reports: {
    tenant_id: number;
    id: number;
    user_tenant_id: number;
    user_id: number;
    name: string;
    report_type: string;
    criteria: unknown;
    schedule: 'NONE' | 'WEEKLY' | 'MONTHLY' | 'QUARTERLY';
    recipient_ids: number[];
    sent_on: string | null;
    version: number;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
    name_key: string;
    search_text: string;
  };
  saved_view_defaults: {
    tenant_id: number;
    user_tenant_id: number;
    user_id: number;
    list: string;
    saved_view_id: number;
  };
  saved_views: {
    tenant_id: number;
    id: number;
    user_tenant_id: number;
    user_id: number;
    company_id: number | null;
    list: string;
    name: string;
    search: string;
    is_shared: boolean;
    version: number;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
    name_key: string;
    search_text: string;
  };
  selection_extracts: {
    tenant_id: number;
    run_id: number;
    company_id: number;
    location_id: number | null;
    test_pool_id: number;
    salt: string;
    lines: string;
    member_count: number;
    drawn_count: number;
    commitment: unknown;
    commitment_hash: string;
    commitment_at: string;
    outcome: unknown;
    outcome_hash: string;
    outcome_at: string;
  };
  selection_runs: {
    tenant_id: number;
    id: number;
    test_pool_id: number;
    company_id: number | null;
    location_id: number | null;
    run_date: string;
    modality: string;
    period: number | null;
    periods: number;
    override: boolean;
    member_count: number;
    selected_for_drug_testing: number;
    selected_for_alcohol_testing: number;
    selected_for_drug_and_alcohol_testing: number;
    completed_drug_tests: number;
    completed_alcohol_tests: number;
    alternates: number;
    commitment: unknown;
    commitment_hash: string;
    commitment_entry_id: number;
    commitment_at: string;
    outcome_hash: string;
    outcome_entry_id: number;
    outcome_at: string;
    chain: number;
    link: number;
    seed: string;
    snapshot_salt: string;
    drawn_at: string;
    drawn_by_user_id: number;
    drawn_by: string;
    invalidated_at: string | null;
    invalidation_reason: string | null;
    has_requested_orders: boolean;
    lab_order_request_id: number | null;
    version: number;
    updated_at: string;
    deleted_at: string | null;
    drug_completion: string;
    alcohol_completion: string;
    period_start: string | null;
    period_end: string | null;
  };
  selection_snapshots: {
    tenant_id: number;
    run_id: number;
    chunk: number;
    company_id: number | null;
    location_id: number | null;
    lines: string;
    test_pool_id: number;
  };
  sessions: {
    tenant_id: number;
    token_hash: Buffer;
    home_tenant_id: number;
    user_id: number;
    pending_reason: 'MFA_REQUIRED' | 'PASSWORD_EXPIRED' | 'FIRST_LOGIN' | null;
    timezone: string;
    timezone_offset: number;
    codes_sent: number;
    created_at: string;
    last_used_at: string;
    expires_at: string | null;
    id: string;
    device: string;
    address: string;
  };
  sign_in_attempts: {
    tenant_id: number;
    name_hash: Buffer;
    failed_attempts: number;
    last_failed_at: string;
  };
  sign_ins: {
    tenant_id: number;
    id: string;
    user_id: number;
    outcome: string;
    device: string;
    address: string;
    created_at: string;
  };
  tenant_settings: {
    tenant_id: number;
    key: string;
    value: unknown;
  };
  tenants: {
    id: number;
    name: string;
    code: string;
    host: string;
    client_since: string | null;
    address_address_line1: string | null;
    address_address_line2: string | null;
    address_city: string | null;
    address_state: string | null;
    address_zip: string | null;
    main_email: string | null;
    main_fax: string | null;
    phone_number: string | null;
    primary_contact_full_name: string;
    primary_contact_phone: string;
    primary_contact_email: string;
    method: 'ANNUAL' | 'MONTHLY' | 'PER_TEST' | null;
    rate: string | null;
    enabled: boolean;
    version: number;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
    name_key: string;
    address_city_key: string | null;
    address_state_key: string | null;
    first_user: 'INVITED' | 'EMAIL_TAKEN' | null;
  };
  test_attachments: {
    tenant_id: number;
    test_result_id: number;
    file_id: string;
    company_id: number;
    location_id: number;
    title: string;
    doc_type: string;
    mro_only: boolean;
    created_at: string;
  };
  test_cases: {
    tenant_id: number;
    id: number;
    company_id: number;
    location_id: number;
    program: 'DOT' | 'NON_DOT';
    status: 'OPEN' | 'CLOSED';
    reason_for_test: string | null;
    client_id: number | null;
    first_name: string;
    middle_name: string | null;
    last_name: string;
    primary_id_type: string;
    primary_id: string | null;
    ssn_sealed: string | null;
    ssn_last_digits: string | null;
    date_of_birth: string | null;
    phone: string | null;
    verified_by_first_name: string | null;
    verified_by_last_name: string | null;
    is_verbal_consent: boolean | null;
    is_donor_accept_test: boolean | null;
    signature_file_id: string | null;
    run_participant_id: number | null;
    compliance: unknown;
    created_by_user_id: number | null;
    created_by: string;
    closed_at: string | null;
    version: number;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
    first_name_key: string;
    last_name_key: string;
    primary_id_key: string | null;
  };
  test_codes: {
    tenant_id: number;
    id: number;
    provider: 'LabCorp' | 'QuestDiagnostics' | 'CordantHealthSolutions' | 'NationalToxicologyCenter' | 'USDTL' | 'CRL' | 'OmegaLaboratories' | 'AmericanToxicologyInstitute' | 'Phamatech' | 'NavisClinicalLaboratories' | 'MicroDistributing' | 'AVERHEALTH' | 'BreathAlcohol';
    type: 'DOT' | 'NON_DOT';
    specimen_type: number;
    test_code: string;
    name: string | null;
    description: string | null;
    pricing: string | null;
    drug_adulterant_ids: number[];
    version: number;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
    test_code_key: string;
    description_key: string | null;
    search_text: string;
  };
  test_events: {
    tenant_id: number;
    id: number;
    test_result_id: number;
    company_id: number;
    location_id: number;
    kind: 'ORDERED' | 'SENT' | 'ACCEPTED' | 'REFUSED' | 'NOT_TAKEN' | 'COLLECTED' | 'RECEIVED' | 'REPORTED' | 'VERIFIED' | 'RELEASED' | 'CANCELLED' | 'RENEWED' | 'SENT_AGAIN' | 'VIEWED' | 'DOWNLOADED' | 'CORRECTED' | 'REFUSED_TO_TEST' | 'ENDED_UNCONFIRMED';
    at: string;
    actor_user_id: number | null;
    actor: string;
    source: string;
    note: string | null;
    mro_only: boolean;
    noted_at: string;
  };
  test_figures: {
    tenant_id: number;
    day: string;
    program: string;
    reason: string;
    slot: string;
    tests: number;
    timed: number;
    timed_seconds: string;
    rated: number;
    positive: number;
  };
  test_panels: {
    tenant_id: number;
    id: number;
    panel_id: string;
    name: string;
    specimen_type_id: number;
    device_id: number;
    device_name: string;
    drug_adulterant_ids: number[];
    drugs_count: number;
    pricing: string | null;
    version: number;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
    adulterant_count: number;
    specimen_type_name: string;
    specimen_type_name_key: string;
    panel_id_key: string;
    name_key: string;
    device_name_key: string;
    search_text: string;
  };
  test_pool_lab_accounts: {
    tenant_id: number;
    test_pool_id: number;
    lab_account_location_id: number;
    company_id: number;
    location_id: number;
    lab_site_code: string | null;
    zip_code: string | null;
    is_third_party_collection_site: boolean;
    is_collected_on_site: boolean;
    collection_site_name: string | null;
    collection_site_address1: string | null;
    collection_site_address2: string | null;
    collection_site_city: string | null;
    collection_site_state: string | null;
    collection_site_zip: string | null;
  };
  test_pool_member_versions: {
    tenant_id: number;
    member_id: number;
    version: number;
    company_id: number;
    location_id: number;
    first_name: string;
    last_name: string;
    id_number: string | null;
    ssn_sealed: string | null;
    ssn_last_digits: string | null;
    state: string | null;
    cdl_number: string | null;
    date_of_birth: string | null;
    observation_required: boolean | null;
    other_id: string | null;
    employee_category_id: number | null;
    name_salt: string;
    details_salt: string;
    valid_from: string;
    changed_by_tenant_id: number | null;
    changed_by_user_id: number | null;
  };
  test_pool_members: {
    tenant_id: number;
    id: number;
    test_pool_id: number;
    company_id: number;
    location_id: number;
    first_name: string;
    last_name: string;
    id_number: string | null;
    ssn_sealed: string | null;
    ssn_last_digits: string | null;
    state: string | null;
    cdl_number: string | null;
    date_of_birth: string | null;
    observation_required: boolean | null;
    other_id: string | null;
    employee_category_id: number | null;
    member_status_adjusted_at: string;
    version: number;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
    first_name_key: string;
    last_name_key: string;
    id_number_key: string | null;
    number_key: string;
    person_version: number;
    name_salt: string;
    details_salt: string;
    person_hash: Buffer;
    person_key: string | null;
    ssn_key: string | null;
    search_text: string;
    left_on: string | null;
  };
  test_pool_panels: {
    tenant_id: number;
    test_pool_id: number;
    company_id: number;
    location_id: number;
    test_panel_id: number;
  };
  test_pool_test_codes: {
    tenant_id: number;
    test_pool_id: number;
    lab_account_location_id: number;
    test_code_id: number;
    company_id: number;
    location_id: number;
  };
  test_pools: {
    tenant_id: number;
    id: number;
    name: string;
    company_id: number | null;
    location_id: number | null;
    is_test_pool_for_company: boolean;
    is_regulated: boolean;
    testing_agency_id: number | null;
    target_type: string;
    drug_basis_points: number | null;
    alcohol_basis_points: number | null;
    drug_interval_number: number | null;
    alcohol_interval_number: number | null;
    oversampling_basis_points: number;
    modality: string;
    program_start_date: string;
    program_end_date: string;
    completed_drug_tests: number;
    completed_alcohol_tests: number;
    test_order_type: string | null;
    should_generate_alternates: boolean;
    alternates_amount: number | null;
    should_auto_generate_tests: boolean;
    comments: string | null;
    active_member_count: number;
    removed_member_count: number;
    counted_drug_tests: number;
    counted_alcohol_tests: number;
    yearly_drug_target: number | null;
    yearly_alcohol_target: number | null;
    latest_run_date: string | null;
    next_run_date: string | null;
    deactivated_at: string | null;
    frozen_at: string | null;
    version: number;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
    name_key: string;
    search_text: string;
    drug_ytd: string;
    alcohol_ytd: string;
    consortium_id: number | null;
    periods: number;
    drug_goal: number | null;
    alcohol_goal: number | null;
    progress_stamp: number;
  };
  test_report_levels: {
    tenant_id: number;
    test_report_id: number;
    company_id: number;
    location_id: number;
    is_shown: boolean;
    levels: unknown;
  };
  test_reports: {
    tenant_id: number;
    id: number;
    test_result_id: number;
    company_id: number;
    location_id: number;
    kind: 'LABORATORY' | 'MRO';
    report_version: number;
    replaces_id: number | null;
    replace_reason: string | null;
    result: string;
    certified_by: string | null;
    laboratory: string | null;
    received_at: string | null;
    reported_at: string;
    remarks: string | null;
    lines: unknown;
    file_id: string | null;
    source: string;
    message_id: number | null;
    entered_by_user_id: number | null;
    created_at: string;
    released_at: string | null;
  };
  test_result_views: {
    tenant_id: number;
    user_id: number;
    test_result_id: number;
    viewed_at: string;
    user_tenant_id: number;
    is_outdated: boolean;
  };
  test_results: {
    tenant_id: number;
    id: number;
    test_case_id: number;
    company_id: number;
    location_id: number;
    program: string;
    reason_for_test: string | null;
    run_participant_id: number | null;
    donor_first_name_key: string;
    donor_last_name_key: string;
    donor_primary_id_key: string | null;
    test_type: 'INSTANT' | 'LAB';
    test_status: 'ORDERED' | 'PENDING' | 'AT_LAB' | 'COLLECTION_CANCELLED' | 'COLLECTION_COMPLETED' | 'EXPIRED_NO_SHOW' | 'LAB_REJECTED' | 'TEST_COMPLETED' | 'REFUSAL_TO_TEST' | 'CREATION_FAILED' | 'MRO_PENDING' | 'MRO_VERIFIED' | 'PENDING_CREATION' | 'PENDING_CONFIRMATION' | 'UNABLE_TO_PROVIDE' | 'EXCUSED';
    result_type: string | null;
    mro_result: string | null;
    goes_through_mro: boolean;
    mro_only_if_positive: boolean;
    specimen_type_id: number;
    specimen_id: string | null;
    provider: string | null;
    confirmation_method: string | null;
    confirms_id: number | null;
    is_manual_result: boolean;
    data_entry_method: string | null;
    collector_full_name: string | null;
    collected_at: string | null;
    received_at: string | null;
    reported_at: string | null;
    mro_result_received_at: string | null;
    released_at: string | null;
    acknowledged_at: string | null;
    acknowledgment_type: string | null;
    created_by_user_id: number | null;
    created_by: string;
    version: number;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
    is_error: boolean;
    is_positive: boolean;
    specimen_id_key: string | null;
    search_text: string;
    outcome: string | null;
    counted_at: string;
    counted_month: number;
    is_timed: boolean;
    positive_drug_ids: number[];
    is_alcohol: boolean;
    employee_category_id: number | null;
    mis_detail: 'SHY' | 'ALCOHOL_LOW' | 'ALCOHOL_HIGH' | null;
    case_status: 'OPEN' | 'CLOSED';
  };
  unowned_objects: {
    tenant_id: number;
    storage_key: string;
    due_at: string;
  };
  user_settings: {
    tenant_id: number;
    user_id: number;
    key: string;
    value: unknown;
  };
  users: {
    tenant_id: number;
    id: number;
    username: string;
    first_name: string;
    last_name: string;
    job_title: string | null;
    department: string | null;
    type: 'MD' | 'CLIENT';
    role: string | null;
    company_id: number | null;
    address_address_line1: string | null;
    address_address_line2: string | null;
    address_city: string | null;
    address_state: string | null;
    address_zip: string | null;
    contact_work_email: string | null;
    contact_other_email: string | null;
    contact_work_phone: string | null;
    contact_cell_phone: string | null;
    authorization_context_ids: number[];
    account_status: 'ACTIVE' | 'LOCKED';
    mfa_enabled: boolean;
    granted_permissions: string[];
    start_date: string | null;
    employee_id: string | null;
    version: number;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
    activated_at: string | null;
    unit_ids: number[];
    location_ids: number[];
    first_name_key: string;
    last_name_key: string;
    username_key: string;
    job_title_key: string | null;
    search_text: string;
    password_reset_at: string | null;
  };
  verification_codes: {
    tenant_id: number;
    token_hash: Buffer;
    code_hash: Buffer;
    expires_at: string;
  };
}

/** The same columns with their types in PostgreSQL, for statements that take many rows at once. */
export const columnTypes: { readonly [T in keyof Tables]: Readonly<Record<keyof Tables[T], string>> } = {
  access_log: { tenant_id: 'integer', id: 'bigint', batch: 'bigint', at: 'timestamp with time zone', actor_tenant_id: 'integer', actor_user_id: 'bigint', actor_name: 'text', actor_name_key: 'text', what: 'text', is_download: 'boolean', record_ids: 'bigint[]', asked: 'text[]', row_count: 'integer', call_count: 'integer', request_id: 'text', address: 'text', device: 'text' },
  acknowledgments: { tenant_id: 'integer', id: 'bigint', test_result_id: 'bigint', company_id: 'bigint', location_id: 'bigint', type: 'text', cause_number: 'text', comment: 'text', defendant_signature_file_id: 'uuid', supervisor_signature_file_id: 'uuid', document_file_id: 'uuid', substances: 'jsonb', signed: 'jsonb', sha256: 'bytea', signed_at: 'timestamp with time zone', signed_by_user_id: 'bigint', signed_by: 'text', device: 'text' },
  administrative_units: { tenant_id: 'integer', id: 'bigint', company_id: 'bigint', parent_id: 'bigint', level: 'text', name: 'text', region_id: 'bigint', area_id: 'bigint', district_id: 'bigint', version: 'integer', created_at: 'timestamp with time zone', updated_at: 'timestamp with time zone', deleted_at: 'timestamp with time zone', name_key: 'text', search_text: 'text' },
  audit_log: { tenant_id: 'integer', id: 'bigint', at: 'timestamp with time zone', actor_tenant_id: 'integer', actor_user_id: 'bigint', action: 'text', entity: 'text', entity_id: 'text', company_id: 'bigint', changes: 'jsonb', request_id: 'text', client_ip: 'text', previous_hash: 'bytea', hash: 'bytea', actor_name: 'text', actor_name_key: 'text' },
  authenticators: { tenant_id: 'integer', user_id: 'bigint', secret_sealed: 'text', confirmed_at: 'timestamp with time zone', last_step: 'integer' },
  bulk_schemas: { tenant_id: 'integer', id: 'bigint', provider: 'text', template_version: 'text', description: 'text', fields: 'jsonb', overrall_result_fields: 'jsonb', line_result_fields: 'jsonb', specimen_type_fields: 'jsonb', test_reason_fields: 'jsonb', version: 'integer', created_at: 'timestamp with time zone', updated_at: 'timestamp with time zone', deleted_at: 'timestamp with time zone', description_key: 'text', template_version_key: 'text', search_text: 'text' },
  collection_site_files: { tenant_id: 'integer', id: 'bigint', sha256: 'text', user_id: 'bigint', received_at: 'timestamp with time zone', applied_at: 'timestamp with time zone', updated: 'integer', unchanged: 'integer', unknown: 'integer', unknown_codes: 'text[]' },
  collection_site_rows: { tenant_id: 'integer', file_id: 'bigint', site_code: 'text', site_type: 'text', bac_dot_supported: 'boolean', bac_non_dot_supported: 'boolean', is_electronic_request_enabled: 'boolean', hair_collection_supported: 'boolean', nida_supported: 'boolean', oral_fluid_supported: 'boolean', urine_observed_supported: 'boolean', urine_poct_supported: 'boolean', is_temporarily_closed: 'boolean', is_bfw: 'boolean', is_bfw_biometrics: 'boolean', is_hrs_electronic_ccf: 'boolean', is_oral_fluid_poct: 'boolean' },
  collection_sites: { tenant_id: 'integer', site_code: 'text', site_name: 'text', site_type: 'text', address_address_line1: 'text', address_address_line2: 'text', address_city: 'text', address_state: 'text', address_zip: 'text', latitude: 'double precision', longitude: 'double precision', hours_of_operation: 'text', phone: 'text', fax: 'text', bac_dot_supported: 'boolean', bac_non_dot_supported: 'boolean', is_electronic_request_enabled: 'boolean', hair_collection_supported: 'boolean', nida_supported: 'boolean', oral_fluid_supported: 'boolean', urine_observed_supported: 'boolean', urine_poct_supported: 'boolean', is_temporarily_closed: 'boolean', created_at: 'timestamp with time zone', updated_at: 'timestamp with time zone', latitude_band: 'smallint', is_bfw: 'boolean', is_bfw_biometrics: 'boolean', is_hrs_electronic_ccf: 'boolean', is_oral_fluid_poct: 'boolean' },
  companies: { tenant_id: 'integer', id: 'bigint', company_name: 'text', client_since: 'date', address_address_line1: 'text', address_address_line2: 'text', address_city: 'text', address_state: 'text', address_zip: 'text', contact_main_email: 'text', contact_main_phone_number: 'text', contact_main_fax: 'text', is_mro_all_dot_results_required: 'boolean', is_mro_all_non_dot_results_required: 'boolean', is_mro_positive_non_dot_results_only_required: 'boolean', number_of_users: 'integer', number_of_regions: 'integer', number_of_areas: 'integer', number_of_districts: 'integer', number_of_locations: 'integer', version: 'integer', created_at: 'timestamp with time zone', updated_at: 'timestamp with time zone', deleted_at: 'timestamp with time zone', company_name_key: 'text', address_city_key: 'text', address_state_key: 'text', search_text: 'text' },
  company_settings: { tenant_id: 'integer', company_id: 'bigint', key: 'text', value: 'jsonb' },
  compliance_alerts: { tenant_id: 'integer', location_id: 'bigint', company_id: 'bigint', day: 'date', user_tenant_id: 'integer', user_id: 'bigint', planned: 'text' },
  compliance_rules: { tenant_id: 'integer', id: 'bigint', state: 'text', test_type: 'text', specimen_type: 'text', reason_for_test: 'text', level: 'text', message: 'text', citation: 'text', source: 'text', confidence: 'text', valid_from: 'date', valid_to: 'date', reviewed_at: 'date', reviewed_by: 'text', review_by: 'date', file_id: 'uuid', version: 'integer', created_at: 'timestamp with time zone', updated_at: 'timestamp with time zone', deleted_at: 'timestamp with time zone', program: 'text', search_text: 'text' },
  consortium_companies: { tenant_id: 'integer', consortium_id: 'bigint', company_id: 'bigint', started_on: 'date', ended_on: 'date' },
  consortium_locations: { tenant_id: 'integer', consortium_id: 'bigint', company_id: 'bigint', location_id: 'bigint', started_on: 'date', ended_on: 'date' },
  consortiums: { tenant_id: 'integer', id: 'bigint', name: 'text', version: 'integer', created_at: 'timestamp with time zone', updated_at: 'timestamp with time zone', deleted_at: 'timestamp with time zone', name_key: 'text', search_text: 'text' },
  contacts: { tenant_id: 'integer', id: 'bigint', company_id: 'bigint', location_id: 'bigint', name: 'text', last_name: 'text', job_title: 'text', phone_number: 'text', email: 'text', is_primary: 'boolean', version: 'integer', created_at: 'timestamp with time zone', updated_at: 'timestamp with time zone', deleted_at: 'timestamp with time zone', name_key: 'text', last_name_key: 'text', job_title_key: 'text', email_key: 'text', search_text: 'text' },
  credentials: { tenant_id: 'integer', user_id: 'bigint', password_hash: 'text', password_changed_at: 'timestamp with time zone', failed_attempts: 'integer', failed_codes: 'integer', lock_mailed_at: 'timestamp with time zone' },
  devices: { tenant_id: 'integer', id: 'bigint', name: 'text', specimen_type_ids: 'smallint[]', deleted_at: 'timestamp with time zone', name_key: 'text', search_text: 'text' },
  documents: { tenant_id: 'integer', id: 'bigint', company_id: 'bigint', title: 'text', file_id: 'uuid', uploaded_by: 'text', version: 'integer', created_at: 'timestamp with time zone', updated_at: 'timestamp with time zone', deleted_at: 'timestamp with time zone', title_key: 'text', uploaded_by_key: 'text', search_text: 'text' },
  donor_merges: { tenant_id: 'integer', id: 'bigint', company_id: 'bigint', one_case_id: 'bigint', other_case_id: 'bigint', reason: 'text', at: 'timestamp with time zone', by_user_tenant_id: 'integer', by_user_id: 'bigint', by_name: 'text', undone_at: 'timestamp with time zone', undone_by: 'text', undo_reason: 'text' },
  dot_agencies: { id: 'smallint', agency: 'text', employee_group: 'text', name: 'text', is_regulator: 'boolean' },
  dot_employee_categories: { id: 'smallint', agency_id: 'smallint', position: 'smallint', name: 'text' },
  dot_rates: { agency_id: 'smallint', effective_from: 'date', drug_basis_points: 'integer', alcohol_basis_points: 'integer' },
  drug_adulterants: { tenant_id: 'integer', id: 'bigint', name: 'text', type: 'text', abbreviation: 'text', is_mis_dot: 'boolean', version: 'integer', created_at: 'timestamp with time zone', updated_at: 'timestamp with time zone', deleted_at: 'timestamp with time zone', name_key: 'text', abbreviation_key: 'text', search_text: 'text', number_of_test_panels: 'integer', number_of_test_codes: 'integer' },
  drug_cutoffs: { tenant_id: 'integer', drug_adulterant_id: 'bigint', valid_from: 'date', urine_col: 'text', oral_fluid_col: 'text', hair_col: 'text' },
  email_directory: { email: 'text', tenant_id: 'integer', user_id: 'bigint' },
  feature_flags: { tenant_id: 'integer', name: 'text', enabled: 'boolean' },
  files: { tenant_id: 'integer', id: 'uuid', kind: 'text', doc_type: 'text', title: 'text', name: 'text', content_type: 'text', bytes: 'integer', sha256: 'bytea', storage_key: 'text', uploader_tenant_id: 'integer', uploader_user_id: 'bigint', referenced_at: 'timestamp with time zone', published_at: 'timestamp with time zone', created_at: 'timestamp with time zone' },
  idempotency_keys: { tenant_id: 'integer', home_tenant_id: 'integer', user_id: 'bigint', route: 'text', key: 'text', request_hash: 'bytea', status: 'smallint', body: 'text', created_at: 'timestamp with time zone' },
  instant_tests: { tenant_id: 'integer', test_result_id: 'bigint', company_id: 'bigint', location_id: 'bigint', test_panel_id: 'bigint', test_panel_name: 'text', lot: 'text', expire_at: 'date', certification_date: 'timestamp with time zone', collector_signature_file_id: 'uuid', test_information_comment: 'text', result_interpreted: 'text', temperature: 'text', drug_adulterant_results: 'jsonb', test_result_comment: 'text', specimen_integrity: 'text', confirmation_comment: 'text', confirmed_at: 'timestamp with time zone', confirmation_test_result_id: 'bigint', consent_text: 'text', certification_text: 'text' },
  kept_counts: { tenant_id: 'integer', table_name: 'text', slot: 'uuid', rows: 'bigint' },
  kept_pool_progress: { tenant_id: 'integer', test_pool_id: 'bigint', day: 'date', stamp: 'bigint', company_id: 'bigint', location_id: 'bigint', status: 'text', draw: 'text', period: 'integer', draw_by: 'date', target: 'text', attention: 'bigint', overdue: 'integer', drug_target: 'bigint', drug_due: 'bigint', drug_done: 'bigint', drug_open: 'bigint', drug_forecast: 'bigint', alcohol_target: 'bigint', alcohol_due: 'bigint', alcohol_done: 'bigint', alcohol_open: 'bigint', alcohol_forecast: 'bigint' },
  kept_test_code_counts: { tenant_id: 'integer', provider: 'text', type: 'text', specimen_type: 'smallint', slot: 'uuid', rows: 'bigint' },
  kept_test_counts: { tenant_id: 'integer', combination: 'text', slot: 'uuid', test_type: 'text', test_status: 'text', result_type: 'text', outcome: 'text', program: 'text', reason_for_test: 'text', specimen_type_id: 'smallint', provider: 'text', acknowledgment_type: 'text', is_error: 'boolean', rows: 'bigint', case_status: 'text' },
  kept_test_sums: { tenant_id: 'integer', company_id: 'bigint', counted_at: 'timestamp with time zone', slot: 'uuid', counted_month: 'integer', location_id: 'bigint', test_type: 'text', program: 'text', outcome: 'text', is_timed: 'boolean', positive_drug_ids: 'bigint[]', tests: 'bigint', to_lab_ms: 'bigint', to_release_ms: 'bigint' },
  kept_tests_at_places: { tenant_id: 'integer', company_id: 'bigint', location_id: 'bigint', slot: 'uuid', rows: 'bigint' },
  kept_tests_of_names: { tenant_id: 'integer', donor_first_name_key: 'text', slot: 'uuid', rows: 'bigint' },
  lab_account_location_test_codes: { tenant_id: 'integer', lab_account_location_id: 'bigint', test_code_id: 'bigint', is_combo_breath: 'boolean', pricing: 'numeric(12,2)', profile_id: 'text' },
  lab_account_locations: { tenant_id: 'integer', id: 'bigint', company_id: 'bigint', location_id: 'bigint', lab_account_id: 'bigint', sub_account_id: 'text', site_id: 'text', mro_id: 'bigint', mro_pricing: 'numeric(12,2)', program: 'text', master_account_type: 'smallint', supports_combo_orders: 'boolean', version: 'integer', created_at: 'timestamp with time zone', updated_at: 'timestamp with time zone', deleted_at: 'timestamp with time zone', sub_account_id_key: 'text' },
  lab_account_mros: { tenant_id: 'integer', lab_account_id: 'bigint', mro_id: 'bigint' },
  lab_account_test_codes: { tenant_id: 'integer', lab_account_id: 'bigint', test_code_id: 'bigint' },
  lab_accounts: { tenant_id: 'integer', id: 'bigint', provider: 'text', master_account_id: 'text', master_account_type: 'smallint', program: 'text', comment: 'text', version: 'integer', created_at: 'timestamp with time zone', updated_at: 'timestamp with time zone', deleted_at: 'timestamp with time zone', comment_key: 'text', search_text: 'text' },
  lab_connection_secrets: { tenant_id: 'integer', connection_id: 'bigint', number: 'integer', secret_sealed: 'text', created_at: 'timestamp with time zone', valid_until: 'timestamp with time zone' },
  lab_connections: { tenant_id: 'integer', id: 'bigint', name: 'text', kind: 'text', party: 'text', provider: 'text', address: 'text', lab_account_ids: 'bigint[]', mro_connection_id: 'bigint', is_active: 'boolean', last_sent_at: 'timestamp with time zone', last_failed_at: 'timestamp with time zone', last_error: 'text', version: 'integer', created_at: 'timestamp with time zone', updated_at: 'timestamp with time zone', deleted_at: 'timestamp with time zone', name_key: 'text', search_text: 'text' },
  lab_messages: { tenant_id: 'integer', id: 'bigint', connection_id: 'bigint', received_at: 'timestamp with time zone', sent_at: 'timestamp with time zone', nonce: 'text', signature: 'text', body_sealed: 'text', bytes: 'integer', sha256: 'bytea', state: 'text', kind: 'text', test_result_id: 'bigint', reason: 'text', order_number: 'text', specimen_id: 'text', account: 'text', donor_id: 'text', collected_at: 'timestamp with time zone', content_hash: 'bytea', attempts: 'integer', processed_at: 'timestamp with time zone', matched_by: 'text', match_reason: 'text', deleted_at: 'timestamp with time zone', search_text: 'text' },
  lab_orders: { tenant_id: 'integer', test_result_id: 'bigint', company_id: 'bigint', location_id: 'bigint', order_number: 'text', lab_test_id: 'text', lab_order_type: 'text', lab_account_location_id: 'bigint', lab_account_id: 'bigint', master_account_id: 'text', sub_account_id: 'text', test_type: 'text', testing_agency: 'text', test_codes: 'jsonb', combo_breath_test_codes: 'jsonb', test_code_ids: 'bigint[]', is_combo_order: 'boolean', site_id: 'text', site_zip: 'text', site: 'jsonb', collected_on_site: 'boolean', third_party_collected: 'boolean', third_party_site_address_name: 'text', third_party_site_address: 'jsonb', comment: 'text', donor_instructions: 'text', ccf_file_id: 'uuid', ordered_at: 'timestamp with time zone', expire_date: 'timestamp with time zone', directed_by: 'jsonb', employee_full_name: 'text', employee_phone: 'text', mro: 'jsonb', canceled_at: 'timestamp with time zone', cancel_reason: 'text', attempts: 'integer', next_attempt_at: 'timestamp with time zone', last_error: 'text', sent_at: 'timestamp with time zone', accepted_at: 'timestamp with time zone', donor_email: 'text' },
  lab_outgoing_messages: { tenant_id: 'integer', id: 'bigint', test_result_id: 'bigint', company_id: 'bigint', location_id: 'bigint', connection_id: 'bigint', kind: 'text', state: 'text', attempts: 'integer', next_attempt_at: 'timestamp with time zone', error: 'text', created_at: 'timestamp with time zone', finished_at: 'timestamp with time zone', deleted_at: 'timestamp with time zone' },
  location_clients: { tenant_id: 'integer', id: 'bigint', company_id: 'bigint', location_id: 'bigint', name: 'text', deleted_at: 'timestamp with time zone', name_key: 'text' },
  location_test_panels: { tenant_id: 'integer', id: 'bigint', company_id: 'bigint', location_id: 'bigint', test_panel_id: 'bigint', price: 'numeric(12,2)', version: 'integer', created_at: 'timestamp with time zone', updated_at: 'timestamp with time zone', deleted_at: 'timestamp with time zone' },
  locations: { tenant_id: 'integer', id: 'bigint', location_id: 'text', company_id: 'bigint', administrative_unit_id: 'bigint', name: 'text', address_address_line1: 'text', address_address_line2: 'text', address_city: 'text', address_state: 'text', address_zip: 'text', location_phone: 'text', location_fax: 'text', location_manager_full_name: 'text', location_manager_phone_number: 'text', location_manager_email: 'text', der_full_name: 'text', der_phone_number: 'text', der_email: 'text', is_primary: 'boolean', mro_result_type: 'jsonb', region_id: 'bigint', area_id: 'bigint', district_id: 'bigint', version: 'integer', created_at: 'timestamp with time zone', updated_at: 'timestamp with time zone', deleted_at: 'timestamp with time zone', name_key: 'text', location_number: 'bigint', address_city_key: 'text', location_manager_full_name_key: 'text', search_text: 'text' },
  mail_outbox: { tenant_id: 'integer', id: 'uuid', kind: 'text', recipient: 'text', recipient_name: 'text', sender: 'text', sender_name: 'text', subject: 'text', body_text: 'text', body_html: 'text', status: 'text', attempts: 'integer', last_error: 'text', created_at: 'timestamp with time zone', finished_at: 'timestamp with time zone', attachment_name: 'text', attachment: 'bytea' },
  manual_entries: { tenant_id: 'integer', test_result_id: 'bigint', company_id: 'bigint', location_id: 'bigint', test_report_id: 'bigint', details: 'jsonb', created_at: 'timestamp with time zone' },
  mis_corrections: { tenant_id: 'integer', id: 'bigint', mis_report_id: 'bigint', company_id: 'bigint', category: 'text', section: 'text', row_key: 'text', column_key: 'text', value: 'integer', before: 'integer', reason: 'text', at: 'timestamp with time zone', by_user_tenant_id: 'integer', by_user_id: 'bigint', by_name: 'text' },
  mis_reports: { tenant_id: 'integer', id: 'bigint', company_id: 'bigint', agency: 'text', year: 'integer', employer: 'jsonb', version: 'integer' },
  mis_signatures: { tenant_id: 'integer', id: 'bigint', mis_report_id: 'bigint', company_id: 'bigint', name: 'text', title: 'text', at: 'timestamp with time zone', by_user_tenant_id: 'integer', by_user_id: 'bigint', by_name: 'text', frozen: 'jsonb', sha256: 'text', withdrawn_at: 'timestamp with time zone', withdrawn_by: 'text', withdraw_reason: 'text', certified_on: 'date' },
  mro_contacts: { tenant_id: 'integer', id: 'bigint', test_result_id: 'bigint', company_id: 'bigint', location_id: 'bigint', kind: 'text', at: 'timestamp with time zone', phone: 'text', note: 'text', actor_user_id: 'bigint', actor: 'text', noted_at: 'timestamp with time zone' },
  mro_determinations: { tenant_id: 'integer', test_report_id: 'bigint', company_id: 'bigint', location_id: 'bigint', laboratory_report_id: 'bigint', basis: 'text', refusal_reason: 'text', is_recollection_observed: 'boolean', note: 'text' },
  mros: { tenant_id: 'integer', id: 'bigint', full_name: 'text', provider_id: 'text', address_address_line1: 'text', address_address_line2: 'text', address_city: 'text', address_state: 'text', address_zip: 'text', phone: 'text', fax: 'text', pricing: 'numeric(12,2)', version: 'integer', created_at: 'timestamp with time zone', updated_at: 'timestamp with time zone', deleted_at: 'timestamp with time zone', full_name_key: 'text', search_text: 'text' },
  notifications: { tenant_id: 'integer', id: 'bigint', user_id: 'bigint', type: 'text', options: 'jsonb', test_result_id: 'bigint', donor_full_name: 'text', specimen_id: 'text', created_at: 'timestamp with time zone', delivered_at: 'timestamp with time zone' },
  order_request_faults: { tenant_id: 'integer', participant_id: 'bigint', order_request_id: 'bigint', company_id: 'bigint', location_id: 'bigint', error: 'text' },
  order_requests: { tenant_id: 'integer', id: 'bigint', run_id: 'bigint', company_id: 'bigint', location_id: 'bigint', status: 'text', failure_reason: 'text', total: 'integer', done: 'integer', ordered: 'integer', failed: 'integer', compliance: 'jsonb', requested_by_user_id: 'bigint', requested_by_tenant_id: 'integer', requested_by: 'text', finished_at: 'timestamp with time zone', version: 'integer', created_at: 'timestamp with time zone', updated_at: 'timestamp with time zone', deleted_at: 'timestamp with time zone' },
  password_history: { tenant_id: 'integer', user_id: 'bigint', set_at: 'timestamp with time zone', password_hash: 'text' },
  password_links: { tenant_id: 'integer', code_hash: 'bytea', user_id: 'bigint', purpose: 'text', created_at: 'timestamp with time zone', expires_at: 'timestamp with time zone', used_at: 'timestamp with time zone' },
  permission_grants: { tenant_id: 'integer', id: 'uuid', user_id: 'bigint', permission: 'text', is_granted: 'boolean', resource_type: 'text', resource_id: 'bigint', reason: 'text', changed_by: 'text', changed_at: 'timestamp with time zone' },
  pool_reminders: { tenant_id: 'integer', test_pool_id: 'bigint', kind: 'text', due: 'date', sent_at: 'timestamp with time zone' },
  pool_seed_chains: { tenant_id: 'integer', test_pool_id: 'bigint', chain: 'integer', company_id: 'bigint', location_id: 'bigint', root_sealed: 'text', first_link: 'text', next_link: 'integer', created_at: 'timestamp with time zone' },
  recovery_codes: { tenant_id: 'integer', user_id: 'bigint', code_hash: 'bytea' },
  result_imports: { tenant_id: 'integer', id: 'bigint', bulk_schema_id: 'bigint', sha256: 'bytea', rows: 'integer', imported: 'integer', created_by_user_id: 'bigint', created_by: 'text', created_at: 'timestamp with time zone' },
  run_participants: { tenant_id: 'integer', id: 'bigint', run_id: 'bigint', test_pool_id: 'bigint', company_id: 'bigint', location_id: 'bigint', member_id: 'bigint', run_index: 'integer', ticket: 'text', drawn_status: 'text', selection_status: 'text', excusal_reason: 'text', specimen_id: 'text', drug_completed_at: 'timestamp with time zone', alcohol_completed_at: 'timestamp with time zone', version: 'integer', updated_at: 'timestamp with time zone', deleted_at: 'timestamp with time zone', person_version: 'integer', specimen_key: 'text', drug_ordered: 'boolean', alcohol_ordered: 'boolean', notified_at: 'timestamp with time zone', notified_by: 'text' },
  saved_reports: { tenant_id: 'integer', id: 'bigint', user_tenant_id: 'integer', user_id: 'bigint', name: 'text', report_type: 'text', criteria: 'jsonb', schedule: 'text', recipient_ids: 'bigint[]', sent_on: 'date', version: 'integer', created_at: 'timestamp with time zone', updated_at: 'timestamp with time zone', deleted_at: 'timestamp with time zone', name_key: 'text', search_text: 'text' },
  saved_view_defaults: { tenant_id: 'integer', user_tenant_id: 'integer', user_id: 'bigint', list: 'text', saved_view_id: 'bigint' },
  saved_views: { tenant_id: 'integer', id: 'bigint', user_tenant_id: 'integer', user_id: 'bigint', company_id: 'bigint', list: 'text', name: 'text', search: 'text', is_shared: 'boolean', version: 'integer', created_at: 'timestamp with time zone', updated_at: 'timestamp with time zone', deleted_at: 'timestamp with time zone', name_key: 'text', search_text: 'text' },
  selection_extracts: { tenant_id: 'integer', run_id: 'bigint', company_id: 'bigint', location_id: 'bigint', test_pool_id: 'bigint', salt: 'text', lines: 'text', member_count: 'integer', drawn_count: 'integer', commitment: 'jsonb', commitment_hash: 'text', commitment_at: 'timestamp with time zone', outcome: 'jsonb', outcome_hash: 'text', outcome_at: 'timestamp with time zone' },
  selection_runs: { tenant_id: 'integer', id: 'bigint', test_pool_id: 'bigint', company_id: 'bigint', location_id: 'bigint', run_date: 'date', modality: 'text', period: 'integer', periods: 'integer', override: 'boolean', member_count: 'integer', selected_for_drug_testing: 'integer', selected_for_alcohol_testing: 'integer', selected_for_drug_and_alcohol_testing: 'integer', completed_drug_tests: 'integer', completed_alcohol_tests: 'integer', alternates: 'integer', commitment: 'jsonb', commitment_hash: 'text', commitment_entry_id: 'bigint', commitment_at: 'timestamp with time zone', outcome_hash: 'text', outcome_entry_id: 'bigint', outcome_at: 'timestamp with time zone', chain: 'integer', link: 'integer', seed: 'text', snapshot_salt: 'text', drawn_at: 'timestamp with time zone', drawn_by_user_id: 'bigint', drawn_by: 'text', invalidated_at: 'timestamp with time zone', invalidation_reason: 'text', has_requested_orders: 'boolean', lab_order_request_id: 'bigint', version: 'integer', updated_at: 'timestamp with time zone', deleted_at: 'timestamp with time zone', drug_completion: 'numeric', alcohol_completion: 'numeric', period_start: 'date', period_end: 'date' },
  selection_snapshots: { tenant_id: 'integer', run_id: 'bigint', chunk: 'integer', company_id: 'bigint', location_id: 'bigint', lines: 'text', test_pool_id: 'bigint' },
  sessions: { tenant_id: 'integer', token_hash: 'bytea', home_tenant_id: 'integer', user_id: 'bigint', pending_reason: 'text', timezone: 'text', timezone_offset: 'integer', codes_sent: 'integer', created_at: 'timestamp with time zone', last_used_at: 'timestamp with time zone', expires_at: 'timestamp with time zone', id: 'uuid', device: 'text', address: 'text' },
  sign_in_attempts: { tenant_id: 'integer', name_hash: 'bytea', failed_attempts: 'integer', last_failed_at: 'timestamp with time zone' },
  sign_ins: { tenant_id: 'integer', id: 'uuid', user_id: 'bigint', outcome: 'text', device: 'text', address: 'text', created_at: 'timestamp with time zone' },
  tenant_settings: { tenant_id: 'integer', key: 'text', value: 'jsonb' },
  tenants: { id: 'integer', name: 'text', code: 'text', host: 'text', client_since: 'date', address_address_line1: 'text', address_address_line2: 'text', address_city: 'text', address_state: 'text', address_zip: 'text', main_email: 'text', main_fax: 'text', phone_number: 'text', primary_contact_full_name: 'text', primary_contact_phone: 'text', primary_contact_email: 'text', method: 'text', rate: 'numeric(12,2)', enabled: 'boolean', version: 'integer', created_at: 'timestamp with time zone', updated_at: 'timestamp with time zone', deleted_at: 'timestamp with time zone', name_key: 'text', address_city_key: 'text', address_state_key: 'text', first_user: 'text' },
  test_attachments: { tenant_id: 'integer', test_result_id: 'bigint', file_id: 'uuid', company_id: 'bigint', location_id: 'bigint', title: 'text', doc_type: 'text', mro_only: 'boolean', created_at: 'timestamp with time zone' },
  test_cases: { tenant_id: 'integer', id: 'bigint', company_id: 'bigint', location_id: 'bigint', program: 'text', status: 'text', reason_for_test: 'text', client_id: 'bigint', first_name: 'text', middle_name: 'text', last_name: 'text', primary_id_type: 'text', primary_id: 'text', ssn_sealed: 'text', ssn_last_digits: 'text', date_of_birth: 'date', phone: 'text', verified_by_first_name: 'text', verified_by_last_name: 'text', is_verbal_consent: 'boolean', is_donor_accept_test: 'boolean', signature_file_id: 'uuid', run_participant_id: 'bigint', compliance: 'jsonb', created_by_user_id: 'bigint', created_by: 'text', closed_at: 'timestamp with time zone', version: 'integer', created_at: 'timestamp with time zone', updated_at: 'timestamp with time zone', deleted_at: 'timestamp with time zone', first_name_key: 'text', last_name_key: 'text', primary_id_key: 'text' },
  test_codes: { tenant_id: 'integer', id: 'bigint', provider: 'text', type: 'text', specimen_type: 'smallint', test_code: 'text', name: 'text', description: 'text', pricing: 'numeric(12,2)', drug_adulterant_ids: 'bigint[]', version: 'integer', created_at: 'timestamp with time zone', updated_at: 'timestamp with time zone', deleted_at: 'timestamp with time zone', test_code_key: 'text', description_key: 'text', search_text: 'text' },
  test_events: { tenant_id: 'integer', id: 'bigint', test_result_id: 'bigint', company_id: 'bigint', location_id: 'bigint', kind: 'text', at: 'timestamp with time zone', actor_user_id: 'bigint', actor: 'text', source: 'text', note: 'text', mro_only: 'boolean', noted_at: 'timestamp with time zone' },
  test_figures: { tenant_id: 'integer', day: 'date', program: 'text', reason: 'text', slot: 'uuid', tests: 'bigint', timed: 'bigint', timed_seconds: 'numeric', rated: 'bigint', positive: 'bigint' },
  test_panels: { tenant_id: 'integer', id: 'bigint', panel_id: 'text', name: 'text', specimen_type_id: 'smallint', device_id: 'bigint', device_name: 'text', drug_adulterant_ids: 'bigint[]', drugs_count: 'integer', pricing: 'numeric(12,2)', version: 'integer', created_at: 'timestamp with time zone', updated_at: 'timestamp with time zone', deleted_at: 'timestamp with time zone', adulterant_count: 'integer', specimen_type_name: 'text', specimen_type_name_key: 'text', panel_id_key: 'text', name_key: 'text', device_name_key: 'text', search_text: 'text' },
  test_pool_lab_accounts: { tenant_id: 'integer', test_pool_id: 'bigint', lab_account_location_id: 'bigint', company_id: 'bigint', location_id: 'bigint', lab_site_code: 'text', zip_code: 'text', is_third_party_collection_site: 'boolean', is_collected_on_site: 'boolean', collection_site_name: 'text', collection_site_address1: 'text', collection_site_address2: 'text', collection_site_city: 'text', collection_site_state: 'text', collection_site_zip: 'text' },
  test_pool_member_versions: { tenant_id: 'integer', member_id: 'bigint', version: 'integer', company_id: 'bigint', location_id: 'bigint', first_name: 'text', last_name: 'text', id_number: 'text', ssn_sealed: 'text', ssn_last_digits: 'text', state: 'text', cdl_number: 'text', date_of_birth: 'date', observation_required: 'boolean', other_id: 'text', employee_category_id: 'smallint', name_salt: 'uuid', details_salt: 'uuid', valid_from: 'timestamp with time zone', changed_by_tenant_id: 'integer', changed_by_user_id: 'bigint' },
  test_pool_members: { tenant_id: 'integer', id: 'bigint', test_pool_id: 'bigint', company_id: 'bigint', location_id: 'bigint', first_name: 'text', last_name: 'text', id_number: 'text', ssn_sealed: 'text', ssn_last_digits: 'text', state: 'text', cdl_number: 'text', date_of_birth: 'date', observation_required: 'boolean', other_id: 'text', employee_category_id: 'smallint', member_status_adjusted_at: 'timestamp with time zone', version: 'integer', created_at: 'timestamp with time zone', updated_at: 'timestamp with time zone', deleted_at: 'timestamp with time zone', first_name_key: 'text', last_name_key: 'text', id_number_key: 'text', number_key: 'text', person_version: 'integer', name_salt: 'uuid', details_salt: 'uuid', person_hash: 'bytea', person_key: 'text', ssn_key: 'text', search_text: 'text', left_on: 'date' },
  test_pool_panels: { tenant_id: 'integer', test_pool_id: 'bigint', company_id: 'bigint', location_id: 'bigint', test_panel_id: 'bigint' },
  test_pool_test_codes: { tenant_id: 'integer', test_pool_id: 'bigint', lab_account_location_id: 'bigint', test_code_id: 'bigint', company_id: 'bigint', location_id: 'bigint' },
  test_pools: { tenant_id: 'integer', id: 'bigint', name: 'text', company_id: 'bigint', location_id: 'bigint', is_test_pool_for_company: 'boolean', is_regulated: 'boolean', testing_agency_id: 'smallint', target_type: 'text', drug_basis_points: 'integer', alcohol_basis_points: 'integer', drug_interval_number: 'integer', alcohol_interval_number: 'integer', oversampling_basis_points: 'integer', modality: 'text', program_start_date: 'date', program_end_date: 'date', completed_drug_tests: 'integer', completed_alcohol_tests: 'integer', test_order_type: 'text', should_generate_alternates: 'boolean', alternates_amount: 'integer', should_auto_generate_tests: 'boolean', comments: 'text', active_member_count: 'integer', removed_member_count: 'integer', counted_drug_tests: 'integer', counted_alcohol_tests: 'integer', yearly_drug_target: 'integer', yearly_alcohol_target: 'integer', latest_run_date: 'date', next_run_date: 'date', deactivated_at: 'timestamp with time zone', frozen_at: 'timestamp with time zone', version: 'integer', created_at: 'timestamp with time zone', updated_at: 'timestamp with time zone', deleted_at: 'timestamp with time zone', name_key: 'text', search_text: 'text', drug_ytd: 'numeric', alcohol_ytd: 'numeric', consortium_id: 'bigint', periods: 'integer', drug_goal: 'bigint', alcohol_goal: 'bigint', progress_stamp: 'bigint' },
  test_report_levels: { tenant_id: 'integer', test_report_id: 'bigint', company_id: 'bigint', location_id: 'bigint', is_shown: 'boolean', levels: 'jsonb' },
  test_reports: { tenant_id: 'integer', id: 'bigint', test_result_id: 'bigint', company_id: 'bigint', location_id: 'bigint', kind: 'text', report_version: 'integer', replaces_id: 'bigint', replace_reason: 'text', result: 'text', certified_by: 'text', laboratory: 'text', received_at: 'timestamp with time zone', reported_at: 'timestamp with time zone', remarks: 'text', lines: 'jsonb', file_id: 'uuid', source: 'text', message_id: 'bigint', entered_by_user_id: 'bigint', created_at: 'timestamp with time zone', released_at: 'timestamp with time zone' },
  test_result_views: { tenant_id: 'integer', user_id: 'bigint', test_result_id: 'bigint', viewed_at: 'timestamp with time zone', user_tenant_id: 'integer', is_outdated: 'boolean' },
  test_results: { tenant_id: 'integer', id: 'bigint', test_case_id: 'bigint', company_id: 'bigint', location_id: 'bigint', program: 'text', reason_for_test: 'text', run_participant_id: 'bigint', donor_first_name_key: 'text', donor_last_name_key: 'text', donor_primary_id_key: 'text', test_type: 'text', test_status: 'text', result_type: 'text', mro_result: 'text', goes_through_mro: 'boolean', mro_only_if_positive: 'boolean', specimen_type_id: 'smallint', specimen_id: 'text', provider: 'text', confirmation_method: 'text', confirms_id: 'bigint', is_manual_result: 'boolean', data_entry_method: 'text', collector_full_name: 'text', collected_at: 'timestamp with time zone', received_at: 'timestamp with time zone', reported_at: 'timestamp with time zone', mro_result_received_at: 'timestamp with time zone', released_at: 'timestamp with time zone', acknowledged_at: 'timestamp with time zone', acknowledgment_type: 'text', created_by_user_id: 'bigint', created_by: 'text', version: 'integer', created_at: 'timestamp with time zone', updated_at: 'timestamp with time zone', deleted_at: 'timestamp with time zone', is_error: 'boolean', is_positive: 'boolean', specimen_id_key: 'text', search_text: 'text', outcome: 'text', counted_at: 'timestamp with time zone', counted_month: 'integer', is_timed: 'boolean', positive_drug_ids: 'bigint[]', is_alcohol: 'boolean', employee_category_id: 'smallint', mis_detail: 'text', case_status: 'text' },
  unowned_objects: { tenant_id: 'integer', storage_key: 'text', due_at: 'timestamp with time zone' },
  user_settings: { tenant_id: 'integer', user_id: 'bigint', key: 'text', value: 'jsonb' },
  users: { tenant_id: 'integer', id: 'bigint', username: 'text', first_name: 'text', last_name: 'text', job_title: 'text', department: 'text', type: 'text', role: 'text', company_id: 'bigint', address_address_line1: 'text', address_address_line2: 'text', address_city: 'text', address_state: 'text', address_zip: 'text', contact_work_email: 'text', contact_other_email: 'text', contact_work_phone: 'text', contact_cell_phone: 'text', authorization_context_ids: 'bigint[]', account_status: 'text', mfa_enabled: 'boolean', granted_permissions: 'text[]', start_date: 'date', employee_id: 'text', version: 'integer', created_at: 'timestamp with time zone', updated_at: 'timestamp with time zone', deleted_at: 'timestamp with time zone', activated_at: 'timestamp with time zone', unit_ids: 'bigint[]', location_ids: 'bigint[]', first_name_key: 'text', last_name_key: 'text', username_key: 'text', job_title_key: 'text', search_text: 'text', password_reset_at: 'timestamp with time zone' },
  verification_codes: { tenant_id: 'integer', token_hash: 'bytea', code_hash: 'bytea', expires_at: 'timestamp with time zone' },
};
