/** What kinds of parts there are, in the words of the picture's legend. */
export const FAMILIES = {
  runs: 'programs',
  service: 'packages of the service',
  pixels: 'packages of pixels and solids',
  around: 'content, tests, tools',
} as const;

export type Family = keyof typeof FAMILIES;

/** Parts of the repository by their folder, with what each holds in the few words that fit its box: one that is missing cannot be drawn. */
export const PARTS: Readonly<Record<string, { readonly family: Family; readonly holds: string }>> = {
  'apps/cli': { family: 'runs', holds: 'the command plumbline' },
  'apps/desktop': { family: 'runs', holds: 'the desktop client' },
  'apps/plumbline': { family: 'runs', holds: 'what npm start runs' },
  'apps/server': { family: 'runs', holds: 'HTTP, events, documents' },
  'apps/web': { family: 'runs', holds: 'the React app' },
  'apps/worker': { family: 'runs', holds: 'claims tasks, stores results' },
  'packages/api-client': { family: 'service', holds: 'client for programs, generated' },
  'packages/assistant': { family: 'service', holds: 'search, calculators, answers' },
  'packages/atmosphere': { family: 'pixels', holds: 'hour, weather, style' },
  'packages/client': { family: 'service', holds: 'typed calls, task stream' },
  'packages/compute': { family: 'pixels', holds: 'pixel work in threads' },
  'packages/contract': { family: 'service', holds: 'calls, schemas, tools, errors' },
  'packages/core': { family: 'service', holds: 'use cases and their ports' },
  'packages/designs': { family: 'pixels', holds: 'rooms and houses made up' },
  'packages/editor': { family: 'pixels', holds: 'canvas, masks, undo' },
  'packages/edits': { family: 'pixels', holds: 'pictures changed in a mask' },
  'packages/engines': { family: 'pixels', holds: 'what makes a result' },
  'packages/imaging': { family: 'pixels', holds: 'rasters, masks, filters' },
  'packages/materials': { family: 'pixels', holds: 'procedural surfaces' },
  'packages/model-renders': { family: 'pixels', holds: 'models as pictures' },
  'packages/models': { family: 'pixels', holds: '3D files, read to one value' },
  'packages/plan-models': { family: 'pixels', holds: 'floor plans as models' },
  'packages/platform': { family: 'service', holds: 'database, queue, files, mail' },
  'packages/reading': { family: 'pixels', holds: 'nets on pixels, the same bits everywhere' },
  'packages/scene': { family: 'pixels', holds: 'a picture read and painted' },
  'packages/tracer': { family: 'pixels', holds: 'light on solids' },
  bench: { family: 'around', holds: 'figures beside a baseline' },
  content: { family: 'around', holds: 'styles, library, help, samples' },
  e2e: { family: 'around', holds: 'what a person does, in a browser' },
  scripts: { family: 'around', holds: 'commands and house checks' },
  training: { family: 'around', holds: 'labels, judges, learning' },
};
