import { afterEach, expect, test, vi } from 'vitest';
import { useDropper } from '../../editor/dropper/dropper.ts';
import { useKeySheet } from '../../editor/keys/key-sheet.ts';
import { pressMaskKey } from '../../editor/keys/mask-keys.ts';
import { beginCorners, useQuadDraft } from '../../editor/quad/quad-draft.ts';
import { FIRST_TOOL_SETTINGS, useToolSettings } from '../../editor/tool-settings.ts';
import { readingKey, readingOf, useReadingStore } from '../../scene/reading-store.ts';
import { useSettingsStore } from '../../settings/settings-store.ts';
import { BASE, FakeElement, fakeMasks, fakeStudio, keyPress, settingsOn } from '../../testing/fake-studio.ts';
import { chooseMode, MODES } from './choose-mode.ts';
import { factsOf, type StageFacts } from './stage-facts.ts';

vi.stubGlobal('Element', FakeElement);
const over = vi.fn<(selector: string) => FakeElement | null>(() => null);
vi.stubGlobal('document', { querySelector: over });

afterEach(() => {
  useToolSettings.setState(FIRST_TOOL_SETTINGS);
  useDropper.getState().end();
  useQuadDraft.getState().end();
  useKeySheet.getState().close();
  over.mockReturnValue(null);
});

function modeNamed(wanted: string) {
  const mode = MODES.find(({ name }) => name === wanted);
  if (!mode) throw new Error(`no mode ${wanted}`);
  return mode;
}
const focused = (what: string) => ({ target: new FakeElement(what) });
const sample = (x: number, y: number) => ({
  at: { x, y },
  pressure: 1,
  shift: false,
  alt: false,
  scale: 1,
});

test('painting: a stroke whose mode is left is taken back, and the next one begins anew', () => {
  const masks = fakeMasks('colorchange');
  const studio = fakeStudio('colorchange', { masks, view: 'mask' });
  const { document } = masks.masks;
  const brush = masks.tool('brush');
  brush?.pointerDown(sample(100, 100) as never);
  expect(document.busy).toBe(true);
  useKeySheet.getState().show();
  modeNamed('painting').leave?.(studio);
  expect(document.busy).toBe(false);
  expect(document.active?.layer.coverage).toBe('empty');
  expect(useKeySheet.getState().open).toBe(false);
  // Its release comes later, and means nothing.
  brush?.pointerUp(sample(100, 100) as never);
  brush?.pointerDown(sample(50, 50) as never);
  brush?.pointerUp(sample(50, 50) as never);
  expect(document.active?.layer.coverage).toBe('partial');
});

test('painting: letters choose tools, but not while somebody types, and ? tells them all', () => {
  const masks = fakeMasks('colorchange');
  const studio = fakeStudio('colorchange', { masks, view: 'mask' });
  const { press } = modeNamed('painting');
  // Nothing can be painted yet.
  expect(press?.(keyPress('e'), studio)).toBe(false);
  masks.onKeys((key) => pressMaskKey(masks, key));
  expect(press?.(keyPress('e', focused('input')), studio)).toBe(false);
  expect(useToolSettings.getState().tool).toBe('brush');
  expect(press?.(keyPress('e'), studio)).toBe(true);
  expect(useToolSettings.getState().tool).toBe('eraser');
  expect(press?.(keyPress('u'), studio)).toBe(false);
  expect(press?.(keyPress('?', { shiftKey: true }), studio)).toBe(true);
  expect(useKeySheet.getState().open).toBe(true);
});

test('dropper: Escape and looking elsewhere both give it up, whatever has the focus', () => {
  const { press, leave } = modeNamed('dropper');
  const studio = fakeStudio('colorchange', { view: 'mask' });
  const begin = () => useDropper.getState().begin(BASE.imageId, () => undefined);
  begin();
  expect(press?.(keyPress('e'), studio)).toBe(false);
  expect(useDropper.getState().imageId).toBe(BASE.imageId);
  expect(press?.(keyPress('Escape', focused('input')), studio)).toBe(true);
  expect(useDropper.getState().imageId).toBeUndefined();
  begin();
  leave?.(studio);
  expect(useDropper.getState().imageId).toBeUndefined();
});

