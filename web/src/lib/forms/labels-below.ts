/** Labels of a group that several contracts have, e.g. of an address, by their paths in one of them. */
export const labelsBelow = <Group extends string, Labels extends Readonly<Record<string, string>>>(
  group: Group,
  labels: Labels,
) =>
  Object.fromEntries(
    Object.entries(labels).map(([name, label]) => [`${group}.${name}`, label]),
  ) as { readonly [Name in keyof Labels & string as `${Group}.${Name}`]: Labels[Name] };
