const ROOT = 'models/';
/** Every folder of models: ids end in two hexadecimal digits. */
export const MODEL_FOLDERS: readonly string[] = Array.from(
  { length: 256 },
  (_, index) => `${ROOT}${index.toString(16).padStart(2, '0')}/`,
);

/** Where everything of one model lies. */
export function modelPrefix(modelId: string): string {
  return `${ROOT}${modelId.slice(-2).toLowerCase()}/${modelId}/`;
}

/** @param upload of its own for each upload; the model's id where it becomes one of its own */
export function modelFileKey(upload: string): string {
  return `${modelPrefix(upload)}file`;
}

/** The stored form, packed; of one claim alone. */
export function storedModelKey(modelId: string, version: number, claim: number): string {
  return `${modelPrefix(modelId)}stored-${version}-${claim}.gz`;
}

export function modelPreviewKey(modelId: string, version: number, claim: number): string {
  return `${modelPrefix(modelId)}preview-${version}-${claim}.png`;
}

/** The model that a key of `modelPrefix` belongs to. */
export function modelIdOf(key: string): string {
  return key.split('/')[2] ?? '';
}
