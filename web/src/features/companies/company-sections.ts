/** Sections of a company: the form and the profile have the same, so that a value is found where it was typed. */
export const companySections = {
  information: {
    title: 'Company Information',
    hint: 'What the company is called in lists, orders and reports.',
  },
  office: { title: 'Corporate Office', hint: 'Where the company is reached.' },
  mro: { title: 'MRO Settings', hint: 'Which results go through a Medical Review Officer.' },
} as const;
