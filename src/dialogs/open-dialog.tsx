import { useRef, useState } from 'react';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { saveJson } from '../export/save.ts';
import { keptExperiments } from '../library/kept-experiments.ts';
import { LibraryLists } from '../library/library-lists.tsx';
import { usePage } from '../page.ts';
import { encodeHash } from '../link/codec.ts';
import { PRESETS } from '../scenario/presets.ts';
import { beginExperiment } from '../link/held-experiment.ts';
import { goToScene } from '../link/go-to-scene.ts';
import { SceneList } from './scene-list.tsx';
import { closeAround, Modal } from '../ui/modal.tsx';
import { LinkButton, SmallButton } from '../ui/button.tsx';
import { FileField } from '../ui/file-field.tsx';
import '../styles/library.css';
import { sayMarked } from '../words/say-marked.tsx';

/** Scenes, prepared scenarios, the reader's own, and files: the same JSON that the command line runs. */
export function OpenDialog() {
  const { player } = usePage();
  const [problem, setProblem] = useState('');
  const head = useRef<HTMLHeadingElement>(null);
  const close = (): void => closeAround(head.current!);
  const openFile = async (chosen: File): Promise<void> => {
    const reader = await import('../export/open-file.ts').catch(() => null);
    if (!reader)
      return setProblem('The part of the page that reads files could not be fetched. Reload the page to try again.');
    close();
    await reader.openFile(player, chosen);
  };
  // An address that is there already brings no event: then the run begins again.
  const goTo = (hash: string): void => {
    close();
    if (location.hash === hash) player.restart();
    else location.hash = hash;
  };
  /** Opens it by its link, so that the browser's Back returns to the run on show. A scenario too large for a link has none. */
  const openScenario = async (scenario: Scenario): Promise<void> => {
    const hash = await encodeHash(scenario).catch(() => null);
    if (hash !== null) return goTo(hash);
    close();
    player.open(scenario, true, null);
  };
  const linkTo = (hash: string) => (words: string) => (
    <a href={hash} onClick={close}>
      {words}
    </a>
  );
  return (
    <Modal name="open" label="Open a scenario" className="popover open-dialog">
      <h2 ref={head}>Open</h2>
      <p>
        {sayMarked(
          '<lessons>Lessons</lessons>: say what a run will do, then see it run. <papers>Papers</papers>: the figures of four papers, live. <terms>Terms</terms>: the words of the field. <games>Games</games>: take the wheel of a flow, or be the network.',
          {},
          {
            lessons: linkTo('#/lessons'),
            papers: linkTo('#/papers'),
            terms: linkTo('#/terms'),
            games: linkTo('#/hands'),
          },
        )}
      </p>
      <SceneList
        onOpen={(scene) => {
          close();
          // Space plays what was chosen, and does not open the list again.
          document.querySelector<HTMLElement>('button.play')?.focus();
          goToScene(player, scene);
        }}
        onLeave={(go) => {
          close();
          go();
        }}
      />
      <h3>From the papers, and how the page begins</h3>
      <ul>
        <li>
          <LinkButton onClick={() => goTo('#/play')}>The first scene</LinkButton>
        </li>
        {PRESETS.map((preset) => (
          <li key={preset.name}>
            <LinkButton onClick={() => goTo(`#/play?preset=${preset.name}`)}>{preset.title}</LinkButton>
          </li>
        ))}
      </ul>
      <h3>Experiments</h3>
      <ul>
        <li>
          {sayMarked(
            '<begin>A new one with this run</begin>: vary a setting of it, over several seeds',
            {},
            {
              begin: (words) => (
                <LinkButton
                  onClick={() => {
                    close();
                    beginExperiment();
                  }}
                >
                  {words}
                </LinkButton>
              ),
            },
          )}
        </li>
        <li>
          {sayMarked(
            '<race>A race</race>: rules of your own and built-in schemes on seven links',
            {},
            { race: linkTo('#/race') },
          )}
        </li>
        {keptExperiments().map(({ title, hash }) => (
          <li key={hash}>
            <a href={hash} onClick={close}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      <LibraryLists onOpen={(scenario) => void openScenario(scenario)} />
      <FileField
        small
        label="A file: a scenario, an experiment, results exported here, a lesson, a link’s trace, or what you measured"
        onFile={(file) => void openFile(file)}
      />
      {problem && <p className="warning">{problem}</p>}
      <div className="row gap-8 presses">
        <SmallButton onClick={() => saveJson('sawtooth-scenario.json', player.state.scenario)}>
          Save this scenario
        </SmallButton>
        <SmallButton onClick={close}>Close</SmallButton>
      </div>
    </Modal>
  );
}
