import { MODEL_CLASSES } from '../classes/class-list.ts';
import { UNIT_METRES, type UnitName } from '../model/units.ts';
import { WARNING_KINDS } from '../model/model-warning.ts';
import type { StoredHeader } from './stored-form.ts';

/** The stored form of a model is not what it has to be. */
export class StoredModelError extends Error {
  override readonly name = 'StoredModelError';
}

type Fields = Readonly<Record<string, unknown>>;

/** @throws StoredModelError unless every value has its type and every number its range. */
export function checkHeader(value: unknown): StoredHeader {
  const header = fields(value);
  const unit = fields(header['unit']);
  oneOf(unit['name'], Object.keys(UNIT_METRES) as UnitName[]);
  above(unit['metres'], 0);
  oneOf(unit['certainty'], CERTAINTIES);
  const upAxis = fields(header['upAxis']);
  oneOf(upAxis['axis'], ['y', 'z']);
  oneOf(upAxis['certainty'], CERTAINTIES);
  oneOf(header['format'], ['gltf', 'ifc', 'obj', 'stl', 'dae', '3dm', 'plan']);
  vector(header['originM']);
  vector(fields(header['boundsM'])['min']);
  vector(fields(header['boundsM'])['max']);
  count(header['triangles']);
  list(header['columns']).forEach(count);
  for (const name of ['thingKeys', 'thingNames', 'types', 'layers'] as const)
    list(header[name]).forEach(text);
  const textures = list(header['textures']);
  textures.forEach(checkTexture);
  const storeys = list(header['storeys']);
  for (const each of storeys) {
    const storey = fields(each);
    text(storey['key']);
    text(storey['name']);
    number(storey['elevationM']);
  }
  for (const each of list(header['rooms'])) checkRoom(list(each), storeys.length);
  for (const each of list(header['materials'])) checkMaterial(fields(each), textures.length);
  for (const each of list(header['views'])) checkView(fields(each));
  for (const each of list(header['warnings'])) checkWarning(fields(each));
  return value as StoredHeader;
}

const CERTAINTIES = ['stated', 'asked', 'guessed'] as const;

function checkTexture(value: unknown): void {
  const [name, mime, bytes] = list(value);
  text(name);
  oneOf(mime, ['image/png', 'image/jpeg', 'image/webp']);
  count(bytes);
}

function checkRoom([key, name, storey, areaM2]: readonly unknown[], storeys: number): void {
  text(key);
  text(name);
  if (storey !== null) below(storey, storeys);
  if (areaM2 !== null) number(areaM2);
}

function checkMaterial({ name, colour, opacity, roughness, metalness, texture }: Fields, textures: number) {
  text(name);
  vector(colour);
  [opacity, roughness, metalness].forEach(number);
  if (texture !== null) below(texture, textures);
}

function checkView({ name, eye, target, up, fieldOfView, orthographicHeight, hiddenClasses }: Fields): void {
  text(name);
  [eye, target, up].forEach(vector);
  if (fieldOfView !== null) above(fieldOfView, 0);
  if (orthographicHeight !== null) above(orthographicHeight, 0);
  if (hiddenClasses !== undefined) list(hiddenClasses).forEach((each) => oneOf(each, MODEL_CLASSES));
}

function checkWarning({ kind, count: times, names, values }: Fields): void {
  oneOf(kind, WARNING_KINDS);
  count(times);
  list(names).forEach(text);
  for (const each of Object.values(fields(values))) if (typeof each !== 'string') number(each);
}

function fail(): never {
  throw new StoredModelError('a value of the header is not what it has to be');
}

function fields(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail();
  return value as Fields;
}

function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) fail();
  return value;
}

function text(value: unknown): void {
  if (typeof value !== 'string') fail();
}

function number(value: unknown): asserts value is number {
  if (typeof value !== 'number' || !Number.isFinite(value)) fail();
}

function above(value: unknown, limit: number): void {
  number(value);
  if (value <= limit) fail();
}

function count(value: unknown): void {
  if (!Number.isSafeInteger(value) || Number(value) < 0) fail();
}

function below(value: unknown, limit: number): void {
  count(value);
  if (Number(value) >= limit) fail();
}

function vector(value: unknown): void {
  const parts = list(value);
  if (parts.length !== 3) fail();
  parts.forEach(number);
}

function oneOf(value: unknown, allowed: readonly string[]): void {
  if (typeof value !== 'string' || !allowed.includes(value)) fail();
}
