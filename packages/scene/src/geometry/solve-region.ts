import type { RegionSaid } from './region-said.ts';
import type { Point } from '../scene-value/point.ts';
import { sightAt } from './geometry-camera.ts';
import { dot, planeThrough, reach, unit } from './places.ts';
import { meet, shellAt } from './ray-depth.ts';
import type {
  Evidence,
  Facing,
  GeometryBasis,
  Place,
  Plane3,
  RegionBasis,
  RegionGeometry,
  RegionPart,
  ShellPlane,
  Stand,
} from '../scene-value/scene-geometry.ts';
import { standKindOf, type StandKind } from './stand-kinds.ts';

const NORMALS: Readonly<Record<Facing, Place>> = {
  up: [0, 1, 0],
  down: [0, -1, 0],
  left: [-1, 0, 0],
  right: [1, 0, 0],
  front: [0, 0, 1],
};
const UP: Place = [0, 1, 0];
/** Slope of a roof that is drawn without one, in radians, and by how much more it is steeper than the sight of its ridge. */
const ROOF = { pitch: 0.6, beyondSight: 0.12, steepest: 1.45 } as const;
/** Metres ahead of the eye at which stands what touches nothing. */
const NOWHERE_M = 4;
/** Share of a lower border that has to lie on level ground to tell how far a surface is. */
const MIN_BASE = 0.2;
/** How many times as far as one end the other end of a surface may lie. */
const DEEPEST = 5;
/** Metres from the eye beyond which a contact says nothing. */
const FARTHEST_M = 250;

/** Puts each region of a picture in its place, and before it what it stands on. */
export class RegionSolver {
  readonly #basis: GeometryBasis;
  readonly #said: ReadonlyMap<string, RegionSaid>;
  readonly #regions: ReadonlyMap<string, RegionBasis>;
  readonly #solved = new Map<string, RegionGeometry>();
  readonly #underWay = new Set<string>();

  constructor(basis: GeometryBasis, said: ReadonlyMap<string, RegionSaid>) {
    this.#basis = basis;
    this.#said = said;
    this.#regions = new Map(basis.regions.map((region) => [region.id, region]));
  }

  solve(id: string): RegionGeometry {
    const known = this.#solved.get(id);
    if (known !== undefined) return known;
    this.#underWay.add(id);
    const region = this.#regions.get(id);
    if (region === undefined) throw new RangeError(`no region ${id}`);
    const solved = this.#place(region);
    this.#underWay.delete(id);
    this.#solved.set(id, solved);
    return solved;
  }

