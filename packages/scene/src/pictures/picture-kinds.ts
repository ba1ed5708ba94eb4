import { COLOURED_DRAWING } from '../coloured-drawing/coloured-drawing.ts';
import { DRAWN_BUILDING } from '../drawn-building/drawn-building.ts';
import { DRAWN_GARDEN } from '../drawn-garden/drawn-garden.ts';
import { GARDEN_PHOTO } from '../drawn-garden/garden-photo.ts';
import { DRAWN_ROOM } from '../drawn-room/drawn-room.ts';
import { AERIAL_PHOTO } from '../drawn-site/aerial-photo.ts';
import { DRAWN_SITE } from '../drawn-site/drawn-site.ts';
import type { ImageKind } from '../image-kind/image-kind.ts';
import { isDrawn } from '../image-kind/is-drawn.ts';
import { isModel } from '../image-kind/is-model.ts';
import { MODEL_SCREENSHOT } from '../model-screenshot/model-screenshot.ts';
import { PHOTO } from '../photo/photo.ts';
import type { PictureKind } from '../picture-kind.ts';
import { FLOOR_PLAN } from '../plan/floor-plan.ts';
import { SITE_PLAN } from '../plan/site-plan.ts';
import type { SceneSpace } from '../scene-value/scene-value.ts';

/** How a picture is made. */
type Medium = 'drawn' | 'coloured' | 'model' | 'photo';

/** Known to itself alone: what one kind read, no other one can paint. */
type AnyKind = PictureKind<unknown>;

/** Every kind of picture: by what it shows, and how it is made. */
const KINDS: Readonly<Record<SceneSpace, Readonly<Record<Medium, AnyKind>>>> = {
  interior: { drawn: DRAWN_ROOM, coloured: COLOURED_DRAWING, model: MODEL_SCREENSHOT, photo: PHOTO },
  exterior: { drawn: DRAWN_BUILDING, coloured: COLOURED_DRAWING, model: MODEL_SCREENSHOT, photo: PHOTO },
  landscape: {
    drawn: DRAWN_GARDEN,
    coloured: COLOURED_DRAWING,
    model: MODEL_SCREENSHOT,
    photo: GARDEN_PHOTO,
  },
  aerial: { drawn: DRAWN_SITE, coloured: AERIAL_PHOTO, model: MODEL_SCREENSHOT, photo: AERIAL_PHOTO },
  plan: { drawn: FLOOR_PLAN, coloured: FLOOR_PLAN, model: FLOOR_PLAN, photo: FLOOR_PLAN },
  site: { drawn: SITE_PLAN, coloured: SITE_PLAN, model: SITE_PLAN, photo: SITE_PLAN },
};

export function pictureKind(kind: ImageKind, shows: SceneSpace): AnyKind {
  return KINDS[shows][mediumOf(kind)];
}

function mediumOf(kind: ImageKind): Medium {
  if (isDrawn(kind)) return 'drawn';
  if (kind === 'colour') return 'coloured';
  return isModel(kind) ? 'model' : 'photo';
}
