/** What stages find out that holds for the pictures after it too, by name. Plain values: they go from thread to thread. */
export type Findings = Readonly<Record<string, unknown>>;

/** The name of a finding, with the type of what is found. */
export interface Finding<Value> {
  readonly name: string;
  /** Of the type alone: never set. */
  readonly found?: Value;
}

/** A part of a picture, as shares 0…1 of its width and height. */
export interface PictureArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Between frames that follow each other: a stage recalls what it found of the frame before instead of finding it out anew, and keeps what
 * it went by for the frame after. Whoever makes one decides whether anything of the frame before holds; a stage that has a test of its own
 * may find out anew all the same.
 */
export class FrameFindings {
  readonly #before: Findings | undefined;
  readonly #now: Record<string, unknown> = {};
  /** Where the picture is another one than the frame before. */
  readonly changed: readonly PictureArea[];

  /** @param before of the frame before; undefined: nothing of it holds, or there was none */
  constructor(before: Findings | undefined, changed: readonly PictureArea[] = []) {
    this.#before = before;
    this.changed = changed;
  }

  /** Whether the picture shows what the frame before showed, but for what has changed. */
  get follows(): boolean {
    return this.#before !== undefined;
  }

  /** What was found of the frame before under that name. */
  recall<Value>({ name }: Finding<Value>): Value | undefined {
    return this.#before?.[name] as Value | undefined;
  }

  /** @returns the value, which the next frame may recall */
  keep<Value>({ name }: Finding<Value>, value: Value): Value {
    this.#now[name] = value;
    return value;
  }

  /** What was kept of this frame. */
  get kept(): Findings {
    return this.#now;
  }
}
