import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { between, type Kit, pickOne, standOn } from './kit.ts';
import { bookPile, bookRow, bowl, vase } from './decoration.ts';
import { box, rod } from './primitives.ts';
import { asThing } from './as-thing.ts';

/** A low cabinet with its back at z = 0. */
export const sideboard = asThing('sideboard', buildSideboard);

function buildSideboard(kit: Kit, width: number, height = 0.5, depth = 0.42, raised = 0.12): void {
  kit.mesh.nextThing();
  kit.mesh.place(0, 0, depth / 2, 0, () => standOn(kit, 'sideboard', width, depth, 0, height));
  box(kit, 0, raised, depth / 2, width, height - raised, depth - 0.02, 'joinery');
  box(
    kit,
    0,
    height,
    depth / 2 + 0.004,
    width + 0.01,
    0.022,
    depth,
    kit.form.lattice ? 'timber-dark' : 'worktop',
  );
  const doors = Math.max(2, Math.round(width / 0.52));
  const each = width / doors;
  for (let k = 0; k < doors; k++) {
    const x = -width / 2 + each * (k + 0.5);
    cabinetFront(kit, x, raised + 0.012, depth - 0.002, each - 0.006, height - raised - 0.02, 'joinery');
  }
  if (raised > 0) {
    for (const sx of [-1, 1])
      for (const z of [0.08, depth - 0.08])
        rod(
          kit,
          [sx * (width / 2 - 0.1), 0, z],
          [sx * (width / 2 - 0.1), raised, z],
          0.014,
          kit.form.warmMetal ? 'brass' : 'black',
        );
  }
}

/** A door or drawer front, its lower edge at (x, y), its back on z; with moulding or lattice where the style has them. */
export function cabinetFront(
  kit: Kit,
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  name: FinishName,
): void {
  box(kit, x, y, z + 0.009, w, h, 0.018, name);
  const metal: FinishName = kit.form.warmMetal ? 'brass' : kit.form.paintedJoinery ? 'metal' : 'black';
  if (kit.form.panels && w > 0.2 && h > 0.12) {
    const m = 0.05;
    box(kit, x, y, z + 0.022, w, m, 0.01, name);
    box(kit, x, y + h - m, z + 0.022, w, m, 0.01, name);
    for (const s of [-1, 1]) box(kit, x + s * (w / 2 - m / 2), y + m, z + 0.022, m, h - 2 * m, 0.01, name);
  } else if (kit.form.lattice && h > 0.3) {
    for (let k = 1; k <= 3; k++)
      box(kit, x - w / 2 + (w * k) / 4, y + 0.05, z + 0.022, 0.012, h - 0.1, 0.01, 'timber-dark');
    for (let k = 1; k <= 2; k++)
      box(kit, x, y + (h * k) / 3, z + 0.022, w - 0.06, 0.012, 0.01, 'timber-dark');
  }
  if (h > w * 1.2)
    box(
      kit,
      x + w / 2 - 0.035,
      y + h * (y > 1 ? 0.08 : 0.62),
      z + 0.036,
      0.012,
      Math.min(0.16, h * 0.25),
      0.018,
      metal,
    );
  else box(kit, x, y + h - 0.05, z + 0.036, Math.min(0.18, w * 0.4), 0.012, 0.018, metal);
}

/** A wardrobe, its back at z = 0, up to `height`. */
export const wardrobe = asThing('wardrobe', buildWardrobe);

function buildWardrobe(kit: Kit, width: number, height: number): void {
  kit.mesh.nextThing();
  const depth = 0.6;
  kit.mesh.place(0, 0, depth / 2, 0, () => standOn(kit, 'wardrobe', width, depth, 0, height));
  box(kit, 0, 0.06, depth / 2, width, height - 0.06, depth - 0.02, 'joinery');
  box(kit, 0, 0, depth / 2 - 0.03, width, 0.06, depth - 0.06, 'black');
  const doors = Math.max(2, Math.round(width / 0.5));
  const each = width / doors;
  for (let k = 0; k < doors; k++)
    cabinetFront(
      kit,
      -width / 2 + each * (k + 0.5),
      0.07,
      depth - 0.002,
      each - 0.005,
      height - 0.09,
      'joinery',
    );
}

