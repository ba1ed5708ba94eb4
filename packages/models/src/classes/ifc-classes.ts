import type { ModelClass } from './class-list.ts';

/**
 * IFC classes that say what a thing is, without `Ifc` and in lower case. Where the class is wide (a covering, a slab, a
 * plate) words decide first, and this is what remains: see `WIDE_IFC_CLASSES`.
 */
const IFC_CLASS_TABLE: Readonly<Record<string, ModelClass>> = {
  wall: 'wall',
  wallstandardcase: 'wall',
  wallelementedcase: 'wall',
  slab: 'floor',
  slabstandardcase: 'floor',
  slabelementedcase: 'floor',
  roof: 'roof',
  covering: 'ceiling',
  window: 'window',
  windowstandardcase: 'window',
  curtainwall: 'glass',
  plate: 'glass',
  platestandardcase: 'glass',
  door: 'door',
  doorstandardcase: 'door',
  stair: 'stair',
  stairflight: 'stair',
  ramp: 'stair',
  rampflight: 'stair',
  railing: 'railing',
  column: 'column',
  columnstandardcase: 'column',
  pile: 'column',
  beam: 'beam',
  beamstandardcase: 'beam',
  member: 'beam',
  memberstandardcase: 'beam',
  footing: 'wall',
  chimney: 'wall',
  furniture: 'furniture',
  furnishingelement: 'furniture',
  systemfurnitureelement: 'furniture',
  sanitaryterminal: 'sanitary',
  lightfixture: 'lamp',
  lamp: 'lamp',
  electricappliance: 'appliance',
  geographicelement: 'vegetation',
  site: 'ground',
  civilelement: 'ground',
  earthworksfill: 'ground',
  pavement: 'road',
  road: 'road',
  shadingdevice: 'curtain',
  vehicle: 'vehicle',
};

/** Classes that hold different things: a covering is a ceiling, a floor or a cladding, a member a mullion or a beam. */
export const WIDE_IFC_CLASSES: ReadonlySet<string> = new Set([
  'slab',
  'slabstandardcase',
  'covering',
  'plate',
  'platestandardcase',
  'member',
  'memberstandardcase',
  'furnishingelement',
  'furniture',
  'geographicelement',
  'site',
  'buildingelementproxy',
  'flowterminal',
]);

/** A map, because a file may call a class `constructor`. */
export const IFC_CLASSES: ReadonlyMap<string, ModelClass> = new Map(Object.entries(IFC_CLASS_TABLE));
