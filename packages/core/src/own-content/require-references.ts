import type { OwnEntry, OwnEntryOf } from '@plumbline/contract/content/own-content.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { BuiltInContent } from './built-in-content.ts';
import type { StoredEntry } from './own-content-repository.ts';

/** Refuses an entry that names something that is not there. @throws AppError `VALIDATION_FAILED` with the fields */
export function requireReferences(
  value: OwnEntry,
  id: string,
  entries: readonly StoredEntry[],
  builtIn: BuiltInContent,
): void {
  const details: Record<string, string> = {};
  const isOwn = (kind: OwnEntry['kind'], wanted: string) =>
    entries.some((entry) => entry.kind === kind && entry.id === wanted);
  if (value.kind === 'style')
    for (const [role, material] of Object.entries(value.materials))
      if (!builtIn.isMaterial(material) && !isOwn('material', material))
        details[`materials.${role}`] = 'there is no such material';
  if (value.kind === 'category') {
    if (
      value.style !== undefined &&
      builtIn.styleOf(value.style) === undefined &&
      !isOwn('style', value.style)
    )
      details['style'] = 'there is no such style';
    Object.assign(details, placeErrors(value, id, entries, builtIn));
  }
  if (Object.keys(details).length > 0)
    throw new AppError('VALIDATION_FAILED', JSON.stringify(details), { details });
}

/** Level of a node, 0…3; a ring of parents has none. */
export function levelOf(
  categoryId: string,
  entries: readonly StoredEntry[],
  builtIn: Pick<BuiltInContent, 'levelOf'>,
  seen: readonly string[] = [],
): number | undefined {
  const known = builtIn.levelOf(categoryId);
  if (known !== undefined || seen.includes(categoryId)) return known;
  const entry = entries.find(({ id, kind }) => kind === 'category' && id === categoryId);
  const value = entry?.draft?.value ?? entry?.published?.value;
  if (value?.kind !== 'category') return undefined;
  const above = levelOf(value.parent, entries, builtIn, [...seen, categoryId]);
  return above === undefined ? undefined : above + 1;
}

function placeErrors(
  { parent, standsFor, style }: OwnEntryOf<'category'>,
  id: string,
  entries: readonly StoredEntry[],
  builtIn: BuiltInContent,
): Record<string, string> {
  if (parent === id) return { parent: 'a category cannot lie in itself' };
  const above = levelOf(parent, entries, builtIn, [id]);
  if (above === undefined) return { parent: 'there is no such category' };
  if (above > 2) return { parent: 'there are three levels' };
  // Its children would lie one level deeper than before.
  const own = levelOf(id, entries, builtIn);
  if (own !== undefined && own !== above + 1 && hasChildren(id, entries))
    return { parent: 'it has children, so that it stays on its level' };
  if (above === 2) return style === undefined ? { style: 'the third level names a style' } : {};
  const stands = standsFor === undefined ? undefined : builtIn.levelOf(standsFor);
  return stands === above + 1
    ? {}
    : { standsFor: above === 0 ? 'one of the built-in domains' : 'one of the built-in spaces' };
}

function hasChildren(id: string, entries: readonly StoredEntry[]): boolean {
  return entries.some(({ draft, published }) =>
    [draft?.value, published?.value].some((value) => value?.kind === 'category' && value.parent === id),
  );
}
