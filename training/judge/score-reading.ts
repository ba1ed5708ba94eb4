import type { SceneSpace, VanishingPoint } from '@plumbline/scene/scene-value/scene-value.ts';
import { coarseGroup, type JudgeClass } from './judge-classes.ts';
import type { JudgeFacing, JudgeLabel, JudgeView } from './judge-label.ts';
import { type CameraScore, scoreCamera } from './score-camera.ts';
import { type GroupingScore, scoreGrouping } from './score-grouping.ts';
import { sampleRing } from './sample-ring.ts';

/** What a reading says of one place; null where it says nothing. */
export interface ReadPlace {
  readonly class: JudgeClass | null;
  readonly facing: JudgeFacing | null;
  /** Two places with the same number are one thing. */
  readonly thing: number | null;
}

/** A reading of a picture, from whatever witness, in pixels of the file as it lies on the disk. */
export interface JudgedReading {
  readonly kind: string;
  readonly space: SceneSpace;
  readonly view: JudgeView | null;
  readonly turn: 0 | 90 | 180 | 270 | null;
  readonly vanishingPoints: readonly VanishingPoint[];
  readonly horizon: readonly [number, number] | null;
  at(x: number, y: number): ReadPlace;
}

/** `silent` of the misses said nothing: a witness that keeps quiet is another fault than one that is wrong. */
export interface Tally {
  readonly hits: number;
  readonly of: number;
  readonly silent: number;
}

export interface ReadingScore {
  readonly class: Tally;
  readonly coarse: Tally;
  readonly facing: Tally;
  /** By the first class of the label. */
  readonly byClass: ReadonlyMap<JudgeClass, Tally>;
  readonly regions: { readonly class: Tally; readonly coarse: Tally; readonly facing: Tally };
  readonly grouping: GroupingScore;
  readonly camera: CameraScore;
  readonly whole: {
    readonly kind: boolean;
    readonly space: boolean;
    readonly view: boolean;
    readonly turn: boolean;
  };
}

interface Asked {
  readonly class: readonly JudgeClass[];
  readonly facing: readonly JudgeFacing[];
  readonly said: ReadPlace;
}

/** The ways to name the axes: as labelled, and turned a quarter to either side. What then looks away is never seen. */
const TURNS: readonly Readonly<Partial<Record<JudgeFacing, JudgeFacing | 'back'>>>[] = [
  {},
  { front: 'left', right: 'front', left: 'back' },
  { front: 'right', left: 'front', right: 'back' },
];

/** How well a reading agrees with a person's label. Points in doubt are not counted. */
export function scoreReading(label: JudgeLabel, reading: JudgedReading): ReadingScore {
  const counted = label.points.filter(({ doubtful }) => !doubtful);
  const points = counted.map((point): Asked => ({ ...point, said: reading.at(point.x, point.y) }));
  const areas = label.regions.flatMap((region) =>
    sampleRing(region.ring).map(([x, y]): Asked => ({ ...region, said: reading.at(x, y) })),
  );
  const turns = label.eitherAxis ? TURNS : TURNS.slice(0, 1);
  const facings = turns.map((turn, index) => ({
    points: scoreFacing(points, turn),
    regions: scoreFacing(areas, turn),
    camera: scoreCamera(label, reading, index > 0),
  }));
  const best = facings.reduce((a, b) => (b.points.hits > a.points.hits ? b : a));
  return {
    class: scoreClass(points),
    coarse: scoreCoarse(points),
    facing: best.points,
    byClass: scoreByClass(points),
    regions: { class: scoreClass(areas), coarse: scoreCoarse(areas), facing: best.regions },
    grouping: scoreGrouping(
      counted,
      points.map(({ said }) => said.thing),
    ),
    // Without a facing to tell by, the axes are named as the camera has them.
    camera: best.points.hits > 0 ? best.camera : bestCamera(facings.map(({ camera }) => camera)),
    whole: {
      kind: label.kind.some((kind) => kind === reading.kind),
      space: label.space.some((space) => space === reading.space),
      view: label.view.some((view) => view === reading.view),
      turn: label.turn === reading.turn,
    },
  };
}

function bestCamera(cameras: readonly CameraScore[]): CameraScore {
  return cameras.reduce((a, b) => (b.agreeing > a.agreeing ? b : a));
}

function scoreClass(asked: readonly Asked[]): Tally {
  return tally(
    asked,
    ({ said }) => said.class === null,
    (a) => a.class.some((name) => name === a.said.class),
  );
}

function scoreCoarse(asked: readonly Asked[]): Tally {
  return tally(
    asked,
    ({ said }) => said.class === null,
    ({ class: names, said: { class: said } }) =>
      said !== null && names.some((name) => coarseGroup(name) === coarseGroup(said)),
  );
}

function scoreFacing(asked: readonly Asked[], turn: (typeof TURNS)[number]): Tally {
  return tally(
    asked.filter(({ facing }) => !facing.includes('none')),
    ({ said }) => said.facing === null || said.facing === 'none',
    ({ facing, said }) => facing.some((name) => (turn[name] ?? name) === said.facing),
  );
}

function scoreByClass(asked: readonly Asked[]): ReadonlyMap<JudgeClass, Tally> {
  const names = new Set(asked.flatMap((a) => a.class.slice(0, 1)));
  return new Map([...names].map((name) => [name, scoreClass(asked.filter((a) => a.class[0] === name))]));
}

function tally<T>(items: readonly T[], isSilent: (item: T) => boolean, isHit: (item: T) => boolean): Tally {
  return {
    hits: items.filter((item) => isHit(item)).length,
    of: items.length,
    silent: items.filter((item) => isSilent(item) && !isHit(item)).length,
  };
}
