import { join } from 'node:path';
import { findStyle, findStyleByCode } from '@plumbline/content/styles/style-list.ts';
import type { Style, SurfaceRole } from '@plumbline/contract/content/style.ts';
import type { StartTaskBody } from '@plumbline/contract/api/start-task.ts';
import type { LocalisedText } from '@plumbline/contract/text.ts';
import { prepareRequest } from '@plumbline/contract/tools/prepare-request.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { type SeedManifest, seedManifestSchema } from '@plumbline/contract/works/seed-manifest.ts';
import { storedSettingsSchema } from '@plumbline/contract/works/shared-request.ts';
import { AUTHORS } from './authors.ts';
import { CASES } from './list/cases.ts';
import { WORKS } from './list/works.ts';
import { type MadeFile, type MadeFiles, readMade, WORKS_FOLDER, writeWhole } from './picture-files.ts';
import { picturesOfCase, picturesOfWork, type WorkPicture } from './picture-list.ts';
import type { DesignSettings, PictureRecipe } from './picture-recipe.ts';
import type { CaseSpec, WorkSpec } from './work-spec.ts';
import { CASE_WORDS } from './words/case-words.ts';
import { WORDS } from './words/words.ts';

type Entry = SeedManifest['works'][number];

const LICENCE = 'cc-by-4.0';
/** The newest; each further one is older by so many hours. */
const NEWEST = Date.parse('2026-11-20T08:00:00.000Z');
const HOURS_APART = 5;
const PLAN_ROLES: readonly SurfaceRole[] = ['floor', 'wall'];
const SITE_ROLES: readonly SurfaceRole[] = ['roof', 'paving'];
const ROOM_ROLES: readonly SurfaceRole[] = ['floor', 'wall', 'feature-wall', 'joinery', 'fabric'];
const BUILDING_ROLES: readonly SurfaceRole[] = ['facade', 'siding', 'masonry', 'roof', 'paving'];
const GARDEN_ROLES: readonly SurfaceRole[] = ['paving', 'siding', 'masonry'];

/** By the first level of the tree: the surfaces that its pictures show. */
const ROLES: Readonly<Record<string, readonly SurfaceRole[]>> = {
  '1': ROOM_ROLES,
  '2': ROOM_ROLES,
  '3': BUILDING_ROLES,
  '4': BUILDING_ROLES,
  '5': SITE_ROLES,
  '6': PLAN_ROLES,
  '7': GARDEN_ROLES,
};

