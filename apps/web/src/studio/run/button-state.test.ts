import { expect, test } from 'vitest';
import { type ButtonFacts, buttonState } from './button-state.ts';

const ready: ButtonFacts = {
  hasBase: true,
  uploading: false,
  starting: false,
  offline: false,
  signedIn: true,
  ticketsLeft: 8,
  cost: 2,
};

test('says what it costs when it can be pressed', () => {
  expect(buttonState(ready)).toEqual({ ready: true, cost: 2 });
  expect(buttonState({ ...ready, ticketsLeft: -1 })).toEqual({ ready: true, cost: 2 });
  expect(buttonState({ ...ready, ticketsLeft: undefined })).toEqual({ ready: true, cost: 2 });
});

test.each([
  [{ hasBase: false }, 'needBase'],
  [{ hasBase: false, uploading: true }, 'uploading'],
  [{ starting: true }, 'starting'],
  [{ offline: true }, 'offline'],
  [{ ticketsLeft: 0 }, 'noTickets'],
  [{ ticketsLeft: 1 }, 'fewTickets'],
] as const)('with %o it says why it cannot be pressed', (facts, reason) => {
  expect(buttonState({ ...ready, ...facts })).toEqual({ ready: false, reason });
});

test('a visitor may press it: signing in is asked for then', () => {
  expect(buttonState({ ...ready, signedIn: false, ticketsLeft: 0 })).toEqual({ ready: true, cost: 2 });
});
