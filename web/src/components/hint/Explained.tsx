import { lazy, Suspense } from 'react';
import type { GlossaryKey } from '@assay/schema/glossary/glossary';

const Term = lazy(async () => ({ default: (await import('./Term.tsx')).Term }));

/** Words in labels, by the key under which they are explained; the first that fits counts. */
const words: readonly (readonly [RegExp, GlossaryKey])[] = [
  [/\bDER\b/, 'der'],
  [/\bMROs?\b/, 'mro'],
  [/\bCCF\b/, 'ccf'],
  [/\bOversampling\b/i, 'oversampling'],
  [/\bYTD\b|\byear to date\b/i, 'ytd'],
  [/\bForecast\b/i, 'forecast'],
  [/\bProrated\b/i, 'prorated'],
  [/\bAlternates?\b/i, 'alternate'],
  [/\bSplit Specimen\b/i, 'splitSpecimen'],
  [/\bCutoffs?\b/i, 'cutoff'],
  [/\b(?:Drug|Alcohol) Target\b/, 'randomRate'],
  [/\bFMCSA\b/, 'fmcsa'],
  [/\bFAA\b/, 'faa'],
  [/\bFRA\b/, 'fra'],
  [/\bFTA\b/, 'fta'],
  [/\bPHMSA\b/, 'phmsa'],
  [/\bUSCG\b/, 'uscg'],
];

/** A label whose word of the law is explained; the explanation comes after the page, and the label stands there before. */
export function Explained({ text }: { text: string }) {
  const found = words.find(([word]) => word.test(text));
  if (found === undefined) return text;
  return (
    <Suspense fallback={text}>
      <Term of={found[1]}>{text}</Term>
    </Suspense>
  );
}
