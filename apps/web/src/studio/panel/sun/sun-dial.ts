import { SUN_HEIGHT_MAX, SUN_HEIGHT_MIN } from '@plumbline/contract/constants.ts';

/** Where the sun stands to the viewer: degrees from straight ahead, positive to the right, and above the horizon. */
export interface DialSun {
  readonly from: number;
  readonly height: number;
}

/** Whole steps are easier to come back to. */
const STEP = 5;
const ZENITH = 90;
const DEGREE = Math.PI / 180;

/** A place on the dial, x right and y down, 0 in the middle and 1 on the rim: seen from above, with the viewer at the lower rim. */
export interface DialPoint {
  readonly x: number;
  readonly y: number;
}

/** The rim is the horizon, the middle is overhead. */
export function pointOf({ from, height }: DialSun): DialPoint {
  const r = (ZENITH - height) / ZENITH;
  return { x: r * Math.sin(from * DEGREE), y: -r * Math.cos(from * DEGREE) };
}

/** The sun at a place of the dial, in whole steps; beyond the rim it stands as low as it may. */
export function sunAt({ x, y }: DialPoint): DialSun {
  return held({ from: Math.atan2(x, -y) / DEGREE, height: ZENITH * (1 - Math.hypot(x, y)) });
}

/** Turned and lifted by so many steps. */
export function stepped({ from, height }: DialSun, turned: number, lifted: number): DialSun {
  return held({ from: from + turned * STEP, height: height + lifted * STEP });
}

function held({ from, height }: DialSun): DialSun {
  const turned = STEP * Math.round(from / STEP);
  return {
    from: ((((turned + 180) % 360) + 360) % 360) - 180,
    height: Math.min(SUN_HEIGHT_MAX, Math.max(SUN_HEIGHT_MIN, STEP * Math.round(height / STEP))),
  };
}

export const SIDES = [
  'behind',
  'behindLeft',
  'left',
  'aheadLeft',
  'ahead',
  'aheadRight',
  'right',
  'behindRight',
] as const;

/** The eighth of the dial that it stands in, in words. */
export function sideOf({ from }: DialSun): (typeof SIDES)[number] {
  return SIDES[Math.round((from + 180) / 45) % SIDES.length] ?? 'ahead';
}
