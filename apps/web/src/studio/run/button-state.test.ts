import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { expect, test } from 'vitest';
import { type ButtonFacts, buttonState } from './button-state.ts';

const ready: ButtonFacts = {
  membersOnly: false,
  missing: undefined,
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
  [{ uploading: true }, 'uploading'],
  [{ membersOnly: true }, 'membersOnly'],
  [{ starting: true }, 'starting'],
  [{ offline: true }, 'offline'],
  [{ ticketsLeft: 0 }, 'noTickets'],
  [{ ticketsLeft: 1 }, 'fewTickets'],
  [{ unanswered: true }, 'needOtherWords'],
] as const)('with %o it says why it cannot be pressed', (facts, reason) => {
  expect(buttonState({ ...ready, ...facts })).toEqual({ ready: false, reason });
});

test.each([
  ['indoorTransfer', 'image', 'needBase'],
  ['indoorTransfer', 'reference', 'needReference'],
  ['inspiration', 'choice', 'needChoice'],
  ['textToImage', 'text', 'needWords'],
] as const)('%s without its %s: %s', (tool, control, reason) => {
  const missing = TOOLS[tool].fields.find((field) => field.control === control);
  expect(buttonState({ ...ready, missing })).toEqual({ ready: false, reason, field: missing });
});

test('what costs nothing can be made without tickets, as the server would', () => {
  expect(buttonState({ ...ready, ticketsLeft: 0, cost: 0 })).toEqual({ ready: true, cost: 0 });
});

test('a visitor may press it: signing in is asked for then', () => {
  expect(buttonState({ ...ready, signedIn: false, ticketsLeft: 0 })).toEqual({ ready: true, cost: 2 });
});
