import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { balustrade, eachSide, type FacadeOpening, facadeStorey, windowRow } from '../solids/facade.ts';
import { between, type Kit, pickOne } from '../solids/kit.ts';
import { bollard, boulder, steps } from '../solids/outdoor.ts';
import { box, cylinder } from '../solids/primitives.ts';
import { flatRoof, gableRoof, hipRoof } from '../solids/roofs.ts';
import { conifer, hedge, shrub, tree } from '../solids/trees.ts';
import type { Layout } from './layout.ts';
import { distantTrees, field, ground, people, plantBed, street } from './site.ts';

/** Eye-level view of a building about the origin: the camera stands before its front, to one side, verticals parallel. */
export function viewBuilding(kit: Kit, aside: number, away: number, height: number, aimX = 0): Layout {
  const yaw = Math.atan2(aimX - aside, away);
  const sunSide = kit.random() < 0.7 ? Math.sign(aside || 1) : -Math.sign(aside || 1);
  const horizon = Math.min(0.8, 0.57 + height * 0.0115);
  // The top of the building keeps a strip of sky above it: wide enough a lens for the near corner's height.
  const reach = (0.667 * (height - 1.6)) / ((horizon - 0.1) * (away - 7));
  return {
    viewpoint: {
      eye: [aside, 1.6, -away],
      yaw,
      pitch: 0,
      fieldOfView: Math.max(between(kit, 0.98, 1.06), 2 * Math.atan(reach)),
      horizon,
    },
    sunAzimuth: Math.PI + sunSide * between(kit, 0.55, 1.0),
    interior: false,
    cell: 0.55,
  };
}

/** Villa: two shifted volumes with deep roofs and large glazing, or a pitched house where the style wants one. */
export function layOutVilla(kit: Kit): Layout {
  return kit.form.pitchedRoof && kit.random() < 0.8 ? pitchedVilla(kit) : flatVilla(kit);
}

function flatVilla(kit: Kit): Layout {
  const m = kit.random() < 0.5 ? -1 : 1;
  const w = between(kit, 13, 15.5);
  const d = between(kit, 8, 9.5);
  const storey = 3.3;
  const wallName = pickOne<FinishName>(kit, ['facade', 'facade', 'concrete']);
  const second = pickOne<FinishName>(kit, ['siding', 'masonry', 'siding']);
  plot(kit, m, w);
  const lower = { x: 0, y: 0.3, z: 0, w, d };
  box(kit, 0, 0, 0, w + 0.3, 0.3, d + 0.3, 'stone');
  eachSide(kit, lower, (side, length) => {
    if (side === 'front') {
      // Seen from outside, x runs towards the left: positions count from the right end.
      const glass = length * 0.4;
      const big: FacadeOpening = {
        at: m > 0 ? length - glass / 2 - 0.6 : glass / 2 + 0.6,
        width: glass,
        sill: 0.03,
        height: storey - 0.55,
        kind: 'glazing',
        panes: 4,
        bars: 0,
      };
      const entrance = m > 0 ? length - glass - 1.9 : glass + 1.9;
      const small = m > 0 ? length * 0.2 : length * 0.8;
      facadeStorey(kit, length, storey, wallName, [
        big,
        { at: entrance, width: 1.2, sill: 0, height: 2.5, kind: 'door', panes: 1, bars: 0 },
        { at: small, width: length * 0.24, sill: 0.9, height: 1.5, kind: 'window', panes: 3, bars: 0 },
      ]);
    } else
      facadeStorey(
        kit,
        length,
        storey,
        side === 'back' ? wallName : second,
        windowRow(length, 2, 1.6, 0.7, 1.9, 'window', 2, 0),
      );
  });
  kit.mesh.place(0, 0.3 + storey, 0, 0, () => flatRoof(kit, w, d, 0.25, 0.42, 'facade'));
  const upW = w * between(kit, 0.56, 0.66);
  const upX = (-m * (w - upW)) / 2 + m * between(kit, -0.2, 0.8);
  const upD = d + 0.3;
  const upZ = -0.95;
  const top = 0.3 + storey + 0.42;
  box(kit, upX, top - 0.3, upZ, upW, 0.3, upD, 'facade');
  box(kit, upX, top - 0.312, upZ, upW - 0.1, 0.012, upD - 0.1, kit.form.featureTimber ? 'timber' : 'ceiling');
  eachSide(kit, { x: upX, y: top, z: upZ, w: upW, d: upD }, (side, length) => {
    if (side === 'front')
      facadeStorey(
        kit,
        length,
        3,
        second,
        windowRow(length, 2, length * 0.36, 0.35, 2.3, kit.random() < 0.5 ? 'glazing' : 'window', 3, 0),
      );
    else facadeStorey(kit, length, 3, second, windowRow(length, 2, 1.4, 0.8, 1.7, 'window', 1, 0));
  });
  kit.mesh.place(upX, top + 3, upZ, 0, () =>
    flatRoof(kit, upW, upD, between(kit, 0.35, 0.8), 0.34, 'facade'),
  );
  // The lower roof beside the upper volume is a terrace.
  const terraceW = w - upW;
  const terraceX = upX + m * (upW / 2 + terraceW / 2);
  kit.mesh.place(terraceX, top, -d / 2 - 0.1, 0, () =>
    balustrade(kit, 0, 0, 0, Math.max(1, terraceW - 0.4), 1.05),
  );
  frontTerrace(kit, m, w, d);
  return viewBuilding(kit, m * between(kit, 6, 10), between(kit, 17, 20), 8, m * 0.4);
}

