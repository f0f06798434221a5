import { CompanyAdminFeatures, FeatureFlag } from '@assay/schema/profile/profile.routes';
import { UserProfile } from '@assay/schema/profile/profile';
import { UserSettings } from '@assay/schema/settings/keys';
import { TenantStyle } from '@assay/schema/tenants/tenant';
import { ObjectType } from 'type-graphql';
import { objectType } from '../../core/object-fields.ts';

export const UserProfileType = objectType(UserProfile);
export const UserSettingsType = objectType(UserSettings);
export const CompanyAdminFeaturesType = objectType(CompanyAdminFeatures);
export const FeatureFlagType = objectType(FeatureFlag);
export const TenantStyleType = objectType(TenantStyle);

@ObjectType('Viewer', { description: 'Who is signed in, and what that person may do.' })
export class ViewerType {}
