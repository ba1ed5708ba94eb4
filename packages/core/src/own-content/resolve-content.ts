import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import { ownCategoryIdSchema, ownIdSchema } from '@plumbline/contract/content/own-content.ts';
import type { UsedContent, UsedMaterial, UsedStyle } from '@plumbline/contract/content/used-content.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { CategoryMeaning } from './built-in-content.ts';
import { type ContentSource, readOwnStyleNode, type SourceEntry } from './content-source.ts';

type Origin = UsedContent['from'][number];

/** What is found on the way: each entry once. */
interface Found {
  readonly from: Map<string, Origin>;
  readonly materials: Map<string, UsedMaterial>;
}

function note({ from }: Found, { id, version }: SourceEntry): void {
  from.set(id, { entry: id, version });
}

function isOwn(id: string | undefined): id is string {
  return id !== undefined && ownIdSchema.safeParse(id).success;
}

function isOwnCategory(id: string | undefined): id is string {
  return (
    id !== undefined && (ownCategoryIdSchema.safeParse(id).success || readOwnStyleNode(id) !== undefined)
  );
}

/** @throws AppError `CONTENT_GONE` */
function required<Kind extends SourceEntry['value']['kind']>(
  { entryOf }: ContentSource,
  id: string | number,
  kind: Kind,
): SourceEntry & { readonly value: Extract<SourceEntry['value'], { kind: Kind }> } {
  const entry = entryOf(id);
  if (entry?.value.kind !== kind)
    throw new AppError('CONTENT_GONE', `${kind} ${id}`, { details: { [kind]: String(id) } });
  return entry as SourceEntry & { readonly value: Extract<SourceEntry['value'], { kind: Kind }> };
}

/** What the engine calls a version of an entry. */
function versionedId({ id, version }: Pick<SourceEntry, 'id' | 'version'>): string {
  return `${id}-${version}`;
}

function takeMaterial(source: ContentSource, id: string, found: Found): string {
  const entry = required(source, id, 'material');
  const { picture, tileWidthMm, family, roughness } = entry.value;
  const { width, height } = entry.pictureSize ?? { width: 1, height: 1 };
  const used: UsedMaterial = {
    entry: id,
    version: entry.version,
    id: versionedId(entry),
    picture,
    tileSizeMm: [tileWidthMm, (tileWidthMm * height) / width],
    family,
    roughness,
  };
  found.materials.set(id, used);
  return used.id;
}

/** A style, built-in or own, as a value: its own materials are found with it. @throws AppError `CONTENT_GONE` */
function takeStyle(source: ContentSource, id: string | number, found: Found): UsedStyle {
  const builtIn = typeof id === 'string' ? source.builtIn.styleOf(id) : undefined;
  if (builtIn) return builtIn;
  const entry = required(source, id, 'style');
  note(found, entry);
  const { palette, materials, finish, light, grade } = entry.value;
  return {
    id: versionedId(entry),
    palette,
    materials: Object.fromEntries(
      Object.entries(materials).map(([role, material]) => [
        role,
        isOwn(material) ? takeMaterial(source, material, found) : material,
      ]),
    ),
    ...(finish === undefined ? {} : { finish }),
    light,
    grade,
  };
}

/**
 * What a category is rendered as, own ones by what they stand for. A ring of parents ends where it began.
 *
 * @throws AppError `CONTENT_GONE`
 */
export function meaningOf(
  source: ContentSource,
  categoryId: string,
  found?: Found,
  depth = 0,
): CategoryMeaning & { readonly styleNumber?: number } {
  const styleNode = readOwnStyleNode(categoryId);
  if (styleNode) return { ...source.builtIn.meaningOf(styleNode.space), styleNumber: styleNode.number };
  const builtIn = source.builtIn.meaningOf(categoryId);
  if (builtIn) return builtIn;
  const entry = required(source, categoryId, 'category');
  if (found) note(found, entry);
  const { parent, standsFor, style } = entry.value;
  const own = style === undefined ? {} : { style };
  if (standsFor !== undefined) return { ...source.builtIn.meaningOf(standsFor), ...own };
  return depth < 3 && parent !== '0' ? { ...meaningOf(source, parent, found, depth + 1), ...own } : own;
}

