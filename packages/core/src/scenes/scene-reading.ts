import type { Scene } from '@plumbline/contract/api/scene.ts';

/** What a picture was read as, before anyone corrected it: the same for everyone who looks at these pixels. */
export type SceneReading = Omit<Scene, 'imageId' | 'idMap'>;
