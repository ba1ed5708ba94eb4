import { clamp } from '@plumbline/imaging/scalar.ts';
import type { DisplayPlanes } from '../../backdrop/display-planes.ts';
import { TONES } from '../read/upper-tone.ts';

/** How the tones of a model are brought to a normal exposure: `value` → (gain · value)^power, display values. */
export interface ToneCurve {
  readonly gain: number;
  readonly power: number;
}

/** Tone of a normally lit light wall, display value. */
const WHITE = 0.87;
/** Where the middle tone of a building should lie at least. */
const MIDDLE = 0.56;

/** Measures the tones where `use` is not 0; a dim model is brightened, mostly in its shadows, a bright one is left. */
export function fitToneCurve({ light }: DisplayPlanes, use: Uint8Array, mostGain = 1.6): ToneCurve {
  const histogram = new Int32Array(TONES);
  let count = 0;
  for (let i = 0; i < use.length; i += 2) {
    if (use[i] === 0) continue;
    const bin = Math.min(TONES - 1, Math.floor((light.data[i] as number) * TONES));
    histogram[bin] = (histogram[bin] as number) + 1;
    count++;
  }
  if (count === 0) return { gain: 1, power: 1 };
  const at = (share: number): number => {
    let seen = 0;
    for (let k = 0; k < TONES; k++) {
      seen += histogram[k] as number;
      if (seen >= share * count) return (k + 0.5) / TONES;
    }
    return 1;
  };
  const gain = clamp(WHITE / at(0.96), 0.95, mostGain);
  const middle = Math.min(0.95, gain * at(0.5));
  const power = middle < MIDDLE ? clamp(Math.log(MIDDLE) / Math.log(middle), 0.74, 1) : 1;
  return { gain, power };
}

export function applyToneCurve(curve: ToneCurve, value: number): number {
  return Math.min(1.08, curve.gain * value) ** curve.power;
}
