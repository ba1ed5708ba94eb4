import { expect, test, vi } from 'vitest';
import { FakeElement, fakeStudio, fakeTask, keyPress } from '../testing/fake-studio.ts';
import type { Studio } from '../studio-context.ts';
import { offeredButtons } from './modes/choose-mode.ts';
import { factsOf } from './modes/stage-facts.ts';
import { type KeyScope, pressStageKey } from './stage-keys.ts';

vi.stubGlobal('Element', FakeElement);
vi.stubGlobal('HTMLElement', FakeElement);
const blur = vi.fn();
vi.stubGlobal('document', { activeElement: Object.assign(new FakeElement('textarea'), { blur }) });

function scopeOf(change: Partial<Studio> = {}, more: Partial<KeyScope> = {}): KeyScope {
  const studio = fakeStudio('indoorRender', change);
  const facts = factsOf(studio, { dropperOn: undefined, cornersOf: undefined });
  return {
    mode: {},
    buttons: offeredButtons(facts),
    studio,
    viewport: { zoomIn: vi.fn(), zoomOut: vi.fn(), fit: vi.fn() },
    tasks: [fakeTask('new', ['a', 'b', 'c']), fakeTask('old', ['d'])],
    measured: true,
    ...more,
  };
}
const shownAt = (taskId: string | undefined, variant = 0) => ({ taskId, variant, show: vi.fn() });

test('what the mode makes use of goes no further', () => {
  const scope = scopeOf({}, { mode: { press: ({ key }) => key === '+' } });
  expect(pressStageKey(keyPress('+'), scope)).toBe(true);
  expect(scope.viewport.zoomIn).not.toHaveBeenCalled();
  expect(pressStageKey(keyPress('-'), scope)).toBe(true);
  expect(scope.viewport.zoomOut).toHaveBeenCalledTimes(1);
});

test('Ctrl or ⌘ with Enter renders out of any field, and gives the arrows back', () => {
  const scope = scopeOf();
  const target = new FakeElement('textarea');
  for (const held of [{ ctrlKey: true }, { metaKey: true }])
    expect(pressStageKey(keyPress('Enter', { ...held, target }), scope)).toBe(true);
  expect(scope.studio.run.start).toHaveBeenCalledTimes(2);
  expect(blur).toHaveBeenCalledTimes(2);
});

test('who types, moves a slider or holds Ctrl moves nothing else', () => {
  const scope = scopeOf();
  for (const at of ['input', 'textarea', '[role=slider]', '[role=dialog]'])
    expect(pressStageKey(keyPress('+', { target: new FakeElement(at) }), scope)).toBe(false);
  expect(pressStageKey(keyPress('+', { ctrlKey: true }), scope)).toBe(false);
  expect(scope.viewport.zoomIn).not.toHaveBeenCalled();
  expect(pressStageKey(keyPress('q'), scope)).toBe(false);
});

test('left and right stay among the variants of what is shown', () => {
  const shown = shownAt('new', 1);
  const scope = scopeOf({ task: fakeTask('new', ['a', 'b', 'c']), shown });
  pressStageKey(keyPress('ArrowRight'), scope);
  expect(shown.show).toHaveBeenLastCalledWith('new', 2);
  pressStageKey(keyPress('ArrowLeft'), scope);
  expect(shown.show).toHaveBeenLastCalledWith('new', 0);
  const last = shownAt('new', 2);
  pressStageKey(keyPress('ArrowRight'), scopeOf({ task: fakeTask('new', ['a', 'b', 'c']), shown: last }));
  expect(last.show).not.toHaveBeenCalled();
});

test('up and down walk the history from what is shown, and begin at its newest', () => {
  const walk = (from: string | undefined, key: string) => {
    const shown = shownAt(from);
    pressStageKey(keyPress(key), scopeOf({ shown }));
    return shown.show.mock.calls[0]?.[0] as string | undefined;
  };
  expect(walk('new', 'ArrowDown')).toBe('old');
  expect(walk('old', 'ArrowUp')).toBe('new');
  expect(walk('new', 'ArrowUp')).toBeUndefined();
  expect(walk('old', 'ArrowDown')).toBeUndefined();
  expect(walk(undefined, 'ArrowDown')).toBe('new');
});

test('letters show what they stand for and take it away again, where there is such a thing', () => {
  const reads = scopeOf();
  pressStageKey(keyPress('u'), reads);
  expect(reads.studio.setView).toHaveBeenLastCalledWith('scene');
  const reading = scopeOf({ view: 'scene' });
  pressStageKey(keyPress('u'), reading);
  expect(reading.studio.setView).toHaveBeenLastCalledWith('compare');
  pressStageKey(keyPress('f'), reads);
  expect(reads.studio.setView).toHaveBeenLastCalledWith('fidelity');
  const unmeasured = scopeOf({}, { measured: false, buttons: [] });
  pressStageKey(keyPress('f'), unmeasured);
  expect(pressStageKey(keyPress('u'), unmeasured)).toBe(false);
  expect(unmeasured.studio.setView).not.toHaveBeenCalled();
});
