import { HELP_TOPICS, type HelpQuery } from '@plumbline/contract/api/help.ts';
import { FUNCTION_NAMES } from '@plumbline/contract/tools/function-name.ts';

/** What an address of the help asks for. Anything else in it is passed over, so that an old link opens something. */
export function readHelpAddress(search: URLSearchParams): HelpQuery {
  const topic = HELP_TOPICS.find((each) => each === search.get('topic'));
  const tool = FUNCTION_NAMES.find((each) => each === search.get('tool'));
  const article = search.get('article') ?? '';
  const error = search.get('error') ?? '';
  const q = (search.get('q') ?? '').slice(0, 200);
  return {
    ...(q.trim() === '' ? {} : { q }),
    ...(topic ? { topic } : {}),
    ...(tool ? { tool } : {}),
    ...(/^[a-z0-9-]{1,64}$/.test(article) ? { article } : {}),
    ...(/^[A-Z0-9_]{1,64}$/.test(error) ? { error } : {}),
  };
}

export const HELP_PATH = '/qaPage';

export function articleAddress(id: string): string {
  return `${HELP_PATH}?article=${id}`;
}
