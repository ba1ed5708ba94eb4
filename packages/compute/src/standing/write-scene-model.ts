import type { StandingScene } from '@plumbline/core/ports/compute.ts';
import { writeModelGlb } from '@plumbline/models/leave/write-model-glb.ts';
import { encodeModel } from '@plumbline/models/stored/encode-model.ts';
import { decodeUpright } from '../pictures/decode-upright.ts';
import { encodePng } from '../pictures/encode-picture.ts';
import { layOnBackground } from '../pictures/lay-on-background.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import { modelOfScene } from './model-of-scene.ts';

/** Of the longer edge of the picture that surfaces show: a file's, and what the view shows of any. */
const EDGE_PX = { glb: 2048, stored: 1024 } as const;

/** The model that a picture stands up to, as a file. */
export async function writeSceneModel(
  file: Uint8Array,
  scene: StandingScene,
  form: 'glb' | 'stored',
  signal: AbortSignal,
): Promise<Uint8Array> {
  const whole = layOnBackground(await decodeUpright(file));
  signal.throwIfAborted();
  const share = Math.min(1, EDGE_PX[form] / Math.max(whole.width, whole.height));
  const picture =
    share === 1
      ? whole
      : resizeArea(whole, Math.round(whole.width * share), Math.round(whole.height * share));
  const bytes = await encodePng(picture, null);
  const model = modelOfScene(scene, picture, { name: 'drawing', bytes, mime: 'image/png' });
  signal.throwIfAborted();
  if (form === 'stored') return encodeModel(model);
  return writeModelGlb(model, { assignments: [], finishes: new Map(), signal });
}
