import { emptyWithWorkspaces } from '../../session/local-keys.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { Size } from '@plumbline/editor/coordinates.ts';
import { History, type HistoryEntry } from '@plumbline/editor/history.ts';
import { MaskDocument } from '@plumbline/editor/mask-document.ts';
import { workInSlices } from './work-in-slices.ts';

/** A history that can be told to leave out what is no step of the user's. */
class QuietHistory extends History {
  quiet = false;

  override push(entry: HistoryEntry): void {
    if (!this.quiet) super.push(entry);
  }
}

/** A mask as the server has it, and which state of it that is. */
interface SentMask {
  readonly imageId: string;
  readonly revision: number;
}

/** The masks of one picture in one tool, with what the server knows of them. */
export class OpenMasks {
  readonly document: MaskDocument;
  readonly #history = new QuietHistory();
  readonly #revisions = new Map<string, number>();
  readonly #sent = new Map<string, SentMask>();
  readonly #listeners = new Set<() => void>();

  constructor(size: Size) {
    this.document = new MaskDocument(size, this.#history);
    this.document.subscribe((change) => {
      if (change.kind === 'work') {
        workInSlices((hasTime) => this.document.workOn(hasTime));
        return;
      }
      if (change.kind === 'tiles') {
        this.#revisions.set(change.maskId, this.revisionOf(change.maskId) + 1);
        // While a gesture is open its end tells; every event of a stroke would redraw the whole panel.
        if (this.document.busy) return;
      }
      this.notify();
    });
  }

  /** Does something that cannot be taken back: what stands when work begins is no step of it. */
  withoutHistory(change: () => void): void {
    this.#history.quiet = true;
    try {
      change();
    } finally {
      this.#history.quiet = false;
    }
  }

  /** Grows with each change of a mask's pixels. */
  revisionOf(maskId: string): number {
    return this.#revisions.get(maskId) ?? 0;
  }

  /** The image of a mask as it is now; nothing where it has changed since it was sent. */
  sentImage(maskId: string, revision: number = this.revisionOf(maskId)): string | undefined {
    const sent = this.#sent.get(maskId);
    return sent?.revision === revision ? sent.imageId : undefined;
  }

  noteSent(maskId: string, imageId: string, revision: number): void {
    this.#sent.set(maskId, { imageId, revision });
  }

  /** Tells that what is painted changed otherwise than by a stroke. */
  readonly notify = (): void => {
    for (const listener of this.#listeners) listener();
  };

  /** Told when a gesture has ended or the list changed; for `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}

const KEPT = 6;
const open = new Map<string, OpenMasks>();

/** The masks of a picture in a tool; the last few stay in memory, so that looking elsewhere loses no undo. */
export function openMasks(key: string, size: Size): OpenMasks {
  const known = open.get(key);
  const masks = known ?? new OpenMasks(size);
  open.delete(key);
  open.set(key, masks);
  for (const oldest of open.keys()) {
    if (open.size <= KEPT) break;
    open.delete(oldest);
  }
  return masks;
}

/** Under which the masks of a picture in a tool are kept. */
export const masksKey = (functionName: FunctionName, imageId: string): string => `${functionName}/${imageId}`;

/** What was thrown away does not come back when its picture is opened again. */
export function forgetMasks(key: string): void {
  open.delete(key);
}

// What someone painted is not for the next person at this browser.
emptyWithWorkspaces(() => open.clear());
