const KEPT = 40;

/** Stands in a planned request for a value that an earlier answer brought: real ids lead deeper than invented ones. */
export class Known {
  readonly name: string;
  /** Which of them: 0…1. */
  readonly at: number;
  /** Where nothing of this name is known yet. */
  readonly otherwise: unknown;

  constructor(name: string, at: number, otherwise: unknown) {
    this.name = name;
    this.at = at;
    this.otherwise = otherwise;
  }
}

/** Names under which a field finds its values, where they are not its own. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  upload_img: ['imageId'],
  style_img: ['imageId', 'libraryId'],
  mask: ['maskId', 'imageId'],
  textureId: ['imageId', 'libraryId'],
  objectId: ['libraryId', 'imageId'],
  material: ['libraryId'],
  idMap: ['imageId'],
  imageIds: ['imageId'],
  startImageId: ['imageId'],
  currentImageId: ['imageId'],
  coverImageId: ['imageId'],
  taskIds: ['taskId'],
  viewIds: ['viewId'],
  boardIds: ['boardId'],
  project: ['projectId'],
  view: ['viewId'],
  materialId: ['libraryId'],
  itemId: ['itemId', 'libraryId', 'categoryId'],
  classifyId: ['categoryId'],
  classifyId1: ['categoryId'],
  classifyId2: ['categoryId'],
  classifyId3: ['categoryId'],
  key: ['fileKey'],
  recipient: ['phoneNo', 'email'],
  to: ['phoneNo', 'email'],
  cursor: ['nextCursor'],
  current: ['password'],
  username: ['account'],
  proof: ['verifyCode'],
  tgt: ['tgt'],
  service: ['service'],
  engine: ['engineId'],
};

export function sourcesOf(field: string): readonly string[] {
  return SOURCES[field] ?? [field];
}

/** Values that answers brought, by the names they came under, for each who asked and for all. */
export class KnownValues {
  readonly #values = new Map<string, unknown[]>();

  add(owner: string, name: string, value: unknown): void {
    for (const key of [`${owner} ${name}`, name]) {
      const values = this.#values.get(key) ?? [];
      if (values.includes(value)) continue;
      values.push(value);
      if (values.length > KEPT) values.shift();
      this.#values.set(key, values);
    }
  }

  /** Somebody else asks under this name from here on. */
  forget(owner: string): void {
    for (const key of this.#values.keys()) if (key.startsWith(`${owner} `)) this.#values.delete(key);
  }

  /** Mostly one's own, sometimes somebody else's. */
  pick(owner: string, { name, at, otherwise }: Known): unknown {
    const own = at < 0.8 ? this.#values.get(`${owner} ${name}`) : undefined;
    const values = own ?? this.#values.get(name) ?? [];
    return values.length === 0 ? otherwise : values[Math.floor(at * 7_919) % values.length];
  }

  /** Takes everything from an answer that looks like something to ask with. */
  learn(owner: string, answer: unknown, name = '', parent: Readonly<Record<string, unknown>> = {}): void {
    if (Array.isArray(answer)) {
      for (const item of answer.slice(0, 60)) this.learn(owner, item, name, parent);
    } else if (typeof answer === 'object' && answer !== null) {
      for (const [key, value] of Object.entries(answer))
        this.learn(owner, value, key, answer as Record<string, unknown>);
    } else if (typeof answer === 'string' && answer !== '') {
      this.#learnText(owner, name, answer, parent);
    }
  }

  #learnText(owner: string, name: string, text: string, parent: Readonly<Record<string, unknown>>): void {
    const file = /^\/files\/([^?]+)(\?.*)?$/.exec(text);
    if (file) this.add(owner, 'fileKey', file[1]);
    const token = /[?&]token=([^&]+)/.exec(text);
    if (token?.[1]) this.add(owner, 'token', decodeURIComponent(token[1]));
    if (name === 'id') {
      this.add(owner, 'itemId', text);
      if ('children' in parent) this.add(owner, 'categoryId', text);
      else if ('kind' in parent) this.add(owner, 'libraryId', text);
      else if ('functions' in parent) this.add(owner, 'engineId', text);
    } else if (/(Id|Token|ticket|reference|name|account|planId|code|Cursor|secret|text)$/.test(name)) {
      this.add(owner, name, text);
    }
  }
}

/** The request as it is sent: every stand-in replaced. */
export function resolve(value: unknown, owner: string, values: KnownValues): unknown {
  if (value instanceof Known) return resolve(values.pick(owner, value), owner, values);
  if (Array.isArray(value)) return value.map((item) => resolve(item, owner, values));
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item, owner, values)]));
}
