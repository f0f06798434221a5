import { SavedView } from '@assay/schema/saved-views/saved-view';
import { entityTable, type RowOf } from '../../core/entities/entity-table.ts';
import { Refusal } from '../../core/refusal.ts';

export const savedViews = entityTable('saved_views', SavedView, {
  computed: ['isOwn', 'isDefault'],
  conflicts: { saved_views_name: () => Refusal.field(['name'], 'NAME_ALREADY_EXISTS') },
});

export type SavedViewRow = RowOf<typeof savedViews> & { is_own: boolean; is_default: boolean };
