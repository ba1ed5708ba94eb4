import { defineConfig } from 'oxlint';

interface Layer {
  readonly may: readonly string[];
  readonly libraries: readonly string[];
  readonly why: string;
}

const PACKAGES = [
  'contract',
  'core',
  'platform',
  'imaging',
  'models',
  'materials',
  'atmosphere',
  'tracer',
  'designs',
  'model-renders',
  'reading',
  'scene',
  'edits',
  'plan-models',
  'compute',
  'engines',
  'editor',
  'client',
  'assistant',
  'api-client',
];

/**
 * Who may import whom: `may` names our packages, `libraries` are patterns of outside ones that do not belong there.
 * Each rule says why, because the person who meets it wants to do something sensible.
 */
export const LAYERS: Readonly<Record<string, Layer>> = {
  'packages/contract': {
    may: [],
    // Everything outside but zod.
    libraries: ['[^@.z]', 'z[^o]', '@[^p]'],
    why: 'contract is what every part agrees on, browsers too: it stands on zod alone',
  },
  'packages/core': {
    may: ['contract'],
    libraries: ['pg$', 'pg-boss', 'drizzle-orm', 'fastify', '@fastify/', 'sharp', 'react'],
    why: 'core holds the use cases and names its needs as ports; adapters come from outside',
  },
  'packages/platform': {
    may: ['core', 'contract'],
    libraries: ['fastify', '@fastify/', 'react'],
    why: 'platform implements the ports of core and knows nothing of HTTP, engines or pixels',
  },
  'packages/imaging': {
    may: [],
    libraries: ['node:', 'sharp', 'react'],
    why: 'imaging is pure functions on typed arrays, the same in the browser and in a worker: no files, no threads',
  },
  'packages/materials': {
    may: ['imaging'],
    libraries: ['node:', 'sharp', 'react'],
    why: 'materials are made from numbers alone: what lies in light or in a picture is others’ work',
  },
  'packages/atmosphere': {
    may: ['imaging'],
    libraries: ['node:', 'sharp', 'react'],
    why: 'atmosphere paints hour, weather and surroundings for whoever makes a picture, and knows none of them',
  },
  'packages/tracer': {
    may: ['imaging', 'materials', 'atmosphere'],
    libraries: ['node:', 'sharp', 'react'],
    why: 'the tracer lights solids that it is given, whoever made them',
  },
  'packages/designs': {
    may: ['imaging', 'atmosphere', 'tracer'],
    libraries: ['node:', 'sharp', 'react'],
    why: 'designs are made up from words and numbers, never read from a picture',
  },
  'packages/model-renders': {
    may: ['imaging', 'models', 'atmosphere', 'tracer', 'designs'],
    libraries: ['node:', 'sharp', 'react'],
    why: 'of a model everything is known: nothing of it is read from pixels',
  },
  'packages/reading': {
    may: ['imaging'],
    libraries: ['node:', 'sharp', 'react'],
    why: 'reading runs nets on pixels that it is given, with the same bits on every machine: no files, no library’s kernels',
  },
  'packages/scene': {
    may: ['imaging', 'materials', 'atmosphere', 'tracer', 'reading'],
    libraries: ['node:', 'sharp', 'react'],
    why: 'scene computes from pixels to pixels: what it needs is given to it',
  },
  'packages/edits': {
    may: ['imaging', 'materials', 'atmosphere', 'tracer', 'designs', 'scene'],
    libraries: ['node:', 'sharp', 'react'],
    why: 'an edit changes pixels that it is given, and keeps the others to the byte',
  },
  'packages/models': {
    may: ['imaging'],
    // Of Node zlib alone.
    libraries: ['node:[^z]', 'sharp', 'react', 'three'],
    why: 'models reads bytes that it is given to one value: no files, no network, no threads',
  },
  'packages/plan-models': {
    may: ['imaging', 'models', 'tracer', 'designs', 'scene'],
    libraries: ['node:', 'sharp', 'react'],
    why: 'a plan that was read becomes a model: values in, values out',
  },
  'packages/compute': {
    may: ['core', 'imaging', 'models', 'materials', 'scene', 'edits', 'plan-models', 'contract'],
    libraries: ['pg$', 'pg-boss', 'drizzle-orm', 'fastify', 'react'],
    why: 'compute is work in threads for whoever asks: who that is, and where its pictures lie, it does not know',
  },
  'packages/engines': {
    may: [
      'core',
      'compute',
      'imaging',
      'models',
      'materials',
      'atmosphere',
      'tracer',
      'designs',
      'model-renders',
      'scene',
      'edits',
      'contract',
      'content',
    ],
    libraries: ['pg$', 'pg-boss', 'drizzle-orm', 'fastify', 'react'],
    why: 'an engine makes pictures and knows nothing of HTTP, the database or tickets',
  },
  'packages/assistant': {
    may: ['contract'],
    libraries: ['node:', 'react', 'antd', 'fastify', 'pg$', 'drizzle-orm'],
    why: 'the assistant computes answers from what it is given: no files, no network, no database',
  },
  'packages/editor': {
    may: ['imaging'],
    libraries: ['node:', 'react', 'antd', '@ant-design/'],
    why: 'the canvas core is plain TypeScript: no React, no network',
  },
  'packages/client': {
    may: ['contract'],
    libraries: ['node:', 'react', 'antd'],
    why: 'the client speaks the contract and runs in the browser and the desktop alike',
  },
  'packages/api-client': {
    may: [],
    // Nothing outside: it is published alone.
    libraries: ['[^.]'],
    why: 'the published client stands alone: what it knows of the server is generated from the contract',
  },
  'apps/cli': {
    may: ['api-client'],
    libraries: ['[^.@n]', '@[^p]', 'n[^o]'],
    why: 'the command is published with the client alone, and knows the server by its answers',
  },
  'apps/web': {
    may: ['editor', 'client', 'contract', 'imaging', 'models', 'content'],
    // Of models what runs in a browser: the value, its stored form, cameras, classes, sizes of textures and the sun.
    libraries: [
      'node:',
      'zod$',
      '@plumbline/models/(?:archive|areas|build|dae|detect-format|drawings|geometry|gltf|ifc|leave|obj|read|rhino|settle|stl|testing)',
    ],
    why: 'the web app reaches the server through the client alone, and reads no file format itself',
  },
  'apps/desktop': {
    // Of the web app what it shares: tokens, controls, words of the agreement.
    may: ['client', 'contract', 'web'],
    libraries: ['pg$', 'drizzle-orm', 'fastify', 'sharp', 'antd', '@ant-design/'],
    why: 'the desktop client reaches the server through the client alone; what makes pictures is elsewhere',
  },
  'apps/server': {
    may: ['core', 'platform', 'assistant', 'contract', 'content'],
    libraries: ['pg$', 'pg-boss', 'drizzle-orm', 'sharp', 'react'],
    why: 'the server answers requests; pictures are made by workers, and database rows never leave platform',
  },
  'apps/worker': {
    may: ['core', 'platform', 'compute', 'imaging', 'models', 'contract'],
    libraries: ['pg$', 'drizzle-orm', 'fastify', 'react'],
    why: 'the worker runs tasks; HTTP is the server’s, database rows never leave platform',
  },
  'apps/plumbline': {
    may: ['server', 'worker', 'compute', 'engines', 'platform', 'core', 'contract'],
    libraries: ['pg$', 'drizzle-orm', 'fastify', 'react', 'sharp'],
    why: 'plumbline composes server, worker and engines and does none of their work',
  },
  content: {
    may: ['contract'],
    libraries: ['pg$', 'drizzle-orm', 'fastify', 'sharp', 'react'],
    why: 'content is data with a schema: programs read it, it reads none of them',
  },
  e2e: {
    // Stand-ins of servers and engines, models to bring, and the words by which a person finds things.
    may: ['contract', 'platform', 'engines', 'imaging', 'models', 'server', 'web', 'e2e'],
    libraries: ['drizzle-orm', 'fastify', 'react'],
    why: 'a browser test uses the app as a person does: by its pages',
  },
  training: {
    may: [
      'contract',
      'content',
      'imaging',
      'models',
      'materials',
      'atmosphere',
      'tracer',
      'designs',
      'model-renders',
      'reading',
      'scene',
      'edits',
    ],
    libraries: ['pg$', 'pg-boss', 'drizzle-orm', 'fastify', 'react'],
    why: 'what is learned and judged is pixels and numbers: no server, no database, no engine in front',
  },
  scripts: {
    may: [...PACKAGES, 'worker', 'app', 'web', 'content', 'e2e', 'training'],
    libraries: ['react'],
    why: 'commands use what there is; benchmarks use commands’ parts, not the other way round',
  },
  bench: {
    may: [...PACKAGES, 'content', 'e2e', 'scripts', 'training'],
    libraries: ['react'],
    why: 'a benchmark measures packages directly and the whole app from outside, as a browser or a program does',
  },
};

