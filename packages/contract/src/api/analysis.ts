import { z } from 'zod';
import {
  COMPOSITION_NOTES,
  LIGHT_SIDES,
  PERSPECTIVES,
  PICTURE_ISSUES,
  SUGGESTION_KINDS,
} from '../analysis/analysis-lists.ts';
import { ROOM_TYPES } from '../projects/project-lists.ts';
import { idSchema, localisedTextSchema } from '../scalars.ts';
import { FUNCTION_NAMES } from '../tools/function-name.ts';
import { SCENE_CLASSES, SCENE_SPACES } from './scene.ts';

const share = z.number().min(0).max(1);
const point = z.tuple([z.number(), z.number()]);

export const analyseBodySchema = z.strictObject({ imageId: idSchema });

/** What is measured of the pixels alone. */
export const pictureMeasuresSchema = z.strictObject({
  /** The largest share first. */
  palette: z.array(z.strictObject({ colour: z.string().regex(/^#[0-9a-f]{6}$/), nameId: z.string(), share })),
  tones: z.strictObject({
    /** Shares of 32 steps of brightness, from black to white. */
    histogram: z.array(share).length(32),
    mean: share,
    /** Between the darkest and the brightest twentieth. */
    contrast: share,
    saturation: share,
    /** Shares that are burnt out and drowned. */
    clippedBright: share,
    clippedDark: share,
  }),
  light: z.strictObject({
    side: z.enum(LIGHT_SIDES),
    /** How much brighter that side is: 0 not at all, 1 as much as can be. */
    strength: share,
    /** Of what should be white or grey; null: nothing in the picture tells. */
    kelvin: z.number().positive().nullable(),
  }),
  lines: z.strictObject({
    /** Degrees by which the picture is turned clockwise; null: too few uprights tell. */
    tilt: z.number().nullable(),
    /** Degrees between uprights at the left and the right edge; above 0 they meet above the picture. */
    convergence: z.number().nullable(),
    /** How many strokes that was found out of. */
    uprights: z.int().nonnegative(),
  }),
  /** Standard deviation in steps of 255. */
  noise: z.number().nonnegative(),
  /** Share of the soft gradients that go in steps. */
  banding: share,
  composition: z.strictObject({
    /** Where the detail has its middle, as shares of width and height. */
    centre: z.tuple([share, share]),
    symmetry: share,
    /** Share of the detail near the lines of the thirds' crossings. */
    thirds: share,
    emptiness: share,
  }),
});
export type PictureMeasures = z.infer<typeof pictureMeasuresSchema>;

export const analysisSchema = z.strictObject({
  imageId: idSchema,
  url: z.string(),
  thumbnailUrl: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** What sort of picture it is, as a task takes it. */
  kind: z.string(),
  space: z.enum(SCENE_SPACES),
  confidence: share,
  /** A few sentences in the caller's language. */
  description: z.string(),
  palette: z.array(
    z.strictObject({ colour: z.string(), nameId: z.string(), name: localisedTextSchema, share }),
  ),
  tones: pictureMeasuresSchema.shape.tones,
  light: pictureMeasuresSchema.shape.light.extend({ warmth: z.enum(['warm', 'neutral', 'cool']).nullable() }),
  /** In pixels of the picture; those at infinity are left out. */
  vanishingPoints: z.array(z.strictObject({ axis: z.enum(['x', 'y', 'z']), x: z.number(), y: z.number() })),
  camera: z
    .strictObject({
      /** As on film of 36 mm. */
      focalMm: z.number().positive(),
      /** Degrees from the left edge to the right one. */
      fieldOfView: z.number().positive(),
      /** Degrees; above 0 it looks down. */
      pitch: z.number(),
      /** Share of the height, from the top; outside 0…1 where it is not in the picture. */
      horizon: z.number().nullable(),
      perspective: z.enum(PERSPECTIVES),
      /** By the height of something whose size is known. */
      eyeHeight: z.strictObject({ metres: z.number(), by: z.enum(['door', 'person']) }).nullable(),
    })
    .nullable(),
  /** What the picture consists of, the largest share first. */
  materials: z.array(
    z.strictObject({
      class: z.enum(SCENE_CLASSES),
      /** Id of the library's material; null where none was made out. */
      material: z.string().nullable(),
      share,
      confidence: share,
    }),
  ),
  regions: z.int().nonnegative(),
  plan: z
    .strictObject({
      rooms: z.array(
        z.strictObject({ type: z.enum(ROOM_TYPES), squareMetres: z.number().nonnegative(), at: point }),
      ),
      squareMetres: z.number().nonnegative(),
      buildingMetres: z.tuple([z.number(), z.number()]),
      /** `footprint`: a guess by the size of a common home. */
      from: z.enum(['doors', 'footprint']),
      confidence: share,
    })
    .nullable(),
  composition: pictureMeasuresSchema.shape.composition.extend({ notes: z.array(z.enum(COMPOSITION_NOTES)) }),
  lines: pictureMeasuresSchema.shape.lines,
  noise: z.number().nonnegative(),
  banding: share,
  issues: z.array(
    z.strictObject({
      issue: z.enum(PICTURE_ISSUES),
      /** 0 hardly…1 very. */
      severity: share,
      /** What was measured: degrees, steps of 255, kelvins, pixels or a share. */
      value: z.number(),
    }),
  ),
  suggestions: z.array(
    z.strictObject({
      kind: z.enum(SUGGESTION_KINDS),
      /** The tool that it opens; null: it is done on the spot. */
      function: z.enum(FUNCTION_NAMES).nullable(),
      /** What it is good against. */
      issue: z.enum(PICTURE_ISSUES).nullable(),
    }),
  ),
});
export type Analysis = z.infer<typeof analysisSchema>;

export const analysisAnswerSchema = analysisSchema.extend({
  /** The model that can describe the picture in words of its own; null where none is there that sees. */
  describer: z.string().nullable(),
});
export type AnalysisAnswer = z.infer<typeof analysisAnswerSchema>;

/** Characters of a description. */
export const DESCRIPTION_MAX = 4_000;

export const pictureWordsSchema = z.strictObject({
  imageId: idSchema,
  /** The model that wrote it. */
  writer: z.string(),
  text: z.string().min(1).max(DESCRIPTION_MAX),
  /** Chats; −1: as many as one likes. */
  ticketsLeft: z.int().min(-1),
});
export type PictureWords = z.infer<typeof pictureWordsSchema>;
