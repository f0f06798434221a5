import { Company, CreateCompanyInput, UpdateCompanyInput } from '@assay/schema/companies/company';
import { companyList } from '@assay/schema/companies/company.list';
import { GraphQLID, GraphQLString } from 'graphql';
import { ArgsType, Field, ObjectType } from 'type-graphql';
import { listArgs } from '../../core/list-args.ts';
import { listInputs } from '../../core/list-inputs.ts';
import { pageType } from '../../core/page-type.ts';
import { inputFields, objectFields } from '../../core/object-fields.ts';
import { Payload } from '../../core/user-error.ts';

@ObjectType('Company', { description: 'A client company of the tenant.', simpleResolvers: true })
export class CompanyType extends objectFields(Company) {}

export const CompanyPageType = pageType('Company', () => CompanyType);

@ArgsType()
export class CompaniesArgs extends listArgs(
  listInputs('Company', companyList),
  companyList.search,
) {}

@ObjectType('CompanyOption', { description: 'A company as a choice.', simpleResolvers: true })
export class CompanyOption {
  @Field(() => GraphQLID, { description: 'Record id.' })
  id!: number;

  @Field(() => GraphQLString, { description: 'Name.' })
  companyName!: string;
}

export const CreateCompany = inputFields(CreateCompanyInput);
export const UpdateCompany = inputFields(UpdateCompanyInput);

@ObjectType('CreateCompanyPayload', {
  description: 'Outcome of createCompany.',
  simpleResolvers: true,
})
export class CreateCompanyPayload extends Payload {
  @Field(() => CompanyType, { nullable: true, description: 'The new company; null when refused.' })
  company?: Company | null;
}

@ObjectType('UpdateCompanyPayload', {
  description: 'Outcome of updateCompany.',
  simpleResolvers: true,
})
export class UpdateCompanyPayload extends Payload {
  @Field(() => CompanyType, {
    nullable: true,
    description: 'The company as saved; null when refused.',
  })
  company?: Company | null;
}

@ObjectType('DeleteCompanyPayload', {
  description: 'Outcome of deleteCompany.',
  simpleResolvers: true,
})
export class DeleteCompanyPayload extends Payload {
  @Field(() => GraphQLID, {
    nullable: true,
    description: 'Id of the deleted company; null when refused.',
  })
  deletedId?: string | null;
}
