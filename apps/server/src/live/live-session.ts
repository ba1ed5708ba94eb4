import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { isUnchanged, type LivePixels } from '@plumbline/contract/live/frame-difference.ts';
import { decodeFrame, encodeResult } from '@plumbline/contract/live/live-frames.ts';
import { LIVE_FRAME_MAX_BYTES, LIVE_PROTOCOL } from '@plumbline/contract/live/live-limits.ts';
import {
  liveClientMessageSchema,
  type LiveConfigure,
  type LiveServerMessage,
} from '@plumbline/contract/live/live-messages.ts';
import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import { labelsOfResult } from '@plumbline/core/labels/ai-labels.ts';
import { sourceTypeOf } from '@plumbline/core/labels/source-type.ts';
import type { LiveTickets } from '@plumbline/core/live/live-tickets.ts';
import type { ImageEngine, PixelBuffer } from '@plumbline/core/ports/image-engine.ts';
import type { LiveCodec, LiveMode, LiveSession as EngineSession } from '@plumbline/core/ports/live-engine.ts';
import { closeCodeOf, errorMessage } from './live-errors.ts';

/** One end of a connection. */
export interface LivePeer {
  send(message: string | Uint8Array): void;
  close(code: number, reason: string): void;
}

export interface LiveSessionDependencies {
  readonly sessionId: string;
  readonly locale: Locale;
  readonly peer: LivePeer;
  readonly codec: LiveCodec;
  readonly tickets: LiveTickets;
  readonly providerCode: string;
  /** @throws AppError where the options are refused */
  readonly prepare: (options: LiveConfigure['options']) => Promise<RenderRequest>;
  /** @throws AppError where none of the process can do it */
  readonly engineFor: (request: RenderRequest) => { readonly engine: ImageEngine; readonly live: LiveMode };
  /** Whether whoever opened it may still have it. */
  readonly isAllowed: () => Promise<boolean>;
  readonly warn: (error: unknown) => void;
  /** Milliseconds of what only grows. */
  readonly now: () => number;
  /** The installation's own time, as milliseconds. */
  readonly time: () => number;
}

interface Frame {
  readonly number: number;
  readonly file: Uint8Array;
  readonly arrivedAt: number;
  /** Set before its turn, where there is something else that is waited for. */
  ready?: { readonly setting: Setting; readonly picture: Promise<PixelBuffer> };
}

/** A picture that is to be sent. */
interface Made {
  readonly frame: Frame;
  readonly setting: Setting;
  readonly pass: number;
  readonly picture: PixelBuffer;
  readonly renderMs: number;
}

/** What frames are rendered with, and by whom. */
interface Setting {
  readonly request: RenderRequest;
  readonly sensitivity: number;
  readonly engine: ImageEngine;
  readonly live: LiveMode;
  readonly session: EngineSession;
}

/** Its own session is looked for again after so long: what was signed out elsewhere ends here too. */
const ALLOWED_MS = 10_000;

/**
 * The server's side of one live connection, apart from its socket. One frame is rendered at a time; a newer one takes the place of one
 * that waits, and ends the refinement of the one before. What is unchanged is neither rendered nor counted, a picture that failed
 * gives its ticket back. While another machine renders a frame the one after it is made ready, and the one before it is packed and sent.
 */
export class LiveSession {
  readonly #is: LiveSessionDependencies;
  #setting: Setting | undefined;
  #waiting: Frame | undefined;
  #isRunning = false;
  #closed = false;
  /** The last frame that was rendered with the setting of now. */
  #rendered: LivePixels | undefined;
  /** Ends when a newer frame comes. */
  #refining: AbortController | undefined;
  readonly #ended = new AbortController();
  #allowedAt: number;
  /** Messages are taken in their order, also where one of them has to wait. */
  #line: Promise<void> = Promise.resolve();
  /** One frame for each that is rendered elsewhere: whoever sends a hundred meanwhile has them dropped unread. */
  #mayMakeReady = false;
  /** Results are packed beside the next frame, and sent in their order. */
  #sending: Promise<void> = Promise.resolve();

  constructor(dependencies: LiveSessionDependencies) {
    this.#is = dependencies;
    this.#allowedAt = dependencies.time();
  }

  /** @returns whether it is a message of this protocol */
  hearText(text: string): boolean {
    const parsed = liveClientMessageSchema.safeParse(parseJson(text));
    if (!parsed.success) return false;
    const configure = parsed.data;
    if (configure.protocol !== LIVE_PROTOCOL) {
      this.#refuse(new AppError('LIVE_PROTOCOL_UNKNOWN', `protocol ${configure.protocol}`), null);
      return true;
    }
    this.#line = this.#line.then(() => this.#configure(configure)).catch(this.#is.warn);
    return true;
  }

