/** A tool that a model may ask to be used. Nothing it asks for changes anything: what does is proposed to the reader. */
export interface ModelTool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface ModelCall {
  readonly id: string;
  readonly name: string;
  /** JSON, as the model wrote it. */
  readonly arguments: string;
}

export type ModelMessage =
  | { readonly role: 'system'; readonly text: string }
  /** `images`: JPEG files. */
  | { readonly role: 'user'; readonly text: string; readonly images: readonly Uint8Array[] }
  | { readonly role: 'assistant'; readonly text: string; readonly calls: readonly ModelCall[] }
  | { readonly role: 'tool'; readonly callId: string; readonly text: string };

export interface ModelRequest {
  /** Default: the installation's. */
  readonly model: string | undefined;
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly ModelTool[];
  /** It is about the pictures: a server that does not take them is not asked without. */
  readonly needsImages?: boolean;
}

export type ModelPiece =
  | { readonly kind: 'text'; readonly text: string }
  /** Whole, when the model has written it to its end. */
  | { readonly kind: 'call'; readonly call: ModelCall }
  | { readonly kind: 'usage'; readonly promptTokens: number; readonly answerTokens: number };

/** More was said than the model can hold. */
export class ContextTooLong extends Error {
  override readonly name = 'ContextTooLong';
  /** What it can hold as a share of what was said, where the server has told both. */
  readonly share: number | undefined;

  constructor(message: string, share?: number) {
    super(message);
    this.share = share;
  }
}

/** A language model somewhere. */
export interface LanguageModel {
  /** Its name, as the installation has set it. */
  readonly model: string;
  /** What it can hold at a time, in tokens. */
  readonly contextTokens: number;
  /** Whether it looks at pictures, as the installation has set it. */
  readonly seesImages: boolean;
  /**
   * @param signal ends the request
   * @throws AppError `ASSISTANT_UNREACHABLE` where nothing answers, `ASSISTANT_REFUSED` where it refuses the request or the key,
   *   `ASSISTANT_BROKE_OFF` where it ends in the middle, `QUESTION_NOT_ANSWERED` where it declines; `ContextTooLong`
   */
  chat(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelPiece>;
  /** Whether a question may be asked at all; absent where nobody checks. @throws as `chat` */
  readonly permits?: (question: string, signal: AbortSignal) => Promise<boolean>;
}
