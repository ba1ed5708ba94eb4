import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { addPanelLight, between, finishIndex, type Kit, pickOne, standOn } from './kit.ts';
import { bowl, vase } from './decoration.ts';
import { box, cylinder, lathe, rod, softBox } from './primitives.ts';
import { cabinetFront } from './storage.ts';
import { asThing } from './as-thing.ts';

/** Base units with a worktop, its back at z = 0, centred on x; with a hob and a sink where wanted. */
export const baseRun = asThing('kitchen-units', buildBaseRun);

function buildBaseRun(
  kit: Kit,
  width: number,
  parts: { readonly hob?: number; readonly sink?: number },
): void {
  kit.mesh.nextThing();
  kit.mesh.place(0, 0, 0.31, 0, () => standOn(kit, 'kitchen-run', width, 0.62, 0, 0.92));
  box(kit, 0, 0, 0.27, width, 0.1, 0.5, 'black');
  box(kit, 0, 0.1, 0.29, width, 0.76, 0.56, 'joinery');
  softBox(kit, 0, 0.86, 0.31, width + 0.01, 0.04, 0.63, 0.004, 'worktop');
  const units = Math.max(1, Math.round(width / 0.6));
  const each = width / units;
  for (let k = 0; k < units; k++) {
    const x = -width / 2 + each * (k + 0.5);
    if (k % 3 === 1)
      for (let d = 0; d < 3; d++) cabinetFront(kit, x, 0.11 + 0.25 * d, 0.57, each - 0.005, 0.244, 'joinery');
    else cabinetFront(kit, x, 0.11, 0.57, each - 0.005, 0.744, 'joinery');
  }
  if (parts.hob !== undefined) {
    box(kit, parts.hob, 0.9, 0.31, 0.6, 0.008, 0.5, 'screen');
    box(kit, parts.hob, 0.3, 0.585, 0.58, 0.55, 0.012, 'screen');
    box(kit, parts.hob, 0.78, 0.605, 0.46, 0.015, 0.02, 'metal');
    kit.mesh.place(parts.hob - 0.14, 0.908, 0.26, 0, () => pot(kit));
  }
  if (parts.sink !== undefined) {
    kit.mesh.quad([parts.sink - 0.3, 0.9015, 0.12], [0.6, 0, 0], [0, 0, 0.38], finishIndex('metal'));
    kit.mesh.quad([parts.sink - 0.28, 0.902, 0.14], [0.56, 0, 0], [0, 0, 0.34], finishIndex('black'));
    tap(kit, parts.sink, 0.9, 0.1, 0.34);
  }
}

function pot(kit: Kit): void {
  lathe(
    kit,
    0,
    0,
    0,
    [
      [0.1, 0],
      [0.11, 0.02],
      [0.11, 0.11],
      [0.001, 0.13],
    ],
    'metal',
    18,
  );
  cylinder(kit, 0, 0.13, 0, 0.014, 0.025, 'black', 8);
}

/** A tap with a bent spout towards +z. */
export function tap(kit: Kit, x: number, y: number, z: number, rise: number): void {
  const metal: FinishName = kit.form.warmMetal ? 'brass' : 'metal';
  rod(kit, [x, y, z], [x, y + rise, z], 0.013, metal, 8);
  rod(kit, [x, y + rise, z], [x, y + rise, z + 0.18], 0.011, metal, 8);
  rod(kit, [x, y + rise, z + 0.18], [x, y + rise - 0.07, z + 0.18], 0.01, metal, 8);
}

/** Wall units from `low` to `high`, their back at z = 0, with light below them. */
export const wallRun = asThing('kitchen-units', buildWallRun);

function buildWallRun(kit: Kit, width: number, low: number, high: number): void {
  kit.mesh.nextThing();
  kit.mesh.place(0, 0, 0.17, 0, () => standOn(kit, 'wall-units', width, 0.35, low, high));
  box(kit, 0, low, 0.17, width, high - low, 0.32, 'joinery');
  const units = Math.max(1, Math.round(width / 0.6));
  const each = width / units;
  for (let k = 0; k < units; k++)
    cabinetFront(kit, -width / 2 + each * (k + 0.5), low, 0.33, each - 0.005, high - low, 'joinery');
  box(kit, 0, low - 0.012, 0.3, width - 0.06, 0.012, 0.02, 'cove-glow');
  addPanelLight(kit, [0, low - 0.02, 0.26], [width / 2 - 0.05, 0, 0], [0, 0, 0.04], [0, -1, 0], 0.16 * width);
}

