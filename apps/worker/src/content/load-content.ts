import type { UsedContent } from '@plumbline/contract/content/used-content.ts';
import { contentKey } from '@plumbline/core/own-content/content-keys.ts';
import type { EngineContent } from '@plumbline/core/ports/image-engine.ts';
import type { PictureCodec } from '@plumbline/core/ports/picture-codec.ts';
import type { Storage } from '@plumbline/core/ports/storage.ts';

/**
 * Decodes the pictures of the operators' content that a task uses. They lie in storage by what is in them, so that what is
 * read years later is what was used.
 *
 * @throws AppError `NOT_FOUND` where a file is gone, `IMAGE_BROKEN`
 */
export async function loadContent(
  { storage, codec }: { readonly storage: Storage; readonly codec: PictureCodec },
  content: UsedContent | null,
  signal: AbortSignal,
): Promise<EngineContent | null> {
  if (content === null) return null;
  const load = async (picture: string, keepAlpha: boolean) => {
    const { labels: _, ...pixels } = await codec.decode(await storage.get(contentKey(picture)), signal, {
      keepAlpha,
    });
    return pixels;
  };
  const { style, materials, object, background } = content;
  return {
    ...(style ? { style } : {}),
    materials: await Promise.all(
      materials.map(async (material) => ({ ...material, picture: await load(material.picture, false) })),
    ),
    ...(object ? { object: { ...object, picture: await load(object.picture, true) } } : {}),
    ...(background ? { background: { ...background, picture: await load(background.picture, true) } } : {}),
  };
}
