import { derSection } from '../../components/form/location-words.ts';

/** Sections of a location: the form and the profile have the same, so that a value is found where it was typed. */
export const locationSections = {
  information: {
    title: 'Location Information',
    hint: 'Where the location is, and where it stands in the hierarchy of the company.',
  },
  manager: { title: 'Location Manager', hint: 'Who runs the location.' },
  der: derSection,
  mro: { title: 'MRO Settings', hint: 'Which results go through a Medical Review Officer.' },
  clients: {
    title: 'Clients',
    hint: 'Customers of the company that tests are ordered for at this location.',
  },
} as const;
