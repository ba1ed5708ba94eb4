import type { Task } from '@plumbline/contract/api/tasks.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import type { QueryClient } from '@tanstack/react-query';
import { libraryQuery } from '../../api/queries.ts';
import { fetchBlob, type MaskEditor } from '../editor/mask-editor.ts';
import { useSettingsStore } from '../settings/settings-store.ts';
import type { SecondPicture } from '../settings/workspace-settings.ts';

/** Puts material, object, canvas and corners of an edit back into its workspace. */
export async function reuseEdit(client: QueryClient, { function: name, request }: Task): Promise<void> {
  const { setEdits, setPicture } = useSettingsStore.getState();
  const { material, objectId, object, outpaint, lora } = request;
  setEdits(name, { lora });
  if (material) {
    const { textureId, ...surface } = material;
    setPicture(name, 'material', await pictureOf(client, 'material', textureId));
    setEdits(name, { surface });
  }
  if (objectId !== undefined) setPicture(name, 'objectId', await pictureOf(client, 'object', objectId));
  if (object) setEdits(name, { object });
  if (outpaint) setEdits(name, { outpaint });
}

/** Puts the mask that an edit was made with beside those of the workspace. */
export async function reuseMask(editor: MaskEditor, { request }: Task): Promise<void> {
  if (request.mask === undefined || request.upload_img !== editor.base.imageId) return;
  await editor.importPng(await fetchBlob(fileOf(request.mask)));
}

/** What the library calls an id, else the uploaded picture that it is. */
async function pictureOf(
  client: QueryClient,
  kind: 'material' | 'object',
  id: string,
): Promise<SecondPicture> {
  const items = await client.ensureQueryData(libraryQuery(kind));
  const item = items.find((each) => each.id === id);
  if (!item) return { imageId: id, url: fileOf(id), thumbnailUrl: `${fileOf(id)}?w=256` };
  const { name, url, cover, tileSizeMm } = item;
  return {
    imageId: id,
    url,
    thumbnailUrl: cover,
    name,
    ...(tileSizeMm ? { tileSizeMm: tileSizeMm[0] } : {}),
  };
}

function fileOf(imageId: string): string {
  return `${OTHER_PATHS.files}/${imageId}.png`;
}
