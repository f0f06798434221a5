import { useWatch } from 'react-hook-form';
import type { CreateContactInput } from '@assay/schema/contacts/contact';
import { CheckboxField } from '../../components/form/CheckboxField.tsx';
import { EmailField } from '../../components/form/EmailField.tsx';
import { PhoneField } from '../../components/form/PhoneField.tsx';
import { SearchSelectField } from '../../components/form/SearchSelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { LocationChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { contactName } from '../../domain/contacts/contact-name.ts';
import type { FormControl } from '../../lib/forms/form-types.ts';
import { usePrimaryContactQuery, type ContactPartsFragment } from './contact.generated.ts';
import { contactSections } from './contact-words.ts';

interface ContactFormProps {
  control: FormControl<typeof CreateContactInput>;
  companyId: string;
  /** The stored contact, when it is edited. */
  contact?: ContactPartsFragment;
}

const texts = {
  first: 'Whom to reach first at the location.',
  stays: 'Make another contact of the location primary instead.',
  replaces: (name: string) => `Replaces ${name} as the primary contact of the location.`,
};

/** What the choice means at the chosen location: whom it replaces, or that it cannot be taken back here. */
function usePrimaryChoice({ control, contact }: Pick<ContactFormProps, 'control' | 'contact'>) {
  const locationId = useWatch({ control, name: 'locationId' });
  const isChosen = useWatch({ control, name: 'isPrimary' }) === true;
  const stays = contact?.isPrimary === true && contact.location?.id === String(locationId);
  const { data } = usePrimaryContactQuery({
    variables: { locationId: String(locationId) },
    skip: !locationId || stays,
    fetchPolicy: 'cache-and-network',
    // The form is whole without it.
    context: { errorsTo: 'caller' },
  });
  const former = data?.contacts.nodes.find(({ id }) => id !== contact?.id);
  if (stays) return { hint: texts.stays, disabled: true };
  return {
    hint: isChosen && locationId && former ? texts.replaces(contactName(former)) : texts.first,
    disabled: false,
  };
}

/** Fields of a new and of a stored contact (O s5). */
export function ContactForm({ control, companyId, contact }: ContactFormProps) {
  const primary = usePrimaryChoice({ control, ...(contact && { contact }) });
  return (
    <>
      <Section {...contactSections.person}>
        <TextField control={control} name="name" />
        <TextField control={control} name="lastName" />
        <TextField control={control} name="jobTitle" />
        <SearchSelectField
          control={control}
          name="locationId"
          choices={LocationChoicesDocument}
          where={{ companyId: { eq: companyId } }}
        />
        <CheckboxField control={control} name="isPrimary" wide {...primary} />
      </Section>
      <Section {...contactSections.reach}>
        <PhoneField control={control} name="phoneNumber" />
        <EmailField control={control} name="email" />
      </Section>
    </>
  );
}
