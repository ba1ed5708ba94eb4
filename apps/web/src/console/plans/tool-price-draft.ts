import { FUNCTION_NAMES, type FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { ToolPrice, ToolPrices } from '@plumbline/contract/tools/tool-price.ts';

/** One number of a tool's price: of a picture, or of one enlarged so many times. */
export interface PricePart {
  readonly key: `${FunctionName} ${1 | 2 | 4}`;
  readonly times: 1 | 2 | 4;
}

/** Numbers as they are typed, by part. */
export type ToolPriceDraft = Readonly<Record<string, string>>;

export function partsOf(name: FunctionName): readonly PricePart[] {
  const times = TOOLS[name].price.byMultiplier ? ([2, 4] as const) : ([1] as const);
  return times.map((each) => ({ key: `${name} ${each}`, times: each }));
}

export function numberOf(price: ToolPrice, times: PricePart['times']): number {
  return times === 1 ? price.perImage : (price.byMultiplier?.[times] ?? price.perImage);
}

export function toolPriceDraftOf(prices: ToolPrices): ToolPriceDraft {
  return Object.fromEntries(
    FUNCTION_NAMES.flatMap((name) =>
      partsOf(name).map(({ key, times }) => [
        key,
        String(numberOf(prices[name] ?? TOOLS[name].price, times)),
      ]),
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
  const read = (name: FunctionName, times: PricePart['times']) => readPrice(draft[`${name} ${times}`] ?? '');
  const prices: Partial<Record<FunctionName, ToolPrice>> = {};
  for (const name of FUNCTION_NAMES) {
    const own = TOOLS[name].price;
    const numbers = partsOf(name).map(({ times }) => read(name, times));
    const [first, second] = numbers;
    if (first === undefined || numbers.includes(undefined)) return undefined;
    const price: ToolPrice =
      second === undefined ? { perImage: first } : { perImage: first, byMultiplier: { 2: first, 4: second } };
    if (partsOf(name).some(({ times }) => numberOf(price, times) !== numberOf(own, times)))
      prices[name] = price;
  }
  return prices;
}
