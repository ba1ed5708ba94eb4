import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import { PROMPT_MAX_LENGTH, SUN_HEIGHT_DEFAULT } from '@plumbline/contract/constants.ts';
import { splitTerms } from '@plumbline/contract/prompts/split-terms.ts';
import { indexTerms } from '@plumbline/contract/prompts/term-index.ts';
import { joinPieces, translatePhrase } from '@plumbline/contract/prompts/translate-phrase.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { sceneSpaceOf } from '@plumbline/contract/tools/scene-space-of.ts';
import { tidyPrompt } from '@plumbline/contract/words/tidy-prompt.ts';
import { findSpace, styleForCategories } from '@plumbline/content/categories/category-tree.ts';
import { DICTIONARY } from '@plumbline/content/dictionary/dictionary.ts';
import { OBJECTS } from '@plumbline/content/library/objects.ts';
import { MATERIAL_ITEMS } from '@plumbline/content/materials/material-items.ts';
import { findStyle } from '@plumbline/content/styles/style-list.ts';
import type { EngineContent } from '@plumbline/core/ports/image-engine.ts';
import type { StyleSpec, SurfaceRole } from '@plumbline/atmosphere/style-spec.ts';
import {
  ATMOSPHERE_WORDS,
  ENVIRONMENT_WORDS,
  FINISH_WORDS,
  PICTURE_WORDS,
  USUAL_NEGATIVE,
} from './prompt-words.ts';

export interface WrittenPrompt {
  readonly prompt: string;
  readonly negative: string;
}

const TERMS = indexTerms(DICTIONARY);
/** First-level categories of insides, for a tool that reads no base. */
const INSIDE: ReadonlySet<string> = new Set(['1', '2']);
const JOINED_SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** The surfaces that are named of a style, largest first: more of them a model mixes up. */
const ROLES_INSIDE: readonly SurfaceRole[] = ['floor', 'wall', 'feature-wall', 'joinery', 'fabric'];
const ROLES_OUTSIDE: readonly SurfaceRole[] = ['facade', 'siding', 'masonry', 'roof', 'paving'];

/**
 * A request in the English that pictures were labelled with when the models were trained: what the picture is, the chosen space, style,
 * weather and surroundings, materials, and what the user wrote. What was written in Chinese or Japanese is put into English as far as
 * the dictionary knows it.
 */
export function writePrompt(request: RenderRequest, content?: EngineContent | null): WrittenPrompt {
  const { promptTxt, negativePrompt = '', ignoreWordAndImage = false } = request;
  const style = hasField(request, 'classifyId3') ? styleOf(request, content) : undefined;
  const written = ignoreWordAndImage ? '' : inEnglish(promptTxt);
  const parts = [
    // What a user says first weighs most with every model.
    written,
    pictureWords(request, style),
    findSpace(request.classifyId2)?.name.en.toLowerCase(),
    ...(style ? styleWords(style, rolesOf(request)) : []),
    ...wishedWords(request),
    hasField(request, 'atmosphere') ? ATMOSPHERE_WORDS[request.atmosphere] : undefined,
    sunWords(request),
    ENVIRONMENT_WORDS[request.environment as keyof typeof ENVIRONMENT_WORDS],
  ];
  const avoided = ignoreWordAndImage ? '' : inEnglish(negativePrompt);
  return { prompt: join(parts), negative: join([avoided, USUAL_NEGATIVE]) };
}

/** What the tool does not ask for says nothing of the picture, whatever its default is. */
function hasField({ function: name }: RenderRequest, field: string): boolean {
  return TOOLS[name].fields.some((candidate) => candidate.name === field);
}

function styleOf(request: RenderRequest, content: EngineContent | null | undefined): StyleSpec {
  return content?.style ?? styleForCategories(request);
}

function pictureWords({ function: name }: RenderRequest, style: StyleSpec | undefined): string | undefined {
  const words = PICTURE_WORDS[name];
  const finish = style?.finish;
  if (words === undefined || finish === undefined) return words;
  return words.replace('photorealistic rendering', FINISH_WORDS[finish]);
}

