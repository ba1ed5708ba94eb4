import { box, type EditJob, type Outline, type Oval, type PaintedMask } from './edit-job.ts';

const oval = (x: number, y: number, rx: number, ry = rx): Oval => [x, y, rx, ry];
const outline = (...points: Outline): Outline => points;
/** With the soft rim of a brush of the size that people use. */
const brush = (mask: PaintedMask): PaintedMask => ({ rim: 0.005, feather: 0.0008, ...mask });

/** What is taken away, painted over as people do it: with a blob of the brush, or along an outline and filled. */
export const REMOVALS: readonly EditJob[] = [
  {
    name: 'empty-room-air-conditioner',
    sample: 'interior-photo/empty-room.jpg',
    mask: brush({ ovals: [oval(0.735, 0.16, 0.065, 0.1)] }),
  },
  {
    name: 'empty-room-sockets',
    sample: 'interior-photo/empty-room.jpg',
    mask: brush({
      ovals: [oval(0.9, 0.335, 0.05, 0.045), oval(0.225, 0.58, 0.015, 0.03), oval(0.567, 0.375, 0.04, 0.055)],
    }),
  },
  {
    name: 'bedroom-grey-walls-pictures',
    sample: 'interior-photo/bedroom-grey-walls.jpg',
    mask: brush({ ovals: [oval(0.73, 0.355, 0.05, 0.07), oval(0.82, 0.325, 0.05, 0.075)] }),
  },
  {
    name: 'bedroom-grey-walls-armchair',
    sample: 'interior-photo/bedroom-grey-walls.jpg',
    mask: brush({ ovals: [oval(0.2, 0.6, 0.075, 0.12)] }),
  },
  {
    name: 'bedroom-grey-walls-rug',
    sample: 'interior-photo/bedroom-grey-walls.jpg',
    mask: brush({
      outlines: [
        outline([0.17, 0.78], [0.26, 0.66], [0.48, 0.66], [0.68, 0.81], [0.39, 0.99], [0.3, 0.99]),
        box(0.51, 0.76, 0.605, 0.92),
      ],
    }),
  },
  {
    name: 'living-brown-modern-sofa',
    sample: 'interior-photo/living-brown-modern.jpg',
    mask: brush({
      outlines: [outline([0.28, 0.6], [0.36, 0.54], [0.6, 0.54], [0.68, 0.6], [0.68, 0.78], [0.28, 0.78])],
    }),
  },
  {
    name: 'kitchen-white-island-island',
    sample: 'interior-photo/kitchen-white-island.jpg',
    mask: brush({
      outlines: [outline([0.3, 0.62], [0.42, 0.5], [0.56, 0.5], [0.66, 0.64], [0.67, 0.99], [0.3, 0.99])],
    }),
  },
  {
    name: 'kitchen-white-island-lamp',
    sample: 'interior-photo/kitchen-white-island.jpg',
    mask: brush({
      outlines: [
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
    }),
  },
  {
    name: 'office-glass-corridor-lamp',
    sample: 'interior-photo/office-glass-corridor.jpg',
    mask: brush({ outlines: [outline([0.7, 0.12], [0.75, 0.12], [0.77, 0.26], [0.7, 0.26])] }),
  },
  {
    name: 'basement-fireplace-phone-picture',
    sample: 'interior-photo/basement-fireplace-phone.jpg',
    mask: brush({ outlines: [box(0.36, 0.06, 0.6, 0.3)] }),
  },
  {
    name: 'bathroom-round-mirror-mirror',
    sample: 'interior-photo/bathroom-round-mirror.jpg',
    mask: brush({ ovals: [oval(0.27, 0.37, 0.12, 0.24)] }),
  },
  {
    name: 'brick-ranch-house-lawn-bush',
    sample: 'exterior-photo/brick-ranch-house-lawn.jpg',
    mask: brush({ ovals: [oval(0.28, 0.49, 0.07, 0.05)] }),
  },
  {
    name: 'brick-ranch-house-lawn-garage',
    sample: 'exterior-photo/brick-ranch-house-lawn.jpg',
    mask: brush({ outlines: [box(0.69, 0.37, 0.91, 0.55)] }),
  },
  {
    name: 'house-under-renovation-tree',
    sample: 'exterior-photo/house-under-renovation.jpg',
    mask: brush({ outlines: [outline([0.72, 0.12], [0.77, 0.12], [0.82, 0.6], [0.63, 0.6])] }),
  },
  {
    name: 'stone-house-chimney',
    sample: 'exterior-photo/stone-house.png',
    mask: brush({ outlines: [box(0.49, 0.2, 0.6, 0.38)] }),
  },
  {
    name: 'stone-house-windows',
    sample: 'exterior-photo/stone-house.png',
    mask: brush({ ovals: [oval(0.6, 0.56, 0.04, 0.06), oval(0.69, 0.53, 0.04, 0.06)] }),
  },
  {
    name: 'lawn-tree-house-corner-trunk',
    sample: 'landscape-photo/lawn-tree-house-corner.jpg',
    mask: brush({ outlines: [outline([0.45, 0.12], [0.6, 0.12], [0.57, 0.82], [0.44, 0.82])] }),
  },
  {
    name: 'garden-stone-wall-hut',
    sample: 'landscape-photo/garden-stone-wall.jpg',
    mask: brush({ ovals: [oval(0.83, 0.5, 0.08, 0.08)] }),
  },
  {
    name: 'park-drone-cars',
    sample: 'aerial/park-drone.jpg',
    mask: brush({
      ovals: [oval(0.97, 0.56, 0.04, 0.1), oval(0.95, 0.78, 0.05, 0.11), oval(0.98, 0.95, 0.05, 0.08)],
    }),
  },
  {
    name: 'living-room-shaded-edges-television',
    sample: 'sketchup-like/living-room-shaded-edges.jpg',
    mask: brush({ ovals: [oval(0.6, 0.51, 0.09, 0.09)] }),
  },
  {
    name: 'living-room-shaded-edges-sofa',
    sample: 'sketchup-like/living-room-shaded-edges.jpg',
    mask: brush({
      outlines: [outline([0.4, 0.99], [0.43, 0.84], [0.6, 0.8], [0.85, 0.75], [0.98, 0.9], [0.98, 0.99])],
    }),
  },
  {
    name: 'house-front-shaded-edges-window',
    sample: 'sketchup-like/house-front-shaded-edges.jpg',
    mask: brush({ ovals: [oval(0.17, 0.37, 0.035, 0.1)] }),
  },
  {
    name: 'house-clay-render-windows',
    sample: 'white-model/house-clay-render.jpg',
    mask: brush({ outlines: [box(0.54, 0.64, 0.63, 0.79)] }),
  },
  {
    name: 'bedroom-corner-hand-sketch-lamp',
    sample: 'interior-line/bedroom-corner-hand-sketch.jpg',
    mask: brush({ outlines: [outline([0.5, 0.1], [0.62, 0.1], [0.62, 0.5], [0.5, 0.5])] }),
  },
  {
    name: 'fireplace-wall-elevation-television',
    sample: 'interior-line/fireplace-wall-elevation.png',
    mask: brush({ outlines: [box(0.44, 0.52, 0.61, 0.76)] }),
  },
  {
    name: 'living-fireplace-line-fireplace',
    sample: 'interior-line/living-fireplace-line.png',
    mask: brush({ ovals: [oval(0.355, 0.5, 0.07, 0.16)] }),
  },
  {
    name: 'house-axonometric-annotated-label',
    sample: 'exterior-line/house-axonometric-annotated.jpg',
    mask: brush({ outlines: [outline([0.38, 0.02], [0.62, 0.02], [0.62, 0.22], [0.38, 0.22])] }),
  },
  {
    name: 'house-garage-perspective-line-garage-door',
    sample: 'exterior-line/house-garage-perspective-line.png',
    mask: brush({ ovals: [oval(0.17, 0.66, 0.06, 0.16)] }),
  },
  {
    name: 'apartment-plan-bw-label',
    sample: 'floor-plan/apartment-plan-bw.jpg',
    mask: brush({ ovals: [oval(0.33, 0.62, 0.13, 0.06)] }),
  },
  {
    name: 'house-plan-red-zone-table',
    sample: 'floor-plan/house-plan-red-zone.png',
    mask: brush({ outlines: [outline([0.62, 0.37], [0.82, 0.37], [0.82, 0.5], [0.62, 0.5])] }),
  },
  {
    name: 'house-day-render-table',
    sample: 'style-ref/house-day-render.jpg',
    mask: brush({ ovals: [oval(0.49, 0.61, 0.07, 0.06)] }),
  },
];
