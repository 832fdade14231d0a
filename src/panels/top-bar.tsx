import { Fragment, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { usePage, usePageState } from '../page.ts';
import { Nav } from '../ui/nav.tsx';
import { openDialog } from '../screen/mode.ts';
import { togglePresenting } from '../present/present.ts';
import { useSetUp } from '../screen/set-up.ts';
import { Button, TextButton } from '../ui/button.tsx';
import { KeysButton, ShareButton } from '../ui/dialog-buttons.tsx';
import { LanguageButton } from '../ui/language-button.tsx';
import { ThemeButton } from '../ui/theme-button.tsx';
import { Mark, MoreIcon, RedoIcon, UndoIcon } from '../ui/icons.tsx';
import { flushSync } from 'react-dom';

/** The parts of the bar as they stand in it. */
const PARTS = ['nav', 'undo', 'compare', 'open', 'share', 'export', 'present', 'language', 'theme', 'keys'] as const;
type Part = (typeof PARTS)[number];

/** Those that go behind “…” where there is no room for them, the first one first. */
const FOLDING: readonly Part[] = [
  'keys',
  'theme',
  'language',
  'present',
  'compare',
  'export',
  'share',
  'undo',
  'nav',
  'open',
];
/** A calm page has only this one beside “…”, which says what else there is to see. */
const CALM: Part = 'open';
const ELSEWHERE = 'Lessons, papers, terms';
const CALM_FOLDING = ['words', CALM] as const;

/** The name, and what concerns the page as a whole. `onSetUp` is given where the rail is a sheet. */
export function TopBar({ onSetUp }: { onSetUp: (() => void) | null }) {
  const calm = useSetUp((state) => state.calm);
  const bar = useRef<HTMLElement>(null);
  const most = calm ? CALM_FOLDING.length : FOLDING.length;
  const steps = useFolding(bar, most, `${calm} ${onSetUp !== null}`);
  const folded = calm
    ? PARTS.filter((part) => part !== CALM || steps === most)
    : PARTS.filter((part) => FOLDING.indexOf(part) < steps);
  const shown = (part: Part): ReactNode => !folded.includes(part) && <BarPart part={part} />;
  return (
    <header className="top-bar row" ref={bar}>
      <h1 className="mark row">
        <Mark />
        Sawtooth
      </h1>
      {shown('nav')}
      <div className="tools row end gap-4">
        {onSetUp && (
          <Button className="text-button set-up" onClick={onSetUp}>
            Set up
          </Button>
        )}
        {PARTS.slice(1).map((part) => (
          <Fragment key={part}>{shown(part)}</Fragment>
        ))}
        {folded.length > 0 && (
          <More words={calm && steps === 0 ? ELSEWHERE : null}>
            {folded.map((part) => (
              <BarPart key={part} part={part} />
            ))}
          </More>
        )}
      </div>
    </header>
  );
}

function BarPart({ part }: { part: Part }) {
  const { player } = usePage();
  switch (part) {
    case 'nav':
      return <Nav current="playground" />;
    case 'undo':
      return <UndoButtons />;
    case 'compare':
      return <CompareButton />;
    case 'share':
      return <ShareButton title="The link, its code for a room, an embed" />;
    case 'open':
      return <TextButton onClick={() => openDialog('open')}>Open</TextButton>;
    case 'export':
      return (
        <TextButton title="Figures, numbers, files, a lab sheet" onClick={() => openDialog('export')}>
          Export
        </TextButton>
      );
    case 'present':
      return (
        <TextButton title="Large, for a projector (P)" onClick={() => togglePresenting(player)}>
          Present
        </TextButton>
      );
    case 'language':
      return <LanguageButton />;
    case 'theme':
      return <ThemeButton />;
    case 'keys':
      return <KeysButton />;
  }
}

/** What there is no room for beside the name. */
function More({ words, children }: { words: string | null; children: ReactNode }) {
  return (
    <>
      <button
        type="button"
        className={words ? 'text-button' : 'icon-button'}
        popoverTarget="more-tools"
        aria-label={words ?? 'More'}
      >
        {words} <MoreIcon />
      </button>
      <div id="more-tools" popover="auto" className="popover more-tools" role="group" aria-label="More">
        {children}
      </div>
    </>
  );
}

function UndoButtons() {
  const { player } = usePage();
  const canUndo = usePageState((state) => state.canUndo);
  const canRedo = usePageState((state) => state.canRedo);
  return (
    <>
      <Button
        className="icon-button turns"
        title="Undo (Ctrl+Z)"
        aria-label="Undo"
        disabled={!canUndo}
        onClick={player.undo}
      >
        <UndoIcon />
      </Button>
      <Button
        className="icon-button turns"
        title="Redo (Ctrl+Shift+Z)"
        aria-label="Redo"
        disabled={!canRedo}
        onClick={player.redo}
      >
        <RedoIcon />
      </Button>
    </>
  );
}

function CompareButton() {
  const { player } = usePage();
  const comparing = usePageState((state) => state.other !== null);
  return (
    <TextButton
      aria-pressed={comparing}
      title="Set a second run beside this one (C)"
      onClick={() => player.toggleCompare()}
    >
      Compare
    </TextButton>
  );
}

/**
 * How many of `most` steps a row gives way by so that nothing runs off its edge. Measured, for a row of anything:
 * again at each change of its own width or its parts', and of `state`.
 */
function useFolding(row: RefObject<HTMLElement | null>, most: number, state: unknown): number {
  const [folded, fold] = useState(0);
  useLayoutEffect(() => {
    const element = row.current!;
    // Called before the next picture: nobody sees what runs off.
    const observer = new ResizeObserver(() => {
      // Out of sight, as while presenting, it keeps its parts: one of them may get the focus back.
      if (element.clientWidth <= 1) return;
      for (let steps = 0; steps <= most; steps++) {
        flushSync(() => fold(steps));
        if (!runsOff(element)) return;
      }
    });
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [row, most, state]);
  return Math.min(folded, most);
}

function runsOff(row: HTMLElement): boolean {
  const { left, right } = row.getBoundingClientRect();
  const pad = Number.parseFloat(getComputedStyle(row).paddingRight || '0') - 0.5;
  return [...row.children].some((child) => {
    const box = child.getBoundingClientRect();
    return box.right > right - pad || box.left < left + pad;
  });
}
