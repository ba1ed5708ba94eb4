import type { EditorSession, SaveEditorSessionBody } from '@plumbline/contract/api/editor-session.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { describeSession, readSession, type SessionParts } from '@plumbline/editor/session.ts';
import { api } from '../../../api/client.ts';
import { fetchBlob, type MaskEditor } from '../mask-editor.ts';
import { imageToLayer } from '../png/image-to-layer.ts';
import type { SavedState } from './saved-state.ts';

const SAVE_AFTER_MS = 1500;

interface Needs {
  readonly editor: MaskEditor;
  readonly functionName: FunctionName;
  /** What the edit consists of besides its masks. */
  readonly parts: () => SessionParts;
  readonly onParts: (parts: SessionParts) => void;
  readonly onState: (state: SavedState) => void;
}

/** Keeps an edit on the server a moment after each change, and goes on with what another device or visit left there. */
export class SessionSync {
  readonly #needs: Needs;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #revision = 0;
  #saving = false;
  #again = false;
  #failed = false;
  #closed = false;
  /** While it is not known what the server has, nothing is saved over it. */
  #opened = false;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Brings what was saved; masks that are painted already stay beside it. */
  async open(): Promise<void> {
    try {
      const session = await this.#read();
      if (session && !this.#closed) await this.#take(session, 'parts too');
    } catch {
      // Work goes on without; saving tells if that does not go either.
    }
    this.#opened = true;
    // Nobody waits for an answer before the first stroke.
    if (this.#again || this.#hasUnsent()) this.touch();
  }

  #hasUnsent(): boolean {
    const { masks } = this.#needs.editor;
    return masks.document.masks.some(
      ({ id, layer }) => layer.coverage !== 'empty' && masks.sentImage(id) === undefined,
    );
  }

  /** Saves soon. */
  touch(): void {
    if (this.#closed) return;
    if (!this.#opened) {
      this.#again = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#save(), SAVE_AFTER_MS);
    this.#needs.onState('saving');
  }

  /** Saves what could not be saved. */
  retry(): void {
    if (this.#failed) this.touch();
  }

  /** Saves what is not saved yet without waiting, as where the page may be left for good. */
  flush(): void {
    if (this.#timer === undefined || !this.#opened) return;
    clearTimeout(this.#timer);
    void this.#save();
  }

  /** Ends it; what was not saved yet is saved now. */
  close(): void {
    this.flush();
    clearTimeout(this.#timer);
    this.#closed = true;
  }

  async #read(): Promise<EditorSession | null> {
    const { editor, functionName } = this.#needs;
    const { session } = await api('editorSession', {
      query: { imageId: editor.base.imageId, function: functionName },
    });
    this.#revision = session?.revision ?? 0;
    return session;
  }

  async #take(session: EditorSession, extent: 'parts too' | 'masks alone'): Promise<void> {
    const { editor, onParts } = this.#needs;
    const { masks } = editor;
    const { document } = masks;
    const read = readSession(session.document, document.size);
    if (!read) return;
    const missing = read.masks.filter(({ id }) => !document.masks.some((mask) => mask.id === id));
    for (const { id, imageId, ...properties } of missing) {
      const layer = imageId
        ? await imageToLayer(
            await fetchBlob(`${OTHER_PATHS.files}/${imageId}.png`),
            document.size,
            editor.written,
          )
        : undefined;
      if (document.masks.some((mask) => mask.id === id)) continue;
      masks.withoutHistory(() => document.addMask(id, properties, layer));
      if (imageId) masks.noteSent(id, imageId, masks.revisionOf(id));
    }
    const active = read.activeMaskId;
    if (extent === 'parts too') {
      if (active !== undefined && document.masks.some(({ id }) => id === active)) document.activate(active);
      onParts(read);
    }
  }

  async #save(): Promise<void> {
    this.#timer = undefined;
    if (this.#saving) {
      this.#again = true;
      return;
    }
    this.#saving = true;
    this.#again = false;
    this.#failed = false;
    try {
      await this.#send();
      if (!this.#again && this.#timer === undefined) this.#needs.onState('saved');
    } catch {
      this.#failed = true;
      this.#needs.onState('failed');
    }
    this.#saving = false;
    if (this.#again && !this.#closed) this.touch();
  }

  async #send(): Promise<void> {
    const { editor, functionName, parts } = this.#needs;
    const { document } = editor.masks;
    const images = new Map<string, string>();
    for (const { id, layer } of document.masks)
      if (layer.coverage !== 'empty') images.set(id, await editor.send(id));
    const described = describeSession(document, parts(), (id) => images.get(id));
    const body: SaveEditorSessionBody = {
      imageId: editor.base.imageId,
      function: functionName,
      revision: this.#revision,
      document: {
        ...described,
        masks: described.masks.map((mask) => ({ ...mask })),
        quad: described.quad && [...described.quad],
        settings: { ...described.settings },
      },
    };
    try {
      const { session } = await api('saveEditorSession', { body });
      this.#revision = session?.revision ?? 0;
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error;
      // Another device saved meanwhile: its masks come beside ours, and both are saved.
      const session = await this.#read();
      if (session) await this.#take(session, 'masks alone');
      this.#again = true;
    }
  }
}
