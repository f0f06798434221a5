import { companyRoutes } from '@assay/schema/companies/company.routes';
import { Document } from '@assay/schema/documents/document';
import { documentRoutes as routes } from '@assay/schema/documents/document.routes';
import { profileRoutes } from '@assay/schema/profile/profile.routes';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { queries } from '../../core/queries.ts';
import { heldOn, history, link, viewerCan } from '../../core/record-fields.ts';
import { recordFields } from '../../core/resolver-class.ts';

const DocumentType = entityType(Document, { omit: ['companyId'] });

/** What may be done with a document is a matter of its company. */
const held = heldOn(profileRoutes.companyPermissions, ({ companyId }: Document) => companyId);

export const documentResolvers = [
  queries({ documents: routes.list, document: routes.get }),
  recordFields(DocumentType, {
    company: link(
      companyRoutes.list,
      ({ companyId }) => companyId,
      'Company of the document; null when it is out of sight.',
    ),
    history: history('document'),
    viewerCanUpdate: viewerCan('rename this document', routes.update, { held }),
    viewerCanDelete: viewerCan('delete this document', routes.remove, { held }),
  }),
  mutations({
    createDocument: routes.create,
    updateDocument: routes.update,
    deleteDocument: routes.remove,
  }),
];
