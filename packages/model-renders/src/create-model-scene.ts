import { assignMaterials } from '@plumbline/models/classes/assign-materials.ts';
import type { ModelClass } from '@plumbline/models/classes/class-list.ts';
import type { Model } from '@plumbline/models/model/model.ts';
import { lookOfRecipe, type LookRecipe } from '@plumbline/tracer/finishes/scene-look.ts';
import type { TracedScene } from '@plumbline/tracer/traced-scene.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import type { AreaLight } from '@plumbline/tracer/finishes/finish.ts';
import { FINISH_NAMES } from '@plumbline/tracer/finishes/finish-list.ts';
import type { OwnFinish } from '@plumbline/tracer/finishes/own-finish.ts';
import { type Bvh, buildBvh } from '@plumbline/tracer/trace/build-bvh.ts';
import { SolidMesh } from '@plumbline/tracer/trace/solid-mesh.ts';
import { withCutouts } from '@plumbline/tracer/finishes/cutouts.ts';
import { type SharedScene, shareScene } from '@plumbline/tracer/samples/shared-scene.ts';
import { createTracer, type Tracer } from '@plumbline/tracer/trace/tracer.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import {
  type FinishChoices,
  chooseFinishes,
  DARK_WINDOW,
  LAWN,
  LIT_WINDOW,
  styleFinish,
} from './finishes/choose-finishes.ts';
import { toCutPlane } from './mesh/clip-triangle.ts';
import { digestLooks } from './finishes/digest-looks.ts';
import { isEnclosed } from './rooms/find-enclosure.ts';
import { findTurn } from './parts/find-turn.ts';
import { findWindows, type GlazedOpening } from './rooms/find-windows.ts';
import { createFineness } from './mesh/fineness.ts';
import { finishOfFurniture, isRug, sideOfWords } from './finishes/finish-words.ts';
import { lampsAt, lampsBehind, lampsOfRoom } from './rooms/hang-lamps.ts';
import { type LampPlace, lampsInSight, lampsOfModel } from './rooms/lamps-of-model.ts';
import { isPane } from './finishes/is-pane.ts';
import { findGround, type Ground } from './mesh/lay-ground.ts';
import { measureTextures } from './finishes/measure-textures.ts';
import type { ModelRenderRequest } from './request/model-request.ts';
import { findSky, type ModelSky } from './light/model-sky.ts';
import { toSceneFrame } from './request/model-frame.ts';
import { layEarth } from './request/parallel-view.ts';
import { placeParts } from './mesh/place-parts.ts';
import { readParts } from './parts/read-parts.ts';
import { hasRoomBehind } from './rooms/rooms-behind.ts';
import { findSurroundings } from './surroundings/find-surroundings.ts';
import { laySurroundings } from './surroundings/lay-surroundings.ts';
import { SETTINGS, USUAL_SETTING } from './surroundings/setting-list.ts';

/** A model ready to be looked at. */
export interface ModelScene {
  readonly scene: TracedScene;
  readonly shared: SharedScene;
  /** Index of the material in the model for every finish of the scene; −1 for what is not of the model. */
  readonly materialOf: Int32Array;
  readonly sky: ModelSky;
  /** Of the ground, in metres. */
  readonly level: number;
  /** Primitives that are traced, and triangles of the model that they stand for. */
  readonly counts: { readonly primitives: number; readonly triangles: number };
}

/** What a thing's name says beyond its class: parts of which it says another are shown otherwise. */
function variantOf(name: ModelClass | null, thing: string): string {
  if (name === 'wall') return sideOfWords(thing) ?? '';
  if (name === 'furniture') return finishOfFurniture(thing) ?? '';
  return name === 'floor' && isRug(thing) ? 'rug' : '';
}

/** Dark cardboard: what a section cuts through. */
const CUT: OwnFinish = { class: 'wall', albedo: [0.045, 0.045, 0.05], mirror: 0, roughness: 1 };
/** Metres of the ground around the eye. */
export const REACH = 700;

