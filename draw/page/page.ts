import { verdictTexts, type Check, type Verdict, type Verification } from '../src/verification.ts';
import { verifyCertificate } from '../src/verify-certificate.ts';

function element<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new TypeError(`The page has no ${id}.`);
}

const file = element('file', HTMLInputElement);
const firstLink = element('first-link', HTMLInputElement);
const drop = element('drop', HTMLElement);
const result = element('result', HTMLElement);
const verdict = element('verdict', HTMLElement);
const list = element('checks', HTMLElement);

function lineOf({ title, holds, found }: Check): HTMLLIElement {
  const line = document.createElement('li');
  line.className = holds ? 'holds' : 'fails';
  const mark = document.createElement('strong');
  mark.textContent = holds ? '✔ Holds. ' : '✘ Does not hold. ';
  const details = document.createElement('small');
  details.textContent = found;
  line.append(mark, title, details);
  return line;
}

function say(text: string, kind: string, checks: readonly Check[]): void {
  result.hidden = false;
  verdict.textContent = text;
  verdict.className = `verdict ${kind}`;
  list.replaceChildren(...checks.map(lineOf));
}

/** Lets the browser draw what was said before long work begins. */
const afterDrawing = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 50);
  });

/** A check that was begun later has the word. */
let latest = 0;

const classes: Record<Verdict, string> = { PROVED: 'holds', CONSISTENT: 'open', WRONG: 'fails' };

function tell({ verdict: reached, checks }: Verification): void {
  const isCertificate = checks.length > 1;
  const text = isCertificate ? verdictTexts[reached] : 'This file is no selection certificate.';
  say(text, classes[reached], checks);
}

/** What was chosen last, to be checked again with another first link. */
let last: File | undefined;

async function verify(chosen: File | undefined): Promise<void> {
  if (chosen === undefined) return;
  last = chosen;
  latest += 1;
  const mine = latest;
  say(`Checking ${chosen.name}…`, '', []);
  await afterDrawing();
  try {
    const text = await chosen.text();
    if (mine === latest) tell(verifyCertificate(text, firstLink.value.trim() || undefined));
  } catch (error) {
    if (mine === latest) say(`${chosen.name} could not be checked: ${String(error)}`, 'fails', []);
  }
}

file.addEventListener('change', () => void verify(file.files?.[0]));
firstLink.addEventListener('change', () => void verify(last));
// So that a file that was changed meanwhile can be chosen once more.
file.addEventListener('click', () => {
  file.value = '';
});
// A file that misses the box must not take the place of the page.
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => event.preventDefault());
drop.addEventListener('dragover', () => drop.classList.add('over'));
drop.addEventListener('dragleave', () => drop.classList.remove('over'));
drop.addEventListener('drop', (event) => {
  drop.classList.remove('over');
  void verify(event.dataTransfer?.files[0]);
});