/**
 * The operators' content that a request uses, whole; null where it uses none.
 *
 * @throws AppError `CONTENT_GONE` where an entry was removed
 */
export function resolveContent(source: ContentSource, request: RenderRequest): UsedContent | null {
  const found: Found = { from: new Map(), materials: new Map() };
  const { classifyId1, classifyId2, classifyId3, objectId, environment } = request;
  const chosen = [classifyId1, classifyId2, classifyId3].filter(isOwnCategory);
  const look = chosen.length === 0 ? {} : resolveCategories(source, request, found);
  for (const id of materialIds(request)) if (isOwn(id)) takeMaterial(source, id, found);
  const object = isOwn(objectId) ? required(source, objectId, 'object') : undefined;
  const background = isOwn(environment) ? required(source, environment, 'background') : undefined;
  if (chosen.length === 0 && found.materials.size === 0 && !object && !background) return null;
  return {
    ...look,
    from: [...found.from.values()],
    materials: [...found.materials.values()],
    ...(object
      ? {
          object: {
            entry: object.id,
            version: object.version,
            picture: object.value.picture,
            heightMm: object.value.heightMm,
            stands: object.value.stands,
          },
        }
      : {}),
    ...(background ? { background: backgroundOf(background) } : {}),
  };
}

export function backgroundOf({
  id,
  version,
  value,
}: SourceEntry & { readonly value: Extract<SourceEntry['value'], { kind: 'background' }> }): NonNullable<
  UsedContent['background']
> {
  return { entry: id, version, picture: value.picture, horizon: value.horizon, like: value.like };
}

function resolveCategories(
  source: ContentSource,
  { classifyId1, classifyId2, classifyId3 }: RenderRequest,
  found: Found,
): Pick<UsedContent, 'categories' | 'style'> {
  const space = classifyId2 === undefined ? undefined : meaningOf(source, classifyId2, found);
  const leaf = classifyId3 === undefined ? space : meaningOf(source, classifyId3, found);
  const domain = isOwnCategory(classifyId1) ? meaningOf(source, classifyId1, found).domain : undefined;
  const spaceId = isOwnCategory(classifyId2) ? space?.space : undefined;
  // A built-in style says itself by its node's id which one it is; an own node says it by its value.
  const ownLeaf = isOwnCategory(classifyId3) || (classifyId3 === undefined && isOwnCategory(classifyId2));
  const style = ownLeaf ? (leaf?.styleNumber ?? leaf?.style) : undefined;
  return {
    categories: {
      ...(domain === undefined ? {} : { classifyId1: domain }),
      ...(spaceId === undefined ? {} : { classifyId2: spaceId }),
    },
    ...(style === undefined ? {} : { style: takeStyle(source, style, found) }),
  };
}

function materialIds({ style_img, material, materials, scene }: RenderRequest): (string | undefined)[] {
  return [
    style_img,
    material?.textureId,
    ...(materials ?? []).map(({ materialId }) => materialId),
    ...(scene?.corrections ?? []).map((correction) => correction.material ?? undefined),
  ];
}

/** A style with its own materials, for a cover. @throws AppError `CONTENT_GONE` */
export function resolveStyle(
  source: ContentSource,
  id: string | number,
): Pick<UsedContent, 'style' | 'materials' | 'from'> {
  const found: Found = { from: new Map(), materials: new Map() };
  const style = takeStyle(source, id, found);
  return { style, materials: [...found.materials.values()], from: [...found.from.values()] };
}

/** A material alone, for its cover. @throws AppError `CONTENT_GONE` */
export function resolveMaterial(source: ContentSource, id: string): UsedMaterial[] {
  const found: Found = { from: new Map(), materials: new Map() };
  takeMaterial(source, id, found);
  return [...found.materials.values()];
}

/** The same for a category that may not be there: undefined for one that ships too. An own style is named by its id. */
export function ownMeaningOf(source: ContentSource, categoryId: string): CategoryMeaning | undefined {
  if (!isOwnCategory(categoryId)) return undefined;
  const styleNode = readOwnStyleNode(categoryId);
  if (styleNode) {
    const style = source.entryOf(styleNode.number);
    return style?.value.kind === 'style' ? { style: style.id } : undefined;
  }
  return source.entryOf(categoryId)?.value.kind === 'category' ? meaningOf(source, categoryId) : undefined;
}
