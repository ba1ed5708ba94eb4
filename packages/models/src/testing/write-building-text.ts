import type { Vector3 } from '../model/model.ts';
import { type Building, type BuildingPart, fan, sidesOf } from './building.ts';
import { type ZipContent, writeZip } from './write-zip.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const n = (value: number) => String(Number(value.toFixed(5)));

/** A building as .obj with its .mtl and pictures, zipped. */
export function writeBuildingObj({ parts, materials }: Building, name: string): Uint8Array {
  const lines = [`mtllib ${name}.mtl`];
  let first = 1;
  for (const part of parts) {
    lines.push(`o ${part.name}`, `g ${part.layer}`, `usemtl ${part.material}`);
    for (const { corners, uvs } of sidesOf(part, materials[part.material]?.texture?.widthM)) {
      for (const corner of corners) lines.push(`v ${corner.map(n).join(' ')}`);
      for (const uv of uvs) lines.push(`vt ${uv.map(n).join(' ')}`);
      lines.push(`f ${corners.map((_, at) => `${first + at}/${first + at}`).join(' ')}`);
      first += corners.length;
    }
  }
  const pictures: ZipContent[] = [];
  const mtl = Object.entries(materials).flatMap(([material, { colour, texture }]) => {
    const path = `textures/${material}.png`;
    if (texture) pictures.push({ path, bytes: texture.png });
    return [
      `newmtl ${material}`,
      `Kd ${colour.slice(0, 3).map(n).join(' ')}`,
      `d ${n(colour[3])}`,
      ...(texture ? [`map_Kd ${path}`] : []),
    ];
  });
  return writeZip([
    { path: `${name}.obj`, bytes: encode(lines.join('\n')) },
    { path: `${name}.mtl`, bytes: encode(mtl.join('\n')) },
    ...pictures,
  ]);
}

/** A building as binary .stl: z up and in millimetres, as programs for printing write it, and of one material. */
export function writeBuildingStl({ parts }: Building): Uint8Array {
  const corners = parts.flatMap((part) =>
    sidesOf(part).flatMap((side) => fan(side.corners.length).map((at) => side.corners[at] ?? [0, 0, 0])),
  );
  const bytes = new Uint8Array(84 + (corners.length / 3) * 50);
  const view = new DataView(bytes.buffer);
  view.setUint32(80, corners.length / 3, true);
  corners.forEach(([x, y, z], index) => {
    const at = 84 + Math.floor(index / 3) * 50 + 12 + (index % 3) * 12;
    [x, -z, y].forEach((metres, axis) => view.setFloat32(at + axis * 4, metres * 1000, true));
  });
  return bytes;
}

/** A building as .dae, z up and in inches. */
export function writeBuildingDae({ parts, materials, views }: Building): Uint8Array {
  const INCH = 0.0254;
  const place = ([x, y, z]: Vector3) => [x, -z, y].map((metres) => n(metres / INCH)).join(' ');
  const names = Object.keys(materials);
  const idOf = (material: string) => `m${names.indexOf(material)}`;
  const effects = Object.values(materials).map(
    ({ colour }, at) =>
      `<effect id="e${at}"><profile_COMMON><technique sid="t"><lambert><diffuse><color>${colour.slice(0, 3).map(n).join(' ')} 1</color></diffuse><transparent opaque="A_ONE"><color>1 1 1 ${n(colour[3])}</color></transparent><transparency><float>1</float></transparency></lambert></technique></profile_COMMON></effect>`,
  );
  const looks = names.map(
    (name, at) => `<material id="m${at}" name="${name}"><instance_effect url="#e${at}"/></material>`,
  );
  const shapes = parts.map((part, at) => shapeOf(part, at, place));
  const layers = [...new Set(parts.map(({ layer }) => layer))].map((layer) => {
    const own = parts.flatMap((part, at) =>
      part.layer === layer
        ? [
            `<node id="n${at}" name="${part.name}"><instance_geometry url="#g${at}"><bind_material><technique_common><instance_material symbol="m" target="#${idOf(part.material)}"/></technique_common></bind_material></instance_geometry></node>`,
          ]
        : [],
    );
    return `<node name="${layer}">${own.join('')}</node>`;
  });
  // A camera looks along its own −z with y up: turned upright first, then about z.
  const cameras = views.map(
    ({ name, eye, turn }) =>
      `<node name="${name}"><translate>${place(eye)}</translate><rotate>0 0 1 ${n((turn * 180) / Math.PI)}</rotate><rotate>1 0 0 90</rotate><instance_camera url="#c"/></node>`,
  );
  return encode(`<?xml version="1.0"?><COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1"><asset><unit name="inch" meter="${INCH}"/><up_axis>Z_UP</up_axis></asset>
<library_cameras><camera id="c"><optics><technique_common><perspective><yfov>43</yfov><aspect_ratio>1.33333</aspect_ratio></perspective></technique_common></optics></camera></library_cameras>
<library_effects>${effects.join('\n')}</library_effects><library_materials>${looks.join('\n')}</library_materials>
<library_geometries>${shapes.join('\n')}</library_geometries>
<library_visual_scenes><visual_scene id="vs">${layers.join('\n')}${cameras.join('')}</visual_scene></library_visual_scenes>
<scene><instance_visual_scene url="#vs"/></scene></COLLADA>`);
}

function shapeOf({ corners, sides }: BuildingPart, at: number, place: (corner: Vector3) => string): string {
  return `<geometry id="g${at}"><mesh><source id="s${at}"><float_array id="a${at}" count="${corners.length * 3}">${corners.map(place).join(' ')}</float_array><technique_common><accessor source="#a${at}" count="${corners.length}" stride="3"/></technique_common></source><vertices id="v${at}"><input semantic="POSITION" source="#s${at}"/></vertices><polylist material="m" count="${sides.length}"><input semantic="VERTEX" source="#v${at}" offset="0"/><vcount>${sides.map((side) => side.length).join(' ')}</vcount><p>${sides.flat().join(' ')}</p></polylist></mesh></geometry>`;
}
