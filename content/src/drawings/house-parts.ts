import type { SceneBuilder, Vec3 } from './solid-scene.ts';

/** Ground plane with the line where it meets the sky. */
export function ground(s: SceneBuilder): void {
  s.face(
    [
      [-900, -12, 0],
      [900, -12, 0],
      [900, 400, 0],
      [-900, 400, 0],
    ],
    false,
  );
  s.line([-900, 400, 0], [900, 400, 0]);
}

/** A tree as a drawing shows it: trunk and an irregular crown outline that turns towards the viewer. */
export function tree(s: SceneBuilder, [x, y, z]: Vec3, height: number, variant: number): void {
  const [cos, sin] = [0.77, 0.64];
  const at = (side: number, up: number, nearer = 0): Vec3 => [
    x + side * cos + nearer * sin,
    y + side * sin - nearer * cos,
    z + up,
  ];
  const trunk = [at(-0.14, 0), at(0.14, 0), at(0.1, height * 0.5), at(-0.1, height * 0.5)];
  s.face(trunk);
  const middle = height * 0.66;
  const crown = Array.from({ length: 49 }, (_, i) => {
    const a = (i * Math.PI) / 24;
    const r = 1 + 0.07 * Math.sin(7 * a + variant) + 0.05 * Math.sin(12 * a + 2.3 * variant);
    return at(height * 0.3 * r * Math.cos(a), middle + height * 0.34 * r * Math.sin(a), 0.2);
  });
  for (let i = 1; i < crown.length; i++)
    s.face([at(0, middle, 0.2), crown[i - 1] as Vec3, crown[i] as Vec3], false);
  s.path(crown);
}

/** A gabled roof over a rectangle; the ridge runs along x. Eaves overhang, the roof has a visible thickness. */
export function gable(
  s: SceneBuilder,
  [x, y, z]: Vec3,
  [w, d, rise]: Vec3,
  overhang = 0.5,
  thickness = 0.16,
): void {
  const slope = rise / (d / 2);
  const low = z - overhang * slope;
  const [x0, x1] = [x - overhang, x + w + overhang];
  const [front, back, middle] = [y - overhang, y + d + overhang, y + d / 2];
  const top = z + rise;
  const t = thickness;
  s.face([
    [x0, front, low + t],
    [x1, front, low + t],
    [x1, middle, top + t],
    [x0, middle, top + t],
  ]);
  s.face([
    [x0, back, low + t],
    [x1, back, low + t],
    [x1, middle, top + t],
    [x0, middle, top + t],
  ]);
  s.face([
    [x0, front, low],
    [x1, front, low],
    [x1, front, low + t],
    [x0, front, low + t],
  ]);
  for (const gx of [x0, x1]) {
    s.face([
      [gx, front, low],
      [gx, front, low + t],
      [gx, middle, top + t],
      [gx, middle, top],
    ]);
    s.face([
      [gx, back, low],
      [gx, back, low + t],
      [gx, middle, top + t],
      [gx, middle, top],
    ]);
  }
  for (const gx of [x, x + w])
    s.face([
      [gx, y, z],
      [gx, y + d, z],
      [gx, middle, top],
    ]);
}

export function sidingFront(s: SceneBuilder, [x, y, z]: Vec3, [w, h]: readonly [number, number]): void {
  s.ruled([x, y - 0.004, z], [w, 0, 0], [0, 0, h], Math.round(h / 0.17));
}

export function sidingRight(s: SceneBuilder, [x, y, z]: Vec3, [d, h]: readonly [number, number]): void {
  s.ruled([x + 0.004, y, z], [0, d, 0], [0, 0, h], Math.round(h / 0.17));
}

export function frontWindow(
  s: SceneBuilder,
  at: Vec3,
  size: readonly [number, number],
  panes: readonly [number, number],
): void {
  s.face([
    [at[0], at[1] - 0.03, at[2]],
    [at[0] + size[0], at[1] - 0.03, at[2]],
    [at[0] + size[0], at[1] - 0.03, at[2] + size[1]],
    [at[0], at[1] - 0.03, at[2] + size[1]],
  ]);
  s.window([at[0], at[1] - 0.035, at[2]], [size[0], 0, 0], [0, 0, size[1]], panes, 0.08);
}

export function rightWindow(
  s: SceneBuilder,
  at: Vec3,
  size: readonly [number, number],
  panes: readonly [number, number],
): void {
  const x = at[0] + 0.03;
  s.face([
    [x, at[1], at[2]],
    [x, at[1] + size[0], at[2]],
    [x, at[1] + size[0], at[2] + size[1]],
    [x, at[1], at[2] + size[1]],
  ]);
  s.window([x + 0.005, at[1], at[2]], [0, size[0], 0], [0, 0, size[1]], panes, 0.08);
}

export function door(s: SceneBuilder, [x, y, z]: Vec3, w = 1.0, h = 2.15): void {
  const f = y - 0.035;
  s.face([
    [x, f, z],
    [x + w, f, z],
    [x + w, f, z + h],
    [x, f, z + h],
  ]);
  const g = f - 0.004;
  for (const [a, b] of [
    [0.15, 0.95],
    [1.1, h - 0.15],
  ] as const)
    s.path([
      [x + 0.15, g, z + a],
      [x + w - 0.15, g, z + a],
      [x + w - 0.15, g, z + b],
      [x + 0.15, g, z + b],
      [x + 0.15, g, z + a],
    ]);
}
