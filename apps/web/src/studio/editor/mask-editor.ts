import { api, uploadPicture } from '../../api/client.ts';
import { putShape } from '@plumbline/editor/combine-tiles.ts';
import type { NamedMask } from '@plumbline/editor/mask-document.ts';
import type { MaskLayer } from '@plumbline/editor/mask-layer.ts';
import type { MaskTool } from '@plumbline/editor/tools/mask-tool.ts';
import type { EditorDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import type { Size } from '@plumbline/editor/coordinates.ts';
import { maskFit } from '../../files/own-files.ts';
import { scaleMask } from '../../shrink/run-shrink.ts';
import type { BasePicture } from '../settings/workspace-settings.ts';
import { addMask } from './add-mask.ts';
import { createTool } from './create-tool.ts';
import type { KeyPress } from '../stage/is-taken.ts';
import type { OpenMasks } from './open-masks.ts';
import { PickSession } from './pick/pick-session.ts';
import { imageToLayer, MaskSizeError } from './png/image-to-layer.ts';
import { layerToPng, trimapToPng, type WrittenValue } from './png/layer-to-png.ts';
import { type RailTool, useToolSettings } from './tool-settings.ts';

interface Needs {
  readonly masks: OpenMasks;
  readonly descriptor: EditorDescriptor;
  readonly base: BasePicture;
}

/** The two masks of a trimap, which are always there. */
export type Side = 'subject' | 'background';
const SIDES: readonly Side[] = ['subject', 'background'];

/** How it speaks to the user. */
interface Voice {
  /** What the n-th mask is called. */
  readonly nameOf: (n: number) => string;
  readonly sides: Readonly<Record<Side, string>>;
  readonly onFailed: (error: unknown) => void;
}

/** Everything that makes masks of one picture in one tool; React only shows it. */
export class MaskEditor {
  readonly masks: OpenMasks;
  readonly descriptor: EditorDescriptor;
  readonly base: BasePicture;
  readonly pick: PickSession;
  #voice: Voice = { nameOf: String, sides: { subject: '', background: '' }, onFailed: () => undefined };
  #press: ((key: KeyPress) => boolean) | undefined;
  readonly #redraws = new Set<() => void>();
  readonly #tools = new Map<RailTool, MaskTool>();
  readonly #sending = new Map<string, Promise<string>>();

  constructor({ masks, descriptor, base }: Needs) {
    this.masks = masks;
    this.descriptor = descriptor;
    this.base = base;
    this.pick = new PickSession(masks.document, {
      find: async (points, box) => {
        const { url } = await api('clickMask', {
          body: { imageId: base.imageId, points: [...points], ...(box ? { box } : {}) },
        });
        return imageToLayer(await fetchBlob(url), masks.document.size);
      },
      mode: () => useToolSettings.getState().mode,
      onFailed: (error) => this.#voice.onFailed(error),
    });
    this.pick.subscribe(masks.notify);
  }

  fail(error: unknown): void {
    this.#voice.onFailed(error);
  }

  speak(voice: Voice): void {
    this.#voice = voice;
  }

  /** The tool in use; nothing for the hand, which makes no mask. */
  tool(name: RailTool): MaskTool | undefined {
    const known = this.#tools.get(name);
    if (known || name === 'hand') return known;
    const made = createTool(name, this);
    this.#tools.set(name, made);
    return made;
  }

  /** What was chosen or drawn last counts, however long it takes. */
  finishWork(): void {
    this.pick.finish();
    this.masks.document.finishWork();
  }

  /** What the open tool began is finished, so that something else can begin. */
  leaveTool(): void {
    this.finishWork();
    for (const tool of this.#tools.values()) tool.cancel();
    this.redrawTool();
  }

  /** @returns true: the key or button means this, whether there was anything to take back or not */
  undo(): true {
    if (this.pick.active) this.pick.cancel();
    else this.masks.document.undo();
    return true;
  }

  redo(): true {
    this.masks.document.redo();
    return true;
  }

  /** Does what a key means to the masks; nothing before they are on the stage. @returns whether it means something */
  press(key: KeyPress): boolean {
    return this.#press?.(key) ?? false;
  }

  /** @returns a function that ends it */
  onKeys(press: (key: KeyPress) => boolean): () => void {
    this.#press = press;
    return () => {
      if (this.#press === press) this.#press = undefined;
    };
  }

  /** To be called where what a tool shows may have changed without a pointer event. */
  redrawTool(): void {
    for (const listener of this.#redraws) listener();
  }

  onRedraw(listener: () => void): () => void {
    this.#redraws.add(listener);
    return () => void this.#redraws.delete(listener);
  }

  /** There is always a mask to paint on, and one sees what one paints. */
  ensureMask(): void {
    const { document } = this.masks;
    if (this.hasSides) this.#ensureSides();
    const { active } = document;
    if (!active) this.masks.withoutHistory(() => this.addMask());
    else if (!active.visible) document.changeMask(active.id, { visible: true });
  }

  /** Whether masks are the subject and the background rather than as many as one likes. */
  get hasSides(): boolean {
    return this.descriptor.mask === 'trimap';
  }

  #ensureSides(): void {
    const { document } = this.masks;
    const missing = SIDES.filter((side) => !document.masks.some(({ id }) => id === side));
    if (missing.length === 0) return;
    this.masks.withoutHistory(() => {
      for (const side of missing) addMask(document, () => this.#voice.sides[side], undefined, side);
      document.activate('subject');
    });
  }

  addMask(): void {
    this.pick.finish();
    addMask(this.masks.document, this.#voice.nameOf);
  }

  /** What is painted on the active mask; of a trimap on either. */
  get coverage(): 'empty' | 'partial' | 'full' {
    const { active, masks } = this.masks.document;
    if (this.hasSides) return masks.some(({ layer }) => layer.coverage !== 'empty') ? 'partial' : 'empty';
    return active?.layer.coverage ?? 'empty';
  }

  get written(): WrittenValue {
    return this.descriptor.mask === 'lock' ? 'unpainted' : 'painted';
  }

  /** The active mask as an image of the server; one that has not changed since is not sent again. */
  async sendActive(): Promise<string | undefined> {
    this.finishWork();
    const { active } = this.masks.document;
    if (!active || this.coverage === 'empty') return undefined;
    if (this.hasSides) return this.#sendSides();
    return this.send(active.id);
  }

  /** A subject alone is a mask of it; with a background too, what neither says is to be found. */
  async #sendSides(): Promise<string> {
    const layerOf = (side: Side) => this.masks.document.masks.find(({ id }) => id === side)?.layer;
    const subject = layerOf('subject');
    const background = layerOf('background');
    if (!subject || !background || background.coverage === 'empty') return this.send('subject');
    const revision = this.masks.revisionOf('subject') + this.masks.revisionOf('background');
    const known = this.masks.sentImage('trimap', revision);
    if (known !== undefined) return known;
    const { imageId } = await uploadPicture(await trimapToPng(subject, background), 'trimap.png', {
      purpose: 'mask',
    });
    this.masks.noteSent('trimap', imageId, revision);
    return imageId;
  }

  /** As {@link sendActive}, of any mask. @throws RangeError where it is not there */
  async send(maskId: string): Promise<string> {
    const known = this.masks.sentImage(maskId);
    if (known !== undefined) return known;
    const mask = this.masks.document.masks.find(({ id }) => id === maskId);
    if (!mask) throw new RangeError(`no mask ${maskId}`);
    const revision = this.masks.revisionOf(maskId);
    const key = `${maskId} ${revision}`;
    // Saving the edit and applying it may want the same mask at the same moment: it goes once.
    const sending = this.#sending.get(key) ?? this.#upload(mask, revision);
    this.#sending.set(key, sending);
    try {
      return await sending;
    } finally {
      this.#sending.delete(key);
    }
  }

  async #upload({ id, name, layer }: NamedMask, revision: number): Promise<string> {
    const { imageId } = await uploadPicture(await layerToPng(layer, this.written), `${name}.png`, {
      purpose: 'mask',
    });
    this.masks.noteSent(id, imageId, revision);
    return imageId;
  }

  #putInActive(layer: MaskLayer): void {
    this.ensureMask();
    const gesture = this.masks.document.begin('import');
    gesture?.finishAfter(putShape(gesture.edit, layer, 'replace'));
  }

  /**
   * Puts a black and white picture beside the masks as one of its own; one of the same proportions is scaled.
   *
   * @returns the size that it was scaled from, if it was
   * @throws {MaskSizeError} for other proportions
   */
  async importPng(file: Blob): Promise<Size | undefined> {
    const { document } = this.masks;
    const { layer, scaledFrom } = await this.#readMask(file);
    this.pick.finish();
    if (this.hasSides) this.#putInActive(layer);
    else addMask(document, this.#voice.nameOf, layer);
    return scaledFrom;
  }

  async #readMask(file: Blob): Promise<{ readonly layer: MaskLayer; readonly scaledFrom: Size | undefined }> {
    const { size } = this.masks.document;
    try {
      return { layer: await imageToLayer(file, size, this.written), scaledFrom: undefined };
    } catch (error) {
      if (!(error instanceof MaskSizeError) || maskFit(error.size, size) !== 'scales') throw error;
      const scaled = await scaleMask(file, size);
      return { layer: await imageToLayer(scaled, size, this.written), scaledFrom: error.size };
    }
  }
}

export async function fetchBlob(url: string): Promise<Blob> {
  const response = await fetch(url, { credentials: 'include' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.blob();
}
