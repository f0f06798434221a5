import { ClientDetails } from '../../domain/locations/ClientDetails.tsx';
import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { derLabels } from '../../domain/locations/location-words.ts';
import { Detail, DetailList } from '../../components/page/DetailList.tsx';
import { RecordBody, SideSection } from '../../components/page/RecordBody.tsx';
import { Section } from '../../components/page/Section.tsx';
import { AddressDetail, EmailDetail, PhoneDetail } from '../../domain/contact/contact-details.tsx';
import { phoneText } from '../../lib/phone.ts';
import type { LocationPartsFragment } from './location.generated.ts';
import {
  levelLabels,
  locationLabels as labels,
  locationSections as sections,
  managerLabels,
} from './location-words.ts';
import { MroDetails } from './LocationSections.tsx';
import type { ShownParts } from './use-shown-parts.ts';

interface LocationPageProps {
  location: LocationPartsFragment;
  shown: ShownParts;
  /** What belongs to it, as far as the viewer may see it: whom to reach there, its own pools. */
  side: ReactNode;
  /** The consortiums that it is enrolled in, by name. */
  enrolledIn: ReactNode;
  /** All consortiums, with what may be done. */
  consortiums: ReactNode;
  /** The instant test panels that are used there, with what may be done. */
  panels: ReactNode;
  /** The lab accounts that it orders by, likewise. */
  labAccounts: ReactNode;
}

type Person = LocationPartsFragment['derInfo'] | LocationPartsFragment['locationManagerInfo'];

interface PersonAsideProps {
  title: string;
  person: Person;
  words: Record<keyof Omit<Person, '__typename'>, string>;
}

/** Whom to call, and how. */
const PersonAside = ({ title, person, words }: PersonAsideProps) => (
  <SideSection title={title}>
    <Stack gap="3">
      <Detail label={words.fullName}>{person.fullName}</Detail>
      <PhoneDetail label={words.phoneNumber} digits={person.phoneNumber} />
      <EmailDetail label={words.email} address={person.email} />
    </Stack>
  </SideSection>
);

/** Profile of a location, read-only, with its people in charge at the side. */
export function LocationPage({
  location,
  shown,
  side,
  enrolledIn,
  consortiums,
  panels,
  labAccounts,
}: LocationPageProps) {
  const { region, area, district, locationManagerInfo: manager, derInfo: der } = location;
  return (
    <RecordBody
      side={
        <>
          <PersonAside title={sections.manager.title} person={manager} words={managerLabels} />
          <PersonAside title={sections.der.title} person={der} words={derLabels} />
          {side}
        </>
      }
    >
      <DetailList>
        <Section {...sections.information}>
          <Detail label={labels.name}>{location.name}</Detail>
          <Detail label="Location ID">{location.locationId}</Detail>
          {[region, area, district].map((unit, level) => (
            <Detail key={levelLabels[level]} label={levelLabels[level] ?? ''}>
              {unit?.name}
            </Detail>
          ))}
          <AddressDetail address={location.address} />
          <PhoneDetail label={labels.locationPhone} digits={location.locationPhone} />
          <Detail label={labels.locationFax}>
            {location.locationFax && phoneText(location.locationFax)}
          </Detail>
          {enrolledIn}
        </Section>
        {shown.mro && <MroDetails settings={location.mroResultType} />}
        {shown.clients && <ClientDetails clients={location.clients} />}
        {consortiums}
      </DetailList>
      {panels}
      {labAccounts}
    </RecordBody>
  );
}
