import { linearFromHex, type Rgb } from '@plumbline/imaging/srgb.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import type { RenderRequest } from '../../render-request.ts';
import { InteriorRole } from '../read/interior-roles.ts';

/** How much of its light a room gets back from its floor: sun falls on it, the light of a closed sky goes everywhere. */
const FLOOR_LIGHT: Readonly<Record<Atmosphere, number>> = {
  sunny: 1,
  // Of an evening room lamps already give the warm light.
  dusk: 0.2,
  lights: 0.2,
  fog: 0.4,
  rain: 0.3,
  snow: 0.15,
};
/** Share of the picture from which a floor gives back all that it can. */
const WHOLE_FLOOR = 0.1;

export interface FloorBounce {
  /** Share of the light on a role that comes from the floor; none where no floor is seen. */
  readonly share: Readonly<Partial<Record<InteriorRole, number>>>;
  /** What the floor does to light that it throws back: its colour at the lightness of white. */
  readonly hue: Rgb;
}

/** Light that a floor throws back on ceiling and walls. @param roles `InteriorRole` per pixel */
export function floorBounce(
  roles: Uint8Array,
  { atmosphere, style }: Pick<RenderRequest, 'atmosphere' | 'style'>,
): FloorBounce {
  let floor = 0;
  for (const role of roles) if (role === InteriorRole.floor) floor++;
  const k = FLOOR_LIGHT[atmosphere] * Math.min(1, floor / (WHOLE_FLOOR * roles.length));
  const { ceiling, wallLight, wallMiddle, wallDark } = InteriorRole;
  return {
    share: { [ceiling]: 0.28 * k, [wallLight]: 0.16 * k, [wallMiddle]: 0.14 * k, [wallDark]: 0.1 * k },
    hue: atWhite(linearFromHex(style.palette.floor)),
  };
}

function atWhite([r, g, b]: Rgb): Rgb {
  const light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return [r / light, g / light, b / light];
}
