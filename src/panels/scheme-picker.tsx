import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Scenario, SchemeChoice } from '../../workers/engine/scenario/types.ts';
import { usePage, usePageState } from '../page.ts';
import { absence } from '../scenario/absent.ts';
import { catalogue, type Family, meant, type Offer, offersOf, search } from '../scenario/catalogue.ts';
import { withAddedGroup, withScheme } from '../scenario/edit-flows.ts';
import { nameOf, preferredSlot, presetOf, slotsOf } from '../scenario/names.ts';
import { formTextsOf } from '../scenario/card-texts.ts';
import { sourceText } from '../scenario/papers.ts';
import { Stepper } from '../ui/controls.tsx';
import { FlowKey } from '../ui/flow-key.tsx';
import { Law } from '../ui/law.tsx';
import { About, Laws, Origin, Parameters } from './scheme-card.tsx';
import { Button } from '../ui/button.tsx';
import { Warning } from '../ui/warning.tsx';
import { say } from '../../workers/words/say.ts';

/** Flows that a new group has until the reader says otherwise. */
const NEW_FLOWS = 1;

interface Props {
  /** Index of the group that is to get another scheme; null to add a group. */
  target: number | null;
  onClose(): void;
}

/** The schemes by family, and beside the list the card of the selected one. Open while it is mounted. */
export function SchemePicker({ target, onClose }: Props) {
  const { player } = usePage();
  const scenario = usePageState((state) => state.scenario);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [offer, setOffer] = useState<Offer>(() => firstOffer(scenario, target));
  const [scheme, setScheme] = useState<SchemeChoice>(() =>
    target === null ? offer.scheme : scenario.flows[target]!.scheme,
  );
  const [count, setCount] = useState(NEW_FLOWS);
  const [refusal, setRefusal] = useState<string | null>(null);
  const listId = useId();
  const families = search(text);

  useEffect(() => {
    if (dialog.current!.open) return;
    dialog.current!.showModal();
    // On a touch screen focus in the field would bring up the keyboard over half of the list.
    if (matchMedia('(pointer: coarse)').matches) dialog.current!.focus();
    else field.current!.focus();
  }, []);
  useEffect(() => {
    document.getElementById(`${listId} ${offer.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, offer]);

  const applied = (next: SchemeChoice, flows: number) => (old: Scenario) =>
    target === null ? withAddedGroup(old, next, flows) : withScheme(old, target, next);
  const take = (next: Offer): void => {
    setOffer(next);
    setScheme(next.scheme);
    setRefusal(null);
  };
  const set = (next: SchemeChoice, flows: number): void => {
    const reason = player.refusalOf(applied(next, flows));
    setRefusal(reason);
    if (reason) return;
    setScheme(next);
    setCount(flows);
  };
  const filter = (typed: string): void => {
    setText(typed);
    const found = typed.trim() === '' ? null : meant(typed);
    if (found) take(found);
  };
  const confirm = (): void => {
    if (families.length === 0) return;
    if (player.edit('the flows', applied(scheme, count))) dialog.current!.close();
    else setRefusal(player.state.notice?.text ?? null);
  };
  const steer = (event: KeyboardEvent): void => {
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') confirm();
    if (!way) return;
    event.preventDefault();
    const offers = offersOf(families);
    const next = offers[offers.findIndex((candidate) => candidate.id === offer.id) + way];
    if (next) take(next);
  };

  const name = nameOf(scheme);
  const { card } = offer;
  const slot = slotsOf(applied(scheme, count)(scenario))[target ?? scenario.flows.length]!;
  return (
    <dialog
      ref={dialog}
      className="picker"
      tabIndex={-1}
      aria-label={target === null ? 'Add a scheme' : 'Choose another scheme'}
      onClose={onClose}
    >
      <div className="picker-find">
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label="Find a scheme"
          placeholder="Find a scheme"
          autoComplete="off"
          spellCheck={false}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={families.length > 0 ? `${listId} ${offer.id}` : undefined}
          value={text}
          onChange={(event) => filter(event.target.value)}
          onKeyDown={steer}
        />
      </div>
      <div className="picker-list thin-scroll" role="listbox" id={listId} aria-label="Schemes">
        {families.map((family) => (
          <FamilyOffers key={family.name} listId={listId} family={family} selected={offer.id} onTake={take} />
        ))}
        {families.length === 0 && (
          <p className="help">{absence(text) ?? 'No scheme is called so, nor any of its settings.'}</p>
        )}
      </div>
      <article className="picker-card thin-scroll" aria-label={say('Card of {name}', { name })} key={offer.id}>
        <h2 className="row">
          <FlowKey slot={slot} count={count} /> {name}
        </h2>
        {card.fullName !== name && <p className="full-name">{card.fullName}</p>}
        <Laws card={card} />
        <About card={card} />
        <PresetSource scheme={scheme} />
        <Parameters card={card} scheme={scheme} onSet={(next) => set(next, count)} />
        <Origin card={card} />
      </article>
      <footer className="picker-foot row wrap">
        <Warning small>{refusal}</Warning>
        {target === null && (
          <Stepper label="Number of flows" value={count} min={1} onChange={(next) => set(scheme, next)} />
        )}
        <Button className="text-button" onClick={() => dialog.current!.close()}>
          Cancel
        </Button>
        <Button className="text-button main-button strong" disabled={families.length === 0} onClick={confirm}>
          {say(target !== null ? 'Use {scheme}' : count > 1 ? 'Add {count} {scheme}' : 'Add {scheme}', {
            scheme: name,
            count,
          })}
        </Button>
      </footer>
    </dialog>
  );
}

interface FamilyProps {
  listId: string;
  family: Family;
  selected: string;
  onTake(offer: Offer): void;
}

/** The schemes of a family, each a row with its sign and rule, and under it the values that go by a name. */
function FamilyOffers({ listId, family, selected, onTake }: FamilyProps) {
  const option = (offer: Offer) => ({
    type: 'button' as const,
    role: 'option',
    id: `${listId} ${offer.id}`,
    tabIndex: -1,
    'aria-selected': offer.id === selected,
    onClick: () => onTake(offer),
  });
  return (
    <div role="group" aria-label={family.name}>
      <p className="family" aria-hidden="true">
        {family.name}
      </p>
      {family.schemes.map(({ offer, presets }) => (
        <div key={offer.id} role="presentation">
          <button {...option(offer)} className="offer to-left full">
            <FlowKey slot={preferredSlot(offer.scheme)} count={1} />
            <b className="strong">{offer.name}</b>
            <span className="offer-rule ink-3 nowrap">
              <Law line={formTextsOf(offer.card).law[0]!} />
            </span>
          </button>
          {presets.length > 0 && (
            <div className="offer-presets flex wrap gap-4" role="presentation">
              {presets.map((preset) => (
                <button key={preset.id} {...option(preset)} className="chip">
                  {preset.name}
                </button>
              ))}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

/** Where the name of these values comes from. */
function PresetSource({ scheme }: { scheme: SchemeChoice }) {
  const preset = presetOf(scheme);
  return preset ? (
    <p className="help">
      {preset.name}: {sourceText(preset.source)}.
    </p>
  ) : null;
}

/** The scheme selected at first: the group's own; for a new group, the first one that no group has. */
function firstOffer(scenario: Scenario, target: number | null): Offer {
  const schemes = catalogue.flatMap((family) => family.schemes.map(({ offer }) => offer));
  const kinds = new Set(scenario.flows.map((group) => group.scheme.kind));
  const wanted =
    target === null
      ? (offer: Offer) => !kinds.has(offer.card.kind)
      : (offer: Offer) => offer.card.kind === scenario.flows[target]!.scheme.kind;
  return schemes.find(wanted) ?? schemes[0]!;
}