function pitchedVilla(kit: Kit): Layout {
  const m = kit.random() < 0.5 ? -1 : 1;
  const w = between(kit, 11.5, 13.5);
  const d = between(kit, 8, 9);
  const storey = 3;
  const wallName: FinishName = kit.form.brick
    ? 'brick'
    : pickOne<FinishName>(kit, ['facade', 'facade', 'masonry']);
  const upper: FinishName = pickOne<FinishName>(kit, ['facade', 'siding']);
  plot(kit, m, w);
  box(kit, 0, 0, 0, w + 0.3, 0.3, d + 0.3, 'stone');
  const bars = kit.form.muntins ? 2 : kit.form.lattice ? 3 : 0;
  eachSide(kit, { x: 0, y: 0.3, z: 0, w, d }, (side, length) => {
    const row = windowRow(length, side === 'front' ? 4 : 2, 1.5, 0.75, 1.65, 'window', 2, bars);
    if (side !== 'front') return facadeStorey(kit, length, storey, wallName, row);
    const doorAt = length * (m > 0 ? 0.375 : 0.625);
    const kept = row.filter((o) => Math.abs(o.at - doorAt) > 1.4);
    const bayAt = length * (m > 0 ? 0.75 : 0.25);
    return facadeStorey(kit, length, storey, wallName, [
      ...kept.filter((o) => Math.abs(o.at - bayAt) > 2.4),
      { at: doorAt, width: 1.3, sill: 0, height: 2.35, kind: 'door', panes: 1, bars: 0 },
      { at: bayAt, width: 4, sill: 0.05, height: 2.35, kind: 'glazing', panes: 4, bars },
    ]);
  });
  box(kit, 0, 0.3 + storey - 0.08, 0, w + 0.1, 0.16, d + 0.1, 'trim');
  eachSide(kit, { x: 0, y: 0.3 + storey, z: 0, w, d }, (side, length) =>
    facadeStorey(
      kit,
      length,
      2.8,
      upper,
      windowRow(length, side === 'front' ? 4 : 2, 1.2, 0.7, 1.55, 'window', 2, bars),
    ),
  );
  const eaves = 0.3 + storey + 2.8;
  const rise = kit.form.curvedRoof ? d * 0.34 : d * between(kit, 0.34, 0.44);
  const hip = !kit.form.curvedRoof && kit.form.panels;
  kit.mesh.place(0, eaves, 0, 0, () =>
    hip
      ? hipRoof(kit, w, d, rise * 0.85, 0.55)
      : gableRoof(kit, w, d, rise, kit.form.curvedRoof ? 1.0 : 0.55, upper),
  );
  if (!kit.form.curvedRoof) {
    box(
      kit,
      m * w * 0.28,
      eaves + 0.6,
      0.6,
      0.8,
      rise + 0.8,
      0.7,
      wallName === 'facade' ? 'masonry' : wallName,
    );
    box(kit, m * w * 0.28, eaves + rise + 1.4, 0.6, 0.95, 0.12, 0.85, 'stone');
  }
  porch(kit, -m * w * 0.125 * -1, d, storey);
  frontTerrace(kit, m, w, d);
  return viewBuilding(kit, m * between(kit, 5.5, 8.5), between(kit, 16.5, 19), 9.5, 0);
}

