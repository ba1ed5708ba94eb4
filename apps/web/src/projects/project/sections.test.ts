import { expect, test } from 'vitest';
import { projectPath, readSection } from './sections.ts';

test('an address names a part of a project, and what is not known opens the views', () => {
  const open = (path: string) => readSection(new URL(path, 'http://x').searchParams);
  expect(open(projectPath('p'))).toBe('views');
  expect(open(projectPath('p', { section: 'boards', board: 'b' }))).toBe('boards');
  expect(open('/projects/p?section=nothing')).toBe('views');
});

test('paths say no more than they need to', () => {
  expect(projectPath('p')).toBe('/projects/p');
  expect(projectPath('p', { view: 'v' })).toBe('/projects/p?view=v');
  expect(projectPath('p', { section: 'boards', board: 'b' })).toBe('/projects/p?section=boards&board=b');
});
