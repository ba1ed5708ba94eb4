import type { UnfinishedEdit } from '@plumbline/contract/api/editor-session.ts';
import { userMessage } from '@plumbline/client/server-error.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api } from '../../api/client.ts';
import { unfinishedEditsQuery } from '../../api/queries.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { forgetMasks, masksKey } from '../editor/open-masks.ts';
import { useSettingsStore } from '../settings/settings-store.ts';
import { useStudio } from '../studio-context.ts';
import { toast } from '../../ui/toast/toast.ts';
import { askToConfirm } from '../../dialogs/confirm.ts';

interface UnfinishedEdits {
  /** Those besides the one that is open. */
  readonly edits: readonly UnfinishedEdit[];
  readonly goOn: (edit: UnfinishedEdit) => void;
  /** Asks first. */
  readonly discard: (edit: UnfinishedEdit) => void;
}

/** Edits that were left before they were applied: going on with one, or throwing it away. */
export function useUnfinishedEdits(): UnfinishedEdits {
  const { t } = useTranslation('unfinished');
  const locale = useLocale();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { tool, settings, shown } = useStudio();
  const setBase = useSettingsStore((state) => state.setBase);
  const all = useQuery(unfinishedEditsQuery).data ?? [];

  const throwAway = async ({ imageId, function: name, revision }: UnfinishedEdit) => {
    try {
      await api('saveEditorSession', { body: { imageId, function: name, revision, document: null } });
      forgetMasks(masksKey(name, imageId));
    } catch (error) {
      toast.error(userMessage(error, locale));
    }
    await client.invalidateQueries({ queryKey: unfinishedEditsQuery.queryKey });
  };
  return {
    edits: all.filter((edit) => edit.function !== tool.function || edit.imageId !== settings.base?.imageId),
    goOn: ({ imageId, function: name, picture }) => {
      setBase(name, { imageId, ...picture });
      if (name === tool.function) shown.show(undefined);
      else void navigate(TOOLS[name].route);
    },
    discard: (edit) => {
      askToConfirm({
        title: t('discardAsk'),
        content: t('discardBody'),
        okText: t('discard'),
        cancelText: t('keep'),
        onOk: () => throwAway(edit),
      });
    },
  };
}
