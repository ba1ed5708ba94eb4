import { wordTokens } from '../tasks/search-tokens.ts';
import type { ProjectRecord } from './project-record.ts';

/** What a project is found by. */
export function projectTokens({
  title,
  client,
  address,
  description,
}: Pick<ProjectRecord, 'title' | 'client' | 'address' | 'description'>): string[] {
  return [...new Set([title, client, address, description].flatMap(wordTokens))];
}
