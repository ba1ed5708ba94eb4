import type { SIZES } from '../api/start-task.ts';
import type { UPSCALE_MULTIPLIERS } from '../constants.ts';
import type { FunctionName } from './function-name.ts';
import { TOOLS } from './registry.ts';
import type { ToolPrice, ToolPrices } from './tool-price.ts';

/** What decides over the price of a request; what is absent has the tool's default. */
export interface PricedRequest {
  readonly function: FunctionName;
  readonly count?: number | undefined;
  readonly multiplier?: (typeof UPSCALE_MULTIPLIERS)[number] | undefined;
  readonly size?: (typeof SIZES)[number] | undefined;
}

export interface RequestPrice {
  /** Tickets for each picture that is delivered. */
  readonly perImage: number;
  readonly images: number;
  /** Both multiplied: what is set aside when the task starts. */
  readonly total: number;
}

/**
 * What a request costs. The page shows it, the server reserves by it, and the ledger's lines are it: nothing else works out
 * a price.
 *
 * @param prices where an operator has set others than the descriptors'
 * @param extraTickets what the engine adds for each picture
 */
export function priceOf(
  request: PricedRequest,
  prices: ToolPrices = {},
  extraTickets: number = 0,
): RequestPrice {
  const tool = TOOLS[request.function];
  const price = prices[request.function] ?? tool.price;
  const defaultOf = (name: 'count' | 'multiplier') =>
    Number(tool.fields.find((field) => field.name === name)?.default ?? 1);
  const multiplier = request.multiplier ?? defaultOf('multiplier');
  const ofTool =
    (multiplier === 2 || multiplier === 4 ? price.byMultiplier?.[multiplier] : undefined) ??
    ofSize(price, request.size) ??
    price.perImage;
  const perImage = ofTool + extraTickets;
  const images = request.count ?? defaultOf('count');
  return { perImage, images, total: perImage * images };
}

function ofSize({ bySize }: ToolPrice, size: PricedRequest['size']): number | undefined {
  return size === 1536 || size === 2560 || size === 3840 ? bySize?.[size] : undefined;
}
