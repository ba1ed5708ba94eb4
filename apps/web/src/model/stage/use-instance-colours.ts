import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { libraryQuery } from '../../api/queries.ts';
import { useStudio } from '../../studio/studio-context.ts';
import { smallPicture } from '../../ui/small-picture.ts';
import { useModelWork } from '../model-context.ts';
import { coloursOf, type InstanceColours } from '../state/colours-of.ts';
import type { ModelPictures } from '../view3d/load-pictures.ts';
import { useModelStore } from '../state/model-store.ts';
import { pictureTones, type Tones } from '../state/picture-tones.ts';

/** How each instance of the open model is coloured now, with what it was given. @param pictures those of the file that are seen. */
export function useInstanceColours(pictures: ModelPictures | undefined): InstanceColours | undefined {
  const { answer, opening } = useModelWork();
  const { look } = useStudio();
  const colours = useModelStore((state) => state.colours);
  const assignments = useMemo(() => answer?.assignments ?? [], [answer?.assignments]);
  const library = useQuery({ ...libraryQuery('material'), enabled: assignments.length > 0 }).data;
  const covers = useMemo(
    () =>
      new Map(
        [...new Set(assignments.map(({ materialId }) => materialId))].flatMap((id) => {
          const cover = library?.find((item) => item.id === id)?.cover;
          return cover === undefined ? [] : [[id, smallPicture(cover)] as const];
        }),
      ),
    [assignments, library],
  );
  const styleCover = colours === 'style' && look.style ? smallPicture(look.style.cover) : undefined;
  const tones = useTones([...covers.values(), ...(styleCover === undefined ? [] : [styleCover])]);
  const { opened } = opening;
  return useMemo(() => {
    if (!opened) return undefined;
    return coloursOf(opened, {
      colours,
      assignments,
      style: styleCover === undefined ? undefined : tones.get(styleCover),
      tonesOf: (materialId) => tones.get(covers.get(materialId) ?? ''),
      layerOf: (texture) => pictures?.layerOf.get(texture),
    });
  }, [assignments, colours, covers, opened, pictures, styleCover, tones]);
}

/** Tones of pictures, as far as they have come. */
function useTones(urls: readonly string[]): ReadonlyMap<string, Tones> {
  const [tones, setTones] = useState<ReadonlyMap<string, Tones>>(new Map());
  const wanted = urls.join('\n');
  useEffect(() => {
    let current = true;
    for (const url of wanted === '' ? [] : wanted.split('\n'))
      void pictureTones(url).then((found) => {
        if (!current || !found) return;
        setTones((before) => (before.get(url) === found ? before : new Map(before).set(url, found)));
      });
    return () => {
      current = false;
    };
  }, [wanted]);
  return tones;
}