/** From a model and a request to solids, light and sky. */
export function createModelScene(
  model: Model,
  request: ModelRenderRequest,
  camera: ViewCamera,
  context: RenderContext,
): ModelScene {
  const { hidden = {}, materials = [], sections = [] } = request;
  const parts = readParts(model, {
    hidden,
    materialOf: assignMaterials(materials),
    variantOf,
  });
  const sky = findSky(request.atmosphere, request.sun, camera.yaw);
  const density = measureTextures(model, parts);
  const choices: FinishChoices = {
    inside: false,
    styleBrick: brickOfStyle(request.style),
    dark: isDark(sky.look),
    keepTextures: request.keepTextures ?? true,
    textures: request.textures ?? [],
    perMetre: (kind) => density[kind] ?? 1,
    isPane: (kind) => isPane(kind, model, parts),
  };
  const looks = chooseFinishes(model, parts.kinds, choices);
  const turn = findTurn(model, parts);
  const cutFinish = FINISH_NAMES.length + looks.length;
  const fineness = createFineness(model.triangles, camera);
  const planes = sections.map(toCutPlane);
  const placed = placeParts(model, parts, looks, { planes, cutFinish, turn, fineness }, context);
  const parallel = camera.parallel === true;
  // Nobody stands in a cellar who looks in parallel, but for one who looks at things from below.
  const eyeHeight = parallel && camera.pitch > -0.02 ? Number.POSITIVE_INFINITY : camera.eye[1];
  const ground = findGround(model, parts, eyeHeight);
  const { solids, panes } = placed;
  // After those of the parts, what is cut, and their undersides.
  const groundFinish = cutFinish + 1 + looks.length;
  layGround(solids, ground, turn, camera.eye, groundFinish);
  if (parallel && sections.length === 0) layEarth(solids, camera, ground.level, styleFinish('soil'));
  if (request.clay !== true && ground.pit === undefined && sections.length === 0) {
    const plot = findSurroundings(model, parts, ground.level, turn, solids.finish, sky.sun?.direction);
    const setting = SETTINGS[request.environment ?? USUAL_SETTING];
    if (plot) laySurroundings(solids, plot, camera.eye, setting, request.style, request.seed);
  }
  context.progress(0.06, 'shapes');
  const solidTree = withCutouts(
    buildTree(solids),
    solids,
    looks.map(({ finish }) => finish),
    FINISH_NAMES.length,
  );
  const paneTree = buildTree(panes);
  const tracer = createTracer(solidTree);
  const cutOpen = sections.length > 0;
  const interior = !parallel && isEnclosed(camera.eye, tracer, createTracer(paneTree));
  const finishes = (interior ? chooseFinishes(model, parts.kinds, { ...choices, inside: true }) : looks).map(
    ({ finish }, kind) =>
      finish === LIT_WINDOW && !hasRoomBehind(kind, model, parts, tracer, cutOpen) ? DARK_WINDOW : finish,
  );
  const own = [
    ...finishes,
    CUT,
    ...finishes.map((finish, index) => undersideOf(parts.kinds[index]?.class ?? null, finish, interior)),
    LAWN,
  ];
  const recipe: LookRecipe = {
    style: request.style,
    atmosphere: sky.look,
    seed: request.seed,
    sunAzimuth: sky.azimuth,
    warmth: Math.max(-1, Math.min(1, request.style.light.warmth + (request.warmth ?? 0))),
    clay: request.clay === true,
    own: { key: digestLooks(own), finishes: own },
    sun: sky.sun,
  };
  const scene: TracedScene = {
    solids,
    panes: request.clay === true ? new SolidMesh() : panes,
    recipe,
    ...lookOfRecipe(recipe),
    lights: hangLights(interior, sky.look, camera, tracer, {
      windows: () => findWindows(panes, tracer),
      lamps: () => lampsOfModel(model, parts, tracer),
      cutOpen,
    }),
    viewpoint: {
      eye: parallel ? toSceneFrame(request.camera.target) : camera.eye,
      parallel,
      yaw: camera.yaw,
      pitch: camera.pitch,
      fieldOfView: 1,
      horizon: 0.5,
    },
    interior,
    portalled: true,
    brightest: interior ? 3 : BRIGHTEST[sky.look],
    atmosphere: sky.look,
    cell: interior ? 0.26 : cellOf(model),
    fineLight: interior ? 12 : 30,
    footprints: [],
    rooms: [],
  };
  const shared = shareScene(scene, {
    solids: solidTree,
    panes: request.clay === true ? buildTree(scene.panes) : paneTree,
  });
  const materialOf = new Int32Array(FINISH_NAMES.length + own.length).fill(-1);
  parts.kinds.forEach((kind, index) => {
    materialOf[FINISH_NAMES.length + index] = kind.material;
    materialOf[cutFinish + 1 + index] = kind.material;
  });
  const counts = { primitives: solids.count + panes.count, triangles: model.triangles };
  return { scene, shared, materialOf, sky, level: ground.level, counts };
}