/** The npm package of a folder: called like it, but for the one that is called like the whole. */
export function packageName(folder: string): string {
  return folder === 'apps/plumbline' ? 'app' : folder.replace(/^.*\//, '');
}

/** Layers that are no npm package: they are reached by relative path alone. */
const FOLDERS = ['scripts', 'training'];
const NAMES = Object.keys(LAYERS).map(packageName);

function layerRule({
  may,
  libraries,
  why,
}: Layer): ['error', { patterns: { regex: string; message: string }[] }] {
  const forbidden = NAMES.filter((name) => !may.includes(name));
  const folders = FOLDERS.filter((name) => !may.includes(name));
  return [
    'error',
    {
      patterns: [
        { regex: `^@plumbline/(?:${forbidden.join('|')})/`, message: `Not from here: ${why}.` },
        { regex: `^(?:${libraries.join('|')})`, message: `Not from here: ${why}.` },
        ...(folders.length > 0
          ? [{ regex: `^(?:\\.\\./)+(?:${folders.join('|')})/`, message: `Not from here: ${why}.` }]
          : []),
        {
          regex: '^\\.\\.?/.*/src/',
          message:
            'Across packages import @plumbline/<package>/<file>.ts: a relative path hides who depends on whom.',
        },
      ],
    },
  ];
}

const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'];

export default defineConfig({
  plugins: ['typescript', 'import', 'unicorn', 'react', 'promise'],
  categories: { correctness: 'error' },
  ignorePatterns: ['**/dist/**', '**/generated/**', 'out/**', 'data/**'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    eqeqeq: 'error',
    'max-lines': ['error', { max: 400 }],
    'no-console': 'error',
    // A copy is what makes it safe to change a set while going through it.
    'unicorn/no-useless-spread': 'off',
    // With its type written out (`new Array<number>(n)`) the argument is a length and nothing else.
    'unicorn/no-new-array': 'off',
    'no-var': 'error',
    'prefer-const': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
  },
  overrides: [
    ...Object.entries(LAYERS).map(([folder, layer]) => ({
      files: [folder.includes('/') ? `${folder}/src/**` : `${folder}/**`],
      rules: { 'no-restricted-imports': layerRule(layer) },
    })),
    // A test may look at more than what it tests.
    { files: TESTS, rules: { 'typescript/no-non-null-assertion': 'off', 'no-restricted-imports': 'off' } },
    { files: ['e2e/**'], rules: { 'typescript/no-non-null-assertion': 'off' } },
    // They run before anything is installed, when there is no @plumbline yet.
    { files: ['scripts/**/*.mjs'], rules: { 'no-restricted-imports': 'off' } },
    {
      files: [
        'scripts/**',
        'bench/**',
        'training/*/{draw,learn}-*.ts',
        'training/*/{make,measure}.ts',
        '**/bin/**',
      ],
      rules: { 'no-console': 'off' },
    },
    // These tools and the lazy routes ask for a default export.
    {
      files: ['*.config.ts', '**/*.config.ts', 'apps/web/src/routes/**', 'scripts/lib/*-reporter.mjs'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
});
