import { AppError } from '../errors/app-error.ts';
import { readWords, type WordsRequest } from './read-words.ts';

/**
 * Refuses a request whose words nothing would answer, before it costs anything: the picture would be the one without them.
 * Who wants that one asks without words.
 *
 * @throws AppError `WORDS_NOT_UNDERSTOOD`
 */
export function requireAnswerable(request: WordsRequest): void {
  const { unanswered, wishes } = readWords(request);
  if (!unanswered) return;
  const tools = [...new Set(wishes.flatMap((wish) => wish.tools))];
  throw new AppError('WORDS_NOT_UNDERSTOOD', `${request.function}: no word of the prompt acts`, {
    details: { promptTxt: tools.length > 0 ? `tools for it: ${tools.join(', ')}` : 'no word of it acts' },
  });
}
