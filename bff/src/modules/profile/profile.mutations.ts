import { profileRoutes } from '@assay/schema/profile/profile.routes';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { RequiresSession } from '../../core/permission.ts';
import { payloadOf } from '../../core/user-error.ts';
import {
  ChangePassword,
  ChangePasswordPayload,
  UpdateProfile,
  UpdateProfilePayload,
} from './profile.types.ts';

@Resolver()
export class ProfileMutations {
  @Mutation(() => UpdateProfilePayload, {
    description: 'Saves the own address, contact methods and settings.',
  })
  @RequiresSession()
  updateProfile(
    @Arg('input', () => UpdateProfile, { description: 'Profile and settings.' }) body: InstanceType<
      typeof UpdateProfile
    >,
    @Ctx() { client }: RequestContext,
  ): Promise<UpdateProfilePayload> {
    return payloadOf(() => client.call(profileRoutes.update, { body }));
  }

  @Mutation(() => ChangePasswordPayload, {
    description: "Changes the own password; ends all of the user's sessions.",
  })
  @RequiresSession()
  changePassword(
    @Arg('input', () => ChangePassword, { description: 'Current and new password.' })
    body: InstanceType<typeof ChangePassword>,
    @Ctx() context: RequestContext,
  ): Promise<ChangePasswordPayload> {
    return payloadOf(async () => {
      await context.client.call(profileRoutes.changePassword, { body });
      context.forgetViewer();
      return {};
    });
  }
}
