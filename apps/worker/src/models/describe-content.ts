import type { ModelContent } from '@plumbline/contract/api/models.ts';
import { classOf } from '@plumbline/models/classes/class-of.ts';
import { MODEL_CLASSES, type ModelClass } from '@plumbline/models/classes/class-list.ts';
import type { Model, ModelView } from '@plumbline/models/model/model.ts';

/** Width over height of the picture that a parallel view of a file is kept for: files say how high it is. */
const PARALLEL_RATIO = 1.5;
/** Radians across, of a view whose file says nothing of it. */
const USUAL_VIEW = 0.9;
const [NARROWEST, WIDEST] = [0.05, 2.6];
const BROADEST_M = 100_000;
const LISTED_MAX = 2_000;

/** What people are told of a model that was read; the geometry itself is asked for apart. */
export function describeContent(model: Model): ModelContent {
  const { triangles, boundsM, originM, unit, upAxis, things, rooms, storeys, warnings } = model;
  return {
    triangles,
    boundsM: { min: [...boundsM.min], max: [...boundsM.max] },
    originM: [...originM],
    unit,
    upAxis,
    things: things.length,
    classes: countClasses(model),
    materials: model.materials.slice(0, LISTED_MAX).map(({ name, colour, opacity, texture }) => ({
      name,
      colour: [...colour],
      opacity,
      textured: texture !== null,
    })),
    layers: countLayers(model),
    storeys: storeys.map(({ key, name, elevationM }) => ({ key, name, elevationM })),
    rooms: rooms.length,
    fileViews: model.views.map((view, index) => ({
      viewId: `file-${index}`,
      name: view.name,
      camera: cameraOf(view),
      ...hiddenOf(view),
    })),
    warnings: warnings.map(({ kind, count, names, values }) => ({
      kind,
      count,
      names: [...names],
      values: { ...values },
    })),
  };
}

/** A thing counts once for each class that a part of it is of. */
function countClasses({ instances, things, materials }: Model): ModelContent['classes'] {
  const found = new Map<ModelClass, Set<number>>();
  for (let index = 0; index < instances.count; index += 1) {
    const number = instances.thing[index] ?? 0;
    const thing = things[number];
    const material = materials[instances.material[index] ?? 0];
    if (thing === undefined || thing.setAside !== null) continue;
    const part = { material: material?.name ?? null, opacity: material?.opacity ?? 1 };
    const own = classOf({ ...thing, ...part });
    if (own === null) continue;
    const members = found.get(own) ?? new Set();
    found.set(own, members.add(number));
  }
  return [...found]
    .map(([name, members]) => ({ class: name, things: members.size }))
    .toSorted((a, b) => b.things - a.things || (a.class < b.class ? -1 : 1));
}

function countLayers({ things }: Model): ModelContent['layers'] {
  const found = new Map<string, number>();
  for (const { layer } of things) if (layer !== null) found.set(layer, (found.get(layer) ?? 0) + 1);
  return [...found].slice(0, LISTED_MAX).map(([name, count]) => ({ name, things: count }));
}

function hiddenOf({ hiddenClasses }: ModelView): { readonly hidden?: { classes: ModelClass[] } } {
  const classes = MODEL_CLASSES.filter((name) => hiddenClasses?.includes(name));
  return classes.length === 0 ? {} : { hidden: { classes } };
}

function cameraOf({ eye, target, fieldOfView, orthographicHeight }: ModelView) {
  const parallel =
    fieldOfView === null && orthographicHeight !== null ? orthographicHeight * PARALLEL_RATIO : undefined;
  return {
    eye: [...eye] as const,
    target: [...target] as const,
    fieldOfView: Math.min(WIDEST, Math.max(NARROWEST, fieldOfView ?? USUAL_VIEW)),
    twoPoint: false,
    ...(parallel === undefined
      ? {}
      : { parallelWidthM: Math.min(BROADEST_M, Math.max(NARROWEST, parallel)) }),
  };
}
