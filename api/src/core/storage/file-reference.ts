import type { Context } from '../context.ts';

/**
 * A kind of record that refers to files, such as the documents of a company. Whoever sees such a
 * record may open its files (contract §6). A module adds its own when it registers its routes:
 * `app.fileReferences.push({ kind: 'document', isVisible: (context, fileId) => … })`.
 */
export interface FileReference {
  kind: string;
  /** Whether the caller sees a record that refers to the file; runs in the caller's scope. */
  isVisible(context: Context, fileId: string): Promise<boolean>;
}
