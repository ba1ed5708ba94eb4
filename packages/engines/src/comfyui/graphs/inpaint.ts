import { applyControls } from './apply-controls.ts';
import { applyReference } from './apply-reference.ts';
import type { ReadyPicture } from './bring-back.ts';
import type { SamplingTask } from './graph-task.ts';
import { bestInpaintMethod, paintHole } from './inpaint-methods.ts';
import { loadMain } from './load-main.ts';
import { maskBox, PAINTING_CONTEXT } from './mask-box.ts';
import { type MaskedArea, openMaskedArea } from './masked-area.ts';
import { needBase, needMask } from './read-ask.ts';
import { stretchedSize } from './sampling-size.ts';
import { samplePicture } from './sample-picture.ts';
import { DENOISE, DENOISE_IN_MASK, readCurve } from './strengths.ts';

export interface InpaintOptions {
  readonly prompt?: string;
  /** In place of what the similarity says. */
  readonly denoise?: number;
  /** What the model begins with, in place of the base's own cut-out. */
  readonly prepare?: (area: MaskedArea) => MaskedArea;
}

/** What the mask allows is made anew, on a cut-out around it. */
export function inpaint(task: SamplingTask, options: InpaintOptions = {}): ReadyPicture {
  const { ask, main } = task;
  const base = needBase(ask);
  const mask = needMask(ask, base);
  const box = maskBox(mask, PAINTING_CONTEXT);
  const opened = openMaskedArea(task, { base, mask }, box, stretchedSize(box, main.family, task.share));
  const area = options.prepare?.(opened) ?? opened;
  const loaded = applyReference(task, loadMain(task, options.prompt), area.softMask());
  const conditions = applyControls(task, loaded, loaded.vae, ({ picture }) => area.cut(picture));
  const learned = bestInpaintMethod(task) !== 'plain';
  const denoise = options.denoise ?? readCurve(learned ? DENOISE : DENOISE_IN_MASK, ask.similarity);
  const { model, conditions: seen, latent } = paintHole(task, loaded, conditions, area, denoise);
  const made = samplePicture(task, { ...loaded, model }, seen, latent, denoise, area.size);
  return { picture: area.layBack(made), area: box };
}
