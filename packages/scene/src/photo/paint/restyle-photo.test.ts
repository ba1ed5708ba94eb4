import { describe, expect, it } from 'vitest';
import { measureFidelity } from '@plumbline/imaging/fidelity/measure-fidelity.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import { pixelAt, testContext, testRequest } from '../../test/draw-pictures.ts';
import { PHOTO } from '../photo.ts';
import { paintOnce } from '../../test/paint-once.ts';
import { takeRoomPhoto } from '../test/take-room-photo.ts';

const renderPhoto = paintOnce(PHOTO);

const base = takeRoomPhoto();
const plain = testRequest({ kind: 'photo', space: 'interior' });
const cream: StyleSpec = {
  ...plain.style,
  palette: { ...plain.style.palette, walls: ['#f6ecdd', '#ead9c0'], ceiling: '#fbf6ed', timber: '#cfa679' },
  light: { ...plain.style.light, warmth: 0.45 },
};

function render(change: Parameters<typeof testRequest>[0]): ReturnType<typeof renderPhoto>['picture'] {
  return renderPhoto(base, { ...plain, ...change }, testContext()).picture;
}

/** Red over blue on the wall. */
function warmth(picture: ReturnType<typeof render>): number {
  const [r, , b] = pixelAt(picture, 60, 100);
  return r / b;
}

describe('a style on a photo of a room', () => {
  it('lightens a grey wall towards white walls and keeps the light that falls along it', () => {
    const picture = render({});
    expect(pixelAt(picture, 60, 100)[1]).toBeGreaterThan(pixelAt(base, 60, 100)[1] + 12);
    expect(pixelAt(picture, 30, 100)[1]).toBeGreaterThan(pixelAt(picture, 330, 100)[1] + 8);
  });

  it('differs from another style on walls and on timber, the less the closer to the base it should stay', () => {
    const near = warmth(render({ style: cream, similarity: 0.95 })) - warmth(render({ similarity: 0.95 }));
    const far = warmth(render({ style: cream })) - warmth(render({}));
    expect(far).toBeGreaterThan(0.05);
    expect(near).toBeLessThan(0.5 * far);
    expect(pixelAt(render({ style: cream }), 60, 220)[1]).toBeGreaterThan(pixelAt(base, 60, 220)[1] + 8);
  });

  it('shows each atmosphere by its light, also where no window is seen', () => {
    const tone = (atmosphere: Atmosphere): number => pixelAt(render({ atmosphere }), 60, 100)[1];
    const [sunny, rain, lights] = [tone('sunny'), tone('rain'), tone('lights')];
    expect(sunny).toBeGreaterThan(rain + 20);
    expect(rain).toBeGreaterThan(lights + 10);
    expect(warmth(render({ atmosphere: 'dusk' }))).toBeGreaterThan(
      warmth(render({ atmosphere: 'snow' })) + 0.2,
    );
  });

  it('keeps every edge', () => {
    for (const style of [plain.style, cream])
      expect(measureFidelity(base, render({ style })).score).toBeGreaterThan(0.9);
  });
});
