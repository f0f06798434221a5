import { UpdateContactInput } from '@assay/schema/contacts/contact';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { LocationChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { contactName } from '../../domain/contacts/contact-name.ts';
import { loadChoiceLabel } from '../../lib/choices/choices.ts';
import { readAgain, sendMutation } from '../../lib/forms/send.ts';
import { ContactDetailDocument, UpdateContactDocument } from './contact.generated.ts';
import { useContactRecord } from './contact-record.ts';
import { contactLabels, contactTexts } from './contact-words.ts';
import { ContactForm } from './ContactForm.tsx';

/** Edits a contact. */
export function EditContactView() {
  const { contact, place } = useContactRecord();
  const { id } = contact;
  return (
    <RecordForm
      title={`Edit ${contactName(contact)}`}
      subtitle={contact.location?.name}
      contract={UpdateContactInput}
      labels={contactLabels}
      texts={contactTexts}
      record={contact}
      reread={async () => {
        const { contact: stored } = await readAgain(ContactDetailDocument, { id });
        await loadChoiceLabel(LocationChoicesDocument, stored?.location?.id);
        return stored;
      }}
      send={async (input) =>
        (await sendMutation(UpdateContactDocument, { id, input })).updateContact
      }
      done="Contact Details has been successfully updated"
      next={place.links.detail(id)}
    >
      {(form) => <ContactForm form={form} companyId={place.companyId} contact={contact} />}
    </RecordForm>
  );
}
