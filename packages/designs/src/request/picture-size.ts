import type { DesignRequest } from './design-types.ts';

/** Size of a picture of the wanted aspect whose longest edge is `maxEdge`. */
export function pictureSize(request: Pick<DesignRequest, 'aspect' | 'maxEdge'>): {
  width: number;
  height: number;
} {
  const [w, h] = request.aspect;
  const k = request.maxEdge / Math.max(w, h);
  return { width: Math.max(16, Math.round(w * k)), height: Math.max(16, Math.round(h * k)) };
}
