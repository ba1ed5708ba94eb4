import type { Size } from './coordinates.ts';
import { History } from './history.ts';
import { MaskEdit, type TileChange } from './mask-edit.ts';
import { MaskLayer } from './mask-layer.ts';
import { doAtOnce, type SlicedJob } from './sliced-job.ts';
import { tileBytes } from './tile.ts';

export interface MaskProperties {
  readonly name: string;
  /** As CSS writes it: #rrggbb. */
  readonly color: string;
  readonly visible: boolean;
}

export interface NamedMask extends MaskProperties {
  readonly id: string;
  readonly layer: MaskLayer;
}

/** What changed: tiles of one mask, or the list of masks and their properties. Work is there to be done: see `workOn`. */
export type DocumentChange =
  | { readonly kind: 'tiles'; readonly maskId: string; readonly tiles: readonly number[] }
  | { readonly kind: 'masks' }
  | { readonly kind: 'work' };

/** A gesture on one mask, open until it is finished or cancelled. */
export interface Gesture {
  readonly name: string;
  readonly edit: MaskEdit;
  /** Not any more where something else ended it, such as an undo amid a stroke. */
  readonly isOpen: () => boolean;
  /** Tells who draws the mask what changed; to be called once an event. */
  readonly show: () => void;
  /** Makes it one entry of the history; none where it changed nothing. */
  readonly finish: () => void;
  /**
   * Finishes it with work too long for one event, which `workOn` does piece by piece. Whatever is begun before it is done
   * does the rest of it at once; an undo calls it off and takes back nothing else.
   */
  readonly finishAfter: (work: SlicedJob) => void;
  readonly cancel: () => void;
}

/** The masks of one picture, the one that is worked on, and their history. */
export class MaskDocument {
  readonly size: Size;
  readonly history: History;
  #masks: readonly NamedMask[] = [];
  #activeId: string | undefined;
  #open: Gesture | undefined;
  /** What the open gesture waits for before it finishes. */
  #work: SlicedJob | undefined;
  #version = 0;
  readonly #listeners = new Set<(change: DocumentChange) => void>();

  constructor(size: Size, history: History = new History()) {
    this.size = size;
    this.history = history;
  }

  get masks(): readonly NamedMask[] {
    return this.#masks;
  }

  get active(): NamedMask | undefined {
    return this.#masks.find(({ id }) => id === this.#activeId);
  }

  /** Grows with every change. */
  get version(): number {
    return this.#version;
  }

  /** Whether a gesture is open: undo and the list of masks wait for its end. */
  get busy(): boolean {
    return this.#open !== undefined;
  }

