import { createDesign } from '@plumbline/designs/create-design.ts';
import type { DesignRequest } from '@plumbline/designs/request/design-types.ts';
import { drawLines, modelInClay } from '@plumbline/designs/draw-design.ts';
import { showDesign } from '@plumbline/designs/generate-design.ts';
import { pictureSize } from '@plumbline/designs/request/picture-size.ts';
import { connectedComponents } from '@plumbline/imaging/connected-components.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { createCamera } from '@plumbline/tracer/camera.ts';
import { leafyFinishes } from '@plumbline/tracer/light/render-scene.ts';
import type { TracedScene } from '@plumbline/tracer/traced-scene.ts';
import { shareScene } from '@plumbline/tracer/samples/shared-scene.ts';
import { type Samples, traceSamples } from '@plumbline/tracer/samples/trace-samples.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import type { PictureTruth } from './drawn-picture.ts';
import { codeOf, codesOfFinishes } from './truth-classes.ts';

const CONTEXT: RenderContext = { signal: new AbortController().signal, progress: () => undefined };

/** A design as its camera sees it, once; every pen draws from the same rays. */
export interface TracedDesign {
  readonly seed: number;
  readonly scene: TracedScene;
  readonly camera: ViewCamera;
  readonly samples: Samples;
  readonly truth: PictureTruth;
  /** Its outlines as ink on white paper, RGB. */
  readonly line: Raster;
  /** As a grey model; light is traced when it is first asked for. */
  readonly clay: () => Raster;
  /** As a finished picture in its style. */
  readonly photo: () => Raster;
}

export function traceDesign(request: DesignRequest): TracedDesign {
  const scene = createDesign(request);
  const { width, height } = pictureSize(request);
  const camera = createCamera(scene.viewpoint, width, height);
  const samples = traceSamples(shareScene(scene), camera, leafyFinishes(scene), CONTEXT);
  let clay: Raster | undefined;
  return {
    seed: request.seed,
    scene,
    camera,
    samples,
    truth: truthOf(samples, camera, scene.interior),
    line: drawLines(samples, width, height, scene.finishes),
    clay: () => {
      clay ??= modelInClay(scene, camera, startStages(CONTEXT), CONTEXT);
      return clay;
    },
    photo: () => showDesign(scene, camera, request, startStages(CONTEXT), CONTEXT),
  };
}

function truthOf(samples: Samples, { width, height }: ViewCamera, interior: boolean): PictureTruth {
  const codes = codesOfFinishes(interior);
  const [sky, window, door] = [codeOf('sky'), codeOf('window'), codeOf('door')];
  const classes = new Uint8Array(width * height);
  const glazed = new Uint8Array(width * height);
  const leaves = new Uint8Array(width * height);
  for (let i = 0; i < classes.length; i++) {
    const met = (samples.distance[i] as number) > 0;
    // What is seen of the open behind a window belongs to the window; a finish of somebody's own has no code.
    const code = met ? (codes[samples.finish[i] as number] ?? 0) : interior ? window : sky;
    classes[i] = (samples.pane[i] as number) > 0 ? window : code;
    glazed[i] = classes[i] === window ? 1 : 0;
    leaves[i] = classes[i] === door ? 1 : 0;
  }
  return { classes, openings: numberOpenings(width, height, [glazed, leaves]) };
}

/** Panes and frames that touch are one window, doors likewise. */
function numberOpenings(width: number, height: number, masks: readonly Uint8Array[]): Uint16Array {
  const openings = new Uint16Array(width * height);
  let before = 0;
  for (const data of masks) {
    const found = connectedComponents({ width, height, data });
    for (let i = 0; i < openings.length; i++) {
      const label = found.data[i] as number;
      if (label > 0) openings[i] = before + label;
    }
    before += found.count;
  }
  return openings;
}