function porch(kit: Kit, x: number, d: number, storey: number): void {
  const z = -d / 2 - 0.85;
  kit.mesh.nextThing();
  for (const s of [-1, 1]) {
    if (kit.form.panels || kit.form.lattice)
      cylinder(
        kit,
        x + s * 1.15,
        0.3,
        z - 0.6,
        0.14,
        storey - 0.45,
        kit.form.lattice ? 'accent' : 'trim',
        18,
      );
    else box(kit, x + s * 1.15, 0.3, z - 0.6, 0.16, storey - 0.45, 0.16, 'timber');
  }
  box(kit, x, storey - 0.15, z, 2.8, 0.25, 1.9, 'trim');
  box(kit, x, storey + 0.1, z, 3, 0.06, 2.1, 'roof');
  box(kit, x, 0, z, 2.8, 0.3, 1.9, 'paving');
  kit.mesh.place(x, 0, z - 1.6, 0, () => steps(kit, 2.6, 2));
}

/** Lawn, street, hedge, path, trees and planting about a house. */
function plot(kit: Kit, m: number, w: number): void {
  ground(kit, 'grass');
  street(kit, -13.4);
  const front = -12;
  for (const s of [-1, 1]) {
    const length = 15;
    kit.mesh.place(s * (length / 2 + 4.6), 0, front, 0, () => hedge(kit, length, 0.55, 0.6));
  }
  distantTrees(kit, 24, 110, 22);
  kit.mesh.place(m * (w / 2 + 3.8), 0, 2.5, 0, () => tree(kit, between(kit, 7.5, 9.5), 0, 0.75));
  kit.mesh.place(-m * (w / 2 + 4.6), 0, -3.5, 1, () => tree(kit, between(kit, 6, 7.5), 2, 0.8));
  kit.mesh.place(-m * (w / 2 + 8.5), 0, 6, 2, () => tree(kit, between(kit, 9, 11), 0, 0.55));
  kit.mesh.place(m * (w / 2 + 9), 0, 9, 3, () => tree(kit, between(kit, 9, 12), 0, 0.5));
  for (let k = 0; k < 3; k++)
    kit.mesh.place(-m * (w / 2 + 1.9 + k * 1.1), 0, 4 + k * 0.6, 0, () =>
      conifer(kit, between(kit, 3.4, 4.8), 0.13),
    );
}

function frontTerrace(kit: Kit, m: number, w: number, d: number): void {
  const z = -d / 2 - 1.5;
  field(kit, 0, z, w + 0.6, 2.7, 0.14, 'paving');
  const path = m * w * 0.06;
  for (let k = 0; k < 8; k++) field(kit, path, z - 1.95 - k * 0.82, 1.9, 0.6, 0.05, 'paving');
  plantBed(kit, m * (w / 2 - 2.2), z - 2.1, 4.6, 1.2, 1.5);
  plantBed(kit, -m * (w / 2 - 2.6), z - 2.1, 4.4, 1.2, 1.5);
  for (const s of [-1, 1])
    for (let k = 0; k < 3; k++)
      kit.mesh.place(path + s * 1.35, 0, z - 2.9 - k * 1.7, 0, () => bollard(kit, 0.7));
  kit.mesh.place(-m * (w / 2 + 0.2), 0, z - 3.4, 0.4, () => boulder(kit, 0.9));
  kit.mesh.place(-m * (w / 2 + 1.2), 0, z - 3.1, 0.4, () => shrub(kit, 0.8, 'leaf-second', true));
  if (kit.random() < 0.5) people(kit, [[path - m * 1.9, z - 3.6]]);
}

