import type { WebGLRenderer } from 'three';

/** Resolves when everything that was asked for is drawn: before that, asking for more only makes a queue. */
export async function drawnToTheEnd(renderer: WebGLRenderer): Promise<void> {
  const gl = renderer.getContext();
  if (!(gl instanceof WebGL2RenderingContext) || gl.isContextLost()) return;
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  if (!fence) return;
  do await nextTask();
  while (gl.clientWaitSync(fence, 0, 0) === gl.TIMEOUT_EXPIRED);
  gl.deleteSync(fence);
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 1);
  });
}
