import type { Vector3 } from '../model/model.ts';

/** Where the sun stands, in radians. */
export interface SunPosition {
  /** From true north, clockwise (east is π/2), 0–2π. */
  readonly azimuth: number;
  /** Of its centre above the horizon, without refraction, −π/2–π/2. */
  readonly elevation: number;
}

/** Degrees, north and east positive. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const RADIANS = Math.PI / 180;
const UNIX_EPOCH_JULIAN_DAY = 2_440_587.5;
const J2000 = 2_451_545;
const DAY_MS = 86_400_000;
/** Terrestrial time runs ahead of UTC; 69 s in 2020, and a minute of it moves the sun by 0.0007°. */
const TERRESTRIAL_AHEAD_DAYS = 69 / 86_400;
/** Seen from the surface and not from the centre of the earth, at the horizon. */
const PARALLAX = (8.794 / 3600) * RADIANS;

/**
 * Where the sun stands at an instant, seen from a place. Within 0.02° from 1950 to 2100 (the tests compare it with NREL's SPA).
 *
 * J. Meeus, Astronomical Algorithms, 2nd ed. 1998: sidereal time (12.4), nutation and obliquity (22), the apparent
 * place of the sun by the method of low accuracy (25), horizontal coordinates (13.5, 13.6), parallax (40.6).
 *
 * @param at milliseconds since 1970 began, UTC.
 */
export function solarPosition(at: number, { latitude, longitude }: Place): SunPosition {
  const days = at / DAY_MS + UNIX_EPOCH_JULIAN_DAY - J2000;
  const { rightAscension, declination, equationOfEquinoxes } = apparentSun(days + TERRESTRIAL_AHEAD_DAYS);
  const centuries = days / 36_525;
  const sidereal =
    (280.46061837 + 360.98564736629 * days + 0.000387933 * centuries ** 2) * RADIANS + equationOfEquinoxes;
  const hourAngle = sidereal + longitude * RADIANS - rightAscension;
  const phi = latitude * RADIANS;
  const centre = Math.asin(
    Math.sin(phi) * Math.sin(declination) + Math.cos(phi) * Math.cos(declination) * Math.cos(hourAngle),
  );
  const fromSouth = Math.atan2(
    Math.sin(hourAngle) * Math.cos(declination),
    Math.cos(hourAngle) * Math.sin(phi) * Math.cos(declination) - Math.sin(declination) * Math.cos(phi),
  );
  return { azimuth: wholeTurn(fromSouth + Math.PI), elevation: centre - PARALLAX * Math.cos(centre) };
}

interface ApparentSun {
  /** Radians. */
  readonly rightAscension: number;
  readonly declination: number;
  readonly equationOfEquinoxes: number;
}

/** @param days of terrestrial time since noon of 1 January 2000. */
export function apparentSun(days: number): ApparentSun {
  const t = days / 36_525;
  const meanLongitude = 280.46646 + t * (36_000.76983 + t * 0.0003032);
  const anomaly = (357.52911 + t * (35_999.05029 - t * 0.0001537)) * RADIANS;
  const centre =
    (1.914602 - t * (0.004817 + t * 0.000014)) * Math.sin(anomaly) +
    (0.019993 - t * 0.000101) * Math.sin(2 * anomaly) +
    0.000289 * Math.sin(3 * anomaly);
  const node = (125.04 - 1934.136 * t) * RADIANS;
  const nutation = -0.00478 * Math.sin(node) * RADIANS;
  // 0.00569°: aberration.
  const longitude = (meanLongitude + centre - 0.00569) * RADIANS + nutation;
  const obliquity =
    (23.43929111 - t * (0.013004167 + t * (1.64e-7 - t * 5.04e-7)) + 0.00256 * Math.cos(node)) * RADIANS;
  return {
    rightAscension: Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude)),
    declination: Math.asin(Math.sin(obliquity) * Math.sin(longitude)),
    equationOfEquinoxes: nutation * Math.cos(obliquity),
  };
}

/**
 * Towards the sun, of length one, in the frame of a model: x east, y up, −z north.
 *
 * @param north radians of the model's −z from true north, clockwise.
 */
export function directionToSun({ azimuth, elevation }: SunPosition, north = 0): Vector3 {
  const flat = Math.cos(elevation);
  return [Math.sin(azimuth - north) * flat, Math.sin(elevation), -Math.cos(azimuth - north) * flat];
}

function wholeTurn(radians: number): number {
  const turn = 2 * Math.PI;
  return ((radians % turn) + turn) % turn;
}
