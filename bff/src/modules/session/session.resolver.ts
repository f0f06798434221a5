import { sessionRoutes as routes } from '@assay/schema/session/session.routes';
import { GraphQLBoolean, GraphQLString } from 'graphql';
import { ArgsType, Field } from 'type-graphql';
import { mutations } from '../../core/mutations.ts';
import { accessOfRoute, descriptionOf } from '../../core/permission.ts';
import { queries } from '../../core/queries.ts';

@ArgsType()
class PasswordLinkArgs {
  @Field(() => GraphQLString, { description: 'Code of the link that was mailed.' })
  code!: string;
}

export const sessionResolvers = [
  queries({
    isPasswordLinkUsable: {
      type: () => GraphQLBoolean,
      nullable: false,
      description: descriptionOf(routes.checkCode),
      args: PasswordLinkArgs,
      extensions: { access: accessOfRoute(routes.checkCode) },
      resolve: async ({ client }, { code }) =>
        (await client.call(routes.checkCode, { body: { code: String(code) } })).usable,
    },
  }),
  mutations({
    signIn: { route: routes.login, spread: true },
    signOut: {
      route: routes.logout,
      description: 'End the session; no error when it has ended already.',
      forgetsViewer: true,
    },
    sendVerificationCode: routes.sendCode,
    activateSession: {
      route: routes.activate,
      description: 'Activate a pending sign-in with the code that was sent; answers a new token.',
      spread: true,
    },
    requestPasswordReset: {
      route: routes.restorePassword,
      description: 'Send a link that resets the password; answers the same for unknown addresses.',
    },
    setPasswordByToken: routes.setPasswordByToken,
    setPasswordByCode: routes.setPasswordByCode,
  }),
];
