import { Document } from '@assay/schema/documents/document';
import { entityTable } from '../../core/entities/entity-table.ts';

export const documents = entityTable('documents', Document, { joined: ['contentType', 'size'] });
