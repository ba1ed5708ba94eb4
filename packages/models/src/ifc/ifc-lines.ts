import type { IfcAPI } from 'web-ifc';

/** A line of an IFC file as the library gives it: nothing is known to be there. */
export type IfcLine = Readonly<Record<string, unknown>>;

/** Reads lines of an open model and follows what they refer to, without ever throwing for what is not there. */
export class IfcLines {
  readonly #api: IfcAPI;
  readonly #model: number;
  readonly #known = new Map<number, IfcLine | null>();

  constructor(api: IfcAPI, model: number) {
    this.#api = api;
    this.#model = model;
  }

  /** Ids of the lines of a class and of those under it. */
  idsOf(type: number): number[] {
    const found = this.#api.GetLineIDsWithType(this.#model, type, true);
    const ids = Array.from({ length: found.size() }, (_, index) => found.get(index));
    return ids;
  }

  get(id: number | null): IfcLine | null {
    if (id === null) return null;
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const line = this.#read(id);
    // Few are asked for twice; a large file has millions.
    if (this.#known.size < 200_000) this.#known.set(id, line);
    return line;
  }

  /** The class of a line as the standard writes it, `IfcWall`. */
  classOf(id: number): string {
    return this.#api.GetNameFromTypeCode(this.#api.GetLineType(this.#model, id)) || 'IfcProduct';
  }

  #read(id: number): IfcLine | null {
    try {
      return (this.#api.GetLine(this.#model, id) as IfcLine | undefined) ?? null;
    } catch {
      return null;
    }
  }
}

export function textOf(line: IfcLine | null, field: string): string {
  const value = valueOf(line?.[field]);
  return typeof value === 'string' ? value : '';
}

export function numberOf(line: IfcLine | null, field: string): number | null {
  const value = valueOf(line?.[field]);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** The id of the line that a field refers to. */
export function referenceOf(line: IfcLine | null, field: string): number | null {
  return idOf(line?.[field]);
}

export function referencesOf(line: IfcLine | null, field: string): number[] {
  const value = line?.[field];
  return Array.isArray(value) ? value.flatMap((item) => idOf(item) ?? []) : [];
}

export function numbersOf(line: IfcLine | null, field: string): number[] {
  const value = line?.[field];
  return Array.isArray(value) ? value.map((item) => Number(valueOf(item))) : [];
}

/** The library marks a reference to another line with 5. */
const REFERENCE = 5;

function idOf(value: unknown): number | null {
  if (typeof value !== 'object' || value === null) return null;
  const { type, value: id } = value as { type?: unknown; value?: unknown };
  return type === REFERENCE && typeof id === 'number' ? id : null;
}

function valueOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? (value as { value?: unknown }).value : value;
}
