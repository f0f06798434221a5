// `npm run generate`: everything that is derived from the contracts and from the .graphql files.
import { ensureInstalled } from './lib/install.mjs';
import { generate } from './lib/generate.mjs';

await ensureInstalled();
const { code, output } = await generate();
if (code !== 0) console.error(output);
process.exitCode = code;
