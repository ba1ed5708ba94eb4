import { parseArgs } from 'node:util';
import { ATMOSPHERES } from '@plumbline/contract/api/start-task.ts';
import { FUNCTION_NAMES, type FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { findStyle } from '@plumbline/content/styles/style-list.ts';

type Atmosphere = (typeof ATMOSPHERES)[number];

export interface EvalOptions {
  readonly input: string;
  readonly output: string;
  /** A folder of an earlier run. */
  readonly against: string | undefined;
  /** Part of a path: only these pictures. */
  readonly only: string | undefined;
  /** Undefined: what suits each picture. */
  readonly functions: readonly FunctionName[] | undefined;
  readonly styles: readonly string[];
  readonly atmospheres: readonly Atmosphere[];
  readonly size: 512 | 768;
  readonly seed: number;
  readonly threads: number;
  /** Mirrored, cropped, rescaled and JPEG-degraded copies too. */
  readonly copies: boolean;
  /** Render with each option at its ends too. */
  readonly probes: boolean;
  /** Picture for the functions that need a reference; default: the next picture of the folder. */
  readonly reference: string | undefined;
}

const EVAL_HELP = `npm run eval -- --in <folder> --out <folder>
  [--against <folder of an earlier run>]  beside it: what became better, what worse
  [--only <part of a path>]  [--functions a,b]  [--styles modern,cream]
  [--atmospheres sunny,dusk,…]  [--size 512|768]  [--seed 1]  [--threads 2]
  [--reference <picture>]  [--copies]  [--no-probes]`;

/** @throws RangeError with a sentence for whoever typed the command */
export function readEvalOptions(args: readonly string[]): EvalOptions {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      in: { type: 'string' },
      out: { type: 'string' },
      against: { type: 'string' },
      only: { type: 'string' },
      functions: { type: 'string' },
      styles: { type: 'string', default: 'modern,cream,new-chinese' },
      atmospheres: { type: 'string', default: ATMOSPHERES.join(',') },
      size: { type: 'string', default: '768' },
      seed: { type: 'string', default: '1' },
      threads: { type: 'string', default: '2' },
      reference: { type: 'string' },
      copies: { type: 'boolean', default: false },
      probes: { type: 'boolean', default: true },
    },
  });
  if (values.in === undefined || values.out === undefined) throw new RangeError(EVAL_HELP);
  if (values.size !== '512' && values.size !== '768') throw new RangeError('--size is 512 or 768');
  for (const id of values.styles.split(','))
    if (!findStyle(id)) throw new RangeError(`--styles: there is no style "${id}"`);
  return {
    input: values.in,
    output: values.out,
    against: values.against,
    only: values.only,
    functions:
      values.functions === undefined ? undefined : oneOf('functions', values.functions, FUNCTION_NAMES),
    styles: values.styles.split(','),
    atmospheres: oneOf('atmospheres', values.atmospheres, ATMOSPHERES),
    size: values.size === '512' ? 512 : 768,
    seed: wholeNumber('seed', values.seed, 0),
    threads: wholeNumber('threads', values.threads, 1),
    copies: values.copies,
    probes: values.probes,
    reference: values.reference,
  };
}

function oneOf<T extends string>(option: string, list: string, known: readonly T[]): T[] {
  return list.split(',').map((name) => {
    const found = known.find((candidate) => candidate === name);
    if (!found) throw new RangeError(`--${option}: "${name}" is none of ${known.join(', ')}`);
    return found;
  });
}

function wholeNumber(option: string, text: string, least: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least)
    throw new RangeError(`--${option} is a whole number from ${least}`);
  return number;
}
