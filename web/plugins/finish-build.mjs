// Runs after `vite build`: the manifest of operations.
import { writeOperations } from './write-operations.mjs';

const operations = await writeOperations();
console.log(`${operations} operations registered.`);
