import type { Check } from '../src/verification.ts';
import { verifyCertificate } from '../src/verify-certificate.ts';

function element<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new TypeError(`The page has no ${id}.`);
}

const file = element('file', HTMLInputElement);
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

async function verify(chosen: File | undefined): Promise<void> {
  if (chosen === undefined) return;
  say(`Checking ${chosen.name}…`, '', []);
  await afterDrawing();
  const { holds, checks } = verifyCertificate(await chosen.text());
  const text = holds ? 'The draw is proved.' : 'The certificate does not prove the draw.';
  say(text, holds ? 'holds' : 'fails', checks);
}

file.addEventListener('change', () => void verify(file.files?.[0]));
drop.addEventListener('dragover', (event) => {
  event.preventDefault();
  drop.classList.add('over');
});
drop.addEventListener('dragleave', () => drop.classList.remove('over'));
drop.addEventListener('drop', (event) => {
  event.preventDefault();
  drop.classList.remove('over');
  void verify(event.dataTransfer?.files[0]);
});
