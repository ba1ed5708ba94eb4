/** What a person would paint over, in shares of the picture's width and height: for looking alone, no engine reads it. */
export interface PaintedCase {
  readonly file: string;
  readonly name: string;
  readonly strokes: readonly Stroke[];
}

/** A blob of the brush (middle and radii), or an outline. */
type Stroke =
  | { readonly oval: readonly [x: number, y: number, rx: number, ry: number] }
  | { readonly outline: readonly (readonly [number, number])[] };

const oval = (x: number, y: number, rx: number, ry = rx): Stroke => ({ oval: [x, y, rx, ry] });
const box = (x0: number, y0: number, x1: number, y1: number): Stroke => ({
  outline: [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ],
});
const outline = (...points: readonly (readonly [number, number])[]): Stroke => ({ outline: points });

export const REMOVAL_CASES: readonly PaintedCase[] = [
  {
    file: 'interior-photo/empty-room.jpg',
    name: 'air-conditioner',
    strokes: [oval(0.735, 0.16, 0.065, 0.1)],
  },
  {
    file: 'interior-photo/empty-room.jpg',
    name: 'sockets',
    strokes: [oval(0.9, 0.335, 0.05, 0.045), oval(0.225, 0.58, 0.015, 0.03), oval(0.567, 0.375, 0.04, 0.055)],
  },
  {
    file: 'interior-photo/bedroom-grey-walls.jpg',
    name: 'pictures',
    strokes: [oval(0.73, 0.355, 0.05, 0.07), oval(0.82, 0.325, 0.05, 0.075)],
  },
  { file: 'interior-photo/bedroom-grey-walls.jpg', name: 'armchair', strokes: [oval(0.2, 0.6, 0.075, 0.12)] },
  {
    file: 'interior-photo/bedroom-grey-walls.jpg',
    name: 'rug',
    strokes: [
      outline([0.17, 0.78], [0.26, 0.66], [0.48, 0.66], [0.68, 0.81], [0.39, 0.99], [0.3, 0.99]),
      box(0.51, 0.76, 0.605, 0.92),
    ],
  },
  {
    file: 'interior-photo/living-brown-modern.jpg',
    name: 'sofa',
    strokes: [outline([0.28, 0.6], [0.36, 0.54], [0.6, 0.54], [0.68, 0.6], [0.68, 0.78], [0.28, 0.78])],
  },
  {
    file: 'interior-photo/kitchen-white-island.jpg',
    name: 'island',
    strokes: [outline([0.3, 0.62], [0.42, 0.5], [0.56, 0.5], [0.66, 0.64], [0.67, 0.99], [0.3, 0.99])],
  },
  {
    file: 'interior-photo/kitchen-white-island.jpg',
    name: 'lamp',
    strokes: [
      outline(
        [0.41, 0.38],
        [0.47, 0.36],
        [0.47, 0.2],
        [0.5, 0.2],
        [0.5, 0.36],
        [0.57, 0.4],
        [0.56, 0.48],
        [0.42, 0.48],
      ),
    ],
  },
  {
    file: 'interior-photo/office-glass-corridor.jpg',
    name: 'lamp',
    strokes: [outline([0.7, 0.12], [0.75, 0.12], [0.77, 0.26], [0.7, 0.26])],
  },
  {
    file: 'interior-photo/basement-fireplace-phone.jpg',
    name: 'picture',
    strokes: [box(0.36, 0.06, 0.6, 0.3)],
  },
  {
    file: 'interior-photo/bathroom-round-mirror.jpg',
    name: 'mirror',
    strokes: [oval(0.27, 0.37, 0.12, 0.24)],
  },
  {
    file: 'exterior-photo/brick-ranch-house-lawn.jpg',
    name: 'bush',
    strokes: [oval(0.28, 0.49, 0.07, 0.05)],
  },
  {
    file: 'exterior-photo/brick-ranch-house-lawn.jpg',
    name: 'garage',
    strokes: [box(0.69, 0.37, 0.91, 0.55)],
  },
  {
    file: 'exterior-photo/house-under-renovation.jpg',
    name: 'tree',
    strokes: [outline([0.72, 0.12], [0.77, 0.12], [0.82, 0.6], [0.63, 0.6])],
  },
  { file: 'exterior-photo/stone-house.png', name: 'chimney', strokes: [box(0.49, 0.2, 0.6, 0.38)] },
  {
    file: 'exterior-photo/stone-house.png',
    name: 'windows',
    strokes: [oval(0.6, 0.56, 0.04, 0.06), oval(0.69, 0.53, 0.04, 0.06)],
  },
  {
    file: 'landscape-photo/lawn-tree-house-corner.jpg',
    name: 'trunk',
    strokes: [outline([0.45, 0.12], [0.6, 0.12], [0.57, 0.82], [0.44, 0.82])],
  },
  { file: 'landscape-photo/garden-stone-wall.jpg', name: 'hut', strokes: [oval(0.83, 0.5, 0.08, 0.08)] },
  {
    file: 'aerial/park-drone.jpg',
    name: 'cars',
    strokes: [oval(0.97, 0.56, 0.04, 0.1), oval(0.95, 0.78, 0.05, 0.11), oval(0.98, 0.95, 0.05, 0.08)],
  },
  {
    file: 'sketchup-like/living-room-shaded-edges.jpg',
    name: 'television',
    strokes: [oval(0.6, 0.51, 0.09, 0.09)],
  },
  {
    file: 'sketchup-like/living-room-shaded-edges.jpg',
    name: 'sofa',
    strokes: [outline([0.4, 0.99], [0.43, 0.84], [0.6, 0.8], [0.85, 0.75], [0.98, 0.9], [0.98, 0.99])],
  },
  {
    file: 'sketchup-like/house-front-shaded-edges.jpg',
    name: 'window',
    strokes: [oval(0.17, 0.37, 0.035, 0.1)],
  },
  { file: 'white-model/house-clay-render.jpg', name: 'windows', strokes: [box(0.54, 0.64, 0.63, 0.79)] },
  {
    file: 'interior-line/bedroom-corner-hand-sketch.jpg',
    name: 'lamp',
    strokes: [outline([0.5, 0.1], [0.62, 0.1], [0.62, 0.5], [0.5, 0.5])],
  },
  {
    file: 'interior-line/fireplace-wall-elevation.png',
    name: 'television',
    strokes: [box(0.44, 0.52, 0.61, 0.76)],
  },
  {
    file: 'interior-line/living-fireplace-line.png',
    name: 'fireplace',
    strokes: [oval(0.355, 0.5, 0.07, 0.16)],
  },
  {
    file: 'exterior-line/house-axonometric-annotated.jpg',
    name: 'label',
    strokes: [outline([0.38, 0.02], [0.62, 0.02], [0.62, 0.22], [0.38, 0.22])],
  },
  {
    file: 'exterior-line/house-garage-perspective-line.png',
    name: 'garage-door',
    strokes: [oval(0.17, 0.66, 0.06, 0.16)],
  },
  { file: 'floor-plan/apartment-plan-bw.jpg', name: 'label', strokes: [oval(0.33, 0.62, 0.13, 0.06)] },
  {
    file: 'floor-plan/house-plan-red-zone.png',
    name: 'table',
    strokes: [outline([0.62, 0.37], [0.82, 0.37], [0.82, 0.5], [0.62, 0.5])],
  },
  { file: 'style-ref/house-day-render.jpg', name: 'table', strokes: [oval(0.49, 0.61, 0.07, 0.06)] },
];