/** Open shelves with crockery, back at z = 0. */
export function openShelves(kit: Kit, width: number, low: number): void {
  kit.mesh.nextThing();
  kit.mesh.place(0, 0, 0.13, 0, () => standOn(kit, 'shelves', width, 0.26, low, low + 0.7));
  for (let r = 0; r < 2; r++) {
    const y = low + r * 0.36;
    box(kit, 0, y, 0.13, width, 0.035, 0.25, 'timber');
    for (let x = -width / 2 + 0.15; x < width / 2 - 0.1; x += 0.3) {
      const choice = kit.random();
      kit.mesh.place(x, y + 0.035, 0.13, 0, () => {
        if (choice < 0.4) bowl(kit, 0.09, pickOne<FinishName>(kit, ['ceramic', 'pot', 'accent']));
        else if (choice < 0.7)
          cylinder(
            kit,
            0,
            0,
            0,
            0.05,
            between(kit, 0.1, 0.2),
            pickOne<FinishName>(kit, ['ceramic', 'pot', 'accent-second']),
            14,
          );
        else if (choice < 0.9) vase(kit, 0.2, 'ceramic', false);
      });
    }
  }
}

/** Full-height units with oven and refrigerator, back at z = 0. */
export const tallUnits = asThing('kitchen-units', buildTallUnits);

function buildTallUnits(kit: Kit, width: number, height: number): void {
  kit.mesh.nextThing();
  kit.mesh.place(0, 0, 0.31, 0, () => standOn(kit, 'tall-units', width, 0.62, 0, height));
  box(kit, 0, 0, 0.27, width, 0.1, 0.5, 'black');
  box(kit, 0, 0.1, 0.3, width, height - 0.1, 0.58, 'joinery');
  const units = Math.max(2, Math.round(width / 0.62));
  const each = width / units;
  for (let k = 0; k < units; k++) {
    const x = -width / 2 + each * (k + 0.5);
    if (k === 0) {
      cabinetFront(kit, x, 0.11, 0.585, each - 0.005, 0.58, 'joinery');
      for (const y of [0.72, 1.26]) {
        box(kit, x, y, 0.595, each - 0.01, 0.5, 0.02, 'screen');
        box(kit, x, y + 0.42, 0.62, each - 0.12, 0.014, 0.02, 'metal');
      }
      cabinetFront(kit, x, 1.78, 0.585, each - 0.005, height - 1.79, 'joinery');
      continue;
    }
    cabinetFront(kit, x, 0.11, 0.585, each - 0.005, 1.3, 'joinery');
    cabinetFront(kit, x, 1.415, 0.585, each - 0.005, height - 1.425, 'joinery');
  }
}

/** An island with its worktop running down both ends. */
export const island = asThing('island', buildIsland);

function buildIsland(kit: Kit, width: number, depth: number): void {
  kit.mesh.nextThing();
  standOn(kit, 'island', width, depth, 0, 0.92);
  softBox(kit, 0, 0.87, 0, width, 0.05, depth, 0.004, 'worktop');
  for (const s of [-1, 1]) box(kit, s * (width / 2 - 0.025), 0, 0, 0.05, 0.87, depth, 'worktop');
  box(
    kit,
    0,
    0.08,
    -0.12,
    width - 0.1,
    0.79,
    depth - 0.3,
    kit.form.featureTimber ? 'feature-wall' : 'joinery-second',
  );
  box(kit, 0, 0, -0.12, width - 0.1, 0.08, depth - 0.4, 'black');
}

/** An extractor hood over a hob, its back at z = 0. */
export function hood(kit: Kit, low: number, ceiling: number): void {
  kit.mesh.nextThing();
  box(kit, 0, low, 0.24, 0.8, 0.06, 0.48, 'metal');
  box(kit, 0, low + 0.06, 0.15, 0.3, ceiling - low - 0.06, 0.28, 'metal');
}
