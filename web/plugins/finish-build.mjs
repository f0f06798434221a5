// Runs after `vite build`: the manifest of operations, then compressed siblings of the assets.
import { compressAssets } from './compress-assets.mjs';
import { writeOperations } from './write-operations.mjs';

const operations = await writeOperations();
const assets = await compressAssets();
console.log(`${operations} operations registered, ${assets} assets compressed.`);
