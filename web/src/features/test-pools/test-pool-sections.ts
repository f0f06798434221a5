/** Sections of a pool: the form and the profile have the same, so that a value is found where it was typed. */
export const testPoolSections = {
  pool: { title: 'Test Pool', hint: 'Whose employees are drawn, and under which rules.' },
  targets: { title: 'Targets', hint: 'How many tests the program asks for.' },
  program: {
    title: 'Program',
    hint: 'When it runs, how often it draws, and what was done before.',
  },
  ordering: { title: 'Tests', hint: 'What is ordered for the people who are drawn.' },
} as const;
