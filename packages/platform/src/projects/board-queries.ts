import type { ProjectBoardRepository } from '@plumbline/core/projects/project-repository.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { projectBoards } from '../database/schema/projects.ts';
import { textArray } from '../works/card-query.ts';

export function createBoardQueries(db: Connection['sql']): ProjectBoardRepository {
  return {
    listBoards: (projectId) =>
      db
        .select()
        .from(projectBoards)
        .where(eq(projectBoards.projectId, projectId))
        .orderBy(asc(projectBoards.position), asc(projectBoards.createdAt), asc(projectBoards.boardId)),
    async findBoard(boardId) {
      const [row] = await db.select().from(projectBoards).where(eq(projectBoards.boardId, boardId));
      return row;
    },
    async addBoard(board) {
      const position = sql<number>`(select coalesce(max(position), -1) + 1 from project_boards
        where project_id = ${board.projectId})`;
      await db.insert(projectBoards).values({ ...board, position });
    },
    async changeBoard(boardId, change) {
      await db.update(projectBoards).set(change).where(eq(projectBoards.boardId, boardId));
    },
    async deleteBoard(boardId) {
      await db.delete(projectBoards).where(eq(projectBoards.boardId, boardId));
    },
    async orderBoards(boardIds) {
      await db.execute(sql`
        update project_boards b set position = o.at - 1
        from unnest(${textArray(boardIds)}) with ordinality o(id, at) where b.board_id = o.id`);
    },
  };
}
