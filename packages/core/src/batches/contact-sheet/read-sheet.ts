import type { Batch, BatchTask } from '@plumbline/contract/api/batches.ts';
import type { Locale, LocalisedText } from '@plumbline/contract/text.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { ImageRecord } from '../../images/image.ts';
import { type ThumbnailDependencies, readThumbnail } from '../../images/read-thumbnail.ts';
import type { Database } from '../../ports/database.ts';
import type { VisibleLabelText } from '../../labels/visible-label.ts';
import { writeSheet, type SheetCell } from './write-sheet.ts';

/** Sharp on paper at a quarter of a page's width, and there already from the page of the batch. */
const PICTURE = { width: 384, format: 'jpeg' } as const;

const WORDS: Readonly<Record<'base' | BatchTask['state'], LocalisedText>> = {
  base: { 'zh-CN': '原图', en: 'Base', ja: '元画像' },
  queued: { 'zh-CN': '等待中', en: 'Waiting', ja: '待機中' },
  running: { 'zh-CN': '生成中', en: 'Rendering', ja: '生成中' },
  done: { 'zh-CN': '已删除', en: 'Deleted', ja: '削除済み' },
  failed: { 'zh-CN': '失败', en: 'Failed', ja: '失敗' },
  cancelled: { 'zh-CN': '已取消', en: 'Cancelled', ja: 'キャンセル済み' },
};

export interface SheetDependencies extends ThumbnailDependencies {
  readonly database: Pick<Database, 'images'>;
  readonly locale: Locale;
  readonly visibleLabel: VisibleLabelText | null;
  readonly aigc: string;
}

/** The contact sheet of a batch as it stands: each base with what was made of it, frames for what is not there. */
export async function contactSheet(
  dependencies: SheetDependencies,
  batch: Batch,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { database, locale, visibleLabel, aigc } = dependencies;
  const ids = [...batch.bases, ...batch.tasks.flatMap(({ images }) => images)].map(({ imageId }) => imageId);
  const found = (await database.images.findMany([...new Set(ids)])).filter(({ deletedAt }) => !deletedAt);
  const living = new Map(found.map((image) => [image.imageId, image]));
  const read = async (image: ImageRecord | undefined) => {
    signal.throwIfAborted();
    if (!image) return null;
    return dependencies.storage.get(await readThumbnail(dependencies, image, PICTURE));
  };
  const groups = [];
  for (const [index, base] of batch.bases.entries()) {
    const cells: SheetCell[] = [
      {
        caption: base.name,
        note: WORDS.base[locale],
        picture: await read(living.get(base.imageId)),
        label: null,
      },
    ];
    for (const task of batch.tasks.filter((candidate) => candidate.base === index)) {
      const look = batch.looks[task.look]?.words.join(' · ') ?? '';
      if (task.images.length === 0)
        cells.push({ caption: look, note: WORDS[task.state][locale], picture: null, label: null });
      for (const { imageId, name, seed } of task.images)
        cells.push({
          caption: name,
          note: living.has(imageId) ? [look, seed].filter(Boolean).join(' · ') : WORDS.done[locale],
          picture: await read(living.get(imageId)),
          label: visibleLabel,
        });
    }
    groups.push({ title: base.name, cells });
  }
  const title = batch.title || TOOLS[batch.function].title[locale];
  const done = `${batch.counts.done} / ${batch.cells}`;
  const day = batch.createdAt.slice(0, 10);
  const subtitle = [TOOLS[batch.function].title[locale], done, day].join(' · ');
  return writeSheet({ title, subtitle, groups, aigc, locale });
}
