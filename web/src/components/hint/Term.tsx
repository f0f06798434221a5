import { glossary, type GlossaryKey } from '@assay/schema/glossary/glossary';
import type { GlossaryTerm } from '@assay/schema/glossary/glossary-term';
import { HintedText } from './Hint.tsx';

/** What a word means and where the law says it, in one line. */
function sentenceOf({ long, says, source }: GlossaryTerm): string {
  const sentence = long === undefined ? says : `${long}. ${says}`;
  return source === undefined ? sentence : `${sentence} (${source})`;
}

interface TermProps {
  of: GlossaryKey;
  /** As it stands in the text; the word itself unless given. */
  children?: string;
}

/** A dotted word of the law, explained in one sentence on hover, focus and tap. */
export const Term = ({ of, children }: TermProps) => {
  const entry: GlossaryTerm = glossary[of];
  return <HintedText text={sentenceOf(entry)}>{children ?? entry.term}</HintedText>;
};
