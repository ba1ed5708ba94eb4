import QRCode from 'qrcode';
import { useMemo } from 'react';

/** Light modules around the code, as the standard asks for. */
const QUIET = 4;

/** A QR code as one path. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => drawCode(text), [text]);
  const edge = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${edge} ${edge}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={edge} height={edge} fill="var(--code-paper)" />
      <path d={path} fill="var(--code-ink)" />
    </svg>
  );
}

function drawCode(text: string): { size: number; path: string } {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const parts: string[] = [];
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      if (modules.get(row, column)) parts.push(`M${column} ${row}h1v1h-1z`);
  return { size, path: parts.join('') };
}
