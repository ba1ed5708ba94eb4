/** The page of a drawing program of a few lines: a house, and a chimney once its `draw()` is called. */
export function drawingPage(title: string): string {
  return `<!doctype html><title>${title}</title><body style="margin:0;background:#fff;overflow:hidden"><canvas width=900 height=560></canvas>
<script>
const c = document.querySelector('canvas').getContext('2d');
c.fillStyle = '#fff'; c.fillRect(0, 0, 900, 560); c.lineWidth = 2;
c.strokeRect(220, 240, 440, 210); c.strokeRect(280, 280, 100, 80); c.strokeRect(500, 280, 100, 80); c.strokeRect(410, 340, 60, 110);
c.beginPath(); c.moveTo(185, 240); c.lineTo(440, 100); c.lineTo(695, 240); c.closePath(); c.stroke();
c.beginPath(); c.moveTo(0, 450); c.lineTo(900, 450); c.stroke();
window.draw = () => { c.fillRect(550, 105, 50, 80); c.strokeRect(550, 105, 50, 80); };
</script>`;
}
