import type { LucideIcon } from 'lucide-react';

/** Something that can be done, or a page that can be opened, from wherever somebody is. */
export interface Command {
  label: string;
  /** What it is for; searched as well. */
  hint?: string;
  kind: 'Actions' | 'Pages';
  path: string;
  icon: LucideIcon;
}

/** The words of a search, in lower case. */
export const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Commands that have all words; those whose label begins with what was typed first. */
export function matchingCommands(commands: readonly Command[], text: string): Command[] {
  const words = wordsOf(text);
  const begins = ({ label }: Command): boolean => label.toLowerCase().startsWith(words.join(' '));
  const has = ({ label, hint = '' }: Command): boolean => {
    const known = `${label} ${hint}`.toLowerCase();
    return words.every((word) => known.includes(word));
  };
  const found = commands.filter(has);
  return [...found.filter(begins), ...found.filter((each) => !begins(each))];
}
