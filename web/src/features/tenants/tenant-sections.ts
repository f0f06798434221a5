/** Sections of a TPA (P s2): the forms and the views have the same. */
export const tenantSections = {
  general: {
    title: 'General Information',
    hint: 'How the TPA is called, and the address of its own portal.',
  },
  office: {
    title: 'Corporate Office',
    hint: 'Phone and email are shown on the support page of its portal.',
  },
  contact: { title: 'Primary Contact', hint: 'Whom to reach about this TPA.' },
  billing: { title: 'Billing Information', hint: 'How the TPA is billed, and whether it is open.' },
} as const;

export const tenantSettingsSections = {
  email: { title: 'Email Information', hint: 'Who writes and who is written to.' },
  mro: { title: 'MRO Auth Information', hint: 'Credentials at the MRO service.' },
} as const;
