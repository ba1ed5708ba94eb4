export type ControlColour = readonly [red: number, green: number, blue: number];

/**
 * Colours of ADE20K's classes (Zhou et al., "Scene parsing through ADE20K", 2017), by the data set's own names: control networks for
 * segmentation were trained by them, so other colours would mean other things to them.
 */
export const ADE20K = {
  wall: [120, 120, 120],
  building: [180, 120, 120],
  sky: [6, 230, 230],
  floor: [80, 50, 50],
  tree: [4, 200, 3],
  ceiling: [120, 120, 80],
  road: [140, 140, 140],
  grass: [4, 250, 7],
  windowpane: [230, 230, 230],
  sidewalk: [235, 255, 7],
  person: [150, 5, 61],
  earth: [120, 120, 70],
  door: [8, 255, 51],
  chair: [204, 70, 3],
  plant: [204, 255, 4],
  curtain: [255, 51, 7],
  water: [61, 230, 250],
  car: [0, 102, 200],
  rug: [255, 9, 92],
  sofa: [11, 102, 255],
  cabinet: [224, 5, 255],
  lamp: [224, 255, 8],
  column: [255, 8, 41],
  railing: [255, 61, 6],
  stairs: [255, 224, 0],
  toilet: [0, 255, 133],
  refrigerator: [20, 255, 0],
  /** No class: nothing is said. */
  unknown: [0, 0, 0],
} as const satisfies Readonly<Record<string, ControlColour>>;
