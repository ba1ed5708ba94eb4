/** How a model is looked at and what of it is changed: everything that a person would press. */
export interface ModelJob {
  /** Of the folder that PLUMBLINE_SAMPLES names, below `model`, or of our own. */
  readonly file: string;
  /** A view of the file, or one of the usual places to look from. */
  readonly view: string;
  readonly focalLength?: number;
  readonly eyeHeight?: number;
  readonly pitch?: number;
  /** Where the camera stands along x, y and z of the model. */
  readonly eye?: readonly [number, number, number];
  readonly heading?: number;
  readonly kind: 'outside' | 'inside';
  /** Where the view is clicked, in shares of it, and how far the material reaches from there. */
  readonly click: readonly [across: number, down: number];
  readonly reach: 'This material' | 'This class' | 'Only this';
  readonly material: string;
}

/** Styles of each kind, in the words of the page. */
export const STYLES = {
  outside: { category: 'Architecture', styles: ['Modern 1', 'New Chinese 1', 'Industrial 1'] },
  inside: { category: 'Interior', styles: ['Modern 1', 'Cream', 'Japanese'] },
} as const;

/** Morning, and after the sun has set. */
export const HOURS = ['10:00', '19:40'] as const;

const OUT = { kind: 'outside', reach: 'This material' } as const;

/** What is clicked is the wall nearest to the eye, unless it says otherwise. */
export const JOBS: readonly ModelJob[] = [
  { ...OUT, file: 'pavilion.dae', view: 'Across the pond', click: [0.5, 0.22], material: 'Copper patina' },
  {
    ...{ ...OUT, file: 'office-block.zip', view: 'South side', eye: [36, 1.7, 41], heading: 322, pitch: 7 },
    ...{ focalLength: 26, click: [0.62, 0.3], material: 'Corten steel' },
  },
  {
    ...{ ...OUT, file: 'barn.stl', view: 'South side', eye: [19, 1.7, 19], heading: 318, pitch: 4 },
    ...{ focalLength: 28, reach: 'Only this', click: [0.45, 0.45], material: 'Red brick' },
  },
  {
    ...{
      file: 'living-room.glb',
      view: 'From the door',
      focalLength: 19,
      kind: 'inside',
      click: [0.5, 0.95],
    },
    ...{ reach: 'This material', material: 'Oak herringbone' },
  },
  {
    ...OUT,
    file: 'brick-house-bay-windows.dae',
    view: 'From above',
    click: [0.5, 0.55],
    material: 'White brick',
  },
  { ...OUT, file: 'cabin-hip-roof.obj', view: 'From above', click: [0.45, 0.75], material: 'Cedar cladding' },
  {
    ...OUT,
    file: 'duplex-apartment-ifc2x3.ifc',
    view: 'From above',
    click: [0.6, 0.62],
    material: 'Red brick',
  },
  {
    ...{ ...OUT, file: 'fzk-haus-ifc4.ifc', view: 'From above', click: [0.44, 0.735], material: 'Red brick' },
    ...{ reach: 'This class' },
  },
  { ...OUT, file: 'office-a-ifc2x3.ifc', view: 'From above', click: [0.5, 0.75], material: 'Travertine' },
  {
    ...OUT,
    file: 'sample-house-ifc4.ifc',
    view: 'From above',
    click: [0.5, 0.65],
    material: 'Larch cladding',
  },
  {
    ...{ file: 'small-room-draco.glb', view: 'From above', kind: 'inside', focalLength: 50 },
    ...{ click: [0.5, 0.68], reach: 'Only this', material: 'Oak herringbone' },
  },
  { ...OUT, file: 'villa-340-parts.glb', view: 'From above', click: [0.5, 0.55], material: 'Red brick' },
];
