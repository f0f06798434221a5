import { companyRoutes } from '@assay/schema/companies/company.routes';
import { GraphQLID } from 'graphql';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { Requires, RequiresOnRecord } from '../../core/permission.ts';
import { existingId } from '../../core/record-id.ts';
import { payloadOf } from '../../core/user-error.ts';
import {
  CreateCompany,
  CreateCompanyPayload,
  DeleteCompanyPayload,
  UpdateCompany,
  UpdateCompanyPayload,
} from './company.types.ts';

@Resolver()
export class CompanyMutations {
  @Mutation(() => CreateCompanyPayload, {
    description: 'Creates a company with its first location, which becomes the primary one.',
  })
  @Requires('CREATE_COMPANY')
  createCompany(
    @Arg('input', () => CreateCompany, { description: 'The new company.' }) body: InstanceType<
      typeof CreateCompany
    >,
    @Ctx() { client }: RequestContext,
  ): Promise<CreateCompanyPayload> {
    return payloadOf(async () => ({ company: await client.call(companyRoutes.create, { body }) }));
  }

  @Mutation(() => UpdateCompanyPayload, {
    description:
      'Replaces the editable fields of a company; refused as STALE_VERSION when someone else saved first.',
  })
  @RequiresOnRecord('UPDATE')
  updateCompany(
    @Arg('id', () => GraphQLID, { description: 'Record id.' }) id: string,
    @Arg('input', () => UpdateCompany, {
      description: 'All editable fields; an absent one is cleared.',
    })
    body: InstanceType<typeof UpdateCompany>,
    @Ctx() { client }: RequestContext,
  ): Promise<UpdateCompanyPayload> {
    return payloadOf(async () => ({
      company: await client.call(companyRoutes.update, { params: { id: existingId(id) }, body }),
    }));
  }

  @Mutation(() => DeleteCompanyPayload, {
    description: 'Deletes a company and the accounts of its client users.',
  })
  @RequiresOnRecord('FE_DELETE_COMPANIES')
  deleteCompany(
    @Arg('id', () => GraphQLID, { description: 'Record id.' }) id: string,
    @Ctx() { client }: RequestContext,
  ): Promise<DeleteCompanyPayload> {
    return payloadOf(async () => {
      await client.call(companyRoutes.remove, { params: { id: existingId(id) } });
      return { deletedId: id };
    });
  }
}