  /** @returns a function that ends it */
  subscribe(listener: (change: DocumentChange) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Adds a mask on top and works on it. @param layer what is painted already; of the document's size */
  addMask(id: string, properties: MaskProperties, layer: MaskLayer = new MaskLayer(this.size)): void {
    if (layer.grid.width !== this.size.width || layer.grid.height !== this.size.height)
      throw new RangeError('a mask of another size than its document');
    if (this.#masks.some((mask) => mask.id === id)) throw new RangeError(`mask ${id} stands already`);
    this.#change('addMask', layer.bytes, {
      masks: [...this.#masks, { ...properties, id, layer }],
      activeId: id,
    });
  }

  removeMask(id: string): void {
    const at = this.#indexOf(id);
    const masks = this.#masks.toSpliced(at, 1);
    const bytes = this.#masks[at]?.layer.bytes ?? 0;
    const activeId =
      this.#activeId === id ? (masks[Math.min(at, masks.length - 1)]?.id ?? undefined) : this.#activeId;
    this.#change('removeMask', bytes, { masks, activeId });
  }

  /** Another name, another colour, shown or hidden is an entry of the history. */
  changeMask(id: string, properties: Partial<MaskProperties>): void {
    const at = this.#indexOf(id);
    const masks = this.#masks.map((mask, index) => (index === at ? { ...mask, ...properties } : mask));
    this.#change('changeMask', 0, { masks, activeId: this.#activeId });
  }

  /** Which mask is worked on is no entry of the history. */
  activate(id: string): void {
    this.#indexOf(id);
    this.#activeId = id;
    this.#tell({ kind: 'masks' });
  }

  /**
   * Opens a gesture on the active mask; another open one is finished first.
   *
   * @returns nothing without an active mask, or where the active one is hidden
   */
  begin(name: string): Gesture | undefined {
    this.#open?.finish();
    const mask = this.active;
    if (!mask?.visible) return undefined;
    const edit = new MaskEdit(mask.layer);
    const show = () => {
      const tiles = edit.takeDirty();
      if (tiles.length > 0) this.#tell({ kind: 'tiles', maskId: mask.id, tiles });
    };
    const gesture: Gesture = {
      name,
      edit,
      isOpen: () => this.#open === gesture,
      show,
      finish: () => {
        if (this.#open !== gesture) return;
        if (this.#work) doAtOnce(this.#work);
        this.#work = undefined;
        this.#open = undefined;
        show();
        this.#keep(name, mask, edit.finish());
        this.#tell({ kind: 'masks' });
      },
      finishAfter: (work) => {
        if (this.#open !== gesture) return;
        this.#work = work;
        this.#tell({ kind: 'work' });
      },
      cancel: () => {
        if (this.#open !== gesture) return;
        this.#work = undefined;
        this.#open = undefined;
        edit.revert();
        show();
        this.#tell({ kind: 'masks' });
      },
    };
    this.#open = gesture;
    return gesture;
  }

  /**
   * Goes on with the work that a gesture ends with, at least a piece of it, and shows what it changed.
   *
   * @param hasTime asked before each further piece
   * @returns whether there is more to do
   */
  workOn(hasTime: () => boolean): boolean {
    if (!this.#work) return false;
    do {
      if (this.#work.step()) {
        this.#work = undefined;
        this.#open?.finish();
        return false;
      }
    } while (hasTime());
    this.#open?.show();
    return true;
  }

  /** Does what is left of such work at once. */
  finishWork(): void {
    if (this.#work) this.#open?.finish();
  }

  /** Takes the last step back; a gesture whose work is under way is that step. */
  undo(): string | undefined {
    const working = this.#work && this.#open?.name;
    this.#open?.cancel();
    if (working !== undefined) return working;
    return this.history.undo();
  }

  redo(): string | undefined {
    this.#open?.cancel();
    return this.history.redo();
  }

  #keep(name: string, mask: NamedMask, changes: readonly TileChange[]): void {
    if (changes.length === 0) return;
    const put = (state: 'before' | 'after') => () => {
      for (const change of changes) mask.layer.replaceTile(change.tile, change[state]);
      this.#tell({ kind: 'tiles', maskId: mask.id, tiles: changes.map(({ tile }) => tile) });
    };
    const bytes = changes.reduce((sum, { before, after }) => sum + tileBytes(before) + tileBytes(after), 0);
    this.history.push({ name, bytes, undo: put('before'), redo: put('after') });
  }

  #change(
    name: string,
    bytes: number,
    to: { masks: readonly NamedMask[]; activeId: string | undefined },
  ): void {
    this.#open?.finish();
    const from = { masks: this.#masks, activeId: this.#activeId };
    const put = (state: typeof from) => () => {
      this.#masks = state.masks;
      this.#activeId = state.activeId;
      this.#tell({ kind: 'masks' });
    };
    put(to)();
    this.history.push({ name, bytes, undo: put(from), redo: put(to) });
  }

  #indexOf(id: string): number {
    const at = this.#masks.findIndex((mask) => mask.id === id);
    if (at < 0) throw new RangeError(`no mask ${id}`);
    return at;
  }

  #tell(change: DocumentChange): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener(change);
  }
}
