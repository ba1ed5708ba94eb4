import type { Board, BoardItem, BoardItemInput } from '@plumbline/contract/api/boards.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { moved } from '../../ui/reorder/moved.ts';
import { toast } from '../../ui/toast/toast.ts';
import { useSavedDocument } from '../parts/use-saved-document.ts';
import { boardQuery, projectQuery } from '../queries/project-queries.ts';
import { asInput } from './board-items.ts';

type ItemChange = Partial<Pick<BoardItem, 'caption' | 'size' | 'heading'>> & { readonly text?: string };

/** Items that were taken off: brought back, they are new ones to the server. */
const removed = new Set<string>();

/** A board, and what can be done with what is on it. */
export function useBoard(projectId: string, boardId: string) {
  const { t } = useTranslation('projects');
  const client = useQueryClient();
  const options = boardQuery(projectId, boardId);
  const query = useQuery(options);
  const params = { projectId, boardId };
  const { change, act } = useSavedDocument<Board>({
    queryKey: options.queryKey,
    save: (board) => {
      const known = new Set(
        board.items.filter(({ itemId }) => !removed.has(itemId)).map(({ itemId }) => itemId),
      );
      const items = board.items.map((item) => asInput(item, known));
      return api('saveBoard', { params, body: { items, revision: board.revision } });
    },
    merge: (now, sent, saved) => {
      const ids = new Map(sent.items.map(({ itemId }, at) => [itemId, saved.items[at]?.itemId ?? itemId]));
      const items = now.items.map((item) => ({ ...item, itemId: ids.get(item.itemId) ?? item.itemId }));
      return { ...now, items, revision: saved.revision };
    },
    onSaved: () => void client.invalidateQueries({ queryKey: projectQuery(projectId).queryKey }),
  });
  const changeItems = (update: (items: BoardItem[]) => readonly BoardItem[]) =>
    change((board) => ({ ...board, items: [...update(board.items)] }));
  const indexOf = (items: readonly BoardItem[], id: string) => items.findIndex(({ itemId }) => itemId === id);
  return {
    query,
    move: (itemId: string, to: number) => changeItems((items) => moved(items, indexOf(items, itemId), to)),
    changeItem: (itemId: string, wanted: ItemChange) =>
      changeItems((items) => items.map((item) => (item.itemId === itemId ? { ...item, ...wanted } : item))),
    remove: (itemId: string) => {
      const items = query.data?.items ?? [];
      const at = indexOf(items, itemId);
      const item = items[at];
      if (!item) return;
      changeItems((all) => all.filter((each) => each.itemId !== itemId));
      removed.add(itemId);
      toast.success(t('itemRemoved'), {
        label: t('undo'),
        act: () => changeItems((all) => all.toSpliced(Math.min(at, all.length), 0, item)),
      });
    },
    add: (items: BoardItemInput[]) => act(() => api('addToBoard', { params, body: { items } })),
  };
}
