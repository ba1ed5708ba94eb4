import type { UploadedImage } from '@plumbline/contract/api/images.ts';

const ROOT = 'images/';
/** Every folder of images: ids end in two hexadecimal digits. */
export const IMAGE_FOLDERS: readonly string[] = Array.from(
  { length: 256 },
  (_, index) => `${ROOT}${index.toString(16).padStart(2, '0')}/`,
);

const EXTENSIONS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

export function extensionOf(mime: UploadedImage['mime']): string {
  return EXTENSIONS[mime];
}

/** Keys are fanned out by the id's last two characters (random hexadecimal digits), so that no folder grows without bound. */
function folderOf(imageId: string): string {
  return `${ROOT}${imageId.slice(-2).toLowerCase()}/${imageId}`;
}

/** @param run which run of a task writes it: two of them never write the same file */
export function workingKey(imageId: string, run = 1): string {
  return `${folderOf(imageId)}/working${ofRun(run)}.png`;
}

export function originalKey(imageId: string, mime: UploadedImage['mime'], run = 1): string {
  return `${folderOf(imageId)}/original${ofRun(run)}.${extensionOf(mime)}`;
}

function ofRun(run: number): string {
  return run === 1 ? '' : `-${run}`;
}

/** Whether a key is of a picture's own file, which its row names; the rest of its folder is made from that one. */
export function isOwnFile(key: string): boolean {
  return /\/(?:working|original)(?:-\d+)?\.[a-z]+$/.test(key);
}

export function thumbnailKey(imageId: string, width: number, format: 'webp' | 'jpeg'): string {
  return `${folderOf(imageId)}/w${width}.${format === 'jpeg' ? 'jpg' : 'webp'}`;
}

/** What a picture was read as; all of one picture's readings begin with `sceneKeys`. */
export function sceneKey(imageId: string, parts: readonly string[]): string {
  return `${sceneKeys(imageId)}${parts.map((part) => part.replaceAll(/[^A-Za-z0-9_.-]/g, '_')).join('.')}.json`;
}

export function sceneKeys(imageId: string): string {
  return `${folderOf(imageId)}/scene.`;
}

/** What was measured of a picture. */
export function measuresKey(imageId: string, version: string): string {
  return `${folderOf(imageId)}/measures.${version.replaceAll(/[^A-Za-z0-9_.-]/g, '_')}.json`;
}

/** The drawings that were found on a sheet. */
export function sheetKey(imageId: string, version: string): string {
  return `${folderOf(imageId)}/sheet.${version}.json`;
}

/** Where everything of one image lies. */
export function imagePrefix(imageId: string): string {
  return `${folderOf(imageId)}/`;
}

/** The image that a key of `imagePrefix` belongs to. */
export function imageIdOf(key: string): string {
  return key.split('/')[2] ?? '';
}