/** Long thin parts in every direction are worth a look along all axes, until there are so many that looking takes longer than tracing. */
function buildTree(mesh: SolidMesh): Bvh {
  return buildBvh(mesh, mesh.count < 300_000 ? 'all' : 'longest');
}

/** From within, the lower side of a floor or roof is a ceiling. */
function undersideOf(name: ModelClass | null, finish: OwnFinish, interior: boolean): OwnFinish {
  if (!interior || (name !== 'floor' && name !== 'roof') || finish.material !== undefined) return finish;
  return { class: 'ceiling', like: 'ceiling' };
}

function brickOfStyle({ materials = {} }: ModelRenderRequest['style']): string {
  const { masonry, facade } = materials;
  return [masonry, facade, materials['feature-wall']].find((id) => id?.includes('brick')) ?? 'red-brick';
}

/** Cells of light: fine enough for a building's own forms, and few enough to fit where a town is shown. */
function cellOf({ boundsM: { min, max } }: Model): number {
  const across = Math.hypot(max[0] - min[0], max[2] - min[2]);
  return Math.max(0.4, Math.min(3, across / 40));
}

/** The ground reaches to the horizon; a pit in it leaves cellars open. It is no thing of the model: its number is 0. */
function layGround(
  mesh: SolidMesh,
  { level, pit }: Ground,
  turn: readonly [number, number],
  [x, , z]: ViewCamera['eye'],
  finish: number,
): void {
  const add = (x0: number, z0: number, x1: number, z1: number): void => {
    const [w, d] = [x1 - x0, z1 - z0];
    const [cos, sin] = turn;
    mesh.mappedQuad([x0, level, z0], [w, 0, 0], [0, 0, d], finish, [
      x0 * cos + z0 * sin,
      z0 * cos - x0 * sin,
      w * cos,
      -w * sin,
      d * sin,
      d * cos,
    ]);
  };
  const [west, south, east, north] = [x - REACH, z - REACH, x + REACH, z + REACH];
  if (pit === undefined) {
    add(west, south, east, north);
    return;
  }
  const { minX, minZ, maxX, maxZ } = pit;
  add(west, south, east, minZ);
  add(west, maxZ, east, north);
  add(west, minZ, minX, maxZ);
  add(maxX, minZ, east, maxZ);
}

/** By how much a ray may outshine the rest of an hour. */
const BRIGHTEST: Readonly<Record<Atmosphere, number>> = {
  sunny: 6,
  rain: 3,
  fog: 3,
  snow: 4,
  dusk: 0.6,
  lights: 0.25,
};

/** Strength of lamps in a room beside the light of the sky, in m² of white wall. */
const ROOM_LAMPS: Readonly<Record<Atmosphere, number>> = {
  sunny: 0,
  rain: 0.5,
  fog: 0.4,
  snow: 0.3,
  dusk: 0.9,
  lights: 1.1,
};
/** A room that hardly any window lights has its lamps on by day. */
const BRIGHT_WINDOWS_M2 = 1.2;
const NEAR_WINDOWS = 14;
/** The sky lights rooms somewhat more than it does, as a photographer's lamp fills shade: patches of sun keep their drawing. */
const PORTAL_GAIN = 1.6;
const MOST_PORTALS = 14;
/** Lamps that a model brings along and that are lit, and how many a room usually has. */
const MOST_OWN = 12;
const USUAL_LAMPS = 5;
/** Strength of a lamp that is seen from outside: what it lights keeps its drawing beside a dark sky. */
const BEHIND_WINDOWS = 1.2;

