interface Settings {
  readonly isMroAllNonDotResultsRequired: boolean;
  readonly isMroPositiveNonDotResultsOnlyRequired: boolean;
}

/** What a location has of it, and what its company has for a location that says nothing. */
interface PlaceWithMro {
  readonly mroResultType: Settings | null;
  readonly company: Settings | null;
}

/**
 * Whether results go through an MRO: those of DOT always, others where the location says so, or its company for a
 * location that says nothing (contract §14). What is not known yet is not asked for; api has the last word.
 */
export function needsMro(place: PlaceWithMro | null | undefined, program: string): boolean {
  if (program === 'DOT') return true;
  const settings = program === '' ? null : (place?.mroResultType ?? place?.company);
  if (!settings) return false;
  return settings.isMroAllNonDotResultsRequired || settings.isMroPositiveNonDotResultsOnlyRequired;
}
