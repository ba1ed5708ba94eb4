import type { DesignScene } from '../design-scene.ts';
import type { Finish } from '../finish.ts';
import { normalAt } from '../trace/trace-samples.ts';
import type { Tracer } from '../trace/tracer.ts';
import type { LightEstimate } from './direct-light.ts';
import { cosineDirection, r2x, r2y } from './sequence.ts';

/** Light that surfaces throw back, kept in cells of the room by place and facing. */
export interface RadianceCache {
  /**
   * Radiance that comes along a ray from what it meets, without the glow of lamps: written to `out`.
   * Sky is added where the scene is open.
   */
  readonly along: (
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
    out: Float32Array,
  ) => void;
  /** Light over π that falls on a place of known facing. */
  readonly irradianceAt: (
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    out: Float32Array,
  ) => void;
  /** Lets light bounce between the cells that are known so far. */
  readonly settle: () => void;
}

const CAPACITY = 1 << 17;
const RAYS = 10;
/** Many lamps share the rays of a cell in a room: too few would show as blotches in bounced light. */
const LIGHT_RAYS_INSIDE = 12;
const LIGHT_RAYS_OUTSIDE = 4;
const BOUNCES = 4;
const FAR = 400;

/**
 * Cells are made when a ray first meets them. Their direct light is estimated then; `settle` traces some rays from each
 * once and lets light bounce several times between them (a stochastic radiosity over hashed cells, after
 * Gautron, "Real-time ray-traced ambient occlusion … using spatial hashing", 2020, and Heckbert 1990).
 */