function hangLights(
  interior: boolean,
  look: Atmosphere,
  { eye }: ViewCamera,
  tracer: Tracer,
  found: {
    readonly windows: () => GlazedOpening[];
    readonly lamps: () => readonly LampPlace[];
    readonly cutOpen: boolean;
  },
): AreaLight[] {
  if (!interior) {
    if (!isDark(look)) return [];
    const own = lampsInSight(found.lamps(), eye, tracer).slice(0, MOST_OWN);
    return [
      ...lampsAt(own, BEHIND_WINDOWS),
      ...lampsBehind(found.windows(), eye, tracer, BEHIND_WINDOWS, found.cutOpen),
    ];
  }
  const near = found
    .windows()
    .filter(({ centre }) => Math.hypot(...centre.map((v, c) => v - (eye[c] as number))) < NEAR_WINDOWS);
  const stations = stationsOf(eye, tracer);
  const seen = near.filter(({ centre, normal }) =>
    stations.some((from) => sees(from, centre, normal, tracer)),
  );
  const portals = (seen.length > 0 ? seen : near).slice(0, MOST_PORTALS).map(portalOf);
  const daylight = near
    .filter(({ centre, normal }) => sees(eye, centre, normal, tracer))
    .reduce((sum, { area }) => sum + area, 0);
  const power = Math.max(ROOM_LAMPS[look], daylight < BRIGHT_WINDOWS_M2 ? 0.9 : 0);
  if (power === 0) return portals;
  const own = lampsInSight(found.lamps(), eye, tracer).slice(0, MOST_OWN);
  // Few lamps of a model's own are stronger, so that a room is lit alike.
  const share = Math.min(2, Math.max(1, USUAL_LAMPS / own.length));
  return [...portals, ...(own.length > 0 ? lampsAt(own, power * share) : lampsOfRoom(eye, tracer, power))];
}

/** Directions around an eye, and how far along them one steps in a room, to look for the windows that light it. */
const AROUND = 12;
const STEPS = [0.45, 0.85] as const;

/** Places of the room that an eye is in: windows that light it may be hidden from the eye by a corner. */
function stationsOf(eye: ViewCamera['eye'], tracer: Tracer): ViewCamera['eye'][] {
  const [x, y, z] = eye;
  return [
    eye,
    ...Array.from({ length: AROUND }, (_, k) => (2 * Math.PI * k) / AROUND).flatMap((angle) => {
      const [dx, dz] = [Math.cos(angle), Math.sin(angle)];
      const free = tracer.nearest(x, y, z, dx, 0, dz, NEAR_WINDOWS) < 0 ? 0 : tracer.hit.t;
      return STEPS.map((share) => [x + share * free * dx, y, z + share * free * dz] as const);
    }),
  ];
}

function isDark(look: Atmosphere): boolean {
  return look === 'lights' || look === 'dusk';
}

function sees(
  eye: ViewCamera['eye'],
  centre: readonly number[],
  normal: readonly number[],
  tracer: Tracer,
): boolean {
  const [dx, dy, dz] = centre.map((v, c) => v + 0.15 * (normal[c] as number) - (eye[c] as number)) as [
    number,
    number,
    number,
  ];
  const far = Math.hypot(dx, dy, dz);
  return far < 0.1 || !tracer.blocked(...eye, dx / far, dy / far, dz / far, far - 0.05);
}

function portalOf({ centre, a, b, normal }: GlazedOpening): AreaLight {
  return { centre, a, b, normal, radius: 0, radiance: [PORTAL_GAIN, PORTAL_GAIN, PORTAL_GAIN], portal: true };
}
