import { expect, test } from 'vitest';
import { countDuplicates } from './count-duplicates.ts';
import { countThresholds } from './count-thresholds.ts';
import { folderOf, joinImports } from './join-imports.ts';
import { plainCode } from './plain-code.ts';

test.each([
  ['if (share > 0.62) return;', 1],
  ['if (0.3 < share && share <= 0.8) return;', 2],
  ['if (edge >= 1_200 || tilt < -12.5) return;', 2],
  ['if (small < 1e-6) return;', 1],
  ['for (let k = 0; k < 4; k++) total += k;', 1],
  ['if (share > MIN_SHARE || byte < 255 || count > 1 || side < -1 || part >= 2) return;', 0],
  ['const half = (x: number) => 0.5 * x;', 0],
  ['const half = () => 0.5;', 0],
  ['const bits = flags >> 3 | flags << 5 | flags >>> 7;', 0],
  ["const words = 'share > 0.62'; // and < 0.3", 0],
  ['/* a > 5\n b > 6 */ const list: Array<number> = [3, 4];', 0],
  ['if (items3 < limit4) return;', 0],
])('bare thresholds of %j: %i', (source, count) => {
  expect(countThresholds(source)).toBe(count);
});

test('comments and texts go, lines stay', () => {
  expect(plainCode("a; // b\n/* c\nd */ e('f');")).toBe("a; \n\n e('');");
});

const eight = Array.from({ length: 8 }, (_, k) => `const value${k} = other${k};`);

test('what stands twice is counted in both places, wherever it is indented', () => {
  const first = { path: 'a.ts', text: ['start();', ...eight, 'end();'].join('\n') };
  const second = { path: 'b.ts', text: eight.map((line) => `  ${line} // again`).join('\n') };
  expect(countDuplicates([first, second])).toEqual({ lines: 16, runs: 2 });
});

test('seven lines alike, imports and brackets are no run', () => {
  const seven = eight.slice(1).join('\n');
  const imports = "import {\n  a,\n} from './a.ts';\n".repeat(9);
  expect(
    countDuplicates([
      { path: 'a.ts', text: imports + seven },
      { path: 'b.ts', text: `${imports}${seven}\n}\n});` },
    ]),
  ).toEqual({
    lines: 0,
    runs: 0,
  });
});

test('imports of folders: those within and those of tests are none', () => {
  expect(folderOf('packages/a/src/read/deep/x.ts')).toBe('packages/a/src/read');
  expect(folderOf('packages/a/src/x.ts')).toBe('packages/a/');
  const imports = new Map([
    ['packages/a/src/read/x.ts', new Set(['packages/a/src/read/y.ts', 'packages/a/src/paint/x.ts'])],
    ['packages/a/src/paint/x.test.ts', new Set(['packages/a/src/read/x.ts'])],
  ]);
  expect(joinImports(imports, folderOf)).toEqual(
    new Map([['packages/a/src/read', new Set(['packages/a/src/paint'])]]),
  );
});
