import { useLoaderData, useSearchParams } from 'react-router-dom';
import { CreateContactInput } from '@assay/schema/contacts/contact';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { sendMutation } from '../../lib/forms/send.ts';
import { CreateContactDocument } from './contact.generated.ts';
import type { ContactPlace } from './contact-record.ts';
import { contactLabels } from './contact-words.ts';
import { ContactForm } from './ContactForm.tsx';

/** A new contact of a company; primary unless said otherwise (O s5). */
export function CreateContactView() {
  const place = useLoaderData<ContactPlace>();
  const { companyId } = place;
  const locationId = Number(useSearchParams()[0].get('locationId'));
  return (
    <RecordForm
      title="Create Contact"
      subtitle="A person to reach at a location of the company."
      action="Create Contact"
      contract={CreateContactInput}
      labels={contactLabels}
      values={() => ({ isPrimary: true, ...(locationId > 0 && { locationId }) })}
      send={async (input) =>
        (await sendMutation(CreateContactDocument, { companyId, input })).createContact
      }
      done="Contact has been successfully created."
      next={({ contact }) => contact && place.links.detail(contact.id)}
      cancel={place.links.list}
    >
      {(form) => <ContactForm form={form} companyId={companyId} />}
    </RecordForm>
  );
}
