import type { Project } from '@plumbline/contract/api/projects.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { libraryQuery, taskListQuery, uploadsQuery } from '../../api/queries.ts';
import { workListQuery } from '../../gallery/queries/gallery-queries.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import type { Pickable } from '../pick/PickGrid.tsx';
import type { BoardSource } from './board-source.ts';

/** What a source has to offer; only the one that is open is asked. */
export function useBoardSources(project: Project, source: BoardSource, words: string) {
  const locale = useLocale();
  const q = useDeferredValue(words.trim());
  const search = q === '' ? {} : { q };
  const works = useInfiniteQuery({ ...taskListQuery(search), enabled: source === 'works' });
  const files = useInfiniteQuery({ ...uploadsQuery({}), enabled: source === 'files' });
  const gallery = useInfiniteQuery({ ...workListQuery(search), enabled: source === 'gallery' });
  const materials = useQuery({ ...libraryQuery('material'), enabled: source === 'materials' });
  const offers: Record<BoardSource, () => Pickable[]> = {
    views: () =>
      project.views.map(({ viewId, name, current }) => ({
        id: viewId,
        name,
        cover: current?.thumbnailUrl ?? '',
      })),
    works: () =>
      (works.data?.pages ?? []).flatMap(({ items }) =>
        items.flatMap((task) =>
          task.images.map(({ imageId, thumbnailUrl }) => ({
            id: imageId,
            name: task.request.promptTxt || TOOLS[task.function].title[locale],
            cover: thumbnailUrl,
          })),
        ),
      ),
    files: () =>
      (files.data?.pages ?? []).flatMap(({ items }) =>
        items.map(({ imageId, name, thumbnailUrl }) => ({ id: imageId, name, cover: thumbnailUrl })),
      ),
    gallery: () =>
      (gallery.data?.pages ?? []).flatMap(({ items }) =>
        items.map(({ workId, title, coverUrl, author }) => ({
          id: workId,
          name: title,
          cover: coverUrl,
          note: author.name,
        })),
      ),
    materials: () =>
      (materials.data ?? [])
        .filter((item) =>
          `${item.id} ${Object.values(item.name).join(' ')}`.toLowerCase().includes(q.toLowerCase()),
        )
        .map(({ id, name, cover }) => ({ id, name: name[locale], cover })),
  };
  const lists = { views: undefined, works, files, gallery, materials };
  return { items: offers[source](), list: lists[source] };
}
