import { type Place, solarPosition } from './solar-position.ts';

export interface SunTimes {
  /** Milliseconds since 1970 began, UTC; null where the sun does not cross the horizon on this day. */
  readonly sunrise: number | null;
  readonly noon: number;
  readonly sunset: number | null;
}

const DAY_MS = 86_400_000;
/** The upper edge of the sun on the horizon: half its width and the refraction there (Meeus, chapter 15). */
const ON_HORIZON = (-0.8333 * Math.PI) / 180;
/** Halvings of twelve hours: to the millisecond. */
const HALVINGS = 26;

/**
 * Sunrise, highest stand and sunset of the solar day, from midnight to midnight by the sun, in which an instant lies. To about ten
 * seconds on an open plain, which is far better than the refraction of a real horizon is known.
 */
export function sunTimes(at: number, place: Place): SunTimes {
  const noon = noonNear(at, place);
  const up = (time: number) => solarPosition(time, place).elevation > ON_HORIZON;
  const crossing = (night: number): number | null => {
    let [low, high] = [night, noon];
    if (up(low) || !up(high)) return null;
    for (let k = 0; k < HALVINGS; k += 1) {
      const middle = (low + high) / 2;
      if (up(middle)) high = middle;
      else low = middle;
    }
    return Math.round(high);
  };
  return {
    sunrise: crossing(noon - DAY_MS / 2),
    noon: Math.round(noon),
    sunset: crossing(noon + DAY_MS / 2),
  };
}

/** Noon by the mean sun, corrected by where the true one stands then. */
function noonNear(at: number, place: Place): number {
  const turned = (place.longitude / 360) * DAY_MS;
  let noon = Math.floor((at + turned) / DAY_MS) * DAY_MS + DAY_MS / 2 - turned;
  // The hour angle comes from the equator at the same longitude, where azimuth and elevation tell it at all times.
  const equator = { latitude: 0, longitude: place.longitude };
  for (let k = 0; k < 3; k += 1) {
    const { azimuth, elevation } = solarPosition(noon, equator);
    const past = Math.atan2(-Math.sin(azimuth) * Math.cos(elevation), Math.sin(elevation));
    noon -= (past / (2 * Math.PI)) * DAY_MS;
  }
  return noon;
}
