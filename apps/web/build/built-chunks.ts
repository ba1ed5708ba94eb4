import type { Rolldown } from 'vite';

export type BuiltChunk = Rolldown.OutputChunk;
type Chunks = ReadonlyMap<string, BuiltChunk>;

/** The code of a build by file name. */
export function chunksOf(bundle: Rolldown.OutputBundle): Chunks {
  return new Map(
    Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each]] : [])),
  );
}

/** A chunk after all that it imports, in the order in which they are run. */
export function withImports(chunk: BuiltChunk, chunks: Chunks, met = new Set<BuiltChunk>()): BuiltChunk[] {
  if (met.has(chunk)) return [];
  met.add(chunk);
  const before = chunk.imports.flatMap((name) => {
    const imported = chunks.get(name);
    return imported ? withImports(imported, chunks, met) : [];
  });
  return [...before, chunk];
}

export function stylesOf(chunks: readonly BuiltChunk[]): string[] {
  return [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))];
}
