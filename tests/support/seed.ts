import { example } from './example.ts';
import { graphqlData } from './graphql.ts';

export interface SeededCompany {
  id: string;
  companyName: string;
  version: number;
}

let counter = 0;
/** A name that no other record of this run has. */
export const uniqueName = (kind: string) => `${kind} ${process.pid}-${Date.now()}-${++counter}`;

const person = {
  fullName: 'Dana Whitfield',
  phoneNumber: '5125550142',
  email: 'dana.whitfield@example.com',
};

/** A company that is about to be created: say how it differs, then `create()` it. */
class CompanySeed {
  readonly #seed: Seed;
  #fields: Record<string, unknown> = {};
  #address = { addressLine1: '100 Main St', city: 'Austin', state: 'TX', zip: '78701' };
  #locationName = 'Headquarters';

  constructor(seed: Seed) {
    this.#seed = seed;
  }

  /** Sets fields of the company as `CreateCompanyInput` names them. */
  with(fields: Record<string, unknown>): this {
    this.#fields = { ...this.#fields, ...fields };
    return this;
  }

  in(city: string, state: string): this {
    this.#address = { ...this.#address, city, state };
    return this;
  }

  withLocation(name: string): this {
    this.#locationName = name;
    return this;
  }

  async create(): Promise<SeededCompany> {
    const input = {
      companyName: uniqueName('Company'),
      address: this.#address,
      location: {
        name: this.#locationName,
        address: this.#address,
        locationPhone: '5125550100',
        locationFax: '5125550101',
        derInfo: person,
      },
      ...this.#fields,
    };
    return (await this.#seed.save<{ company: SeededCompany }>('05-create-company', { input }))
      .company;
  }
}

/** Fluent seed of records: `await seed.company().in('Dallas', 'TX').withLocation('Plant').create()`. */
export class Seed {
  readonly #url: string;
  readonly #token: string;

  constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  send<Data>(operation: string, variables: Record<string, unknown>): Promise<Data> {
    return graphqlData<Data>(this.#url, this.#token, operation, variables);
  }

  /** Sends an example mutation that has to succeed; answers its payload. */
  async save<Payload>(name: string, variables: Record<string, unknown>): Promise<Payload> {
    const data = await this.send<Record<string, Payload & { errors: unknown[] }>>(
      example(name),
      variables,
    );
    const [payload] = Object.values(data);
    if (payload === undefined || payload.errors.length > 0)
      throw new Error(`${name} was refused: ${JSON.stringify(payload?.errors)}`);
    return payload;
  }

  /** Changes a company behind the back of whoever has it open. */
  async change(id: string, input: Record<string, unknown>): Promise<void> {
    await this.save('06-update-company', { id, input });
  }

  company(): CompanySeed {
    return new CompanySeed(this);
  }
}