export function createRadianceCache(scene: DesignScene, tracer: Tracer, lamps: LightEstimate): RadianceCache {
  const { solids, finishes, sky, cell } = scene;
  const lightRays = scene.interior ? LIGHT_RAYS_INSIDE : LIGHT_RAYS_OUTSIDE;
  const room = scene.interior ? scene.rooms[0] : undefined;
  const slots = new Int32Array(CAPACITY * 2).fill(-1);
  const keyA = new Int32Array(CAPACITY);
  const keyB = new Int32Array(CAPACITY);
  const place = new Float32Array(CAPACITY * 3);
  const facing = new Float32Array(CAPACITY * 3);
  const direct = new Float32Array(CAPACITY * 3);
  const bounced = new Float32Array(CAPACITY * 3);
  const albedo = new Float32Array(CAPACITY * 3);
  const links = new Int32Array(CAPACITY * RAYS).fill(-2);
  const fromSky = new Float32Array(CAPACITY * 3);
  let cells = 0;
  let linked = 0;
  const normal = new Float32Array(3);
  const ray = new Float32Array(3);
  const light = new Float32Array(3);
  const mean = new Float32Array(3);

  /** Within a room sky comes through portals alone; what its windows look out on has it from everywhere. */
  function isOpen(x: number, z: number): boolean {
    return room === undefined || Math.abs(x) > room.width / 2 + 0.3 || z > room.depth + 0.3 || z < -0.3;
  }

  function slotOf(a: number, b: number): number {
    let h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
    let s = (h ^ (h >>> 13)) & (CAPACITY * 2 - 1);
    for (;;) {
      const c = slots[s] as number;
      if (c < 0 || (keyA[c] === a && keyB[c] === b)) return s;
      s = (s + 1) & (CAPACITY * 2 - 1);
    }
  }

  function cellAt(
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    finish: Finish,
  ): number {
    const ax = Math.abs(nx);
    const ay = Math.abs(ny);
    const az = Math.abs(nz);
    const side = ay >= ax && ay >= az ? (ny > 0 ? 0 : 1) : ax >= az ? (nx > 0 ? 2 : 3) : nz > 0 ? 4 : 5;
    const ix = Math.floor(x / cell + 0.01 * nx) + 2048;
    const iy = Math.floor(y / cell + 0.01 * ny) + 512;
    const iz = Math.floor(z / cell + 0.01 * nz) + 2048;
    const a = (ix << 12) | (iz & 4095);
    const b = (iy << 3) | side;
    const s = slotOf(a, b);
    const known = slots[s] as number;
    if (known >= 0) return known;
    if (cells >= CAPACITY - 1) return 0;
    const c = cells++;
    slots[s] = c;
    keyA[c] = a;
    keyB[c] = b;
    place.set([x, y, z], 3 * c);
    facing.set([nx, ny, nz], 3 * c);
    albedo.set(finish.albedo, 3 * c);
    lightCell(c, finish.through ?? 0);
    return c;
  }

  function lightCell(c: number, through: number): void {
    const x = place[3 * c] as number;
    const y = place[3 * c + 1] as number;
    const z = place[3 * c + 2] as number;
    const nx = facing[3 * c] as number;
    const ny = facing[3 * c + 1] as number;
    const nz = facing[3 * c + 2] as number;
    light.fill(0);
    for (let k = 0; k < lightRays; k++) {
      const i = c * lightRays + k;
      lamps(x, y, z, nx, ny, nz, r2x(i), r2y(i), (i * 0.4198) % 1, light);
    }
    for (let k = 0; k < 3; k++) direct[3 * c + k] = (light[k] as number) / lightRays;
    const { sun } = sky;
    if (sun === undefined) return;
    const [sx, sy, sz] = sun.direction;
    const cos = sx * nx + sy * ny + sz * nz;
    const share = cos > 0 ? cos : -cos * through;
    if (share <= 0) return;
    const side = cos > 0 ? 1 : -1;
    // Four places of the cell: a patch of sun is seldom as large as one.
    let lit = 0;
    for (let k = 0; k < 4; k++) {
      const a = (r2x(c * 4 + k) - 0.5) * cell * 0.8;
      const b = (r2y(c * 4 + k) - 0.5) * cell * 0.8;
      const ex = Math.abs(nx) > 0.7 ? 0 : a;
      const ey = Math.abs(ny) > 0.7 ? 0 : Math.abs(nx) > 0.7 ? a : b;
      const ez = Math.abs(nz) > 0.7 ? 0 : b;
      const off = 0.004 * side;
      if (!tracer.blocked(x + ex + nx * off, y + ey + ny * off, z + ez + nz * off, sx, sy, sz, FAR)) lit++;
    }
    for (let k = 0; k < 3; k++)
      direct[3 * c + k] =
        (direct[3 * c + k] as number) + ((lit / 4) * share * (sun.irradiance[k] as number)) / Math.PI;
  }

  /** Cell that a ray meets, −1 for the open. */
  function cellAlong(x: number, y: number, z: number, dx: number, dy: number, dz: number): number {
    const p = tracer.nearest(x, y, z, dx, dy, dz, FAR);
    if (p < 0) return -1;
    const { t, u, v } = tracer.hit;
    normalAt(solids, p, u, v, dx, dy, dz, normal, 0);
    const finish = finishes[solids.finish[p] as number] as Finish;
    return cellAt(
      x + dx * t,
      y + dy * t,
      z + dz * t,
      normal[0] as number,
      normal[1] as number,
      normal[2] as number,
      finish,
    );
  }

  function link(c: number): void {
    const nx = facing[3 * c] as number;
    const ny = facing[3 * c + 1] as number;
    const nz = facing[3 * c + 2] as number;
    const x = (place[3 * c] as number) + nx * 0.003;
    const y = (place[3 * c + 1] as number) + ny * 0.003;
    const z = (place[3 * c + 2] as number) + nz * 0.003;
    for (let k = 0; k < RAYS; k++) {
      cosineDirection(nx, ny, nz, r2x(c * 7 + k), r2y(c * 7 + k), ray);
      const dx = ray[0] as number;
      const dy = ray[1] as number;
      const dz = ray[2] as number;
      const other = cellAlong(x, y, z, dx, dy, dz);
      links[c * RAYS + k] = other;
      if (other >= 0 || !isOpen(x, z)) continue;
      sky.light(dx, dy, dz, light);
      for (let j = 0; j < 3; j++)
        fromSky[3 * c + j] = (fromSky[3 * c + j] as number) + (light[j] as number) / RAYS;
    }
  }

  function bounce(c: number): void {
    mean.fill(0);
    for (let k = 0; k < RAYS; k++) {
      const other = links[c * RAYS + k] as number;
      if (other < 0) continue;
      for (let j = 0; j < 3; j++) {
        const at = 3 * other + j;
        mean[j] =
          (mean[j] as number) + (albedo[at] as number) * ((direct[at] as number) + (bounced[at] as number));
      }
    }
    for (let j = 0; j < 3; j++)
      bounced[3 * c + j] = (fromSky[3 * c + j] as number) + (mean[j] as number) / RAYS;
  }

  function settle(): void {
    const upTo = cells;
    for (let c = linked; c < upTo; c++) link(c);
    linked = upTo;
    for (let round = 0; round < BOUNCES; round++) for (let c = 0; c < upTo; c++) bounce(c);
  }

  /** A cell met after the cells were settled joins with one gathering of its own. */
  function settled(c: number): number {
    if (c < linked || linked === 0) return c;
    if (links[c * RAYS] === -2) {
      link(c);
      bounce(c);
    }
    return c;
  }

  return {
    along: (x, y, z, dx, dy, dz, out) => {
      const c = cellAlong(x, y, z, dx, dy, dz);
      if (c < 0) {
        if (isOpen(x, z)) sky.light(dx, dy, dz, out);
        else out.fill(0);
        return;
      }
      settled(c);
      for (let k = 0; k < 3; k++)
        out[k] =
          (albedo[3 * c + k] as number) * ((direct[3 * c + k] as number) + (bounced[3 * c + k] as number));
    },
    irradianceAt: (x, y, z, nx, ny, nz, out) => {
      const c = settled(cellAt(x, y, z, nx, ny, nz, PLAIN));
      for (let k = 0; k < 3; k++) out[k] = (direct[3 * c + k] as number) + (bounced[3 * c + k] as number);
    },
    settle,
  };
}

const PLAIN: Finish = { class: 'wall', albedo: [0.5, 0.5, 0.5], mirror: 0, roughness: 1 };
