import {
  Bookmark,
  BookmarkCheck,
  Link2,
  Plus,
  Save,
  Star,
  StarOff,
  Trash2,
  Users,
} from 'lucide-react';
import type { ListSpec } from '@assay/schema/core/list';
import { userErrorText } from '../../lib/forms/apply-errors.ts';
import { failureOf } from '../../lib/errors/failure.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import type { RowAction } from '../data-table/row-action.ts';
import {
  ChooseDefaultViewDocument,
  DeleteSavedViewDocument,
  UpdateSavedViewDocument,
  type SavedViewPartsFragment as View,
} from './saved-views.generated.ts';
import { tellIfLost } from './use-default-view.ts';
import { addressOfView, searchOfView } from './view-search.ts';

type Errors = readonly Parameters<typeof userErrorText>[0][];

/** Does something about a view; a refusal is said in a toast. */
async function act(work: () => Promise<{ errors: Errors }>, done: string): Promise<void> {
  try {
    const { errors } = await work();
    if (errors[0]) toastError(userErrorText(errors[0]));
    else toastSuccess(done);
  } catch (error) {
    toastError(failureOf(error).message);
  }
}

interface Given {
  /** Null while they are on their way. */
  views: readonly View[] | null;
  /** The view that the address names. */
  current: View | null;
  list: string;
  spec: ListSpec;
  search: string;
  open: (address: string) => void;
  onSave: () => void;
  changed: () => Promise<void>;
}

/** The menu of views: each to open, then what can be done with the one that is open. */
export function viewActions({
  views,
  current,
  spec,
  search,
  open,
  onSave,
  changed,
}: Given): readonly RowAction[] {
  const now = searchOfView(spec, new URLSearchParams(search));
  const entries: readonly RowAction[] = (views ?? []).map((view) => ({
    id: `view-${view.id}`,
    label: view.isDefault ? `${view.name} (default)` : view.name,
    icon: view.id === current?.id ? BookmarkCheck : view.isOwn ? Bookmark : Users,
    onSelect: () => {
      tellIfLost(spec, view.search);
      open(addressOfView(view));
    },
  }));
  const save: RowAction = { id: 'save', label: 'Save view…', icon: Plus, onSelect: onSave };
  if (current === null) return [...entries, save];
  const { id, name, isShared, isOwn, isDefault, version } = current;
  const update = (input: object, done: string) => (): void =>
    void act(async () => {
      const sent = { name, search: current.search, isShared, version, ...input };
      return (await sendMutation(UpdateSavedViewDocument, { id, input: sent })).updateSavedView;
    }, done).then(changed);
  const own: readonly RowAction[] = isOwn
    ? [
        ...(now === searchOfView(spec, new URLSearchParams(current.search))
          ? []
          : [
              {
                id: 'update',
                label: `Update "${name}"`,
                icon: Save,
                onSelect: update({ search: now }, 'View updated.'),
              },
            ]),
        {
          id: 'share',
          label: isShared ? 'Keep to myself' : 'Share with my company',
          icon: Users,
          onSelect: update(
            { isShared: !isShared },
            isShared ? 'The view is yours alone.' : 'The view is shared.',
          ),
        },
      ]
    : [];
  return [
    ...entries,
    save,
    ...own,
    {
      id: 'default',
      label: isDefault ? 'Do not open the list with it' : 'Open the list with it',
      icon: isDefault ? StarOff : Star,
      onSelect: () =>
        void act(
          async () => {
            const input = { isDefault: !isDefault };
            return (await sendMutation(ChooseDefaultViewDocument, { id, input })).chooseDefaultView;
          },
          isDefault ? 'The list opens as it is.' : `The list opens with "${name}".`,
        ).then(changed),
    },
    {
      id: 'link',
      label: 'Copy link',
      icon: Link2,
      onSelect: () =>
        void act(async () => {
          await navigator.clipboard.writeText(
            `${location.origin}${location.pathname}${addressOfView(current)}`,
          );
          return { errors: [] };
        }, 'Link copied.'),
    },
    ...(isOwn
      ? [
          {
            id: 'delete',
            label: 'Delete view',
            icon: Trash2,
            destructive: true,
            onSelect: () =>
              void act(
                async () => (await sendMutation(DeleteSavedViewDocument, { id })).deleteSavedView,
                'View deleted.',
              ).then(changed),
          },
        ]
      : []),
  ];
}
