import type { SearchQuery } from '@plumbline/core/tasks/search-tokens.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Lexemes are ours: no dictionary of the database looks at them. */
export function lexeme(token: string): string {
  return `'${token.replaceAll('\\', String.raw`\\`).replaceAll("'", "''")}'`;
}

/** Tokens as the database keeps them, of a parameter that holds a list of them. */
export function tokensAsVector(parameter: string): string {
  return `array_to_tsvector(${parameter}::text[])`;
}

export function vectorOf(tokens: readonly string[]): SQL<string> {
  return sql`array_to_tsvector(${sql.param([...tokens])}::text[])`;
}

export function hasLexemes(vector: SQLWrapper, tsquery: string): SQL {
  return sql`${vector} @@ ${tsquery}::tsquery`;
}

/** What a person searches for. @param texts that its passages are looked for in, lower case */
export function matchesSearch(
  { terms, passages }: SearchQuery,
  vector: SQLWrapper,
  texts: readonly SQLWrapper[],
): SQL[] {
  const query = terms.map(({ token, prefix }) => lexeme(token) + (prefix ? ':*' : '')).join(' & ');
  return [
    ...(query === '' ? [] : [hasLexemes(vector, query)]),
    ...passages.map(
      (passage) =>
        sql`(${sql.join(
          texts.map((text) => sql`strpos(${text}, ${passage}) > 0`),
          sql` or `,
        )})`,
    ),
  ];
}
