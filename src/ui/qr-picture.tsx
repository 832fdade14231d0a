import { type ReactNode, useMemo } from 'react';
import { encodeQR } from 'qr';
import { say } from '../../workers/words/say.ts';

/** Light modules around the code; scanners need them to find it. */
const QUIET_ZONE = 4;
/** A camera at the back of a room cannot read more modules a side than version 20 has. */
const MOST_MODULES = 97;

interface Props {
  text: string;
  what?: string;
  /** What stands around a code, and not around the sentence. */
  around?(code: ReactNode): ReactNode;
}

/** The QR code of a text, dark on white in every theme; a sentence instead if the text is too long for one. */
export function QrPicture({ text, what = say('the link'), around = (code) => code }: Props) {
  const modules = useMemo(() => qrModules(text), [text]);
  if (!modules) return <p className="help">This is too long for a QR code; the text holds it.</p>;
  const side = modules.length;
  return around(
    <svg
      className="qr block full"
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={say('QR code of {what}', { what: say(what) })}
      shapeRendering="crispEdges"
    >
      <path d={pathOf(modules)} fill="#000000" />
    </svg>,
  );
}

/** Rows of modules, true where dark, quiet zone included; null if no code holds the text. Level M if it fits, else L. */
function qrModules(text: string): boolean[][] | null {
  for (const ecc of ['medium', 'low'] as const) {
    try {
      const modules = encodeQR(text, 'raw', { ecc, border: QUIET_ZONE });
      if (modules.length <= MOST_MODULES + 2 * QUIET_ZONE) return modules;
    } catch (error) {
      if (!(error instanceof Error && error.message === 'Capacity overflow')) throw error;
    }
  }
  return null;
}

/** One rectangle per run of dark modules. By hand: the library's own SVG is a text, without a name for screen readers. */
function pathOf(modules: readonly (readonly boolean[])[]): string {
  let path = '';
  modules.forEach((row, y) => {
    for (let x = row.indexOf(true); x >= 0;) {
      const light = row.indexOf(false, x);
      path += `M${x} ${y}h${light - x}v1h${x - light}z`;
      x = row.indexOf(true, light);
    }
  });
  return path;
}
