import { describe, expect, it } from 'vitest';
import { measureFidelity } from '@plumbline/imaging/fidelity/measure-fidelity.ts';
import { takeRoomPhoto } from '../photo/test/take-room-photo.ts';
import { illustrate } from './illustrate.ts';

describe('illustrate', () => {
  const base = takeRoomPhoto();

  it.each(['marker', 'watercolour', 'clay'] as const)('keeps the edges of the base in %s', (look) => {
    const picture = illustrate(base, base, look);
    const { score, added } = measureFidelity(base, picture);
    expect(score).toBeGreaterThan(0.85);
    expect(added).toBeLessThan(0.02);
    expect(picture.data).not.toEqual(base.data);
    expect(illustrate(base, base, look).data).toEqual(picture.data);
  });

  it('takes the colour out of clay', () => {
    const { data } = illustrate(base, base, 'clay');
    let most = 0;
    for (let p = 0; p < data.length; p += 3)
      most = Math.max(most, Math.abs((data[p] as number) - (data[p + 2] as number)));
    expect(most).toBeLessThan(26);
  });

  it('stops with the reason of the signal', () => {
    const reason = new Error('cancelled');
    expect(() => illustrate(base, base, 'marker', { signal: AbortSignal.abort(reason) })).toThrow(reason);
  });
});
