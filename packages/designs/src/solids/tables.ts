import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { type Kit, standOn } from './kit.ts';
import { box, cylinder, disc, lathe, rod, softBox } from './primitives.ts';
import { asThing } from './as-thing.ts';

/** A low table; `kind` 0 timber on legs, 1 round, 2 stone block. */
export const coffeeTable = asThing('coffee-table', buildCoffeeTable);

function buildCoffeeTable(kit: Kit, width: number, depth: number, kind: number): void {
  kit.mesh.nextThing();
  standOn(kit, 'coffee-table', kind === 1 ? depth * 1.3 : width, kind === 1 ? depth * 1.3 : depth, 0, 0.42);
  if (kind === 1) {
    const r = depth * 0.65;
    lathe(
      kit,
      0,
      0.33,
      0,
      [
        [r - 0.02, 0],
        [r, 0.015],
        [r, 0.035],
      ],
      'worktop',
      28,
    );
    disc(kit, 0, 0.365, 0, r, 'worktop', 28);
    lathe(
      kit,
      0,
      0,
      0,
      [
        [r * 0.62, 0],
        [r * 0.5, 0.05],
        [r * 0.3, 0.18],
        [r * 0.55, 0.33],
      ],
      kit.form.warmMetal ? 'brass' : 'timber-dark',
      24,
    );
    return;
  }
  if (kind === 2) {
    softBox(kit, 0, 0.24, 0, width, 0.08, depth, 0.012, 'worktop');
    box(kit, 0, 0, 0, width * 0.78, 0.24, depth * 0.7, 'timber-dark');
    return;
  }
  const leg: FinishName = kit.form.ducts ? 'black' : 'timber';
  softBox(kit, 0, 0.34, 0, width, 0.035, depth, 0.01, 'timber');
  for (const sx of [-1, 1])
    for (const sz of [-1, 1])
      rod(
        kit,
        [sx * (width / 2 - 0.06), 0, sz * (depth / 2 - 0.06)],
        [sx * (width / 2 - 0.09), 0.345, sz * (depth / 2 - 0.09)],
        0.02,
        leg,
        8,
      );
  box(kit, 0, 0.13, 0, width - 0.2, 0.018, depth - 0.16, 'timber');
}

/** A dining or meeting table, top at 0.75 m. */
export const diningTable = asThing('table', buildDiningTable);

function buildDiningTable(kit: Kit, width: number, depth: number, top: FinishName = 'timber'): void {
  kit.mesh.nextThing();
  standOn(kit, 'table', width, depth, 0, 0.75);
  const leg: FinishName =
    kit.form.ducts || kit.form.neon ? 'black' : kit.form.warmMetal && top === 'worktop' ? 'brass' : 'timber';
  softBox(kit, 0, 0.715, 0, width, 0.035, depth, 0.01, top);
  if (top === 'worktop') {
    for (const s of [-1, 1]) {
      box(kit, s * (width / 2 - 0.42), 0, 0, 0.12, 0.715, depth * 0.55, leg);
      box(kit, s * (width / 2 - 0.42), 0, 0, 0.3, 0.02, depth * 0.62, leg);
    }
    return;
  }
  box(kit, 0, 0.64, 0, width - 0.24, 0.075, depth - 0.24, leg);
  for (const sx of [-1, 1])
    for (const sz of [-1, 1])
      box(kit, sx * (width / 2 - 0.09), 0, sz * (depth / 2 - 0.09), 0.065, 0.715, 0.065, leg);
}

/** A round table on one foot. */
export const roundTable = asThing('round-table', buildRoundTable);

function buildRoundTable(kit: Kit, r: number, height: number, top: FinishName = 'worktop'): void {
  kit.mesh.nextThing();
  standOn(kit, 'round-table', 2 * r, 2 * r, 0, height);
  lathe(
    kit,
    0,
    height - 0.035,
    0,
    [
      [r - 0.025, 0],
      [r, 0.02],
      [r, 0.035],
    ],
    top,
    32,
  );
  disc(kit, 0, height, 0, r, top, 32);
  const foot: FinishName = kit.form.warmMetal ? 'brass' : 'black';
  lathe(
    kit,
    0,
    0,
    0,
    [
      [r * 0.55, 0],
      [r * 0.53, 0.02],
      [0.05, 0.035],
      [0.04, height - 0.1],
      [0.12, height - 0.035],
    ],
    foot,
    20,
  );
}

/** A small table beside a seat. */
export const sideTable = asThing('side-table', buildSideTable);

function buildSideTable(kit: Kit): void {
  kit.mesh.nextThing();
  standOn(kit, 'side-table', 0.44, 0.44, 0, 0.52);
  if (kit.form.soft > 0.7) {
    cylinder(kit, 0, 0, 0, 0.17, 0.46, 'joinery-second', 20);
    cylinder(kit, 0, 0.46, 0, 0.22, 0.03, 'worktop', 24);
    return;
  }
  cylinder(kit, 0, 0.48, 0, 0.22, 0.025, kit.form.warmMetal ? 'worktop' : 'timber', 24);
  for (let k = 0; k < 3; k++) {
    const a = (2 * Math.PI * k) / 3;
    rod(
      kit,
      [0.19 * Math.sin(a), 0, 0.19 * Math.cos(a)],
      [0.13 * Math.sin(a), 0.48, 0.13 * Math.cos(a)],
      0.011,
      kit.form.warmMetal ? 'brass' : 'black',
    );
  }
}

/** A desk with drawers on one side, worked at from −z. */
export const desk = asThing('desk', buildDesk);

function buildDesk(kit: Kit, width: number, depth: number, top: FinishName = 'timber'): void {
  kit.mesh.nextThing();
  standOn(kit, 'desk', width, depth, 0, 0.75);
  softBox(kit, 0, 0.72, 0, width, 0.03, depth, 0.008, top);
  box(kit, width / 2 - 0.24, 0.02, 0, 0.42, 0.7, depth - 0.06, 'joinery');
  for (let k = 0; k < 3; k++)
    box(kit, width / 2 - 0.24, 0.06 + 0.22 * k, -depth / 2 + 0.02, 0.4, 0.2, 0.025, 'joinery');
  box(kit, -width / 2 + 0.03, 0, 0, 0.035, 0.72, depth - 0.04, kit.form.ducts ? 'black' : 'joinery');
  box(kit, 0, 0.36, depth / 2 - 0.06, width - 0.1, 0.34, 0.018, 'joinery');
}
