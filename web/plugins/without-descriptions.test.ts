import { build } from 'vite';
import { expect, it } from 'vitest';
import { withoutDescriptions } from './without-descriptions.ts';

const contract = '/schema/src/pets/pet.ts';
const source = `
const z = globalThis.z, list = ['Dog.'];
export const Pet = z.object({
  name: z.string().min(1).describe('Name of the pet.').trim(),
  kind: z.string().describe(\`What it is:
one of several.\`),
  age: z.number().describe(list[0]),
}).describe('A pet.').meta({ id: 'Pet', description: 'Again a pet.' });
export const Tag = z.string().meta({ description: 'A tag.', pattern: 'x' }).meta({ description: 'Alone.' });
`;

it('takes texts of contracts out, and nothing else', async () => {
  const answer = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'one-file',
        resolveId: (id) => (id === contract ? id : null),
        load: (id) => (id === contract ? source : null),
      },
      withoutDescriptions(),
    ],
    build: {
      write: false,
      minify: false,
      lib: { entry: contract, formats: ['es'], fileName: 'pet' },
    },
  });
  const [{ output }] = answer as unknown as [{ output: { code: string }[] }];
  const code = output.map((each) => each.code).join('');

  expect(code).toContain('.string().min(1).trim()');
  expect(code).toContain('.describe(["Dog."][0])');
  expect(code).toContain('.meta({ id: "Pet" })');
  expect(code).toContain('.meta({ pattern: "x" }).meta({})');
  expect(code).not.toMatch(/Name of the pet|one of several|a pet|A tag|Alone/i);
});
