import { z } from 'zod';
import { JUDGE_CLASSES } from './judge-classes.ts';

const KINDS = ['su', 'photo', 'colour', 'sketch', 'line', 'white', 'plan', 'wash'] as const;
const SPACES = ['exterior', 'interior', 'landscape', 'aerial', 'plan', 'site'] as const;
const VIEWS = ['eye', 'above', 'plan', 'elevation'] as const;
const FACINGS = ['up', 'down', 'left', 'right', 'front', 'free', 'none'] as const;

export type JudgeView = (typeof VIEWS)[number];
/**
 * Where a surface looks, as the scene names it: along one of the camera's axes. The right-hand wall of a room looks to
 * the `left`. `free`: a definite surface on none of the axes (a pitched roof); `none`: nothing a facing could be asked
 * of (sky, leaves, paper, a person).
 */
export type JudgeFacing = (typeof FACINGS)[number];

/** `a`, or `a|b` where a person would accept either; the first is the best. */
function oneOrMore<const T extends string>(names: readonly T[]) {
  return z.string().transform((text, context): readonly [T, ...T[]] => {
    const parts = text.split('|').map((part) => names.find((name) => name === part));
    const known = parts.filter((part) => part !== undefined);
    const [first, ...rest] = known;
    if (first === undefined || known.length < parts.length) {
      context.addIssue({ code: 'custom', message: `none of ours: ${text}` });
      return z.NEVER;
    }
    return [first, ...rest];
  });
}

const pixel = z.tuple([z.number().nonnegative(), z.number().nonnegative()]);

/** A class that starts with `?` is in doubt. */
const named = z
  .string()
  .transform((text) => ({ doubtful: text.startsWith('?'), class: text.replace(/^\?/, '') }))
  .pipe(z.object({ doubtful: z.boolean(), class: oneOrMore(JUDGE_CLASSES) }));

/** `[x, y, class, facing, thing]`; what is in doubt is not counted, and a thing of `""` is not asked for. */
const point = z
  .tuple([
    z.number().nonnegative(),
    z.number().nonnegative(),
    named,
    oneOrMore(FACINGS),
    z.string().regex(/^(?:[a-z]+(?:-[a-z0-9]+)*)?$/),
  ])
  .transform(([x, y, name, facing, thing]) => ({
    x,
    y,
    ...name,
    facing,
    thing: thing === '' ? null : thing,
  }));

const region = z.strictObject({
  class: oneOrMore(JUDGE_CLASSES),
  facing: oneOrMore(FACINGS),
  ring: z.array(pixel).min(3),
});

/** Two ends of an edge, which may lie outside the picture where it is carried on. */
const edge = z.tuple([z.number(), z.number(), z.number(), z.number()]);
const family = z.array(edge).min(2).max(6);

/** What a person says of one picture. x to the right, y down, in pixels of the file as it lies on the disk. */
const judgeLabel = z.strictObject({
  version: z.literal(1),
  /** Folder of the samples and name in it; the picture itself is not in the repository. */
  file: z.string().regex(/^[\w-]+\/[\w-]+\/[\w-]+\.(?:jpg|png)$/),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Why this picture was chosen. */
  why: z.string().min(10),
  kind: oneOrMore(KINDS),
  space: oneOrMore(SPACES),
  view: oneOrMore(VIEWS),
  projection: z.enum(['perspective', 'parallel']),
  /** Degrees by which the file must be turned clockwise to stand upright; everything below is in the file as it lies. */
  turn: z.literal([0, 90, 180, 270]),
  /** The building stands so far across the line of sight that its two level axes may be named either way. */
  eitherAxis: z.boolean(),
  /** Ruled lines meet in a point; lines of a free hand only nearly. */
  ruled: z.boolean(),
  /** Edges of the design along each axis (y upright, x and z level); what follows from them is computed. */
  families: z.strictObject({ x: family.optional(), y: family.optional(), z: family.optional() }),
  /** Where another person could argue. */
  doubts: z.array(z.string().min(5)),
  points: z.array(point).min(20),
  regions: z.array(region),
});

export type JudgeLabel = z.infer<typeof judgeLabel>;
export type JudgePoint = JudgeLabel['points'][number];
export type JudgeEdge = z.infer<typeof edge>;

/** @throws ZodError where the value is no label. */
export function parseLabel(value: unknown): JudgeLabel {
  return judgeLabel.parse(value);
}
