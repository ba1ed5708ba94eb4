import type { RenderRequest, StartTaskBody } from '@plumbline/contract/api/start-task.ts';
import { prepareRequest } from '@plumbline/contract/tools/prepare-request.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { ToolField } from '@plumbline/contract/tools/tool-descriptor.ts';
import { findStyle } from '@plumbline/content/styles/style-list.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { detectImageKind } from '@plumbline/scene/image-kind/detect-image-kind.ts';
import type { EvalOptions } from './eval-options.ts';

/** What a case is compared with, and so what its difference says. */
export type CaseRole = 'plain' | 'atmosphere' | 'style' | 'option' | 'repeat';

export interface EvalCase {
  readonly function: FunctionName;
  readonly role: CaseRole;
  /** What differs from the plain case: `dusk`, `cream`, `similarity 1`. */
  readonly label: string;
  readonly request: RenderRequest;
}

/** Ids that only stand for pictures which the run holds in memory. */
const BASE_ID = 'base';
const REFERENCE_ID = 'reference';

/**
 * The cases of one picture: plain (first atmosphere, first style), every other atmosphere, every other style, each
 * option at its ends, and the plain case once more, which must give the same pixels.
 */
export function planCases(base: Raster, options: EvalOptions): EvalCase[] {
  const { kind, space } = detectImageKind(base);
  const auto: FunctionName =
    kind === 'plan' ? 'colorFlatPicture' : space === 'interior' ? 'indoorRender' : 'architecturalRender';
  return (options.functions ?? [auto]).flatMap((name) => casesOf(name, kind, options));
}

function casesOf(
  name: FunctionName,
  imageKind: RenderRequest['imageKind'],
  options: EvalOptions,
): EvalCase[] {
  const { fields } = TOOLS[name];
  const has = (field: string) => fields.some((candidate) => candidate.name === field);
  const [firstStyle = 'modern', ...styles] = options.styles;
  const [firstAtmosphere = 'sunny', ...atmospheres] = options.atmospheres;
  const plain: StartTaskBody = {
    function: name,
    size: options.size,
    seed: options.seed,
    ...(has('upload_img') ? { upload_img: BASE_ID } : {}),
    ...(has('imageKind') && imageKind !== undefined ? { imageKind } : {}),
    ...(has('style_img') ? { style_img: REFERENCE_ID } : {}),
    ...(has('classifyId3') ? { classifyId3: styleNode(firstStyle) } : {}),
    ...(has('atmosphere') ? { atmosphere: firstAtmosphere } : {}),
    ...(name === 'inspiration' ? { classifyId1: '1', classifyId2: '11', environment: 'lakeside' } : {}),
  };
  const make = (role: CaseRole, label: string, change: Partial<StartTaskBody> = {}): EvalCase => ({
    function: name,
    role,
    label,
    request: prepareRequest({ ...plain, ...change }, () => options.seed),
  });
  return [
    make('plain', `${firstAtmosphere} ${firstStyle}`),
    ...(has('atmosphere')
      ? atmospheres.map((atmosphere) => make('atmosphere', atmosphere, { atmosphere }))
      : []),
    ...(has('classifyId3')
      ? styles.map((style) => make('style', style, { classifyId3: styleNode(style) }))
      : []),
    ...(options.probes
      ? fields.flatMap((field) =>
          endsOf(field).map((value) => make('option', `${field.name} ${value}`, { [field.name]: value })),
        )
      : []),
    make('repeat', 'again'),
  ];
}

/** The values between which a field's effect shows; none for fields that are no matter of degree. */
function endsOf({
  name,
  control,
  min,
  max,
  options,
  default: usual,
}: ToolField): (string | number | boolean)[] {
  if (name === 'count' || name === 'size' || name === 'aspect') return [];
  if (control === 'slider' && min !== undefined && max !== undefined) return [min, max];
  if (control === 'toggle' && typeof usual === 'boolean' && name !== 'ignoreWordAndImage') return [!usual];
  if (name === 'lock' || name === 'environment')
    return [options?.at(0)?.value, options?.at(-1)?.value].filter((value) => value !== undefined);
  return [];
}

/** A category node that stands for a style: its last two digits are the style's code. */
function styleNode(id: string): string {
  return `21${String(findStyle(id)?.code ?? 1).padStart(2, '0')}`;
}
