import { useMemo } from 'react';
import { qrCode } from './qr.ts';

/** Light modules around the code, without which no camera finds it. */
const QUIET = 4;

/** The QR code of a text, dark on white in every theme; a line in its place where the text is too long for one. */
export function QrPicture({ text }: { text: string }) {
  const code = useMemo(() => qrCode(text), [text]);
  if (!code) return <p className="help">This link is too long for a QR code.</p>;
  const side = code.size + 2 * QUIET;
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label="QR code of the link"
      shapeRendering="crispEdges"
    >
      <path d={pathOf(code.modules, code.size)} fill="#000000" />
    </svg>
  );
}

/** A rectangle per run of dark modules. */
function pathOf(modules: Uint8Array, size: number): string {
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      let end = x;
      while (end < size && modules[y * size + end] === 1) end++;
      if (end > x) path += `M${x + QUIET} ${y + QUIET}h${end - x}v1h${x - end}z`;
      x = end;
    }
  }
  return path;
}
