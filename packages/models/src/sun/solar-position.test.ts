import { expect, test } from 'vitest';
import { apparentSun, directionToSun, solarPosition } from './solar-position.ts';
import { sunTimes } from './sun-times.ts';

const DEGREES = 180 / Math.PI;

test('the apparent sun of a published example', () => {
  // Meeus, Astronomical Algorithms, example 25.a: 13 October 1992, 0 h TD.
  const { rightAscension, declination } = apparentSun(2_448_908.5 - 2_451_545);
  expect((rightAscension * DEGREES + 360) % 360).toBeCloseTo(198.38083, 3);
  expect(declination * DEGREES).toBeCloseTo(-7.78507, 3);
});

/**
 * Azimuth and elevation without refraction, at sea level. The first is the example of I. Reda and A. Andreas, Solar Position
 * Algorithm for Solar Radiation Applications, NREL/TP-560-34302, 2008; the others are that algorithm's, computed by pvlib 0.16.1.
 */
const REFERENCE = [
  ['Golden', '2003-10-17T19:30:30Z', 39.742476, -105.1786, 194.34024, 39.8721],
  ['Beijing, summer noon', '2024-06-21T04:13:00Z', 39.9042, 116.4074, 177.3937, 73.519],
  ['Beijing, winter morning', '2024-12-21T00:30:00Z', 39.9042, 116.4074, 130.1032, 8.1852],
  ['Shanghai, autumn', '2025-10-03T08:45:00Z', 31.2304, 121.4737, 258.8023, 10.1738],
  ['Singapore, near the zenith', '2025-03-23T05:10:00Z', 1.3521, 103.8198, 126.0811, 89.6071],
  ['Sydney', '2026-01-15T22:00:00Z', -33.8688, 151.2093, 93.2586, 34.9846],
  ['Tromsø, midnight', '2024-06-21T22:30:00Z', 69.6492, 18.9553, 356.2801, 3.1268],
  ['Quito', '2030-09-22T22:20:00Z', -0.1807, -78.4678, 270.0553, 11.5997],
  ['London, 1980', '1980-04-05T09:00:00Z', 51.5074, -0.1278, 123.7043, 31.0497],
  ['Tokyo, 2049', '2049-11-11T03:00:00Z', 35.6762, 139.6503, 190.2378, 36.1867],
  ['Scott Base', '2025-12-21T12:00:00Z', -77.85, 166.67, 192.0461, 11.5696],
] as const;

test.each(REFERENCE)(
  '%s: within 0.02° of the reference',
  (_, at, latitude, longitude, azimuth, elevation) => {
    const sun = solarPosition(Date.parse(at), { latitude, longitude });
    expect(Math.abs(sun.elevation * DEGREES - elevation)).toBeLessThan(0.02);
    // On the sky: close to the zenith a small step is a large turn.
    const aside = Math.abs(sun.azimuth * DEGREES - azimuth) * Math.cos(elevation / DEGREES);
    expect(aside).toBeLessThan(0.02);
  },
);

test('the direction follows the north of the model', () => {
  const rounded = (north: number) =>
    directionToSun({ azimuth: Math.PI / 2, elevation: 0 }, north).map(
      (value) => Number(value.toFixed(9)) + 0,
    );
  expect(rounded(0)).toEqual([1, 0, 0]);
  // The model's −z looks east: the sun in the east stands before it.
  expect(rounded(Math.PI / 2)).toEqual([0, 0, -1]);
  expect(directionToSun({ azimuth: 1, elevation: Math.PI / 2 })[1]).toBeCloseTo(1, 12);
});

/** The same algorithm: when the sun stands at −0.8333°, and its transits (pvlib 0.16.1). */
test.each([
  [
    '2024-06-21T04:00:00Z',
    39.9042,
    116.4074,
    '2024-06-20T20:46:02Z',
    '2024-06-21T04:16:13Z',
    '2024-06-21T11:46:24Z',
  ],
  [
    '2026-01-15T03:00:00Z',
    -33.8688,
    151.2093,
    '2026-01-14T18:59:29Z',
    '2026-01-15T02:04:24Z',
    '2026-01-15T09:08:59Z',
  ],
  [
    '2024-03-20T12:00:00Z',
    51.5074,
    -0.1278,
    '2024-03-20T06:02:19Z',
    '2024-03-20T12:07:49Z',
    '2024-03-20T18:14:20Z',
  ],
])('sunrise, noon and sunset of %s at %f, %f', (at, latitude, longitude, ...expected) => {
  const { sunrise, noon, sunset } = sunTimes(Date.parse(at), { latitude, longitude });
  const found = [sunrise, noon, sunset];
  for (const [index, time] of expected.entries())
    expect(Math.abs((found[index] ?? 0) - Date.parse(time)) / 1000).toBeLessThan(15);
});

test('where the sun does not set there is no sunset, and where it does not rise no sunrise', () => {
  const tromso = { latitude: 69.6492, longitude: 18.9553 };
  expect(sunTimes(Date.parse('2024-06-21T12:00:00Z'), tromso)).toMatchObject({ sunrise: null, sunset: null });
  expect(sunTimes(Date.parse('2024-12-21T12:00:00Z'), tromso)).toMatchObject({ sunrise: null, sunset: null });
});
