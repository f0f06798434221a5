import { UserProfile } from '@assay/schema/profile/profile';
import { entityTable } from '../../core/entities/entity-table.ts';

/** Users as their profile shows them; company and role are joined. */
export const userProfiles = entityTable('users', UserProfile, {
  prefixes: { contactMethods: 'contact' },
  computed: ['company', 'roleAssignment'],
});
