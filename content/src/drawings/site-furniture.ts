import type { Camera, SceneBuilder, Vec3 } from './solid-scene.ts';

/** A lamp post with a lantern. */
export function lampPost(s: SceneBuilder, [x, y]: readonly [number, number], height = 3.6): void {
  s.box([x - 0.05, y - 0.05, 0], [0.1, 0.1, height - 0.5]);
  s.box([x - 0.17, y - 0.17, height - 0.5], [0.34, 0.34, 0.5]);
}

/** A low light beside a path. */
export function bollard(s: SceneBuilder, [x, y]: readonly [number, number]): void {
  s.box([x - 0.08, y - 0.08, 0], [0.16, 0.16, 0.75]).box([x - 0.1, y - 0.1, 0.75], [0.2, 0.2, 0.18]);
}

export function bench(s: SceneBuilder, [x, y]: readonly [number, number], length = 1.8): void {
  s.box([x + 0.1, y, 0], [0.12, 0.45, 0.4]).box([x + length - 0.22, y, 0], [0.12, 0.45, 0.4]);
  s.box([x, y - 0.02, 0.4], [length, 0.5, 0.08]).box([x, y + 0.42, 0.62], [length, 0.06, 0.3]);
}

/** A standing person as an outline that turns towards the viewer. */
export function person(s: SceneBuilder, camera: Camera, [x, y]: readonly [number, number]): void {
  const [dx, dy] = [camera.target[0] - camera.eye[0], camera.target[1] - camera.eye[1]];
  const n = Math.hypot(dx, dy);
  const at = (side: number, up: number): Vec3 => [x + (side * dy) / n, y - (side * dx) / n, up];
  const half = [
    [0.05, 0],
    [0.11, 0.85],
    [0.2, 0.86],
    [0.22, 1.36],
    [0.13, 1.48],
  ] as const;
  const body = [
    ...half.map(([w, h]) => at(w, h)),
    ...half.toReversed().map(([w, h]) => at(-w, h)),
    at(0.05, 0),
  ];
  s.face(body.slice(0, -1), false).path(body);
  const head = Array.from({ length: 13 }, (_, i) => {
    const a = (i * Math.PI) / 6;
    return at(0.1 * Math.cos(a), 1.62 + 0.13 * Math.sin(a));
  });
  s.face(head.slice(0, -1), false).path(head);
}

export function car(s: SceneBuilder, [x, y]: readonly [number, number], along: 'x' | 'y'): void {
  const [w, d] = along === 'x' ? [4.4, 1.8] : [1.8, 4.4];
  s.box([x, y, 0.25], [w, d, 0.6]);
  const inset = along === 'x' ? ([0.9, 0.12] as const) : ([0.12, 0.9] as const);
  s.box([x + inset[0], y + inset[1], 0.85], [w - 2 * inset[0], d - 2 * inset[1], 0.55]);
}
