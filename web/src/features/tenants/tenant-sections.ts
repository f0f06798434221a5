/** Sections of a TPA (P s2): the forms and the views have the same. */
export const tenantSections = {
  general: {
    title: 'General Information',
    hint: 'What the TPA is called, and the address of its own portal.',
  },
  office: {
    title: 'Corporate Office',
    hint: 'Phone and email are shown on the support page of its portal.',
  },
  contact: { title: 'Primary Contact', hint: 'Whom to contact about this TPA.' },
  billing: { title: 'Billing Information', hint: 'How the TPA is billed, and whether it is open.' },
} as const;

export const tenantSettingsSections = {
  email: { title: 'Email Information', hint: 'Where mail comes from and where notices go.' },
  mro: { title: 'MRO Auth Information', hint: 'Credentials at the MRO service.' },
} as const;
