import { expect, test } from 'vitest';
import { BASE, fakeMasks, fakeStudio, fakeTask, settingsOn } from '../../testing/fake-studio.ts';
import { cornersKey } from '../../editor/quad/quad-draft.ts';
import type { Studio } from '../../studio-context.ts';
import { chooseMode, MODES, offeredButtons } from './choose-mode.ts';
import { factsOf, type StageDrafts, type StageFacts } from './stage-facts.ts';

const NO_DRAFTS: StageDrafts = { dropperOn: undefined, cornersOf: undefined };
const modeOf = (studio: Studio, drafts: Partial<StageDrafts> = {}) =>
  chooseMode(factsOf(studio, { ...NO_DRAFTS, ...drafts })).name;
const painting = (name: 'materialChange' | 'colorchange' | 'clean', change: Partial<Studio> = {}) =>
  fakeStudio(name, { view: 'mask', masks: fakeMasks(name), ...change });

test('a picture on its way has the stage to itself, whatever was done before', () => {
  const upload = { sending: { preview: 'blob:1', share: 0.5 }, take: () => undefined };
  expect(modeOf(painting('colorchange', { upload }), { dropperOn: BASE.imageId })).toBe('sending');
  expect(modeOf(fakeStudio('indoorRender', { upload, settings: settingsOn(null) }))).toBe('sending');
});

test('without a picture of any kind there is the first step, also where masks or a reading were asked for', () => {
  for (const view of ['compare', 'scene', 'mask'] as const)
    expect(modeOf(fakeStudio('indoorRender', { settings: settingsOn(null), view }))).toBe('empty');
});

test('a render is looked at, and so is a base of which nothing else was asked', () => {
  expect(modeOf(fakeStudio('indoorRender'))).toBe('looking');
  expect(modeOf(fakeStudio('indoorRender', { task: fakeTask('t', ['r']) }))).toBe('looking');
});

test('the reading is of the base, whatever render is opened, in tools that read', () => {
  const task = fakeTask('t', ['r']);
  expect(modeOf(fakeStudio('indoorRender', { view: 'scene', task }))).toBe('reading');
  expect(modeOf(fakeStudio('colorchange', { view: 'scene', task }))).toBe('looking');
});

test('what stands is the base too, and is looked at where it is read', () => {
  expect(modeOf(fakeStudio('indoorRender', { view: 'standing', task: fakeTask('t', ['r']) }))).toBe(
    'standing',
  );
  expect(modeOf(fakeStudio('colorchange', { view: 'standing' }))).toBe('looking');
});

test('a drawing is picked of the base, whatever the tool', () => {
  expect(modeOf(fakeStudio('colorchange', { view: 'sheet' }))).toBe('sheet');
  expect(modeOf(fakeStudio('colorchange', { view: 'sheet', settings: settingsOn(null) }))).toBe('empty');
});

test('masks are painted where the tool has them and was asked for them', () => {
  expect(modeOf(painting('clean'))).toBe('painting');
  expect(modeOf(painting('clean', { view: 'compare' }))).toBe('looking');
  expect(modeOf(painting('clean', { masks: undefined }))).toBe('looking');
});

test('a colour is taken off the picture that it was asked of, while its masks are open', () => {
  expect(modeOf(painting('colorchange'), { dropperOn: BASE.imageId })).toBe('dropper');
  expect(modeOf(painting('colorchange'), { dropperOn: 'another' })).toBe('painting');
  expect(modeOf(painting('colorchange', { view: 'compare' }), { dropperOn: BASE.imageId })).toBe('looking');
});

test('corners are set of one picture in one tool', () => {
  const cornersOf = cornersKey({ function: 'materialChange' }, BASE);
  expect(modeOf(painting('materialChange'), { cornersOf })).toBe('corners');
  // The same picture in a tool that has no corners.
  expect(modeOf(painting('clean'), { cornersOf })).toBe('painting');
  const base = { ...BASE, imageId: 'another' };
  expect(modeOf(painting('materialChange', { settings: settingsOn(base) }), { cornersOf })).toBe('painting');
});

test('a canvas is framed around the workspace’s own base alone', () => {
  const framing = (change: Partial<Studio>) => modeOf(fakeStudio('extendImg', change));
  expect(framing({})).toBe('framing');
  expect(framing({ task: fakeTask('t', []) })).toBe('framing');
  expect(framing({ task: fakeTask('t', ['r']) })).toBe('looking');
  // A task of another picture is under way: the frame of this one's canvas would lie beside it.
  expect(framing({ task: fakeTask('t', [], { ...BASE, imageId: 'another' }) })).toBe('looking');
  const preview = { url: '/coarse', width: 100, height: 400 };
  expect(framing({ task: { ...fakeTask('t', []), preview } })).toBe('looking');
});

test('whatever the facts, some mode is on, and each is on for some of them', () => {
  const yesNo = [false, true];
  const on = new Set<string>();
  let open: Partial<StageFacts>[] = [{}];
  const vary = <K extends keyof StageFacts>(name: K, values: readonly StageFacts[K][]) => {
    open = open.flatMap((facts) => values.map((value) => ({ ...facts, [name]: value })));
  };
  vary('view', ['compare', 'base', 'scene', 'standing', 'sheet', 'mask']);
  vary('opened', ['nothing', 'base', 'other', 'result']);
  for (const name of [
    'sending',
    'hasBase',
    'canRead',
    'canPaint',
    'hasCanvas',
    'takesColour',
    'setsCorners',
  ] as const)
    vary(name, yesNo);
  for (const facts of open) {
    const mode = chooseMode({ hasResult: false, hasMaterial: false, ...facts } as StageFacts);
    on.add(mode.name);
    // A layer that lies over the masks needs them to be open; none may be left alone on the stage while a picture comes.
    if (['dropper', 'corners', 'painting'].includes(mode.name))
      expect(facts).toMatchObject({ sending: false, view: 'mask', canPaint: true });
    if (facts.sending) expect(mode.name).toBe('sending');
  }
  expect(on).toEqual(new Set(MODES.map(({ name }) => name)));
  expect(on.size).toBe(MODES.length);
});

test('two modes never answer to one key, nor to one view', () => {
  const buttons = MODES.flatMap(({ button }) => button ?? []);
  const keys = buttons.flatMap(({ key }) => key ?? []);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(buttons.map(({ view }) => view)).size).toBe(buttons.length);
});

test('modes are offered where they would begin, the masks only where there is something else to see', () => {
  const views = (studio: Studio) => offeredButtons(factsOf(studio, NO_DRAFTS)).map(({ view }) => view);
  expect(views(fakeStudio('indoorRender'))).toEqual(['scene']);
  expect(views(fakeStudio('indoorRender', { settings: settingsOn(null) }))).toEqual([]);
  expect(views(painting('clean'))).toEqual([]);
  expect(views(painting('clean', { task: fakeTask('t', ['r']) }))).toEqual(['mask']);
  expect(views(fakeStudio('lockImg', { masks: fakeMasks('lockImg') }))).toEqual(['scene', 'mask']);
});