/** Open shelves with books and things, back at z = 0. */
export const bookcase = asThing('bookcase', buildBookcase);

function buildBookcase(kit: Kit, width: number, height: number, depth = 0.32): void {
  kit.mesh.nextThing();
  kit.mesh.place(0, 0, depth / 2, 0, () => standOn(kit, 'bookcase', width, depth, 0, height));
  const wood: FinishName = kit.form.ducts ? 'black' : 'joinery';
  box(kit, 0, 0, 0.008, width, height, 0.016, kit.form.ducts ? 'joinery-second' : 'joinery');
  const bays = Math.max(1, Math.round(width / 0.85));
  const each = width / bays;
  for (let k = 0; k <= bays; k++)
    box(
      kit,
      -width / 2 + each * k + (k === 0 ? 0.012 : k === bays ? -0.012 : 0),
      0,
      depth / 2,
      0.024,
      height,
      depth,
      wood,
    );
  const rows = Math.max(2, Math.round(height / 0.38));
  const rise = (height - 0.04) / rows;
  for (let r = 0; r <= rows; r++)
    box(kit, 0, r * rise, depth / 2, width - 0.01, 0.024, depth - 0.01, kit.form.ducts ? 'timber' : wood);
  for (let k = 0; k < bays; k++) {
    for (let r = 0; r < rows; r++) {
      const x = -width / 2 + each * (k + 0.5);
      const choice = kit.random();
      const closed = r === 0 && height > 1.4;
      if (closed) {
        cabinetFront(kit, x, 0.026, depth - 0.002, each - 0.03, rise - 0.03, 'joinery');
        continue;
      }
      kit.mesh.place(x, r * rise + 0.025, depth * 0.52, 0, () =>
        fillShelf(kit, each - 0.07, rise - 0.05, depth, choice),
      );
    }
  }
}

function fillShelf(kit: Kit, width: number, height: number, depth: number, choice: number): void {
  if (choice < 0.42) {
    const share = between(kit, 0.5, 0.95);
    kit.mesh.place((-width * (1 - share)) / 2, 0, 0, 0, () =>
      bookRow(kit, width * share, height, depth * 0.62),
    );
  } else if (choice < 0.58) {
    kit.mesh.place(-width * 0.22, 0, 0, 0, () => bookPile(kit, 3));
    kit.mesh.place(width * 0.25, 0, 0, 0, () =>
      vase(kit, height * 0.6, pickOne<FinishName>(kit, ['pot', 'accent', 'ceramic']), false),
    );
  } else if (choice < 0.74) {
    kit.mesh.place(0, 0, 0, 0, () =>
      vase(
        kit,
        height * between(kit, 0.55, 0.85),
        pickOne<FinishName>(kit, ['pot', 'accent-second', 'ceramic']),
        false,
      ),
    );
  } else if (choice < 0.88) {
    kit.mesh.place(width * 0.1, 0, 0, 0, () =>
      bowl(kit, Math.min(0.12, width * 0.3), pickOne<FinishName>(kit, ['ceramic', 'accent', 'timber-dark'])),
    );
  }
}

/** A wall of joinery with a screen in it: low cabinet, back panel, shelves at one side. Back at z = 0. */
export function mediaWall(kit: Kit, width: number, ceiling: number): void {
  kit.mesh.nextThing();
  const panel = width * 0.62;
  box(kit, 0, 0, 0.02, panel, ceiling - 0.02, 0.04, 'feature-wall');
  kit.mesh.place(0, 0, 0.04, 0, () => sideboard(kit, width * 0.8, 0.42, 0.4, 0.14));
  kit.mesh.nextThing();
  const screen = Math.min(1.65, panel * 0.62);
  box(kit, 0, 0.82, 0.075, screen, screen * 0.57, 0.04, 'screen');
  kit.mesh.place(-width * 0.32, 0.445, 0.24, 0, () => vase(kit, 0.34, 'pot', true));
  kit.mesh.place(width * 0.3, 0.445, 0.24, 0.2, () => bookPile(kit, 3));
}
