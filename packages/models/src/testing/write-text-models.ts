import type { Vector3 } from '../model/model.ts';
import { BOX_SIDES, BOX_TRIANGLES, HOUSE, type HousePart, MATERIAL_NAMES, cornersOf } from './house.ts';

interface Writing {
  readonly parts?: readonly HousePart[];
  /** How many of the written unit are a metre. */
  readonly perMetre?: number;
  readonly zUp?: boolean;
  readonly offset?: Vector3;
}

const encode = (text: string) => new TextEncoder().encode(text);

/** A corner as it is written: in the file's unit, axes and place. */
function place([x, y, z]: Vector3, { perMetre = 1, zUp = false, offset = [0, 0, 0] }: Writing): Vector3 {
  const turned: Vector3 = zUp ? [x, -z, y] : [x, y, z];
  return [
    turned[0] * perMetre + offset[0],
    turned[1] * perMetre + offset[1],
    turned[2] * perMetre + offset[2],
  ];
}

export function writeObj(writing: Writing = {}): Uint8Array {
  const { parts = HOUSE } = writing;
  const lines = ['# a house', 'mtllib house.mtl'];
  parts.forEach((part, index) => {
    lines.push(`o ${part.name}`, `g ${part.layer}`, `usemtl ${part.material}`);
    for (const corner of cornersOf(part)) lines.push(`v ${place(corner, writing).join(' ')}`);
    for (const side of BOX_SIDES) lines.push(`f ${side.map((corner) => index * 8 + corner + 1).join(' ')}`);
  });
  return encode(lines.join('\r\n'));
}

export function writeMtl(): Uint8Array {
  return encode(
    MATERIAL_NAMES.map(
      (name) => `newmtl ${name}\nKd 0.5 0.25 1\nd 0.5\nmap_Kd C:\\textures\\${name}.png\n`,
    ).join('\n'),
  );
}

export function writeStlText(writing: Writing = {}): Uint8Array {
  const { parts = HOUSE } = writing;
  const facets = parts.flatMap((part) => {
    const corners = cornersOf(part).map((corner) => place(corner, writing));
    return triples(BOX_TRIANGLES).map(
      (triple) =>
        `facet normal 0 0 0\nouter loop\n${triple.map((index) => `vertex ${corners[index]?.join(' ')}`).join('\n')}\nendloop\nendfacet`,
    );
  });
  return encode(`solid house\n${facets.join('\n')}\nendsolid house\n`);
}

export function writeStl(writing: Writing = {}): Uint8Array {
  const { parts = HOUSE } = writing;
  const corners = parts.flatMap((part) => {
    const own = cornersOf(part).map((corner) => place(corner, writing));
    return BOX_TRIANGLES.map((index) => own[index] as Vector3);
  });
  const bytes = new Uint8Array(84 + (corners.length / 3) * 50);
  const view = new DataView(bytes.buffer);
  view.setUint32(80, corners.length / 3, true);
  corners.forEach((corner, index) => {
    const at = 84 + Math.floor(index / 3) * 50 + 12 + (index % 3) * 12;
    corner.forEach((value, axis) => view.setFloat32(at + axis * 4, value, true));
  });
  return bytes;
}

export function writeDae(writing: Writing & { readonly stated?: boolean } = {}): Uint8Array {
  const { parts = HOUSE, perMetre = 1, zUp = false, stated = true } = writing;
  const asset = stated
    ? `<asset><unit meter="${1 / perMetre}"/><up_axis>${zUp ? 'Z_UP' : 'Y_UP'}</up_axis></asset>`
    : '<asset/>';
  const geometries = parts.map((part, index) => {
    const numbers = cornersOf(part).flatMap((corner) => place(corner, writing));
    return `<geometry id="g${index}"><mesh><source id="s${index}"><float_array id="a${index}" count="24">${numbers.join(' ')}</float_array>
      <technique_common><accessor source="#a${index}" count="8" stride="3"/></technique_common></source>
      <vertices id="v${index}"><input semantic="POSITION" source="#s${index}"/></vertices>
      <polylist material="m" count="6"><input semantic="VERTEX" source="#v${index}" offset="0"/>
      <vcount>${BOX_SIDES.map(() => 4).join(' ')}</vcount><p>${BOX_SIDES.flat().join(' ')}</p></polylist></mesh></geometry>`;
  });
  const nodes = parts.map(
    (part, index) =>
      `<node name="${part.layer}"><node id="n${index}" name="${part.name}"><translate>0 0 0</translate><instance_geometry url="#g${index}"><bind_material><technique_common>
      <instance_material symbol="m" target="#${part.material}"/></technique_common></bind_material></instance_geometry></node></node>`,
  );
  const materials = MATERIAL_NAMES.map(
    (name) => `<material id="${name}" name="${name}"><instance_effect url="#e-${name}"/></material>`,
  );
  const effects = MATERIAL_NAMES.map(
    (name) =>
      `<effect id="e-${name}"><profile_COMMON><technique sid="t"><lambert><diffuse><color>0.5 0.25 1 1</color></diffuse></lambert></technique></profile_COMMON></effect>`,
  );
  return encode(`<?xml version="1.0"?><COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1">${asset}
    <library_cameras><camera id="c"><optics><technique_common><perspective><xfov>60</xfov></perspective></technique_common></optics></camera></library_cameras>
    <library_effects>${effects.join('')}</library_effects><library_materials>${materials.join('')}</library_materials>
    <library_geometries>${geometries.join('')}</library_geometries>
    <library_visual_scenes><visual_scene id="vs">${nodes.join('')}<node name="Street"><translate>1 2 3</translate><instance_camera url="#c"/></node></visual_scene></library_visual_scenes>
    <scene><instance_visual_scene url="#vs"/></scene></COLLADA>`);
}

function triples(list: readonly number[]): number[][] {
  return Array.from({ length: list.length / 3 }, (_, index) => list.slice(index * 3, index * 3 + 3));
}
