import type { Project } from '@plumbline/contract/api/projects.ts';
import { BOARD_NAME_MAX } from '@plumbline/contract/projects/project-lists.ts';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { InlineText } from '../../ui/inline-text/InlineText.tsx';
import { useRemovals } from '../parts/removals.ts';
import { projectPath } from '../project/sections.ts';
import { BoardEditor } from './BoardEditor.tsx';
import styles from './Boards.module.css';
import { useBoards } from './use-boards.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface Props {
  readonly project: Project;
  /** Of the address; the first where it names none. */
  readonly boardId: string | null;
}

/** The boards of a project, one of them open. */
export function BoardsSection({ project, boardId }: Props) {
  const { t } = useTranslation('projects');
  const navigate = useNavigate();
  const { projectId } = project;
  const { add, rename } = useBoards(projectId);
  const removed = useRemovals((state) => state.ids);
  const boards = project.boards.filter((board) => !removed.has(board.boardId));
  const open = boards.find((board) => board.boardId === boardId) ?? boards[0];
  const addBoard = async () => {
    const board = await add(t('boardStandard', { number: boards.length + 1 }));
    if (board) void navigate(projectPath(projectId, { section: 'boards', board: board.boardId }));
  };
  if (!open)
    return (
      <EmptyState title={t('noBoards')} body={t('noBoardsBody')}>
        <Button kind="primary" onClick={() => void addBoard()}>
          {t('newBoard')}
        </Button>
      </EmptyState>
    );
  return (
    <section aria-label={t('boards')}>
      <BoardEditor
        key={open.boardId}
        project={project}
        board={open}
        boards={boards}
        tabs={
          <nav className={styles['tabs']} aria-label={t('boards')}>
            {boards.map((board) =>
              board === open ? (
                <InlineText
                  key={board.boardId}
                  label={t('boardName')}
                  className={styles['name']}
                  value={board.name}
                  maxLength={BOARD_NAME_MAX}
                  onCommit={(name) => {
                    if (name !== '') void rename(board.boardId, name);
                  }}
                />
              ) : (
                <Link
                  key={board.boardId}
                  to={projectPath(projectId, { section: 'boards', board: board.boardId })}
                >
                  {board.name}
                </Link>
              ),
            )}
            <button type="button" onClick={() => void addBoard()}>
              <Icon name="plus" size={16} /> {t('newBoard')}
            </button>
          </nav>
        }
      />
    </section>
  );
}
