import { expect, test } from 'vitest';
import { type RoomFacts, typeRoom } from './type-room.ts';

const BEDROOM: RoomFacts = {
  areaM2: 12,
  elongation: 1.2,
  fill: 1,
  enclosure: 0.85,
  outdoors: 0.08,
  doors: 1,
  ink: 0.02,
  furnished: 0.02,
  fixtures: 0,
  hatched: false,
  treads: false,
  rank: 2,
  anyHatched: false,
};

test('a place with a side open to the sheet is a terrace, though walls run along most of its border', () => {
  expect(typeRoom(BEDROOM).type).toBe('bedroom');
  expect(typeRoom({ ...BEDROOM, enclosure: 0.68, outdoors: 0.3 }).type).toBe('terrace');
  // The largest place is what the building is for.
  expect(typeRoom({ ...BEDROOM, enclosure: 0.68, outdoors: 0.3, rank: 0 }).type).toBe('living');
});