/** Writes `manifest.json` from the list, the words and what is known of the files. */
export function writeManifest(): void {
  const manifest = buildManifest(readMade());
  writeWhole(join(WORKS_FOLDER, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
}

/** @throws where a picture was not made yet, or where words or settings break the schema */
export function buildManifest(made: MadeFiles): SeedManifest {
  const works = WORKS.map((work) => workEntry(work, made));
  const cases = CASES.map((project) => caseEntry(project, made));
  return seedManifestSchema.parse({
    schema: 1,
    authors: Object.entries(AUTHORS).map(([key, { name, about }]) => ({ key, name, about, avatar: null })),
    works: mix(works, cases).map((entry, k) => ({
      ...entry,
      publishedAt: new Date(NEWEST - k * HOURS_APART * 3_600_000).toISOString(),
    })),
  } satisfies SeedManifest);
}

type Undated = Omit<Entry, 'publishedAt'>;

/** A feed whose neighbours come from different kinds of space: strides through the list, with a case now and then. */
function mix(works: readonly Undated[], cases: readonly Undated[]): readonly Undated[] {
  const step = strideFor(works.length);
  const order = works.map((_, k) => works[(k * step) % works.length] as Undated);
  const every = Math.max(2, Math.floor(works.length / Math.max(1, cases.length)));
  return order.flatMap((work, k) => {
    const project = k % every === 1 ? cases[Math.floor(k / every)] : undefined;
    return project ? [work, project] : [work];
  });
}

/** About five eighths of the length and without a common divisor: every work comes once, far from its neighbours in the list. */
function strideFor(length: number): number {
  let step = Math.max(1, Math.round(length * 0.62));
  while (greatestDivisor(step, length) > 1) step++;
  return step;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

function workEntry(work: WorkSpec, made: MadeFiles): Undated {
  const { cover, base, more } = picturesOfWork(work);
  const words = WORDS[work.id];
  if (!words) throw new Error(`${work.id} has no words`);
  return {
    id: work.id,
    kind: 'work',
    author: work.author,
    ...words,
    ...subjectOf(work.cover),
    base: picture(base, made),
    pictures: [picture(cover, made), ...more.map((one) => picture(one, made))],
    fidelity: rounded(known(cover, made).fidelity),
    colours: [...known(cover, made).colours],
    licence: LICENCE,
    sections: [],
  };
}

function caseEntry(project: CaseSpec, made: MadeFiles): Undated {
  const { cover, sections } = picturesOfCase(project);
  const words = CASE_WORDS[project.id];
  if (words?.captions.length !== sections.length) throw new Error(`${project.id} lacks words`);
  return {
    id: project.id,
    kind: 'case',
    author: project.author,
    title: words.title,
    story: words.story,
    ...subjectOf(project.cover),
    base: null,
    pictures: [picture(cover, made)],
    sections: project.sections.map(({ kind }, s) => ({
      kind,
      caption: words.captions[s] as LocalisedText,
      pictures: (sections[s] ?? []).map((one) => picture(one, made)),
    })),
    fidelity: rounded(known(cover, made).fidelity),
    colours: [...known(cover, made).colours],
    licence: LICENCE,
  };
}

function known({ file }: WorkPicture, made: MadeFiles): MadeFile {
  const found = made[file];
  if (!found) throw new Error(`${file} was not made`);
  return found;
}

function picture(one: WorkPicture, made: MadeFiles) {
  const { width, height } = known(one, made);
  const { make } = one.recipe;
  return { file: one.file, width, height, made: make === 'trace' || make === 'render' };
}

function rounded(fidelity: MadeFile['fidelity']) {
  if (!fidelity) return null;
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return { score: round(fidelity.score), added: round(fidelity.added) };
}

/** What the cover was asked for: where it stands in the tree, its style and materials, and the settings to take over. */
function subjectOf(cover: PictureRecipe) {
  const asked = cover.make === 'render' ? cover.request : designOf(cover);
  // A render that names no space shows the one of the design that it was made from.
  const place = asked.classifyId2 === undefined ? designBelow(cover) : asked;
  const { classifyId1, classifyId2, classifyId3 } = place ?? {};
  const style = styleOf(asked) ?? styleOf(place);
  return {
    classifyIds: [classifyId1, classifyId2, classifyId3].flatMap((id) => id ?? []),
    style: style?.id ?? null,
    materials: materialsOf(style, classifyId1),
    function: asked.function,
    request: sharedRequest(asked),
  };
}

function designOf(recipe: PictureRecipe): DesignSettings {
  if (recipe.make === 'render' || recipe.make === 'drawing')
    throw new Error('a cover is a design or a render');
  return recipe.design;
}

function designBelow(recipe: PictureRecipe): StartTaskBody | undefined {
  if (recipe.make === 'drawing') return undefined;
  return recipe.make === 'render' ? (designBelow(recipe.base) ?? recipe.request) : recipe.design;
}

function styleOf(request: StartTaskBody | undefined): Style | undefined {
  const id = request?.classifyId3;
  const style = id === undefined ? undefined : findStyleByCode(Number(id.slice(-2)));
  return style && findStyle(style.id);
}

function materialsOf(style: Style | undefined, domain: string | undefined): string[] {
  const roles = ROLES[domain ?? ''] ?? [];
  return [...new Set(roles.flatMap((role) => style?.materials?.[role] ?? []))];
}

/** Exactly what `startTask` takes; pictures of the request are the taker's own. */
function sharedRequest(asked: StartTaskBody) {
  const pictures = TOOLS[asked.function].fields.flatMap(({ name }) =>
    name === 'upload_img' || name === 'style_img' ? [[name, name] as const] : [],
  );
  const request = prepareRequest({ ...asked, ...Object.fromEntries(pictures) }, () => 1);
  const { upload_img: _base, style_img: _reference, ...settings } = request;
  return storedSettingsSchema.parse(settings);
}
