import type { ModelSun } from '@plumbline/contract/api/model-view.ts';
import type { Vector3 } from '@plumbline/models/model/model.ts';
import { solarPosition } from '@plumbline/models/sun/solar-position.ts';
import { towardsSun } from '../view3d/shadow-box.ts';

/** A place, a day and an hour of it, as people say them. */
export interface SunSetting {
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Minutes after midnight, of the place's own mean time by its longitude, in half hours of zone. */
  readonly minutes: number;
  /** Degrees that the model's own north (−z) is turned clockwise from true north. */
  readonly northDegrees: number;
}

/** Shanghai, an afternoon of June. */
export const FIRST_SUN: SunSetting = {
  ...{ latitude: 31.23, longitude: 121.47, day: '2026-06-21', minutes: 15 * 60, northDegrees: 0 },
};

export const CITIES = [
  { key: 'shanghai', latitude: 31.23, longitude: 121.47, zone: 8 },
  { key: 'beijing', latitude: 39.9, longitude: 116.41, zone: 8 },
  { key: 'guangzhou', latitude: 23.13, longitude: 113.26, zone: 8 },
  { key: 'chengdu', latitude: 30.57, longitude: 104.07, zone: 8 },
  { key: 'hongkong', latitude: 22.32, longitude: 114.17, zone: 8 },
  { key: 'taipei', latitude: 25.03, longitude: 121.57, zone: 8 },
  { key: 'tokyo', latitude: 35.68, longitude: 139.69, zone: 9 },
  { key: 'osaka', latitude: 34.69, longitude: 135.5, zone: 9 },
  { key: 'singapore', latitude: 1.35, longitude: 103.82, zone: 8 },
  { key: 'sydney', latitude: -33.87, longitude: 151.21, zone: 10 },
  { key: 'london', latitude: 51.51, longitude: -0.13, zone: 0 },
  { key: 'berlin', latitude: 52.52, longitude: 13.4, zone: 1 },
  { key: 'newyork', latitude: 40.71, longitude: -74.01, zone: -5 },
] as const;

const RADIANS = Math.PI / 180;

export function cityOf({ latitude, longitude }: SunSetting): (typeof CITIES)[number] | undefined {
  return CITIES.find((city) => city.latitude === latitude && city.longitude === longitude);
}

/** Hours before UTC: a city's standard time, elsewhere what the longitude comes to. */
export function zoneOf(sun: SunSetting): number {
  return cityOf(sun)?.zone ?? Math.round(sun.longitude / 15);
}

export function instantOf(sun: SunSetting): Date {
  return new Date(Date.parse(`${sun.day}T00:00:00Z`) + (sun.minutes - zoneOf(sun) * 60) * 60_000);
}

/** Towards the sun in the model's frame. */
export function sunDirection(sun: SunSetting): Vector3 {
  const { azimuth, elevation } = solarPosition(instantOf(sun).getTime(), sun);
  return towardsSun(azimuth - sun.northDegrees * RADIANS, elevation);
}

/** As `startTask` takes it. */
export function sunOfRequest(sun: SunSetting): ModelSun {
  const { latitude, longitude, northDegrees } = sun;
  return { latitude, longitude, at: instantOf(sun).toISOString(), north: northDegrees * RADIANS };
}

/** From a kept view: its instant as the day and hour of its place. */
export function sunOfView(kept: ModelSun | undefined, now: SunSetting): SunSetting {
  if (!kept || !('latitude' in kept)) return now;
  const place = { ...now, latitude: kept.latitude, longitude: kept.longitude };
  const local = new Date(Date.parse(kept.at) + zoneOf(place) * 3_600_000);
  return {
    ...place,
    day: local.toISOString().slice(0, 10),
    minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
    northDegrees: Math.round((kept.north / RADIANS) * 100) / 100,
  };
}

/** What the browser kept, where it still makes sense. */
export function readSun(kept: unknown): SunSetting {
  if (typeof kept !== 'object' || kept === null) return FIRST_SUN;
  const { latitude, longitude, day, minutes, northDegrees } = kept as Partial<
    Record<keyof SunSetting, unknown>
  >;
  const within = (value: unknown, low: number, high: number): value is number =>
    typeof value === 'number' && value >= low && value <= high;
  return within(latitude, -90, 90) &&
    within(longitude, -180, 180) &&
    within(minutes, 0, 1439) &&
    within(northDegrees, -360, 360) &&
    typeof day === 'string' &&
    !Number.isNaN(Date.parse(`${day}T00:00:00Z`))
    ? { latitude, longitude, day, minutes, northDegrees }
    : FIRST_SUN;
}
