import type { ModelCamera } from '@plumbline/models/camera/model-camera.ts';
import { type OpenedModel, openModel } from '../bring/open-model.ts';
import { homeView } from '../camera/home-view.ts';
import { orbit, step } from '../camera/navigate.ts';
import { OurView } from './our-view.ts';
import { PlainScene } from './plain-scene.ts';

/** What the benchmark asks of either: a picture that is drawn to its end. */
interface Contender {
  /** @returns milliseconds until it was drawn. */
  readonly canvas: HTMLCanvasElement;
  moved(camera: ModelCamera): Promise<number>;
  dispose(): void;
}

const SIZE = { width: 1200, height: 800 } as const;
const ASPECT = SIZE.width / SIZE.height;
const EYE_M = 1.6;
const LONGEST_MS = 8000;

let opened: OpenedModel | undefined;
let ours: OurView | undefined;
let plain: PlainScene | undefined;

function model(): OpenedModel {
  if (!opened) throw new Error('no model is open');
  return opened;
}

/** All of it in the picture, or a street of it at eye height; a little further round with each frame. */
function cameraOf(where: 'whole' | 'street', frame: number): ModelCamera {
  const { bounds } = model();
  const home = homeView(bounds, ASPECT);
  if (where === 'whole') return orbit(home, home.target, frame * 0.02, 0);
  const eye = [home.target[0] - 2.5, bounds.min[1] + EYE_M, home.target[2] + 2.5] as const;
  const target = [eye[0] + 30, eye[1] + 2, eye[2] + 12] as const;
  return step({ ...home, eye, target }, 0, 0, frame * 0.1);
}

function canvasOf(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.style.width = `${SIZE.width}px`;
  canvas.style.height = `${SIZE.height}px`;
  document.body.replaceChildren(canvas);
  return canvas;
}

/** As often as is asked for, or fewer times where they take long; at least twice. */
async function timed<Time>(count: number, run: (turn: number) => Promise<Time>): Promise<Time[]> {
  const times: Time[] = [];
  const until = performance.now() + LONGEST_MS;
  for (let turn = 0; turn < count && (turn < 2 || performance.now() < until); turn += 1)
    times.push(await run(turn));
  return times;
}

function frames(
  contender: Contender,
  where: 'whole' | 'street',
  count: number,
  from: number,
): Promise<number[]> {
  return timed(count, (frame) => contender.moved(cameraOf(where, from + frame)));
}

const bench = {
  /** @returns milliseconds until it can be drawn. */
  async open(url: string): Promise<number> {
    const begun = performance.now();
    opened = await openModel(url, new AbortController().signal, () => undefined);
    return performance.now() - begun;
  },
  /** @returns milliseconds from a model that is there to its first picture. */
  async first(which: 'ours' | 'plain'): Promise<number> {
    const begun = performance.now();
    if (which === 'ours') {
      ours?.dispose();
      ours = new OurView(canvasOf(), model(), SIZE, cameraOf('whole', 0));
      await ours.seen();
    } else {
      plain?.dispose();
      plain = new PlainScene(canvasOf(), model().model, SIZE);
      await plain.moved(cameraOf('whole', 0));
    }
    return performance.now() - begun;
  },
  /** Pictures one after the other, as while somebody drags. */
  moving(which: 'ours' | 'plain', where: 'whole' | 'street', count: number, from: number): Promise<number[]> {
    const contender = which === 'ours' ? ours : plain;
    if (!contender) throw new Error(`${which} is not there`);
    document.body.replaceChildren(contender.canvas);
    return frames(contender, where, count, from);
  },
  /** Pictures with every triangle and every pixel, as the first one after a movement. */
  still(where: 'whole' | 'street', count: number, from: number): Promise<number[]> {
    const view = ours;
    if (!view) throw new Error('ours is not there');
    document.body.replaceChildren(view.canvas);
    return timed(count, (frame) => view.still(cameraOf(where, from + frame)));
  },
  /** What is drawn while it moves, after it has found out what the machine manages. */
  effort: () => ours?.effort(),
  /** @returns milliseconds from another style to a picture that shows it, and how many of them finding colours took. */
  restyled(times: number): Promise<readonly { readonly colours: number; readonly shown: number }[]> {
    const view = ours;
    if (!view) throw new Error('ours is not there');
    return timed(times, (time) => view.restyled(time));
  },
  forget(which: 'ours' | 'plain'): void {
    if (which === 'ours') {
      ours?.dispose();
      ours = undefined;
    } else {
      plain?.dispose();
      plain = undefined;
    }
  },
};

Object.assign(globalThis, { viewBench: bench });
