// `npm run bench`: CPU and calls of the bff beside the floor, and list queries over a million companies.
import { spawn } from 'node:child_process';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';

await ensureInstalled();
await ensureBuilt();
const child = spawn(
  process.execPath,
  [
    '--import',
    'tsx',
    '--conditions=@assay/source',
    'tests/bench/main.ts',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
);
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
