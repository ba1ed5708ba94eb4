import type { SceneBuilder, Vec3 } from './solid-scene.ts';

type Facing = 'front' | 'back' | 'left' | 'right';

/** A sofa standing on the floor: base, back, two arms, seat cushions. `facing` is where a sitting person looks. */
export function sofa(
  scene: SceneBuilder,
  [x, y]: readonly [number, number],
  length: number,
  facing: Facing,
  seats = 3,
): void {
  const depth = 0.92;
  const place = placer(scene, x, y, length, depth, facing);
  place([0, 0, 0.08], [length, depth, 0.24]);
  place([0, depth - 0.24, 0.32], [length, 0.24, 0.5]);
  place([0, 0, 0.32], [0.2, depth - 0.24, 0.28]);
  place([length - 0.2, 0, 0.32], [0.2, depth - 0.24, 0.28]);
  const seat = (length - 0.4) / seats;
  for (let i = 0; i < seats; i++) {
    place([0.2 + i * seat, -0.02, 0.32], [seat, depth - 0.22, 0.14]);
    place([0.2 + i * seat + 0.02, depth - 0.4, 0.46], [seat - 0.04, 0.17, 0.34]);
  }
}

export function armchair(scene: SceneBuilder, at: readonly [number, number], facing: Facing): void {
  sofa(scene, at, 0.95, facing, 1);
}

/** A bed with headboard at its back, mattress, two pillows and a folded throw. */
export function bed(scene: SceneBuilder, [x, y]: readonly [number, number], width: number): void {
  const length = 2.05;
  scene.box([x - 0.08, y + length, 0], [width + 0.16, 0.1, 1.15]);
  scene.box([x, y, 0.1], [width, length, 0.2]);
  scene.box([x + 0.02, y + 0.02, 0.3], [width - 0.04, length - 0.04, 0.22]);
  const pillow = (width - 0.3) / 2;
  scene.box([x + 0.1, y + length - 0.55, 0.52], [pillow, 0.42, 0.14]);
  scene.box([x + 0.2 + pillow, y + length - 0.55, 0.52], [pillow, 0.42, 0.14]);
  scene.box([x - 0.02, y + 0.25, 0.34], [width + 0.04, 0.6, 0.2]);
}

/** A table with four legs; a thick top reads better in a line drawing than a thin one. */
export function table(
  scene: SceneBuilder,
  [x, y]: readonly [number, number],
  [w, d]: readonly [number, number],
  height: number,
): void {
  scene.box([x, y, height - 0.05], [w, d, 0.05]);
  for (const [lx, ly] of [
    [0.04, 0.04],
    [w - 0.09, 0.04],
    [0.04, d - 0.09],
    [w - 0.09, d - 0.09],
  ] as const)
    scene.box([x + lx, y + ly, 0], [0.05, 0.05, height - 0.05]);
}

export function chair(scene: SceneBuilder, [x, y]: readonly [number, number], facing: Facing): void {
  const place = placer(scene, x, y, 0.45, 0.45, facing);
  place([0, 0, 0.42], [0.45, 0.45, 0.05]);
  place([0, 0.4, 0.47], [0.45, 0.05, 0.45]);
  for (const [lx, ly] of [
    [0, 0],
    [0.41, 0],
    [0, 0.41],
    [0.41, 0.41],
  ] as const)
    place([lx, ly, 0], [0.04, 0.04, 0.42]);
}

/** A cabinet whose fronts look towards the viewer, divided into doors and drawers. */
export function cabinet(
  scene: SceneBuilder,
  [x, y, z]: Vec3,
  [w, d, h]: Vec3,
  [columns, rows]: readonly [number, number],
): void {
  scene.box([x, y, z], [w, d, h]);
  const front = y - 0.004;
  for (let c = 0; c < columns; c++)
    for (let r = 0; r < rows; r++) {
      const [cw, rh] = [w / columns, h / rows];
      const [x0, z0] = [x + c * cw + 0.02, z + r * rh + 0.02];
      const [x1, z1] = [x0 + cw - 0.04, z0 + rh - 0.04];
      scene.path([
        [x0, front, z0],
        [x1, front, z0],
        [x1, front, z1],
        [x0, front, z1],
        [x0, front, z0],
      ]);
      scene.line([(x0 + x1) / 2 - 0.06, front, z1 - 0.05], [(x0 + x1) / 2 + 0.06, front, z1 - 0.05]);
    }
}

