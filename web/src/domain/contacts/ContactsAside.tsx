import { Box, Flex, Link, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { SideSection } from '../../components/page/RecordBody.tsx';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { seesContacts } from '../../config/features/contacts.ts';
import { EmailLink, PhoneLink } from '../contact/contact-links.tsx';
import type { ContactLinks } from './contact-links.ts';
import { contactName } from './contact-name.ts';
import {
  useLocationContactsQuery,
  type LocationContactPartsFragment,
} from './location-contacts.generated.ts';

interface ContactProps {
  contact: LocationContactPartsFragment;
  /** Profile of the contact, for who can open it. */
  to: string | null;
}

function Contact({ contact, to }: ContactProps) {
  const { jobTitle, phoneNumber, email, isPrimary } = contact;
  const name = contactName(contact);
  return (
    <Box as="li" textStyle="sm">
      <Flex justify="space-between" gap="3" align="baseline">
        {to === null ? (
          <Text fontWeight="medium" overflowWrap="anywhere">
            {name}
          </Text>
        ) : (
          <Link asChild textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
            <RouterLink to={to}>{name}</RouterLink>
          </Link>
        )}
        {isPrimary && <StatusBadge tone="info">Primary</StatusBadge>}
      </Flex>
      {jobTitle && (
        <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {jobTitle}
        </Text>
      )}
      <Stack gap="1" marginTop="1" align="flex-start">
        {phoneNumber && <PhoneLink digits={phoneNumber} />}
        {email && <EmailLink address={email} />}
      </Stack>
    </Box>
  );
}

interface ContactsAsideProps {
  locationId: string;
  /** Contacts of the company; null for who cannot open them, e.g. a location manager. */
  links: ContactLinks | null;
  /** Id of a contact whose page it stands on. */
  except?: string;
  /** What stands below the contacts. It comes with them, so that it does not move when they arrive. */
  children?: ReactNode;
}

/** Contacts beside the primary one; who has no list of the others gets them here. */
const SHOWN = 4;
/** A contact with title, phone and email: what most locations have, so that nothing below moves when it arrives. */
const ONE_CONTACT = '5.5rem';
const ALL = 100;

/** Whom to reach at a location, the primary contact first; nothing for who may not see it, or when it cannot be said. */
export function ContactsAside({ locationId, links, except, children }: ContactsAsideProps) {
  const can = useCan();
  const isAllowed = can(...seesContacts.anyOf);
  const { data, error } = useLocationContactsQuery({
    variables: { locationId, others: links === null ? ALL : SHOWN },
    skip: !isAllowed,
    fetchPolicy: 'cache-and-network',
    // The page is whole without it.
    context: { errorsTo: 'caller' },
  });
  if (!isAllowed || error) return children;
  const shown = data && [...data.primary.nodes, ...data.others.nodes];
  const others = shown?.filter(({ id }) => id !== except);
  const total = data ? data.primary.totalCount + data.others.totalCount : 0;
  return (
    <>
      <SideSection
        title={except === undefined ? 'Contacts' : 'Contacts of the Location'}
        link={
          links !== null &&
          total > 0 && (
            <Link asChild textStyle="sm" color="brand.fg">
              <RouterLink to={links.listAt(locationId)}>
                {total === 1 ? 'Show in list' : `All ${total} contacts`}
              </RouterLink>
            </Link>
          )
        }
      >
        {!others && <Skeleton height={ONE_CONTACT} aria-hidden />}
        {others?.length === 0 && (
          <Text textStyle="sm" color="fg.muted">
            {except === undefined ? 'No info provided.' : 'There are no others.'}
          </Text>
        )}
        <Stack as="ul" role="list" listStyleType="none" gap="4">
          {others?.map((contact) => (
            <Contact key={contact.id} contact={contact} to={links && links.detail(contact.id)} />
          ))}
        </Stack>
        {links !== null && can('CREATE_CONTACT') && (
          <Link asChild textStyle="sm" color="brand.fg" marginTop="3">
            <RouterLink to={links.createAt(locationId)}>Add a contact</RouterLink>
          </Link>
        )}
      </SideSection>
      {data && children}
    </>
  );
}