/** What is seen of a style. */
function rolesOf({ function: name, classifyId1 }: RenderRequest): readonly SurfaceRole[] {
  const tool = TOOLS[name];
  const space = sceneSpaceOf(tool, classifyId1 ?? tool.categoryId);
  if (space === 'plan') return [];
  const inside =
    space === undefined ? INSIDE.has(classifyId1 ?? tool.categoryId ?? '') : space === 'interior';
  return inside ? ROLES_INSIDE : ROLES_OUTSIDE;
}

function styleWords({ id, materials = {} }: StyleSpec, roles: readonly SurfaceRole[]): string[] {
  // Modern 1 to 11 differ by their materials, not by their number.
  const name = findStyle(id)
    ?.name.en.replace(/\s*\d+$/, '')
    .toLowerCase();
  const surfaces = roles.flatMap((role) => surfaceWords(role, materials[role]));
  return [...(name === undefined ? [] : [`${name} style`]), ...surfaces];
}

function surfaceWords(role: SurfaceRole, material: string | undefined): string[] {
  const name = material === undefined ? undefined : materialName(material);
  return name === undefined ? [] : [`${name} ${role.replace('-', ' ')}`];
}

/** Degrees of the sun above the horizon up to which it is called low, and from which high. */
const LOW_SUN = 25;
const HIGH_SUN = 60;
const SUN_SIDES = [
  'from behind the camera',
  'from the left',
  'against the light',
  'from the right',
  'from behind the camera',
] as const;

function sunWords({ sunFrom, sunHeight = SUN_HEIGHT_DEFAULT }: RenderRequest): string | undefined {
  if (sunFrom === undefined) return undefined;
  const height = sunHeight <= LOW_SUN ? 'low sunlight' : sunHeight >= HIGH_SUN ? 'high sunlight' : 'sunlight';
  return `${height} ${SUN_SIDES[Math.round((sunFrom + 180) / 90)]}`;
}

/** What a user chose for single regions, laid on what is painted, or put into a model. */
function wishedWords({ scene, material, objectId, materials = [] }: RenderRequest): string[] {
  const regions = (scene?.corrections ?? []).flatMap(({ class: name, material: chosen }) => {
    const words = typeof chosen === 'string' ? materialName(chosen) : undefined;
    return words === undefined ? [] : [name === undefined ? words : `${words} ${name}`];
  });
  const laid = material === undefined ? undefined : materialName(material.textureId);
  const object = OBJECTS.find(({ id }) => id === objectId)?.name.en.toLowerCase();
  const ofModel = materials.flatMap(({ materialId }) => materialName(materialId) ?? []);
  return [
    ...regions,
    ...(laid === undefined ? [] : [laid]),
    ...(object === undefined ? [] : [object]),
    ...ofModel,
  ];
}

function materialName(id: string): string | undefined {
  return MATERIAL_ITEMS.find((item) => item.id === id)?.name.en.toLowerCase();
}

function inEnglish(text: string): string {
  // An English sentence stays one: newer models read sentences, not lists.
  if (!JOINED_SIGNS.test(text)) return tidyPrompt(text);
  return splitTerms(text)
    .map(({ text: term, weight }) => {
      const english = joinPieces(translatePhrase(TERMS, term, 'en'), 'en');
      return weight === null ? english : `(${english}:${weight})`;
    })
    .join(', ');
}

/** Each term once, and no more of them than a server takes. */
function join(parts: readonly (string | undefined)[]): string {
  const seen = new Set<string>();
  let line = '';
  for (const part of parts) {
    if (part === undefined || part === '' || seen.has(part)) continue;
    seen.add(part);
    const longer = line === '' ? part : `${line}, ${part}`;
    if (longer.length > PROMPT_MAX_LENGTH) break;
    line = longer;
  }
  return line;
}