  /** @returns whether it is a frame */
  hearFrame(bytes: Uint8Array): boolean {
    const arrivedAt = this.#is.now();
    const message = decodeFrame(bytes);
    if (!message) return false;
    const frame = { number: message.frame, file: message.picture, arrivedAt };
    this.#line = this.#line.then(() => this.#take(frame)).catch(this.#is.warn);
    return true;
  }

  /** Ends everything; tickets that were set aside come back. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#waiting = undefined;
    this.#ended.abort(new AppError('UNAVAILABLE', 'the live session ended'));
    this.#setting?.session.close();
    await this.#is.tickets.close();
  }

  /** To be called now and then: tickets do not lie in the session of somebody who went for lunch. */
  async rest(): Promise<void> {
    if (!this.#isRunning && this.#is.tickets.isOverdue) await this.#is.tickets.close();
    if (this.#closed || this.#isRunning) return;
    await this.#requireAllowed().catch((error: unknown) => this.#refuse(error, null));
  }

  async #configure({ options, sensitivity }: LiveConfigure): Promise<void> {
    if (this.#closed) return;
    try {
      const request = await this.#is.prepare(options);
      const { engine, live } = this.#is.engineFor(request);
      this.#refining?.abort(new Error('other options'));
      const isOther = this.#setting?.engine !== engine;
      const session = isOther ? live.open() : (this.#setting?.session ?? live.open());
      if (isOther) this.#setting?.session.close();
      const isSame = JSON.stringify(this.#setting?.request) === JSON.stringify(request);
      if (!isSame) this.#rendered = undefined;
      this.#setting = { request, sensitivity, engine, live, session };
      this.#say({
        type: 'ready',
        protocol: LIVE_PROTOCOL,
        sessionId: this.#is.sessionId,
        seed: request.seed,
        engine: engine.id,
        live_tickets: await this.#is.tickets.count(),
      });
    } catch (error) {
      this.#refuse(error, null);
    }
  }

  #take(frame: Frame): void {
    if (this.#closed) return;
    if (!this.#setting)
      return this.#refuse(new AppError('BAD_REQUEST', 'a frame before options'), frame.number);
    if (frame.file.length > LIVE_FRAME_MAX_BYTES)
      return this.#refuse(new AppError('LIVE_FRAME_TOO_LARGE', `${frame.file.length} bytes`), frame.number);
    if (this.#waiting) this.#say({ type: 'dropped', frame: this.#waiting.number, by: frame.number });
    this.#waiting = frame;
    this.#refining?.abort(new Error('a newer frame'));
    if (!this.#isRunning) void this.#run();
    else if (this.#mayMakeReady) this.#makeReady(frame, this.#setting);
  }

  /** What is wrong with a frame is said in its turn. */
  #makeReady(frame: Frame, setting: Setting): void {
    this.#mayMakeReady = false;
    const picture = this.#decode(frame, setting);
    frame.ready = { setting, picture };
    const { request, session } = setting;
    const prepare = (decoded: PixelBuffer) => {
      if (this.#waiting !== frame || this.#setting !== setting) return;
      session.prepare?.({ picture: decoded, request, seed: request.seed }, this.#ended.signal);
    };
    picture.then(prepare, () => undefined);
  }

  #decode({ file }: Frame, { request: { size } }: Setting): Promise<PixelBuffer> {
    return this.#is.codec.decode(file, typeof size === 'number' ? size : 512);
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    try {
      for (let frame = this.#next(); frame; frame = this.#next()) {
        const setting = this.#setting;
        if (!setting) break;
        await this.#answer(frame, setting).catch((error: unknown) =>
          this.#sendLater(async () => this.#refuse(error, frame.number)),
        );
      }
    } finally {
      this.#isRunning = false;
      this.#mayMakeReady = false;
    }
  }

  #next(): Frame | undefined {
    const frame = this.#waiting;
    this.#waiting = undefined;
    return this.#closed ? undefined : frame;
  }

  async #answer(frame: Frame, setting: Setting): Promise<void> {
    await this.#requireAllowed();
    const { ready } = frame;
    const picture = await (ready?.setting === setting ? ready.picture : this.#decode(frame, setting));
    const pixels = { ...picture, channels: 3 as const };
    if (this.#rendered && isUnchanged(this.#rendered, pixels, setting.sensitivity)) {
      this.#sendLater(async () => this.#say({ type: 'unchanged', frame: frame.number }));
      return;
    }
    await this.#is.tickets.take();
    this.#say({ type: 'busy', busy: true, frame: frame.number });
    this.#mayMakeReady = setting.session.prepare !== undefined;
    if (this.#mayMakeReady) this.#say({ type: 'next', frame: frame.number });
    try {
      const made = await this.#render(frame, picture, setting, { pass: 0, signal: this.#ended.signal });
      this.#rendered = this.#setting === setting ? pixels : undefined;
      this.#sendLater(() => this.#send(made));
    } catch (error) {
      this.#is.tickets.giveBack();
      throw error;
    } finally {
      this.#sendLater(async () => this.#say({ type: 'busy', busy: false, frame: frame.number }));
    }
    await this.#refine(frame, picture, setting);
  }

  /** Better pictures of the same frame, until a newer one comes. */
  async #refine(frame: Frame, picture: PixelBuffer, setting: Setting): Promise<void> {
    const refining = new AbortController();
    this.#refining = refining;
    const signal = AbortSignal.any([refining.signal, this.#ended.signal]);
    try {
      for (let pass = 1; pass < setting.live.passes && !this.#waiting && !signal.aborted; pass += 1) {
        const made = await this.#render(frame, picture, setting, { pass, signal });
        this.#sendLater(() => this.#send(made));
      }
    } catch (error) {
      // The coarse picture is there and stays; only who caused the end by a newer frame wanted it.
      if (!signal.aborted) this.#is.warn(error);
    } finally {
      this.#refining = undefined;
    }
  }

  async #render(
    frame: Frame,
    picture: PixelBuffer,
    setting: Setting,
    { pass, signal }: { readonly pass: number; readonly signal: AbortSignal },
  ): Promise<Made> {
    const begun = this.#is.now();
    const { request, session } = setting;
    const made = await session.render({ picture, request, seed: request.seed }, pass, signal);
    return { frame, setting, pass, picture: made, renderMs: this.#is.now() - begun };
  }

  #sendLater(send: () => Promise<void>): void {
    this.#sending = this.#sending.then(send).catch(this.#is.warn);
  }

  async #send(made: Made): Promise<void> {
    const { frame, pass } = made;
    try {
      const message = await this.#packed(made);
      if (!this.#closed) this.#is.peer.send(message);
    } catch (error) {
      if (pass > 0) return this.#is.warn(error);
      this.#is.tickets.giveBack();
      this.#refuse(error, frame.number);
    }
  }

  async #packed({ frame, setting, pass, picture, renderMs }: Made): Promise<Uint8Array> {
    const { request, engine, live } = setting;
    const sourceType = sourceTypeOf(request.function, { trained: engine.trained, usesTrainedPicture: false });
    if (sourceType === null) throw new Error(`${request.function} makes nothing new`);
    const file = await this.#is.codec.encode(
      picture,
      labelsOfResult({
        providerCode: this.#is.providerCode,
        produceId: `${this.#is.sessionId}-${frame.number}-${pass}`,
        sourceType,
      }),
    );
    return encodeResult({
      frame: frame.number,
      picture: new Uint8Array(file),
      meta: {
        pass: pass === live.passes - 1 ? 'fine' : 'coarse',
        width: picture.width,
        height: picture.height,
        mime: 'image/jpeg',
        seed: request.seed,
        engine: engine.id,
        serverMs: Math.round(this.#is.now() - frame.arrivedAt),
        renderMs: Math.round(renderMs),
        live_tickets: this.#is.tickets.left,
      },
    });
  }

  async #requireAllowed(): Promise<void> {
    const now = this.#is.time();
    if (now - this.#allowedAt < ALLOWED_MS) return;
    this.#allowedAt = now;
    if (!(await this.#is.isAllowed()))
      throw new AppError('LOGIN_REQUIRED', 'the session of a live connection ended');
  }

  #say(message: LiveServerMessage): void {
    if (!this.#closed) this.#is.peer.send(JSON.stringify(message));
  }

  /** @param frame null: it is about the session */
  #refuse(error: unknown, frame: number | null): void {
    if (this.#closed) return;
    const known =
      error instanceof AppError ? error : new AppError('LIVE_ENGINE_LOST', String(error), { cause: error });
    if (!(error instanceof AppError)) this.#is.warn(error);
    this.#say(errorMessage(known, this.#is.locale, frame));
    const code = closeCodeOf(known);
    if (code !== undefined) this.#is.peer.close(code, known.code);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
