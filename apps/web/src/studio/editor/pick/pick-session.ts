import type { PickBox, PickPoint } from '@plumbline/contract/api/click-mask.ts';
import { type CombineMode, putShape } from '@plumbline/editor/combine-tiles.ts';
import type { Gesture, MaskDocument } from '@plumbline/editor/mask-document.ts';
import type { MaskLayer } from '@plumbline/editor/mask-layer.ts';
import { doAtOnce } from '@plumbline/editor/sliced-job.ts';

export interface PickState {
  readonly points: readonly PickPoint[];
  readonly box: PickBox | undefined;
  /** Whether an answer is waited for. */
  readonly waiting: boolean;
}

export interface PickNeeds {
  /** Finds what was clicked, as a mask of the picture's size. */
  readonly find: (points: readonly PickPoint[], box: PickBox | undefined) => Promise<MaskLayer>;
  /** How what is found meets what is painted, unless the question said. */
  readonly mode: () => CombineMode;
  readonly onFailed: (error: unknown) => void;
}

const NOTHING: PickState = { points: [], box: undefined, waiting: false };

/**
 * Finding one thing in the picture by clicks on it and off it, or by a box around it. Each click asks again and puts the
 * answer in place of the one before; finishing makes all of it one step to undo.
 */
export class PickSession {
  readonly #document: MaskDocument;
  readonly #needs: PickNeeds;
  readonly #listeners = new Set<() => void>();
  #state = NOTHING;
  #gesture: Gesture | undefined;
  #combine: CombineMode | undefined;
  /** Answers to older questions than this one are of no interest. */
  #question = 0;

  constructor(document: MaskDocument, needs: PickNeeds) {
    this.#document = document;
    this.#needs = needs;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly snapshot = (): PickState => this.#state;

  get active(): boolean {
    return this.#state !== NOTHING;
  }

  /** A click outside what a first click could find says nothing: the first one is always on the thing. */
  click(x: number, y: number, label: 0 | 1): void {
    const first = this.#state.points.length === 0 && !this.#state.box;
    this.#ask([...this.#state.points, { x, y, label: first ? 1 : label }], this.#state.box);
  }

  /** @param combine how it meets what is painted; absent: as set */
  boxAround(box: PickBox, combine?: CombineMode): void {
    this.finish();
    this.#combine = combine;
    this.#ask([], box);
  }

  finish(): void {
    if (!this.active) return;
    this.#question += 1;
    this.#gesture?.finish();
    this.#gesture = undefined;
    this.#set(NOTHING);
  }

  cancel(): void {
    if (!this.active) return;
    this.#question += 1;
    this.#gesture?.cancel();
    this.#gesture = undefined;
    this.#set(NOTHING);
  }

  #ask(points: readonly PickPoint[], box: PickBox | undefined): void {
    this.#question += 1;
    const question = this.#question;
    const before = this.#state;
    this.#set({ points, box, waiting: true });
    this.#needs.find(points, box).then(
      (found) => {
        if (question !== this.#question) return;
        this.#show(found);
        this.#set({ points, box, waiting: false });
      },
      (error: unknown) => {
        if (question !== this.#question) return;
        // The click that failed is taken back; what the ones before it found stays.
        this.#set(before.points.length > 0 || before.box ? { ...before, waiting: false } : NOTHING);
        this.#needs.onFailed(error);
      },
    );
  }

  #show(found: MaskLayer): void {
    if (!this.#gesture?.isOpen()) this.#gesture = this.#document.begin('pick');
    if (!this.#gesture) return;
    this.#gesture.edit.revert();
    doAtOnce(putShape(this.#gesture.edit, found, this.#combine ?? this.#needs.mode()));
    this.#gesture.show();
  }

  #set(state: PickState): void {
    this.#state = state;
    if (state === NOTHING) this.#combine = undefined;
    for (const listener of this.#listeners) listener();
  }
}
