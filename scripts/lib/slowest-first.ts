import { relative, sep } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from './paths.mjs';
import { SLOW_FILES } from './slow-files.ts';

const RANKS = new Map(SLOW_FILES.map((path, rank) => [path, rank]));

/**
 * Begins with the files that take longest, on a machine that never ran them too: a long one that begins last has one core to itself
 * while the others idle. Vitest's own order, by what it remembers of earlier runs or else by size, holds for the rest.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // Projects stay together: a worker keeps what it has loaded for the next file of the same.
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) => slowestFirst(sorted.filter(({ project }) => project.name === name)));
  }
}

function slowestFirst(files: readonly TestSpecification[]): TestSpecification[] {
  return files.toSorted((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ moduleId }: TestSpecification): number {
  return RANKS.get(relative(root, moduleId).split(sep).join('/')) ?? SLOW_FILES.length;
}
