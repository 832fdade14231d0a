/** What one's own end sounds like: the pitch is what comes back, a tick each packet sent again. Of others there is nothing to hear. */
import type { OwnTick } from '../../workers/hands/protocol.ts';
import { pitchOf } from '../announce/pitch.ts';

/** Time constant of pitch and volume, s. */
const GLIDE = 0.04;
const LOUD = 0.08;
const TICK_HZ = 1_800;
const TICK_S = 0.015;

export class OwnSound {
  private readonly context = new AudioContext();
  private readonly voice = this.context.createOscillator();
  private readonly level = this.context.createGain();
  /** Most packets acknowledged in a tick so far: they sound highest. */
  private most = 1;

  constructor() {
    this.level.gain.value = 0;
    this.voice.type = 'triangle';
    this.voice.connect(this.level).connect(this.context.destination);
    this.voice.start();
  }

  /** @param seen the last tick; null while nothing goes on */
  hear(seen: OwnTick | null): void {
    const { currentTime } = this.context;
    this.level.gain.setTargetAtTime(seen && seen.acked > 0 ? LOUD : 0, currentTime, GLIDE);
    if (!seen) return;
    this.most = Math.max(this.most, seen.acked);
    this.voice.frequency.setTargetAtTime(pitchOf(seen.acked / this.most), currentTime, GLIDE);
    if (seen.again > 0) this.tick();
  }

  close(): void {
    void this.context.close();
  }

  private tick(): void {
    const { context } = this;
    const click = context.createOscillator();
    const level = context.createGain();
    click.frequency.value = TICK_HZ;
    level.gain.value = LOUD;
    click.connect(level).connect(context.destination);
    click.start();
    click.stop(context.currentTime + TICK_S);
  }
}