test('corners: Enter takes them over, but not out of a text that is being written', () => {
  const { press } = modeNamed('corners');
  const studio = fakeStudio('materialChange', { view: 'mask' });
  const kept = () => useSettingsStore.getState().tools.materialChange?.edits.surface?.quad;
  beginCorners(studio.tool, BASE);
  for (const field of ['textarea', 'input', 'button'])
    expect(press?.(keyPress('Enter', focused(field)), studio)).toBe(false);
  expect(press?.(keyPress('Enter', { ctrlKey: true }), studio)).toBe(false);
  expect(kept()).toBeUndefined();
  // A corner is a slider, and Enter means nothing else to it.
  expect(press?.(keyPress('Enter', focused('[role=slider]')), studio)).toBe(true);
  expect(kept()).toHaveLength(4);
  expect(useQuadDraft.getState().of).toBeUndefined();
});

test('corners: those that cross stay to be put right, and Escape forgets them', () => {
  const { press } = modeNamed('corners');
  const settings = settingsOn();
  const studio = fakeStudio('objectChangepro', { view: 'mask', settings });
  beginCorners(studio.tool, BASE, [
    [50, 50],
    [250, 150],
    [250, 50],
    [50, 150],
  ]);
  expect(press?.(keyPress('Enter'), studio)).toBe(true);
  expect(useSettingsStore.getState().tools.objectChangepro).toBeUndefined();
  expect(useQuadDraft.getState().quad).toBeDefined();
  expect(press?.(keyPress('Escape'), studio)).toBe(true);
  expect(useQuadDraft.getState().quad).toBeUndefined();
});

test('corners: they wait while one looks elsewhere, and show the masks until there is a material to show', () => {
  const { leave, masks } = modeNamed('corners');
  expect(leave).toBeUndefined();
  expect(masks({ hasMaterial: false } as StageFacts)).toBe('shown');
  expect(masks({ hasMaterial: true } as StageFacts)).toBe('hidden');
});

test('reading: Escape lets go of the selection, then of the reading, and of neither under a dialog', () => {
  const { press } = modeNamed('reading');
  const studio = fakeStudio('indoorRender', { view: 'scene' });
  const of = readingKey(studio.tool, BASE);
  useReadingStore.getState().change(of, { selected: ['r1', 'r2'] });
  over.mockReturnValue(new FakeElement());
  expect(press?.(keyPress('Escape'), studio)).toBe(false);
  over.mockReturnValue(null);
  expect(press?.(keyPress('Escape'), studio)).toBe(true);
  expect(readingOf(useReadingStore.getState(), of).selected).toEqual([]);
  expect(studio.setView).not.toHaveBeenCalled();
  expect(press?.(keyPress('Escape'), studio)).toBe(true);
  expect(studio.setView).toHaveBeenCalledWith('compare');
});

test('framing looks at the whole canvas, all others at the picture', () => {
  const withPlane = MODES.filter(({ plane }) => plane);
  expect(withPlane.map(({ name }) => name)).toEqual(['framing']);
  expect(withPlane[0]?.plane?.(settingsOn())).toMatchObject({ width: 400, height: 267 });
  expect(withPlane[0]?.plane?.(settingsOn(null))).toBeUndefined();
});

test('masks can be painted in painting alone, and only there does space move the picture', () => {
  const facts = factsOf(fakeStudio('colorchange'), { dropperOn: undefined, cornersOf: undefined });
  expect(chooseMode(facts).masks(facts)).toBe('shown');
  expect(MODES.filter((mode) => mode.masks(facts) === 'painted').map(({ name }) => name)).toEqual([
    'painting',
  ]);
  expect(MODES.filter(({ space }) => space === 'move').map(({ name }) => name)).toEqual(['painting']);
});
