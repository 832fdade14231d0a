import type { Bbr3Model } from './bbr3-model.ts';

/** No phase. */
const NONE = -1;

/** What losses did to BBR version 3, to be taken back if its packets had only been late (draft-ietf-ccwg-bbr-06, Sec. 5.5.11). */
export class Bbr3Undo {
  /** The phase that losses ended (`undo_state`), or `NONE`; and the model's bounds before them. */
  private left = NONE;
  private bandwidthShortTerm = Infinity;
  private inflightShortTerm = Infinity;
  private inflightLongTerm = Infinity;

  constructor(private readonly model: Bbr3Model) {}

  /**
   * `SaveStateUponLoss`, Sec. 5.5.11.1, before the first loss of an episode, as the text says. The pseudo-code of `NoteLoss` does so
   * again after the loss that ends a probe, and with that forgets the probe.
   */
  save(): void {
    const { model } = this;
    this.left = NONE;
    this.bandwidthShortTerm = model.bandwidthShortTerm;
    this.inflightShortTerm = model.inflightShortTerm;
    this.inflightLongTerm = model.inflightLongTerm;
  }

  /** Losses end this phase. */
  noteLeft(phase: number): void {
    this.left = phase;
  }

  /** `HandleSpuriousLossDetection`, Sec. 5.5.11.2, of the model. Returns the phase to go back to, −1 if none was left. */
  restore(): number {
    const { model, left } = this;
    this.left = NONE;
    model.lossInRound = false;
    model.resetFull();
    model.bandwidthShortTerm = Math.max(model.bandwidthShortTerm, this.bandwidthShortTerm);
    model.inflightShortTerm = Math.max(model.inflightShortTerm, this.inflightShortTerm);
    model.inflightLongTerm = Math.max(model.inflightLongTerm, this.inflightLongTerm);
    return left;
  }
}