  #place(region: RegionBasis): RegionGeometry {
    const said = this.#said.get(region.id);
    const kind = standKindOf(said?.class ?? 'unknown');
    // What is level or overhead by its class is so whatever its outline looks like; a person may say otherwise.
    const read = kind === 'level' || kind === 'overhead' ? undefined : region.facing;
    const stand = said?.facing ?? read ?? undefined;
    const heightM = said?.heightM ?? undefined;
    const sure = (said?.facing ?? undefined) !== undefined || heightM !== undefined;
    if (kind === 'beyond') return this.#backdrop(region);
    const placed =
      heightM === undefined
        ? this.#bySide(region, kind, stand)
        : this.#atHeight(region, kind, stand, heightM);
    return sure ? { ...placed, evidence: 'said' } : placed;
  }

  /** By what a region is: level ground, the shell of the room, what surrounds it, or what it stands on. */
  #bySide(region: RegionBasis, kind: StandKind, stand: Stand | undefined): RegionGeometry {
    const { shell, interior } = this.#basis;
    const { foot, head } = region;
    if (kind === 'level' && (stand === undefined || stand === 'up'))
      return this.#onPlane(region, 'up', sideOf(shell, 'floor'), 'shell');
    if (kind === 'overhead' && (stand === undefined || stand === 'down')) {
      const ceiling = sideOf(shell, 'ceiling');
      if (ceiling !== undefined)
        return this.#onPlane(region, 'down', ceiling, ceiling.drawn ? 'shell' : 'guess');
    }
    if (interior && kind === 'upright') {
      const wall = this.#wallOf(stand, [(foot.at[0] + head.at[0]) / 2, (foot.at[1] + head.at[1]) / 2]);
      if (wall !== undefined) return this.#onPlane(region, standOf(wall), wall, 'shell');
    }
    // Outside, a wall whose outline tells no facing goes on as what it borders on most.
    if (kind === 'set' || (stand === undefined && (kind === 'any' || kind === 'upright'))) {
      const around = this.#surround(region);
      if (around !== undefined) return around;
    }
    if (kind === 'pitched' && (stand === undefined || stand === 'card')) return this.#roof(region);
    const part = kind === 'thing' || kind === 'any' ? 'thing' : 'plane';
    const based = stand === undefined || stand === 'card' ? undefined : this.#onBase(region, stand);
    const [contact, evidence] = based === undefined ? this.#contact(region) : [based, 'contact' as const];
    return this.#standing(region, part, stand ?? 'card', contact, evidence);
  }

  /** A person said how high above the floor a region lies or stands. */
  #atHeight(region: RegionBasis, kind: StandKind, stand: Stand | undefined, heightM: number): RegionGeometry {
    const { camera } = this.#basis;
    // Of what is level by its class a facing is only there where a person said so.
    const level = stand ?? (kind === 'overhead' ? 'down' : kind === 'level' ? 'up' : undefined);
    const plane: Plane3 = { normal: UP, at: heightM };
    // A ceiling is met by its upper end, what stands by its lower one; what the eye is level with is met nowhere.
    const contact =
      meet(camera, plane, kind === 'overhead' ? region.head.at : region.foot.at) ?? this.#contact(region)[0];
    const part = kind === 'thing' || kind === 'any' ? 'thing' : 'plane';
    if (level === 'down' || level === 'up') {
      const normal = NORMALS[level];
      return {
        id: region.id,
        part,
        stand: level,
        normal,
        at: normal[1] * heightM,
        contact,
        evidence: 'said',
      };
    }
    return this.#standing(region, part, level ?? 'card', contact, 'said');
  }

  /** A surface or a card through the point where a region stands; one that could not be seen so is a card. */
  #standing(
    region: RegionBasis,
    part: RegionPart,
    stand: Stand,
    contact: Place,
    evidence: Evidence,
  ): RegionGeometry {
    const { id } = region;
    if (stand !== 'card') {
      const plane = planeThrough(NORMALS[stand], contact);
      if (evidence === 'said' || this.#isSeenOn(plane, region))
        return { id, part, stand, ...plane, contact, evidence };
    }
    const [x, , z] = this.#basis.camera.position;
    const normal = unit([x - contact[0], 0, z - contact[2]]);
    return { id, part, stand: 'card', ...planeThrough(normal, contact), contact, evidence };
  }

  /** Whether both ends of a region are seen on a plane, neither many times as far as the other. */
  #isSeenOn(plane: Plane3, { foot, head }: RegionBasis): boolean {
    const { camera } = this.#basis;
    const near = reach(plane, camera.position, sightAt(camera, foot.at));
    const far = reach(plane, camera.position, sightAt(camera, head.at));
    return near !== undefined && far !== undefined && Math.max(near, far) < DEEPEST * Math.min(near, far);
  }

  #onPlane(
    { id, foot }: RegionBasis,
    stand: Stand,
    plane: Plane3 | undefined,
    evidence: Evidence,
  ): RegionGeometry {
    const { normal, at } = plane ?? { normal: UP, at: 0 };
    const contact = meet(this.#basis.camera, { normal, at }, foot.at) ?? null;
    return { id, part: 'plane', stand, normal, at, contact, evidence };
  }

  /** The wall of a room's shell that faces as a region does, or that is seen where it is. */
  #wallOf(stand: Stand | undefined, middle: Point): ShellPlane | undefined {
    const { camera, shell } = this.#basis;
    const walls = shell.filter(({ side }) => side !== 'floor' && side !== 'ceiling');
    if (stand === 'card' || stand === 'up' || stand === 'down') return undefined;
    if (stand !== undefined) return walls.find((wall) => standOf(wall) === stand);
    return shellAt(camera, walls, middle);
  }

  /** In the plane of what is around it, where that stands upright. */
  #surround(region: RegionBasis): RegionGeometry | undefined {
    const { id, beside, foot } = region;
    if (beside === null || this.#underWay.has(beside)) return undefined;
    const around = this.solve(beside);
    if (around.part === 'backdrop' || around.stand === 'up' || around.stand === 'down') return undefined;
    const { normal, at, stand, part } = around;
    const contact = meet(this.#basis.camera, around, foot.at) ?? around.contact;
    return { id, part, stand, normal, at, contact, evidence: 'surround' };
  }

  /** Where a region touches what bears it, or hangs from, by a line of sight; and how surely. */
  #contact(region: RegionBasis): readonly [Place, Evidence] {
    const { camera, shell } = this.#basis;
    const { foot, head } = region;
    const hung = this.#hangsFrom(region);
    if (hung !== undefined) return [hung, 'contact'];
    if (foot.on !== null && !this.#underWay.has(foot.on)) {
      const bearer = this.solve(foot.on);
      const place = bearer.part === 'backdrop' ? undefined : meet(camera, bearer, foot.at);
      if (place !== undefined && this.#isNear(place))
        return [place, bearer.evidence === 'guess' ? 'guess' : 'contact'];
    }
    const wall = shellAt(camera, shell, foot.at);
    const onShell = wall && meet(camera, wall, foot.at);
    if (onShell !== undefined && this.#isNear(onShell)) return [onShell, 'guess'];
    const direction = sightAt(camera, [(foot.at[0] + head.at[0]) / 2, (foot.at[1] + head.at[1]) / 2]);
    const [x, y, z] = camera.position;
    return [
      [x + NOWHERE_M * direction[0], y + NOWHERE_M * direction[1], z + NOWHERE_M * direction[2]],
      'guess',
    ];
  }

  /**
   * Where an upright surface meets the ground, by the whole of its lower border: of the distances that its places tell, the middle one.
   * Undefined where too little of it is seen on level ground.
   */
  #onBase({ base }: RegionBasis, stand: Facing): Place | undefined {
    const { camera } = this.#basis;
    const normal = NORMALS[stand];
    if (normal[1] !== 0) return undefined;
    const places = base.flatMap(({ at, on }): Place[] => {
      if (on === null || this.#underWay.has(on)) return [];
      const bearer = this.solve(on);
      const place = bearer.stand === 'up' && bearer.part === 'plane' ? meet(camera, bearer, at) : undefined;
      return place !== undefined && this.#isNear(place) ? [place] : [];
    });
    if (places.length < MIN_BASE * base.length) return undefined;
    return places.toSorted((a, b) => dot(normal, a) - dot(normal, b))[Math.floor(places.length / 2)];
  }

  /** Lamps and their cords hang from the ceiling that they touch. */
  #hangsFrom({ id, head }: RegionBasis): Place | undefined {
    if (this.#said.get(id)?.class !== 'lamp' || head.on === null || this.#underWay.has(head.on))
      return undefined;
    const above = this.#said.get(head.on)?.class;
    if (above !== 'ceiling' && above !== 'lamp') return undefined;
    const bearer = this.solve(head.on);
    return meet(this.#basis.camera, bearer, head.at);
  }

  #isNear([x, , z]: Place): boolean {
    return Math.hypot(x, z) < FARTHEST_M;
  }

  /** A roof rises from the wall under it, away from the viewer, steeply enough to be seen. */
  #roof(region: RegionBasis): RegionGeometry {
    const { camera } = this.#basis;
    const { id, head, foot } = region;
    const under = foot.on !== null && !this.#underWay.has(foot.on) ? this.solve(foot.on) : undefined;
    const [contact, evidence] = this.#contact(region);
    const [x, , z] = camera.position;
    const out =
      under !== undefined && under.normal[1] === 0 ? under.normal : unit([x - contact[0], 0, z - contact[2]]);
    const sight = sightAt(camera, head.at);
    const rise = Math.atan2(sight[1], Math.max(1e-6, -dot(out, sight)));
    const pitch = Math.min(ROOF.steepest, Math.max(ROOF.pitch, rise + ROOF.beyondSight));
    const normal: Place = [Math.sin(pitch) * out[0], Math.cos(pitch), Math.sin(pitch) * out[2]];
    const stand: Stand = under?.stand ?? 'card';
    return { id, part: 'plane', stand, ...planeThrough(normal, contact), contact, evidence };
  }

  #backdrop({ id }: RegionBasis): RegionGeometry {
    const { camera } = this.#basis;
    const normal: Place = [-camera.ahead[0], -camera.ahead[1], -camera.ahead[2]];
    return { id, part: 'backdrop', stand: 'card', normal, at: 0, contact: null, evidence: 'guess' };
  }
}

function sideOf(shell: readonly ShellPlane[], side: ShellPlane['side']): ShellPlane | undefined {
  return shell.find((plane) => plane.side === side);
}

function standOf({ normal }: ShellPlane): Stand {
  if (normal[0] !== 0) return normal[0] > 0 ? 'right' : 'left';
  return 'front';
}
