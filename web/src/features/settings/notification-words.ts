/** The one section of the notification settings: the view and the form have the same. */
export const preferenceSection = {
  title: 'Email Notifications',
  hint: 'What is also sent by email. Companies and users may choose for themselves.',
} as const;
