import type { SeenData } from '@plumbline/contract/api/engine-sights.ts';
import type { ControlKind, GenerationAsk } from './generator.ts';

/** What of an ask goes to a server; what is absent goes as the ask holds it. */
export interface SentParts {
  readonly base?: boolean;
  readonly reference?: boolean;
  readonly controls?: readonly ControlKind[];
}

/** The data of an ask that a server is given, in the words of the record. Rather more than less: a record that leaves something out is worth nothing. */
export function askedData(ask: GenerationAsk, sent: SentParts = {}): SeenData[] {
  const { base = true, reference = true, controls = ask.controls.map(({ kind }) => kind) } = sent;
  return [
    // Enlarging is asked for without a word.
    ...(ask.kind === 'upscale' ? [] : (['words'] as const)),
    ...(base && ask.base ? (['base'] as const) : []),
    ...(base && ask.mask ? (['mask'] as const) : []),
    ...(reference && ask.reference ? (['reference'] as const) : []),
    ...ask.controls.map(({ kind }) => kind).filter((kind) => controls.includes(kind)),
  ];
}
