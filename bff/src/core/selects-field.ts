import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/**
 * Whether the selection below a field holds one whose name passes. What stands under a directive may be
 * left out, and counts only where `perhaps` is asked.
 */
export function selectsField(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  passes: (name: string) => boolean,
  perhaps = false,
): boolean {
  const within = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((each) => {
      if (each.directives?.length && !perhaps) return false;
      if (each.kind === Kind.FIELD) return passes(each.name.value);
      if (each.kind === Kind.INLINE_FRAGMENT) return within(each.selectionSet);
      return within(fragments[each.name.value]?.selectionSet);
    }) ?? false;
  return fieldNodes.some(({ selectionSet }) => within(selectionSet));
}
