import {
  writeBuildingDae,
  writeBuildingObj,
  writeBuildingStl,
} from '@plumbline/models/testing/write-building-text.ts';
import { writeBuildingGlb } from '@plumbline/models/testing/write-building-gltf.ts';
import { BARN } from './barn.ts';
import { makeLivingRoom } from './living-room.ts';
import { makeOfficeBlock } from './office-block.ts';
import { PAVILION } from './pavilion.ts';

/** Models of our own, each another building in another format, by the names of their files. */
export const SAMPLE_MODELS = {
  'living-room.glb': async () => writeBuildingGlb(await makeLivingRoom(), 'meshopt'),
  'office-block.zip': async () => writeBuildingObj(await makeOfficeBlock(), 'office-block'),
  'pavilion.dae': async () => writeBuildingDae(PAVILION),
  'barn.stl': async () => writeBuildingStl(BARN),
} as const satisfies Record<string, () => Promise<Uint8Array>>;
