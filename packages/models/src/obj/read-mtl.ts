import { findReferenced } from '../archive/file-source.ts';
import { linearColour } from '../build/colours.ts';
import type { ModelMaterial, Vector3 } from '../model/model.ts';
import type { Reading } from '../format/reading.ts';
import { LineReader } from './line-reader.ts';

type Draft = { -readonly [Key in keyof ModelMaterial]?: ModelMaterial[Key] } & { name: string };

/** Flags of a texture line and how many words each takes. */
const FLAGS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    '-blendu': 1,
    '-blendv': 1,
    '-bm': 1,
    '-boost': 1,
    '-cc': 1,
    '-clamp': 1,
    '-imfchan': 1,
    '-mm': 2,
    '-o': 3,
    '-s': 3,
    '-t': 3,
    '-texres': 1,
    '-type': 1,
  }),
);

/** A library of materials beside an OBJ: its colours, opacities and pictures. @returns numbers by name. */
export function readMtl(bytes: Uint8Array, reading: Reading): ReadonlyMap<string, number> {
  const drafts: Draft[] = [];
  const lines = new LineReader(bytes);
  const textures = new Map<string, number | null>();
  const textureOf = (file: string): number | null => {
    const known = textures.get(file);
    if (known !== undefined) return known;
    const found = findReferenced(file, reading.path, reading.files, reading.warnings);
    if (found === undefined) reading.warnings.add('textures-missing', file.slice(-80));
    const texture = found === undefined ? null : reading.build.addTexture(file, found);
    textures.set(file, texture);
    return texture;
  };
  while (lines.next()) {
    const keyword = lines.word();
    const draft = drafts.at(-1);
    if (keyword === 'newmtl') drafts.push({ name: lines.rest() });
    else if (draft === undefined) continue;
    else if (keyword === 'Kd') draft.colour = linearColour(colour(lines));
    else if (keyword === 'd') draft.opacity = lines.number();
    else if (keyword === 'Tr') draft.opacity = 1 - lines.number();
    // Blinn's exponent as a roughness (Karis, 2013).
    else if (keyword === 'Ns') draft.roughness = Math.sqrt(2 / (Math.max(0, lines.number()) + 2));
    else if (keyword === 'Pr') draft.roughness = lines.number();
    else if (keyword === 'Pm') draft.metalness = lines.number();
    else if (keyword === 'map_Kd') {
      draft.texture = textureOf(fileOf(lines.rest()));
      // Exporters write black behind a picture.
      if (draft.colour?.every((value) => value === 0) === true) draft.colour = [1, 1, 1];
    }
  }
  return new Map(drafts.map((draft) => [draft.name, reading.build.addMaterial(draft)]));
}

function colour(lines: LineReader): Vector3 {
  const red = lines.number();
  const green = lines.number();
  const blue = lines.number();
  return [red, Number.isNaN(green) ? red : green, Number.isNaN(blue) ? red : blue];
}

function fileOf(text: string): string {
  const words = text.split(/\s+/);
  let at = 0;
  for (let taken = FLAGS.get(words[at] ?? ''); taken !== undefined; taken = FLAGS.get(words[at] ?? ''))
    at += 1 + taken;
  return words.slice(at).join(' ');
}
