import type { EditorDocument } from '@plumbline/contract/api/editor-session.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { invertMask } from '@plumbline/editor/select-all.ts';
import { doAtOnce } from '@plumbline/editor/sliced-job.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MASK_COLOURS } from '../../../theme/tokens.ts';
import type { MaskEditor } from '../mask-editor.ts';
import { OpenMasks } from '../open-masks.ts';
import { SessionSync } from './session-sync.ts';

const server = vi.hoisted(() => ({ api: vi.fn() }));
vi.mock('../../../api/client.ts', () => ({ api: server.api, uploadPicture: vi.fn() }));

const SIZE = { width: 400, height: 300 };
const mask = (id: string) => ({ id, name: id, color: MASK_COLOURS[0], visible: true, imageId: null });
const documentOf = (...ids: string[]): EditorDocument => ({
  schemaVersion: 1,
  masks: ids.map(mask),
  activeMaskId: ids[0] ?? null,
  quad: null,
  outpaint: null,
  settings: { size: 33 },
});
const sessionOf = (revision: number, ...ids: string[]) => ({
  session: { imageId: 'b', function: 'clean', revision, document: documentOf(...ids), savedAt: '' },
});

function open() {
  const masks = new OpenMasks(SIZE);
  const states: string[] = [];
  const onParts = vi.fn();
  const editor = { base: { imageId: 'b' }, masks, written: 'painted', send: () => Promise.resolve('sent') };
  const sync = new SessionSync({
    editor: editor as unknown as MaskEditor,
    functionName: 'clean',
    parts: () => ({ quad: undefined, outpaint: undefined, settings: {} }),
    onParts,
    onState: (state) => states.push(state),
  });
  return { masks, sync, states, onParts };
}

const saves = () => server.api.mock.calls.filter(([name]) => name === 'saveEditorSession');

beforeEach(() => {
  vi.useFakeTimers();
  server.api.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

test('goes on with what was saved, which is no step to undo', async () => {
  server.api.mockResolvedValue(sessionOf(4, 'sofa', 'lamp'));
  const { masks, sync, onParts } = open();
  await sync.open();
  expect(masks.document.masks.map(({ id }) => id)).toEqual(['sofa', 'lamp']);
  expect(masks.document.active?.id).toBe('sofa');
  expect(masks.document.history.undoName).toBeUndefined();
  expect(onParts).toHaveBeenCalledWith(expect.objectContaining({ settings: { size: 33 } }));
});

test('what was painted while nothing was known of an earlier visit is saved, and an untouched mask is not', async () => {
  server.api.mockResolvedValueOnce({ session: null }).mockResolvedValue(sessionOf(1));
  const { masks, sync } = open();
  masks.document.addMask('ours', mask('ours'));
  const opening = sync.open();
  const stroke = masks.document.begin('brush');
  if (stroke) doAtOnce(invertMask(stroke.edit));
  stroke?.finish();
  await opening;
  await vi.runAllTimersAsync();
  expect(saves()).toHaveLength(1);

  server.api.mockReset().mockResolvedValue({ session: null });
  const untouched = open();
  untouched.masks.document.addMask('ours', mask('ours'));
  await untouched.sync.open();
  await vi.runAllTimersAsync();
  expect(saves()).toHaveLength(0);
});

test('several changes are one save, which goes on from the last one', async () => {
  server.api.mockResolvedValueOnce(sessionOf(4)).mockResolvedValue(sessionOf(5));
  const { sync, states } = open();
  await sync.open();
  sync.touch();
  sync.touch();
  await vi.runAllTimersAsync();
  expect(saves()).toHaveLength(1);
  expect(saves()[0]?.[1]).toMatchObject({ body: { imageId: 'b', revision: 4 } });
  expect(states.at(-1)).toBe('saved');
  sync.touch();
  await vi.runAllTimersAsync();
  expect(saves()[1]?.[1]).toMatchObject({ body: { revision: 5 } });
});

test('what another device saved meanwhile comes beside what is here, and both are saved', async () => {
  server.api
    .mockResolvedValueOnce({ session: null })
    .mockRejectedValueOnce(new AppError('CONFLICT', 'another device'))
    .mockResolvedValueOnce(sessionOf(7, 'theirs'))
    .mockResolvedValue(sessionOf(8));
  const { masks, sync, states } = open();
  await sync.open();
  masks.document.addMask('ours', mask('ours'));
  sync.touch();
  await vi.runAllTimersAsync();
  const last = saves().at(-1)?.[1] as { body: { revision: number; document: EditorDocument } };
  expect(last.body.revision).toBe(7);
  expect(last.body.document.masks.map(({ id }) => id)).toEqual(['ours', 'theirs']);
  expect(states.at(-1)).toBe('saved');
});

test('where saving fails it says so, and saves once that goes again', async () => {
  server.api
    .mockResolvedValueOnce({ session: null })
    .mockRejectedValue(new AppError('NETWORK_ERROR', 'gone'));
  const { sync, states } = open();
  await sync.open();
  sync.touch();
  await vi.runAllTimersAsync();
  expect(states.at(-1)).toBe('failed');
  server.api.mockResolvedValue(sessionOf(1));
  sync.retry();
  await vi.runAllTimersAsync();
  expect(states.at(-1)).toBe('saved');
  sync.retry();
  await vi.runAllTimersAsync();
  expect(saves()).toHaveLength(2);
});
