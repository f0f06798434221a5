import { Link } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { Detail, DetailList } from '../../components/page/DetailList.tsx';
import { RecordActions } from '../../components/page/RecordActions.tsx';
import { RecordBody } from '../../components/page/RecordBody.tsx';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { Section } from '../../components/page/Section.tsx';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { EmailDetail, PhoneDetail } from '../../domain/contact/contact-details.tsx';
import { EmailLink, PhoneLink } from '../../domain/contact/contact-links.tsx';
import { contactName } from '../../domain/contacts/contact-name.ts';
import { ContactsAside } from '../../domain/contacts/ContactsAside.tsx';
import { yesNo } from '../../lib/value-text.ts';
import { contactDeletion, PRIMARY_HINT, useContactRecord } from './contact-record.ts';
import { contactLabels as labels, contactSections as sections } from './contact-words.ts';

/** Profile of a contact, read-only, with the others of the location at the side. */
export function ContactView() {
  const { contact, place } = useContactRecord();
  const can = useCan();
  const { id, isPrimary, location, phoneNumber, email } = contact;
  const locationLink = location && (
    <Link asChild color="brand.fg">
      <RouterLink to={place.location(location.id)}>{location.name}</RouterLink>
    </Link>
  );
  return (
    <>
      <RecordHead
        name={contactName(contact)}
        status={isPrimary && <StatusBadge tone="info">Primary</StatusBadge>}
        facts={[
          contact.jobTitle,
          locationLink,
          phoneNumber && <PhoneLink digits={phoneNumber} />,
          email && <EmailLink address={email} />,
        ]}
        actions={
          <RecordActions
            record={contact}
            edit={contact.viewerCanUpdate && can('FE_EDIT_CONTACT') && place.links.edit(id)}
            history={contact.viewerCanUpdate && place.links.history(id)}
            deletion={contactDeletion}
            canDelete={(contact.viewerCanDelete === true || isPrimary) && can('FE_DELETE_CONTACT')}
            hint={isPrimary ? PRIMARY_HINT : undefined}
            list={place.links.list}
          />
        }
      />
      <RecordBody
        side={
          location && <ContactsAside locationId={location.id} links={place.links} except={id} />
        }
      >
        <DetailList>
          <Section {...sections.person}>
            <Detail label={labels.name}>{contact.name}</Detail>
            <Detail label={labels.lastName}>{contact.lastName}</Detail>
            <Detail label={labels.jobTitle}>{contact.jobTitle}</Detail>
            <Detail label={labels.isPrimary}>{yesNo(isPrimary)}</Detail>
            <Detail label={labels.locationId}>{locationLink}</Detail>
            <Detail label="Location ID">{location?.locationId}</Detail>
          </Section>
          <Section {...sections.reach}>
            <PhoneDetail label={labels.phoneNumber} digits={phoneNumber} />
            <EmailDetail label={labels.email} address={email} />
          </Section>
        </DetailList>
      </RecordBody>
    </>
  );
}
