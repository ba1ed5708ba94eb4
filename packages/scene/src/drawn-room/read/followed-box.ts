import type { Finding, FrameFindings } from '@plumbline/imaging/tiles/frame-findings.ts';
import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import type { DrawingCamera } from '../../drawing/drawing-camera.ts';
import { fitRoomBox } from '../../geometry/fit-room-box.ts';
import type { RoomBox } from '../../geometry/room-box.ts';

interface BoxOfCamera {
  /** Undefined: no box is drawn. */
  readonly box: RoomBox | undefined;
  readonly seenBy: Pick<DrawingCamera, 'pitch' | 'yaw'>;
}

const BOX: Finding<BoxOfCamera> = { name: 'box of the room' };

/** The box of a drawn room, see {@link fitRoomBox}: that of the frame before while the camera is that frame's. Its sides are in eye heights. */
export function followedBox(
  analysis: DrawingAnalysis,
  findings: FrameFindings | undefined,
): RoomBox | undefined {
  const { pitch, yaw } = analysis.camera;
  const before = findings?.recall(BOX);
  const holds = before !== undefined && before.seenBy.pitch === pitch && before.seenBy.yaw === yaw;
  const box = holds ? before.box : fitRoomBox(analysis);
  findings?.keep(BOX, { box, seenBy: { pitch, yaw } });
  return box;
}