/** A standing or hanging lamp with a drum shade. */
export function lamp(
  scene: SceneBuilder,
  [x, y]: readonly [number, number],
  foot: number,
  shade: number,
  hanging = false,
): void {
  const radius = 0.2;
  const ring = (z: number, r: number): Vec3[] =>
    Array.from(
      { length: 17 },
      (_, i) => [x + r * Math.cos((i * Math.PI) / 8), y + r * Math.sin((i * Math.PI) / 8), z] as const,
    );
  const [low, high] = [ring(shade, radius), ring(shade + 0.26, radius * 0.8)];
  for (let i = 1; i < low.length; i++)
    scene.face([low[i - 1] as Vec3, low[i] as Vec3, high[i] as Vec3, high[i - 1] as Vec3], false);
  scene.path(low).path(high);
  scene.path([
    [x - radius, y, shade],
    [x - radius * 0.8, y, shade + 0.26],
  ]);
  scene.path([
    [x + radius, y, shade],
    [x + radius * 0.8, y, shade + 0.26],
  ]);
  if (hanging) scene.line([x, y, shade + 0.26], [x, y, foot]);
  else
    scene
      .box([x - 0.015, y - 0.015, foot], [0.03, 0.03, shade - foot])
      .box([x - 0.14, y - 0.14, foot], [0.28, 0.28, 0.03]);
}

/** A potted plant: leaves are faces that turn towards the viewer, so they hide one another. */
export function plant(scene: SceneBuilder, [x, y, z]: Vec3, height: number): void {
  scene.box([x - 0.16, y - 0.16, z], [0.32, 0.32, 0.34]);
  for (let i = 0; i < 11; i++) {
    const lean = (i - 5) * 0.13;
    const reach = height * (0.62 + 0.38 * Math.cos(lean * 1.4)) * (i % 2 ? 0.86 : 1);
    const depth = y - 0.05 + (i % 3) * 0.05;
    const at = (t: number, side: number): Vec3 => [
      x + lean * t * t * 0.9 + side * 0.05 * Math.sin(Math.PI * t),
      depth,
      z + 0.34 + reach * t * (1 - 0.25 * Math.abs(lean) * t),
    ];
    const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
    const leaf = [...steps.map((t) => at(t, 1)), ...steps.toReversed().map((t) => at(t, -1))];
    scene.face(leaf, false).path([...leaf, leaf[0] as Vec3]);
    scene.path(
      steps.map((t) => at(t, 0)),
      'texture',
    );
  }
}

export function rug(
  scene: SceneBuilder,
  [x, y]: readonly [number, number],
  [w, d]: readonly [number, number],
): void {
  const rectangle = (inset: number): Vec3[] => [
    [x + inset, y + inset, 0.006],
    [x + w - inset, y + inset, 0.006],
    [x + w - inset, y + d - inset, 0.006],
    [x + inset, y + d - inset, 0.006],
  ];
  scene.face(rectangle(0));
  const border = rectangle(0.12);
  scene.path([...border, border[0] as Vec3], 'texture');
}

/** Boxes in the furniture's own frame (front at y 0) turned to the asked side and put on the floor at (x, y). */
function placer(scene: SceneBuilder, x: number, y: number, length: number, depth: number, facing: Facing) {
  return ([bx, by, bz]: Vec3, [w, d, h]: Vec3): void => {
    if (facing === 'front') scene.box([x + bx, y + by, bz], [w, d, h]);
    else if (facing === 'back') scene.box([x + length - bx - w, y + depth - by - d, bz], [w, d, h]);
    else if (facing === 'right') scene.box([x + depth - by - d, y + bx, bz], [d, w, h]);
    else scene.box([x + by, y + length - bx - w, bz], [d, w, h]);
  };
}
