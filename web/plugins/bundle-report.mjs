// `npm run bundle-report -w @assay/web`: gzipped JavaScript at sign-in, at the first list, and of each page.
// Exits with 1 when a figure is over its budget.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = path.resolve(import.meta.dirname, '..', 'dist');
/** @type {Record<string, { file: string, imports?: string[], isDynamicEntry?: boolean }>} */
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'));

/** kB of JavaScript that may be loaded, and how many scripts the first list may ask for. */
const budget = { signIn: 200, firstList: 300, page: 60, scripts: 20 };
const FIRST_LIST_ROUTES = 'src/app/routes/companies.routes.tsx';
const FIRST_LIST = 'src/features/companies/CompanyListView.tsx';

/** @param {string} key @param {Set<string>} found */
function withImports(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(next, found);
  return found;
}

/** @param {Iterable<string>} keys */
const scripts = (keys) => [
  ...new Set(
    [...keys].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js')),
  ),
];

/** @param {Iterable<string>} keys */
const kilobytes = (keys) =>
  scripts(keys).reduce(
    (sum, file) => sum + gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length,
    0,
  ) / 1000;

const portal = Object.keys(manifest).find((key) =>
  manifest[key]?.file.startsWith('assets/portal-'),
);
if (portal === undefined)
  throw new Error('The build has no portal chunk. Build first: npm run build -w @assay/web');
const shell = new Set([...withImports('index.html'), ...withImports(portal)]);
/**
 * What most pages share comes with the first of them, so it is no page's own; the library of the contracts is
 * fetched after the sign-in screen stands, what opens over a page at the first sign of somebody at it.
 */
const shared = Object.keys(manifest).filter((key) =>
  /^assets\/(?:screens|contracts|overlays)-/.test(manifest[key]?.file ?? ''),
);
/** The forms' library comes with sign-in, the first form that everybody meets. */
const signIn = new Set([
  ...withImports('index.html'),
  ...withImports('src/features/session/public-screens.ts'),
]);

const pages = Object.keys(manifest)
  .filter(
    (key) =>
      manifest[key]?.isDynamicEntry &&
      key.startsWith('src/features/') &&
      !key.includes('public-screens'),
  )
  .map((key) => ({
    key,
    size: kilobytes(
      [...withImports(key)].filter(
        (each) => !shell.has(each) && !signIn.has(each) && !shared.includes(each),
      ),
    ),
  }))
  .sort((one, other) => other.size - one.size);

let failed = false;
/** @param {string} what @param {number} size @param {number} most */
const report = (what, size, most) => {
  const over = size > most;
  failed ||= over;
  console.log(
    `${size.toFixed(1).padStart(7)} kB of ${most} kB  ${what}${over ? '  OVER BUDGET' : ''}`,
  );
};
/** The first list with all that stands around it. */
const firstList = [...shell, ...withImports(FIRST_LIST_ROUTES), ...withImports(FIRST_LIST)];

report('sign-in', kilobytes(signIn), budget.signIn);
report('first list', kilobytes(firstList), budget.firstList);
const requests = scripts(firstList).length;
const tooMany = requests > budget.scripts;
failed ||= tooMany;
console.log(
  `${requests} scripts of ${budget.scripts}  first list${tooMany ? '  OVER BUDGET' : ''}`,
);
console.log(`${kilobytes(shell).toFixed(1).padStart(7)} kB            of it the shell`);
console.log(
  `${kilobytes(shared).toFixed(1).padStart(7)} kB            what pages share; the figures below are without it and without what sign-in loads`,
);
for (const { key, size } of pages) report(key, size, budget.page);
if (failed) process.exitCode = 1;
