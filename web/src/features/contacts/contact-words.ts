import type { CreateContactInput } from '@assay/schema/contacts/contact';
import { choiceLabel } from '../../lib/choices/choices.ts';
import { LocationChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import type { LabelsOf, TextsOf } from '../../lib/forms/form-types.ts';

/** Words of a contact, the same in its form, its profile and the list. */
export const contactLabels = {
  name: 'First Name',
  lastName: 'Last Name',
  jobTitle: 'Job Title',
  phoneNumber: 'Phone',
  email: 'Email',
  isPrimary: 'Primary Contact',
  locationId: 'Location',
} as const satisfies LabelsOf<typeof CreateContactInput>;

export const contactSections = {
  person: { title: 'Contact Information', hint: 'Who the person is, and where.' },
  reach: { title: 'Phone and Email', hint: 'A phone number, an email, or both.' },
} as const;

/** Values of a contact's form outside of their fields. */
export const contactTexts: TextsOf<typeof CreateContactInput> = {
  locationId: (id) => (id ? choiceLabel(LocationChoicesDocument, id) : null),
};
