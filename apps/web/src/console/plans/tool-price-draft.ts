import { FUNCTION_NAMES, type FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { ToolPrice, ToolPrices } from '@plumbline/contract/tools/tool-price.ts';

const PARTS = [1, 2, 4, 1536, 2560, 3840] as const;
/** 1: any picture for which nothing else stands; 2 and 4: one enlarged so many times; else one of so many pixels. */
type Part = (typeof PARTS)[number];

/** One number of a tool's price. */
export interface PricePart {
  readonly key: `${FunctionName} ${Part}`;
  readonly part: Part;
  /** What is written before it: `4×`, `3840 px`; nothing of the only one. */
  readonly name: string;
}

/** Numbers as they are typed, by part. */
export type ToolPriceDraft = Readonly<Record<string, string>>;

export function partsOf(name: FunctionName): readonly PricePart[] {
  const { byMultiplier, bySize } = TOOLS[name].price;
  const parts: readonly Part[] = byMultiplier ? [2, 4] : bySize ? [1, 1536, 2560, 3840] : [1];
  return parts.map((part) => ({ key: `${name} ${part}`, part, name: nameOf(part) }));
}

function nameOf(part: Part): string {
  if (part === 1) return '';
  return part <= 4 ? `${part}×` : `${part} px`;
}

export function numberOf({ perImage, byMultiplier, bySize }: ToolPrice, part: Part): number {
  if (part === 1) return perImage;
  if (part === 2 || part === 4) return byMultiplier?.[part] ?? perImage;
  return bySize?.[part] ?? perImage;
}

export function toolPriceDraftOf(prices: ToolPrices): ToolPriceDraft {
  return Object.fromEntries(
    FUNCTION_NAMES.flatMap((name) =>
      partsOf(name).map(({ key, part }) => [key, String(numberOf(prices[name] ?? TOOLS[name].price, part))]),
    ),
  );
}

/** A number of tickets from 0 to 1000, or nothing that could be saved. */
export function readPrice(typed: string): number | undefined {
  const digits = typed.trim();
  return /^\d{1,4}$/.test(digits) && Number(digits) <= 1_000 ? Number(digits) : undefined;
}

/** What differs from the tools' own prices; undefined as long as a number is missing or above a thousand. */
export function toolPricesOf(draft: ToolPriceDraft): ToolPrices | undefined {
  const prices: Partial<Record<FunctionName, ToolPrice>> = {};
  for (const name of FUNCTION_NAMES) {
    const price = readToolPrice(name, draft);
    if (price === undefined) return undefined;
    const own = TOOLS[name].price;
    if (partsOf(name).some(({ part }) => numberOf(price, part) !== numberOf(own, part))) prices[name] = price;
  }
  return prices;
}

function readToolPrice(name: FunctionName, draft: ToolPriceDraft): ToolPrice | undefined {
  const numbers = partsOf(name).map(({ key }) => readPrice(draft[key] ?? ''));
  const [first, second, third, fourth] = numbers;
  if (first === undefined || numbers.includes(undefined)) return undefined;
  if (second === undefined) return { perImage: first };
  if (third === undefined || fourth === undefined)
    return { perImage: first, byMultiplier: { 2: first, 4: second } };
  return { perImage: first, bySize: { 1536: second, 2560: third, 3840: fourth } };
}
