import type { PictureIssue, SuggestionKind } from '@plumbline/contract/analysis/analysis-lists.ts';
import type { Analysis } from '@plumbline/contract/api/analysis.ts';
import type { SceneSpace } from '@plumbline/contract/api/scene.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';

type Suggestion = Analysis['suggestions'][number];

const AGAINST: Readonly<Record<PictureIssue, readonly [SuggestionKind, FunctionName | null]>> = {
  tilt: ['straighten', null],
  'converging-verticals': ['uprights', null],
  noise: ['finish', 'architecturalXitu'],
  'over-exposure': ['finish', 'architecturalXitu'],
  'under-exposure': ['finish', 'architecturalXitu'],
  'low-contrast': ['finish', 'architecturalXitu'],
  'colour-cast': ['finish', 'architecturalXitu'],
  banding: ['finish', 'architecturalXitu'],
  small: ['enlarge', 'realUpImg'],
};

const RENDERS: Readonly<Record<SceneSpace, FunctionName>> = {
  exterior: 'architecturalRender',
  interior: 'indoorRender',
  landscape: 'landscapeRender',
  aerial: 'birdsViewRender',
  plan: 'colorFlatPicture',
  site: 'allPlan',
};

/** Shares of a picture from which people and cars are worth being taken out. */
const IN_THE_WAY = 0.003;

/** What helps, each tool once: against the faults first, then what the picture is good for. */
export function suggestTools(
  picture: Pick<Analysis, 'kind' | 'space' | 'issues' | 'materials' | 'composition'>,
): Suggestion[] {
  const { kind, space, issues, materials, composition } = picture;
  const suggestions: Suggestion[] = issues.map(({ issue }) => {
    const [what, tool] = AGAINST[issue];
    return { kind: what, function: tool, issue };
  });
  const add = (what: SuggestionKind, tool: FunctionName) =>
    suggestions.push({ kind: what, function: tool, issue: null });
  const flat = space === 'plan' || space === 'site';
  if (flat) add('colour-plan', RENDERS[space]);
  else if (kind !== 'photo') add('render', RENDERS[space]);
  const inTheWay = materials.filter(({ class: of }) => of === 'person' || of === 'vehicle');
  if (kind === 'photo' && inTheWay.some(({ share }) => share >= IN_THE_WAY)) add('remove', 'cleanpro');
  if (!flat && composition.notes.some((note) => note === 'heavy-left' || note === 'heavy-right'))
    add('extend', 'extendImg');
  const seen = new Set<string>();
  return suggestions.filter((one) => {
    const key = one.function ?? one.kind;
    return !seen.has(key) && seen.add(key);
  });
}
