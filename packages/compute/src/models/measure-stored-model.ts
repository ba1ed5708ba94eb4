import { gunzipSync } from 'node:zlib';
import type { ModelAreas } from '@plumbline/contract/api/model-areas.ts';
import type { ModelAssignment } from '@plumbline/contract/api/model-view.ts';
import { measureRoom } from '@plumbline/models/areas/measure-rooms.ts';
import { scheduleOfModel } from '@plumbline/models/areas/schedule-of-model.ts';
import { decodeModel } from '@plumbline/models/stored/decode-model.ts';

/** Measures a model from its stored form. */
export function measureStoredModel(
  stored: Uint8Array,
  assignments: readonly ModelAssignment[],
  signal: AbortSignal,
): ModelAreas {
  const model = decodeModel(gunzipSync(stored));
  return {
    rooms: model.rooms.map((room) => ({
      key: room.key,
      name: room.name,
      storey: room.storey === null ? null : (model.storeys[room.storey]?.key ?? null),
      floorM2: measureRoom(room).floorM2,
    })),
    rows: [...scheduleOfModel(model, assignments, signal)],
  };
}
