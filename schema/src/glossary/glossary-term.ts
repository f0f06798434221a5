/** A word of the law or of the portal, explained in one sentence. */
export interface GlossaryTerm {
  /** As it stands on screens. */
  term: string;
  /** What it is short for. */
  long?: string;
  says: string;
  /** Where the law says it; a word without a source is the portal's own. */
  source?: string;
}
