import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { CreateContactInput } from '@assay/schema/contacts/contact';
import { CheckboxField } from '../../components/form/CheckboxField.tsx';
import { EmailField } from '../../components/form/EmailField.tsx';
import { PhoneField } from '../../components/form/PhoneField.tsx';
import { SearchSelectField } from '../../components/form/SearchSelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { LocationChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { contactName } from '../../domain/contacts/contact-name.ts';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { useFollowUp } from '../../lib/forms/use-follow-up.ts';
import { usePrimaryContactQuery, type ContactPartsFragment } from './contact.generated.ts';
import { contactSections } from './contact-words.ts';

interface ContactFormProps {
  form: UseFormReturn<FormValues<typeof CreateContactInput>>;
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
function usePrimaryChoice({ form, contact }: Pick<ContactFormProps, 'form' | 'contact'>) {
  const { control, setValue } = form;
  const locationId = useWatch({ control, name: 'locationId' });
  const isChosen = useWatch({ control, name: 'isPrimary' }) === true;
  const isHeldAt = (id: unknown): boolean =>
    contact?.isPrimary === true && contact.location?.id === String(id);
  const stays = isHeldAt(locationId);
  // Back at its location it is what it was, whatever was chosen at another one.
  useFollowUp(form, (name, values) => {
    if (name === 'locationId' && isHeldAt(values.locationId)) setValue('isPrimary', true);
  });
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
export function ContactForm({ form, companyId, contact }: ContactFormProps) {
  const { control } = form;
  const primary = usePrimaryChoice({ form, ...(contact && { contact }) });
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
