import type { MessagePart } from '@plumbline/contract/api/talks.ts';
import type { SurfaceRole } from '@plumbline/contract/content/style.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { readWords } from '@plumbline/contract/words/read-words.ts';
import { MATERIAL_ITEMS } from '@plumbline/content/materials/material-items.ts';
import { imageUrls } from '@plumbline/core/images/image-urls.ts';
import type { Catalogue } from '@plumbline/core/own-content/catalogue.ts';
import type { Database } from '@plumbline/core/ports/database.ts';
import { readTaskFilter } from '@plumbline/core/tasks/task-filter.ts';
import type { TaskRecord } from '@plumbline/core/tasks/task-record.ts';
import { BUILT_IN } from '../catalogue/built-in-content.ts';
import { withoutAskingForWorks } from './asking-for-works.ts';

type WorksPart = Extract<MessagePart, { kind: 'works' }>;

/** Shown at once; the others are counted. */
const SHOWN = 8;
/** Works that are looked at for their materials, the newest. */
const LOOKED_AT = 400;

const FAMILIES: ReadonlyMap<string, string> = new Map(
  MATERIAL_ITEMS.map(({ id, tags }) => [id, tags[0] ?? id]),
);
const familyOf = (material: string) => FAMILIES.get(material) ?? material;

/**
 * Works of a person by what is asked of them: a material on a surface ("which have a timber floor?") by what was chosen, wished for and
 * corrected in each; anything else by the words that the list of works is searched with.
 */
export async function findOwnWorks(
  { database, catalogue }: { readonly database: Database; readonly catalogue: Catalogue },
  { userId, words, locale }: { readonly userId: string; readonly words: string; readonly locale: Locale },
): Promise<WorksPart> {
  const { wanted } = readWords({ function: 'indoorRender', promptTxt: words, imageKind: 'line' });
  const materials = Object.entries(wanted.materials) as [SurfaceRole, string][];
  const q = materials.length > 0 ? '' : withoutAskingForWorks(words);
  const { tasks } = await database.tasks.list(userId, readTaskFilter({ q, zone: 'UTC' }), {
    after: undefined,
    offset: 0,
    limit: LOOKED_AT,
  });
  const found = tasks.filter((task) => task.state === 'done' && isMadeOf(task, materials));
  const shown = found.slice(0, SHOWN);
  const images = await database.tasks.listImages(shown.map(({ taskId }) => taskId));
  return {
    kind: 'works',
    total: found.length,
    items: shown.map((task) => {
      const image = images.find(({ taskId }) => taskId === task.taskId);
      return {
        taskId: task.taskId,
        title: titleOf(task, catalogue, locale),
        thumbnailUrl: image ? imageUrls(image.imageId).thumbnailUrl : null,
      };
    }),
  };
}

function isMadeOf(task: TaskRecord, materials: readonly [SurfaceRole, string][]): boolean {
  if (materials.length === 0) return true;
  const there = materialsOf(task);
  return materials.every(([role, material]) => {
    const own = there[role];
    return own !== undefined && familyOf(own) === familyOf(material);
  });
}

/** What a work's surfaces are of: its style's materials, over them what its words wish for. */
function materialsOf({ request, content }: TaskRecord): Partial<Record<SurfaceRole, string>> {
  const style = BUILT_IN.meaningOf(request.classifyId3 ?? '')?.style;
  const used = content?.style ?? (style === undefined ? undefined : BUILT_IN.styleOf(style));
  return { ...used?.materials, ...readWords(request).wanted.materials };
}

function titleOf({ request }: TaskRecord, { categoryName }: Catalogue, locale: Locale): string {
  const names = [request.classifyId2, request.classifyId3].flatMap((id) => {
    const name = id === undefined ? undefined : categoryName(id)?.[locale];
    return name === undefined ? [] : [name];
  });
  return [TOOLS[request.function].title[locale], ...names].join(' · ').slice(0, 200);
}
