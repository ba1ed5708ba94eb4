import type { LayoutFeatures } from './measure-layout.ts';
import type { RulingFeatures } from './measure-ruling.ts';
import type { SkylineFeatures } from './measure-skyline.ts';
import type { StraightnessFeatures } from './measure-straightness.ts';
import type { StrokeFeatures } from './measure-strokes.ts';
import type { ToneFeatures } from './measure-tones.ts';

/** All that is measured to tell the kind of a picture. */
export type KindFeatures = ToneFeatures &
  StrokeFeatures &
  StraightnessFeatures &
  RulingFeatures &
  SkylineFeatures &
  LayoutFeatures;
