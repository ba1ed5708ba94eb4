/** What a person should know of how a model was read, as a closed list; each kind has its own text. */
export const WARNING_KINDS = [
  /** Kilometres away from the rest: not drawn. */
  'far-things-set-aside',
  /** Vastly larger than everything else together: not drawn. */
  'vast-things-set-aside',
  'unit-guessed',
  /** The stated unit makes doors, or the whole, of an unlikely size. */
  'unit-in-doubt',
  'up-axis-guessed',
  'moved-to-origin',
  'textures-missing',
  /** Too large, or of a kind that is not read. */
  'textures-refused',
  /** Something on another machine or outside the archive: never fetched. */
  'references-refused',
  /** Triangles with a coordinate that is no number, or a corner that does not exist. */
  'faces-dropped',
  'faces-doubled',
  'faces-flipped',
  'things-open',
  'many-triangles',
  'names-shortened',
  /** A node that holds itself, or stands under two others. */
  'cycles-cut',
  /** Points, lines and curves have no surface. */
  'lines-left-out',
  /** Surfaces that the file keeps without a mesh to draw. */
  'unmeshed-left-out',
  /** Hidden or switched off in the file. */
  'hidden-left-out',
  /** Further models of the same archive. */
  'models-left-out',
  /** Parts of the format that are not used: animations, skins, extensions. */
  'features-left-out',
  /** Parts of the file that could not be understood. */
  'parts-unreadable',
  /** Of a floor plan that stands: walls that bound its rooms were not read. */
  'plan-walls-missing',
  /** How large it is, by the width of its doors or as homes mostly are. */
  'plan-scale-by-doors',
  'plan-scale-guessed',
  'plan-heights-assumed',
  /** How far its walls stand from where they are drawn. */
  'plan-walls-measured',
] as const;

export type WarningKind = (typeof WARNING_KINDS)[number];

export interface ModelWarning {
  readonly kind: WarningKind;
  /** How often, or how many. */
  readonly count: number;
  /** The first few of what it is about. */
  readonly names: readonly string[];
  /** Sizes in metres, a suggested unit: what the text of its kind needs. */
  readonly values: Readonly<Record<string, string | number>>;
}

const NAMES_KEPT = 5;

/** Warnings of one reading, one of a kind. */
export class WarningLog {
  readonly #found = new Map<
    WarningKind,
    { count: number; names: string[]; values: ModelWarning['values'] }
  >();

  add(kind: WarningKind, name?: string, count = 1): void {
    const entry = this.#entry(kind);
    entry.count += count;
    if (name !== undefined && entry.names.length < NAMES_KEPT && !entry.names.includes(name))
      entry.names.push(name);
  }

  say(kind: WarningKind, values: ModelWarning['values']): void {
    const entry = this.#entry(kind);
    entry.count = Math.max(1, entry.count);
    entry.values = { ...entry.values, ...values };
  }

  list(): ModelWarning[] {
    return WARNING_KINDS.flatMap((kind) => {
      const found = this.#found.get(kind);
      return found === undefined ? [] : [{ kind, ...found }];
    });
  }

  #entry(kind: WarningKind) {
    const known = this.#found.get(kind);
    if (known !== undefined) return known;
    const entry = { count: 0, names: [] as string[], values: {} };
    this.#found.set(kind, entry);
    return entry;
  }
}
