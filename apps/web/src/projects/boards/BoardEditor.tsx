import type { BoardSummary } from '@plumbline/contract/api/boards.ts';
import type { Project } from '@plumbline/contract/api/projects.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { lazyDialog } from '../../app/lazy-dialog.tsx';
import { texts } from '../../app/load-chunk.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { Failed, LinesSkeleton } from '../parts/States.tsx';
import { useMoves } from '../parts/use-moves.ts';
import { projectPath } from '../project/sections.ts';
import { AddToBoardDialog } from './AddToBoardDialog.tsx';
import type { BoardSource } from './board-source.ts';
import { BoardCanvas } from './BoardCanvas.tsx';
import { WORDLESS } from './board-items.ts';
import styles from './Boards.module.css';
import { PrintedBoard } from './PrintedBoard.tsx';
import { useBoard } from './use-board.ts';
import { useBoards } from './use-boards.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

const ShareDialog = lazyDialog(
  'share',
  async () => (await import('../../shares/ShareDialog.tsx')).ShareDialog,
  texts('shares'),
);

interface Props {
  readonly project: Project;
  readonly board: BoardSummary;
  readonly boards: readonly BoardSummary[];
  /** The other boards, and the name of this one. */
  readonly tabs: ReactNode;
}

/** A board to be laid out: what is on it, what can be put on it, and how it leaves the house. */
export function BoardEditor({ project, board, boards, tabs }: Props) {
  const { t } = useTranslation('projects');
  const navigate = useNavigate();
  const { projectId } = project;
  const { boardId } = board;
  const { query, add, ...edit } = useBoard(projectId, boardId);
  const { move, remove } = useBoards(projectId);
  const moves = useMoves(
    boards.map(({ boardId: id, name }) => ({ id, name })),
    move,
  );
  const [adding, setAdding] = useState<BoardSource>();
  const [open, setOpen] = useState<'print' | 'share'>();
  const [fresh, setFresh] = useState<string>();
  const items = query.data?.items ?? [];
  const addNote = async () => {
    const saved = await add([{ kind: 'note', text: t('newNote'), size: 'm', ...WORDLESS }]);
    // To be written at once.
    setFresh(saved?.items.at(-1)?.itemId);
  };
  const addViews = () =>
    add(
      project.views.map(({ viewId }, at) => ({
        kind: 'view',
        viewId,
        size: at === 0 ? 'l' : 'm',
        ...WORDLESS,
      })),
    );
  return (
    <>
      <div className={styles['bar']}>
        {tabs}
        <div className={styles['tools']}>
          <Button onClick={() => setAdding('views')}>
            <Icon name="picture" size={16} /> {t('addPictures')}
          </Button>
          <Button onClick={() => setAdding('materials')}>
            <Icon name="layers" size={16} /> {t('addMaterial')}
          </Button>
          <Button onClick={() => void addNote()}>
            <Icon name="note" size={16} /> {t('addNote')}
          </Button>
          <IconButton
            icon="print"
            label={t('printed')}
            disabled={items.length === 0}
            onClick={() => setOpen('print')}
          />
          <IconButton
            icon="link"
            label={t('share')}
            disabled={items.length === 0}
            onClick={() => setOpen('share')}
          />
          <MenuButton
            icon="more"
            label={t('more', { name: board.name })}
            items={[
              ...moves.menu(boardId),
              { type: 'divider' },
              {
                key: 'remove',
                label: t('remove'),
                onClick: () => {
                  remove(boardId);
                  void navigate(projectPath(projectId, { section: 'boards' }));
                },
              },
            ]}
          />
        </div>
      </div>
      {query.isPending && <LinesSkeleton count={6} />}
      {query.isError && !query.data && <Failed error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && items.length === 0 && (
        <EmptyState title={t('emptyBoard')} body={t('emptyBoardBody')}>
          {project.views.length > 0 && (
            <Button kind="primary" onClick={() => void addViews()}>
              {t('allViewsToBoard')}
            </Button>
          )}
          <Button onClick={() => setAdding(project.views.length > 0 ? 'works' : 'views')}>
            {t('addPictures')}
          </Button>
        </EmptyState>
      )}
      {items.length > 0 && <BoardCanvas items={items} fresh={fresh} {...edit} />}
      <p className="visually-hidden" role="status">
        {moves.said}
      </p>
      {adding && (
        <AddToBoardDialog
          project={project}
          start={adding}
          onAdd={(inputs) => void add(inputs)}
          onClose={() => setAdding(undefined)}
        />
      )}
      {open === 'print' && (
        <PrintedBoard project={project} name={board.name} items={items} onClose={() => setOpen(undefined)} />
      )}
      {open === 'share' && (
        <ShareDialog project={{ projectId, boardId }} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