/** Townhouse: a street of narrow fronts, the middle one in the first colours of the style. */
export function layOutTownhouse(kit: Kit): Layout {
  const m = kit.random() < 0.5 ? -1 : 1;
  ground(kit, 'grass');
  street(kit, -7.6);
  field(kit, 0, -4.9, 200, 5.2, 0.1, 'paving-second');
  const units = 5;
  const w = between(kit, 6.2, 7);
  const d = 10;
  const pitched = kit.form.pitchedRoof || kit.random() < 0.5;
  for (let k = 0; k < units; k++) {
    const x = (k - (units - 1) / 2) * w;
    const wallName: FinishName = kit.form.brick
      ? k % 2 === 0
        ? 'brick'
        : 'facade'
      : ((['facade', 'masonry', 'facade-second', 'siding', 'facade'] as const)[(k + (m > 0 ? 0 : 2)) % 5] ??
        'facade');
    town(kit, x, w, d, wallName, pitched, k, m);
  }
  for (const x of [-10.5, 0.3, 10.2])
    kit.mesh.place(x - (w / 2) * m, 0.1, -6.2, x, () => tree(kit, between(kit, 5, 6), 0, 0.6));
  people(
    kit,
    [
      [-2.2 * m, -5.9],
      [-1.5 * m, -6.1],
      [6 * m, -5.6],
    ],
    0.1,
  );
  distantTrees(kit, 20, 120, 14);
  return {
    ...viewBuilding(kit, m * between(kit, 5, 9), between(kit, 20, 22), 11, -m * 1.5),
    sunAzimuth: Math.PI + m * between(kit, 0.5, 0.95),
  };
}

function town(
  kit: Kit,
  x: number,
  w: number,
  d: number,
  wallName: FinishName,
  pitched: boolean,
  k: number,
  m: number,
): void {
  const storeys = 3;
  const rise = 3;
  const bars = kit.form.muntins || kit.form.lattice ? 2 : 0;
  const z = d / 2 - 2 + (k % 2) * 0.35;
  box(kit, x, 0, z, w, 0.35, d + 0.1, 'stone');
  for (let s = 0; s < storeys; s++)
    eachSide(kit, { x, y: 0.35 + s * rise, z, w, d }, (side, length) => {
      if (side === 'back') return;
      if (side !== 'front') return facadeStorey(kit, length, rise, wallName, []);
      if (s === 0) {
        const doorAt = m > 0 ? 1.25 : length - 1.25;
        facadeStorey(kit, length, rise, wallName, [
          { at: doorAt, width: 1.1, sill: 0, height: 2.3, kind: 'door', panes: 1, bars: 0 },
          {
            at: m > 0 ? length * 0.64 : length * 0.36,
            width: 2.7,
            sill: 0.5,
            height: 1.95,
            kind: k % 2 === 0 ? 'glazing' : 'window',
            panes: 3,
            bars,
          },
        ]);
        return;
      }
      facadeStorey(
        kit,
        length,
        rise,
        wallName,
        windowRow(
          length,
          2,
          1.35,
          s === 1 ? 0.25 : 0.65,
          s === 1 ? 2.2 : 1.65,
          s === 1 && k % 2 === 1 ? 'loggia' : 'window',
          2,
          bars,
        ),
      );
    });
  const top = 0.35 + storeys * rise;
  box(kit, x, 0.35 + rise - 0.1, z - d / 2 - 0.02, w, 0.16, 0.14, 'trim');
  kit.mesh.place(x + (m > 0 ? w / 2 - 1.25 : -w / 2 + 1.25), 0, z - d / 2 - 0.7, 0, () => {
    steps(kit, 1.5, 2, 'stone');
    box(kit, 0, 2.85, 0.3, 1.6, 0.1, 1, 'metal');
  });
  if (pitched)
    kit.mesh.place(x, top, z, 0, () =>
      gableRoof(kit, w - 0.04, d, d * 0.3, kit.form.curvedRoof ? 0.5 : 0.28, wallName),
    );
  else kit.mesh.place(x, top, z, 0, () => flatRoof(kit, w - 0.1, d, 0.06, 0.5, wallName));
  plantBed(kit, x - (m > 0 ? 1 : -1), z - d / 2 - 0.55, 2.6, 0.7, 2);
}
