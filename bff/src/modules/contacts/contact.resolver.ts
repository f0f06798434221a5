import { companyRoutes } from '@assay/schema/companies/company.routes';
import { Contact } from '@assay/schema/contacts/contact';
import { contactRoutes as routes } from '@assay/schema/contacts/contact.routes';
import { locationRoutes } from '@assay/schema/locations/location.routes';
import { profileRoutes } from '@assay/schema/profile/profile.routes';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { queries } from '../../core/queries.ts';
import { heldOn, history, link, viewerCan, viewerPermissions } from '../../core/record-fields.ts';
import { recordFields } from '../../core/resolver-class.ts';

const ContactType = entityType(Contact, { omit: ['companyId', 'locationId', 'location'] });

const held = heldOn(profileRoutes.contactPermissions, ({ id }: Contact) => id);

export const contactResolvers = [
  queries({ contacts: routes.list, contact: routes.get }),
  recordFields(ContactType, {
    company: link(
      companyRoutes.list,
      ({ companyId }) => companyId,
      'Company of the contact; null when it is out of sight.',
    ),
    location: link(
      locationRoutes.list,
      ({ locationId: id, location }) => ({ id, ...location }),
      'Location of the contact.',
    ),
    viewerPermissions: viewerPermissions(profileRoutes.contactPermissions),
    history: history('contact'),
    viewerCanUpdate: viewerCan('edit this contact', routes.update, { held }),
    viewerCanDelete: viewerCan('delete this contact', routes.remove, { held }),
  }),
  mutations({
    createContact: routes.create,
    updateContact: routes.update,
    deleteContact: routes.remove,
  }),
];
