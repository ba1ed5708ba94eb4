import type { SketchTones } from './read/read-loose-sketch.ts';
import { GLASS, type RegionClasses } from '../scene-value/region-classes.ts';
import type { SceneClass } from '../scene-value/scene-value.ts';

const LEVEL: ReadonlySet<SceneClass> = new Set(['ground', 'lawn', 'paving', 'earth', 'water', 'floor']);

/** The washes of a loose sketch with the given classes in place of what they were taken for. @param given of the tones' size. */
export function correctTones(tones: SketchTones, given: RegionClasses): SketchTones {
  const copy = (name: 'sky' | 'ground' | 'body' | 'hatch' | 'dark') => ({
    ...tones[name],
    data: tones[name].data.slice(),
  });
  const out = {
    sky: copy('sky'),
    ground: copy('ground'),
    body: copy('body'),
    hatch: copy('hatch'),
    dark: copy('dark'),
  };
  for (let i = 0; i < given.labels.data.length; i++) {
    const own = given.byLabel.get(given.labels.data[i] as number);
    if (own === undefined) continue;
    const isSky = own === 'sky';
    const isPaper = own === 'background';
    out.sky.data[i] = isSky ? 1 : 0;
    out.ground.data[i] = LEVEL.has(own) ? 1 : 0;
    out.body.data[i] = isSky || isPaper || LEVEL.has(own) ? 0 : 1;
    // Hatched bodies are what glows in the evening.
    out.hatch.data[i] = GLASS.has(own) ? 1 : 0;
    if (isSky || isPaper || GLASS.has(own)) out.dark.data[i] = 0;
  }
  return { ...out, footY: tones.footY };
}
