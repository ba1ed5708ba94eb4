import type { BasePicture } from '../settings/workspace-settings.ts';

const TYPE = 'application/x-plumbline-picture';

/** Something that was dragged or pasted and can become a base. */
export type Dropped =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'picture'; readonly picture: BasePicture }
  | { readonly kind: 'address'; readonly url: string };

/** Marks a picture of the app that starts to be dragged, so that any input can take it without another upload. */
export function startDrag(data: DataTransfer, picture: BasePicture): void {
  data.setData(TYPE, JSON.stringify(picture));
  data.effectAllowed = 'copy';
}

/** Samples are files of this site: they are fetched and uploaded like a user's own. */
export function startSampleDrag(data: DataTransfer, url: string): void {
  data.setData('text/uri-list', new URL(url, location.origin).href);
  data.effectAllowed = 'copy';
}

export function holdsPicture(data: DataTransfer | null): boolean {
  return data?.types.some((type) => type === 'Files' || type === TYPE || type === 'text/uri-list') ?? false;
}

/** What a drop or a paste brought; `undefined` where it is nothing that could be a base. */
export function readDropped(data: DataTransfer | null): Dropped | undefined {
  const own = data?.getData(TYPE);
  if (own) return { kind: 'picture', picture: JSON.parse(own) as BasePicture };
  const file = data?.files[0];
  if (file) return { kind: 'file', file };
  const url = data?.getData('text/uri-list');
  return url && URL.canParse(url) && new URL(url).origin === location.origin
    ? { kind: 'address', url }
    : undefined;
}
