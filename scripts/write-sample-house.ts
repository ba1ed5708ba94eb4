// Writes the model that somebody without a file can try: `node scripts/run.mjs scripts/write-sample-house.ts`.
import { writeFileSync } from 'node:fs';
import { writeBuildingGlb } from '@plumbline/models/testing/write-building-gltf.ts';
import { inRoot } from './lib/paths.mjs';
import { HOUSE } from '@plumbline/e2e/sample-models/house.ts';

writeFileSync(
  inRoot('apps', 'web', 'src', 'model', 'bring', 'sample-house.glb'),
  await writeBuildingGlb(HOUSE),
);
