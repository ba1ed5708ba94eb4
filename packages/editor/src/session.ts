import { imagePoint, type Size } from './coordinates.ts';
import type { MaskDocument, MaskProperties } from './mask-document.ts';
import type { OutpaintFrame } from './outpaint-frame.ts';
import { findQuadFault, type Quad } from './quad.ts';

/** Of the shape below. One more with each change to it, and a step in `MIGRATIONS`. */
export const SESSION_VERSION = 1;

export type SessionSettings = Readonly<Record<string, string | number | boolean>>;
type SavedCorner = [number, number];

/** An edit under way, as it is saved: no view, no history. Pixels of masks are images of their own. */
export interface SavedSession {
  readonly schemaVersion: number;
  readonly masks: readonly (MaskProperties & { readonly id: string; readonly imageId: string | null })[];
  readonly activeMaskId: string | null;
  readonly quad: readonly [SavedCorner, SavedCorner, SavedCorner, SavedCorner] | null;
  readonly outpaint: OutpaintFrame | null;
  readonly settings: SessionSettings;
}

/** What an edit consists of besides its masks. */
export interface SessionParts {
  readonly quad: Quad | undefined;
  readonly outpaint: OutpaintFrame | undefined;
  readonly settings: SessionSettings;
}

/** A saved edit, ready to go on with once the images of its masks are there. */
export interface ReadSession extends SessionParts {
  readonly masks: SavedSession['masks'];
  readonly activeMaskId: string | undefined;
}

/** @param imageIdOf the stored image of a mask as it is now; nothing for one with nothing painted */
export function describeSession(
  document: MaskDocument,
  { quad, outpaint, settings }: SessionParts,
  imageIdOf: (maskId: string) => string | undefined,
): SavedSession {
  return {
    schemaVersion: SESSION_VERSION,
    masks: document.masks.map(({ id, name, color, visible }) => ({
      id,
      name,
      color,
      visible,
      imageId: imageIdOf(id) ?? null,
    })),
    activeMaskId: document.active?.id ?? null,
    quad: quad
      ? [
          [quad[0].x, quad[0].y],
          [quad[1].x, quad[1].y],
          [quad[2].x, quad[2].y],
          [quad[3].x, quad[3].y],
        ]
      : null,
    outpaint: outpaint ?? null,
    settings,
  };
}

type Document = Readonly<Record<string, unknown>> & { readonly schemaVersion: number };

/** What brings a document of a version to the next one. */
export type Migrations = Readonly<Record<number, (document: Document) => object>>;

const MIGRATIONS: Migrations = {};

/** @returns nothing for a document of a newer version than this, which must not be overwritten */
export function migrateDocument(
  saved: Document,
  to: number = SESSION_VERSION,
  migrations: Migrations = MIGRATIONS,
): Document | undefined {
  let document = saved;
  while (document.schemaVersion < to) {
    const migrate = migrations[document.schemaVersion];
    if (!migrate) return undefined;
    document = { ...migrate(document), schemaVersion: document.schemaVersion + 1 };
  }
  return document.schemaVersion === to ? document : undefined;
}

/**
 * A saved session for a picture, brought to this version. What does not fit the picture is left out: a quad or a canvas
 * that cannot stand over it, an active mask that is not there.
 *
 * @returns nothing for one that a newer version saved
 */
export function readSession(saved: SavedSession, size: Size): ReadSession | undefined {
  const migrated = migrateDocument({ ...saved }) as SavedSession | undefined;
  if (!migrated) return undefined;
  const { masks, activeMaskId, outpaint, settings } = migrated;
  const active = masks.find(({ id }) => id === activeMaskId) ?? masks.at(-1);
  const quad = migrated.quad ? quadOf(migrated.quad) : undefined;
  const fits =
    outpaint &&
    outpaint.x >= 0 &&
    outpaint.y >= 0 &&
    outpaint.width - outpaint.x >= size.width &&
    outpaint.height - outpaint.y >= size.height;
  return {
    masks,
    settings,
    activeMaskId: active?.id,
    quad: quad && !findQuadFault(quad, size) ? quad : undefined,
    outpaint: fits ? outpaint : undefined,
  };
}

const quadOf = ([a, b, c, d]: NonNullable<SavedSession['quad']>): Quad => [
  imagePoint(...a),
  imagePoint(...b),
  imagePoint(...c),
  imagePoint(...d),
];
