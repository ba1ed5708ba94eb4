/**
 * Runs in a page before it: a capture is a canvas with a drawn house, where the machine of the test has no screen whose windows could be
 * captured. The stream is a real one, with its track and its end. `hasChimney = true` changes the house, `closeWindow()` ends it.
 */
export const DRAWN_WINDOW = `
  navigator.mediaDevices.getDisplayMedia = async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 1000;
    canvas.height = 700;
    const context = canvas.getContext('2d');
    const draw = () => {
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, 1000, 700);
      context.strokeStyle = '#202020';
      context.lineWidth = 2;
      const lines = [
        [[150, 560], [850, 560]], [[200, 560], [200, 260]], [[800, 560], [800, 260]],
        [[200, 260], [800, 260]], [[160, 260], [500, 120]], [[500, 120], [840, 260]],
        [[160, 260], [840, 260]],
      ];
      for (const [from, to] of lines) {
        context.beginPath();
        context.moveTo(...from);
        context.lineTo(...to);
        context.stroke();
      }
      for (const [x, y, w, h] of [[260, 320, 130, 110], [610, 320, 130, 110], [455, 380, 90, 180], [260, 470, 130, 60]])
        context.strokeRect(x, y, w, h);
      if (globalThis.hasChimney) {
        context.fillRect(620, 90, 60, 90);
        context.strokeRect(620, 90, 60, 90);
      }
    };
    draw();
    // A track sends a picture when something is drawn.
    setInterval(draw, 100);
    const stream = canvas.captureStream(10);
    // What a system does to every capture of a window that is closed.
    globalThis.closeWindow = () => {
      for (const track of [...stream.getTracks(), ...(globalThis.copies ?? [])]) {
        track.stop();
        track.dispatchEvent(new Event('ended'));
      }
    };
    const clone = stream.clone.bind(stream);
    stream.clone = () => {
      const copy = clone();
      globalThis.copies = copy.getTracks();
      return copy;
    };
    return stream;
  };
`;
