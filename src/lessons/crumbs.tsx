import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { say } from '../../workers/words/say.ts';
import type { Step } from './lesson-file.ts';

interface Props {
  steps: readonly Step[];
  /** Those that can be gone to, by number from 0. */
  shown: readonly number[];
  at: number;
  isDone?(at: number): boolean;
  onGo(at: number): void;
  presenting: boolean;
  /** What presenting is like here. */
  title: string;
  onPresent(): void;
  children?: ReactNode;
}

/** Where in a lesson one is; each step can be gone to, and all be shown to a room. */
export function Crumbs({ steps, shown, at, isDone, onGo, presenting, title, onPresent, children }: Props) {
  return (
    <nav className="lesson-crumbs row apart gap-16" aria-label="Steps of the lesson">
      {children}
      <ol className="flex still">
        {shown.map((index) => (
          <li key={index}>
            <Button
              title={steps[index]!.title}
              aria-label={say('Step {step}: {title}', { step: index + 1, title: steps[index]!.title })}
              aria-current={index === at ? 'step' : undefined}
              data-done={isDone?.(index)}
              onClick={() => onGo(index)}
            >
              {index + 1}
            </Button>
          </li>
        ))}
      </ol>
      <Button className="link-button lesson-present" aria-pressed={presenting} title={title} onClick={onPresent}>
        Present
      </Button>
    </nav>
  );
}
