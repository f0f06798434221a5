let count = 0;

/** A new client user, a Corporate User unless said otherwise; each with an address of its own. */
export const userInput = (changed: object = {}): Record<string, unknown> => {
  count += 1;
  return {
    type: 'CLIENT',
    username: `new-user-${count}@client.test`,
    firstName: 'Robin',
    lastName: 'Vale',
    jobTitle: 'Safety Coordinator',
    roleAssignment: { role: 'COMPANY_USER' },
    ...changed,
  };
};

/** A new internal user. */
export const staffInput = (changed: object = {}): Record<string, unknown> =>
  userInput({
    type: 'MD',
    roleAssignment: { role: 'MD_USER' },
    startDate: '2026-01-05',
    ...changed,
  });
