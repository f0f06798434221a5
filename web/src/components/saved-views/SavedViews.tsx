import { Button, Span } from '@chakra-ui/react';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ListSpec } from '@assay/schema/core/list';
import { ActionMenu } from '../data-table/ActionMenu.tsx';
import { lazyDialog } from '../dialogs/lazy-dialog.tsx';
import { useDefaultView } from './use-default-view.ts';
import { useSavedViews } from './use-saved-views.ts';
import { viewActions } from './view-actions.ts';
import { VIEW_PARAMETER } from './view-search.ts';

const SaveViewDialog = lazyDialog(
  async () => (await import('./SaveViewDialog.tsx')).SaveViewDialog,
);

interface SavedViewsProps {
  /** Id of the list, under which its views are kept. */
  list: string;
  spec: ListSpec;
}

/** Named views of a list: the own and those of the company, to open, to save, and to open the list with. */
export function SavedViews({ list, spec }: SavedViewsProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { views, load, changed } = useSavedViews(list);
  const [isSaving, setSaving] = useState(false);
  useDefaultView(list, spec);
  const shown = new URLSearchParams(search).get(VIEW_PARAMETER);
  const current = views?.find(({ id }) => id === shown) ?? null;
  const actions = viewActions({
    views,
    current,
    list,
    spec,
    search,
    open: (address) => void navigate(`${pathname}${address}`),
    onSave: () => setSaving(true),
    changed,
  });
  return (
    <>
      <Span onPointerEnter={load} onFocus={load}>
        <ActionMenu
          trigger={
            <Button
              variant="outline"
              colorPalette="gray"
              size="xs"
              aria-label={current === null ? 'Views' : `Views: ${current.name}`}
              title="Saved views"
              onClick={load}
            >
              <Bookmark size={16} aria-hidden />
              {current !== null && (
                <Span hideBelow="md" maxWidth="10rem" truncate>
                  {current.name}
                </Span>
              )}
            </Button>
          }
          actions={actions}
        />
      </Span>
      <SaveViewDialog
        of={isSaving ? { list, spec } : null}
        onClose={() => setSaving(false)}
        onDone={() => void changed()}
      />
    </>
  );
}
