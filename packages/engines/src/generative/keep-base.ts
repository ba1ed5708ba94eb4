import type { EditFacts } from '@plumbline/contract/api/edit-options.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { measureFidelity } from '@plumbline/imaging/fidelity/measure-fidelity.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import { keepMaterials } from '@plumbline/scene/lock/keep-materials.ts';
import type { MaterialLock } from '@plumbline/scene/render-request.ts';
import { measureOutlines } from '@plumbline/model-renders/outlines/measure-outlines.ts';
import { composeLocked, type LockMask } from '@plumbline/scene/lock/compose-locked.ts';
import { bringToSize } from './bring-to-size.ts';
import type { FinishInput, Finished } from './generative-job.ts';
import { layInkAgain } from './lay-ink-again.ts';

/**
 * Makes a server's picture into a result: of the size that was asked for by the kernel of every picture that is sent out, with the base's
 * materials as firmly as they are locked, its lines where they are wished for, what is locked laid over it to the byte and last of all, and measured as results of the
 * built-in engine are.
 */
export function keepBase({ picture, area, request, prepared }: FinishInput): Finished {
  const { width, height, base, lock, drawn, layers } = prepared;
  const sized = bringToSize({ picture: toRgb(picture), area }, { width, height });
  const level = (drawn ? 0 : (request.lock ?? 0)) as MaterialLock;
  const own = base?.width === width && base.height === height ? base : undefined;
  const clad = own && layers === null ? keepMaterials(sized, own, level) : sized;
  const drawing = layers?.line ?? (drawn ? own : undefined);
  const inked = request.keepInk === true && drawing ? layInkAgain(clad, drawing, request.cnStrength) : clad;
  const result = own && lock ? composeLocked(inked, own, lock) : inked;
  const { keepsGeometry, exactOutsideMask } = TOOLS[request.function];
  return {
    // What is as it came is not sent back.
    picture: result === picture ? null : result,
    fidelity: keepsGeometry && own ? measure(own, result, layers?.line) : null,
    ...(own && lock && (exactOutsideMask || request.function === 'extendImg')
      ? { facts: stateExactness(own, result, lock) }
      : {}),
  };
}

/** A model is held against its drawing, as it is without light; a picture against itself. */
function measure(base: Raster, result: Raster, line: Raster | undefined) {
  const { score, added, diff } = line ? measureOutlines(line, result) : measureFidelity(base, result);
  return { score, added, diff };
}

/** Counts what stayed and what changed; a locked pixel that is not the base's is a bug of ours. */
function stateExactness(base: Raster, result: Raster, lock: LockMask): EditFacts {
  let keptPixels = 0;
  let changedPixels = 0;
  for (let pixel = 0, at = 0; pixel < lock.data.length; pixel += 1, at += 3) {
    const differs = [0, 1, 2].some((c) => base.data[at + c] !== result.data[at + c]);
    if (lock.data[pixel] === 255) {
      if (differs) throw new Error(`locked pixel ${pixel} has changed`);
      keptPixels += 1;
    }
    if (differs) changedPixels += 1;
  }
  return { keptPixels, changedPixels };
}
