/** A model's file without folder, ending and hash, unless another of the list would then have the same name. */
export function fileTitle(name: string, among: readonly string[]): string {
  const title = shortened(name);
  return among.some((other) => other !== name && shortened(other) === title) ? name : title;
}

function shortened(name: string): string {
  const file = name.split(/[\\/]/).at(-1) ?? name;
  return (
    file.replace(/ \[[0-9a-f]{6,}\]$/, '').replace(/\.(?:safetensors|ckpt|pth?|bin|gguf|sft)$/i, '') || name
  );
}
