import { mix } from '@plumbline/imaging/scalar.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { PixelClass } from '@plumbline/reading/pixels/pixel-classes.ts';
import type { CellVotes } from '../../learned/vote-in-cells.ts';
import type { SitePart, SiteRegion } from './site-reading.ts';

type Ground = 'lawn' | 'planting' | 'water' | 'paved' | 'building';

/** What the net of pixels calls the parts of a site. It knows one class for streets and squares. */
const HEARD: Readonly<Record<Ground, readonly PixelClass[]>> = {
  lawn: ['lawn'],
  planting: ['plant'],
  water: ['water'],
  paved: ['paving'],
  building: ['roof'],
};
const GROUNDS = Object.keys(HEARD) as Ground[];
/** Share that the net leaves to each part at least: what it never saw in such a place may be there all the same. */
const NEVER_NONE = 0.03;
/**
 * Power of the rules in the product of both witnesses. Of 28 drawn sites, in pens and colours that no rule was made for and of which the net
 * has seen the like, the rules told 36 % of the ground, the net alone 70 %, both together 62 % at .6 and 53 % at 2; but at .6 the net takes
 * courts of our own drawings for roofs and their parking for water.
 */
const RULES = 2;
/** Share of a region or of its colour from which the net is heard at all: of what is no part of a site it says something else. */
const AT_HOME = 0.35;
/**
 * How much all regions of one colour count beside a region itself: whoever colours a sheet gives each thing its colour. Of the colour of
 * paper are grounds and roofs alike.
 */
const COLOUR = 0.75;
const PAPER = 0.4;

/**
 * What each region of a site is, as colour and shape tell it and as the net of pixels sees it: two witnesses whose product decides. Regions
 * of one flat colour are heard together. Where the net sees nothing that a site has, regions stay as they were read.
 *
 * @param votes of the net, by label of the region
 * @param coloured whether a colour names a thing; else the paper of a drawing in lines, which stays paper where it reaches the border
 * @param border labels of the regions that reach the border of the sheet
 */
export function hearSite(
  regions: readonly SiteRegion[],
  votes: CellVotes,
  { coloured, border }: { readonly coloured: boolean; readonly border: ReadonlySet<number> },
): SiteRegion[] {
  const own = regions.map(({ label }) => GROUNDS.map((ground) => votes.share(label, HEARD[ground])));
  const byColour = coloured ? sharesByColour(regions, own) : undefined;
  return regions.map((region, k) => {
    if (!coloured && region.part === 'page' && border.has(region.label)) return region;
    const alike = byColour?.get(region.own);
    const shares = (own[k] as number[]).map((share, g) =>
      alike === undefined ? share : mix(share, alike[g] as number, region.part === 'page' ? PAPER : COLOUR),
    );
    return heardAs(region, shares);
  });
}

function heardAs(region: SiteRegion, shares: readonly number[]): SiteRegion {
  const all = shares.reduce((sum, share) => sum + share, 0);
  if (all < AT_HOME) return region;
  const known = groundOf(region.part);
  const products = shares.map((share, g) => {
    const rule = known === undefined ? 1 / GROUNDS.length : ruleOf(region.confidence, GROUNDS[g] === known);
    return (share / all + NEVER_NONE) * rule ** RULES;
  });
  const best = products.indexOf(Math.max(...products));
  const sum = products.reduce((total, product) => total + product, 0);
  return {
    ...region,
    part: partOf(GROUNDS[best] as Ground, region.part),
    confidence: (products[best] as number) / sum,
  };
}

/** Mean shares of all regions of one colour, by their area. */
function sharesByColour(
  regions: readonly SiteRegion[],
  own: readonly (readonly number[])[],
): ReadonlyMap<Rgb, readonly number[]> {
  const sums = new Map<Rgb, { readonly shares: number[]; area: number }>();
  regions.forEach(({ own: colour, areaPixels }, k) => {
    const sum = sums.get(colour) ?? { shares: GROUNDS.map(() => 0), area: 0 };
    sums.set(colour, sum);
    sum.area += areaPixels;
    for (const [g, share] of (own[k] as number[]).entries())
      sum.shares[g] = (sum.shares[g] as number) + share * areaPixels;
  });
  return new Map(
    [...sums].map(([colour, { shares, area }]) => [colour, shares.map((share) => share / area)]),
  );
}

function groundOf(part: SitePart): Ground | undefined {
  if (part === 'page') return undefined;
  return part === 'road' || part === 'paving' ? 'paved' : part;
}

function ruleOf(confidence: number, isKnown: boolean): number {
  return isKnown ? confidence : (1 - confidence) / (GROUNDS.length - 1);
}

/** A street stays one; what is paved otherwise is walked on. */
function partOf(ground: Ground, before: SitePart): SitePart {
  if (ground !== 'paved') return ground;
  return before === 'road' ? 'road' : 'paving';
}
