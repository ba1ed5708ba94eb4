import type { Author } from '@plumbline/contract/api/works.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { describeAuthor, textIn } from './describe-work.ts';
import type { WorkReader } from './list-works.ts';

/** Who published something, or the caller. Nobody learns of accounts that published nothing. @throws AppError `NOT_FOUND` */
export async function readAuthor({ database, locale, viewer }: WorkReader, userId: string): Promise<Author> {
  const author = await database.works.author(userId, viewer);
  if (!author) throw new AppError('NOT_FOUND', `author ${userId}`);
  const { works, cases, likes, followers, following, followed } = author;
  const figures = { works, cases, likes, followers, following, followed };
  return {
    ...describeAuthor(author, locale),
    about: textIn(author.about, locale),
    ...figures,
    own: author.userId !== null && author.userId === viewer,
  };
}
