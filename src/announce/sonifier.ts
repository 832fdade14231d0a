/** The run on show as sound: one voice per group, whose pitch is the group's share of the link, and a click per drop. */
import { endpointOf } from '../../workers/engine/network/packet-records.ts';
import type { Player } from '../player/player.ts';
import type { RunSeries } from '../run/series.ts';
import type { DropLog } from '../run/packet-store.ts';
import { effectiveAt } from '../scenario/effective.ts';
import { pitchOf, placeOf, TIMBRES } from './pitch.ts';

/** Wall time between two updates of the pitches, ms. */
const TUNE_MS = 50;
/** Time constant of pitch and volume, s. */
const GLIDE = 0.04;
/** Most clicks in one frame; more would be one noise. */
const MOST_CLICKS = 6;
/** Between clicks of one frame, s. */
const CLICK_GAP = 0.003;
/** Length of a click, s. */
const CLICK = 0.012;
/** All voices together, at full volume. */
const VOICES_GAIN = 0.25;

interface Voice {
  oscillator: OscillatorNode;
  gain: GainNode;
  pan: StereoPannerNode;
  loud: number;
}

/** Sounds while the run plays and the page is visible. `paint` is a painter of the frame loop. */
export class Sonifier {
  private readonly master: GainNode;
  private readonly click: AudioBuffer;
  private readonly unsubscribe: () => void;
  private voices: Voice[] = [];
  private series: RunSeries | null = null;
  private drops: DropLog | null = null;
  /** Drops up to here have been heard, s. */
  private heard = 0;
  private tunedMs = -Infinity;
  /** Rate that sounds highest where the link's is unlimited, bit/s: the highest of this run so far. */
  private most = 1;

  constructor(
    private readonly context: AudioContext,
    private readonly player: Player,
    private volume: number,
  ) {
    this.master = context.createGain();
    this.master.gain.value = 0;
    this.master.connect(context.destination);
    this.click = clickSound(context);
    this.heard = player.time;
    this.unsubscribe = player.store.subscribe((state, before) => {
      if (state.playing !== before.playing) this.fade();
    });
    this.fade();
  }

  /** @param volume 0 to 1; the amplitude is its square, as loudness is heard */
  setVolume(volume: number): void {
    this.volume = volume;
    this.fade();
  }

  /** The page is hidden or visible again. */
  setVisible(visible: boolean): void {
    void (visible ? this.context.resume() : this.context.suspend());
  }

  /** Sound what has happened up to the time on show. Asks for no frame of its own. */
  paint = (wallMs: number): boolean => {
    const { player } = this;
    const { series, drops } = player.run;
    if (series !== this.series) this.cast(series);
    if (drops !== this.drops || player.time < this.heard || !player.state.playing) {
      this.drops = drops;
      this.heard = player.time;
    }
    if (!player.state.playing) return false;
    this.clickFrom(drops, player.time);
    if (wallMs - this.tunedMs >= TUNE_MS) {
      this.tunedMs = wallMs;
      this.tune(series, player.time);
    }
    return false;
  };

  close(): void {
    this.unsubscribe();
    this.silence();
    void this.context.close();
  }

  private fade(): void {
    const level = this.player.state.playing ? this.volume * this.volume : 0;
    this.master.gain.setTargetAtTime(level, this.context.currentTime, GLIDE);
  }

  /** Make a voice for each group of another run. */
  private cast(series: RunSeries): void {
    this.silence();
    this.series = series;
    this.most = 1;
    const count = series.scenario.flows.length;
    this.voices = series.scenario.flows.map((_, group) => {
      const { wave, gain: loud } = TIMBRES[group % TIMBRES.length]!;
      const oscillator = this.context.createOscillator();
      const gain = this.context.createGain();
      const pan = this.context.createStereoPanner();
      oscillator.type = wave;
      oscillator.frequency.value = pitchOf(0);
      gain.gain.value = 0;
      pan.pan.value = placeOf(group, count);
      oscillator.connect(gain).connect(pan).connect(this.master);
      oscillator.start();
      return { oscillator, gain, pan, loud: (loud * VOICES_GAIN) / Math.sqrt(count) };
    });
  }

  private silence(): void {
    for (const { oscillator, pan } of this.voices) {
      oscillator.stop();
      pan.disconnect();
    }
    this.voices = [];
  }

  private tune(series: RunSeries, time: number): void {
    const last = series.samples.indexAt(time);
    if (last < 0) return;
    const whole = effectiveAt(series.scenario, time).rates[0] ?? null;
    this.voices.forEach((voice, group) => {
      const rate = series.groupRate(group, Math.max(-1, last - series.averagingFrames), last);
      this.most = Math.max(this.most, rate);
      const { currentTime } = this.context;
      voice.oscillator.frequency.setTargetAtTime(pitchOf(rate / (whole ?? this.most)), currentTime, GLIDE);
      voice.gain.gain.setTargetAtTime(rate > 0 ? voice.loud : 0, currentTime, GLIDE);
    });
  }

  /** A click for each drop since the last frame, at its group's stereo position; drops of unresponsive sources in the middle. */
  private clickFrom(drops: DropLog, time: number): void {
    const end = drops.after(time);
    const first = Math.max(drops.after(this.heard), end - MOST_CLICKS);
    for (let index = first; index < end; index++) {
      const group = this.series!.layout.flowGroups[endpointOf(drops.codeOf(index))];
      const source = this.context.createBufferSource();
      source.buffer = this.click;
      source.connect((group === undefined ? undefined : this.voices[group]?.pan) ?? this.master);
      source.start(this.context.currentTime + (index - first) * CLICK_GAP);
    }
    this.heard = time;
  }
}

/** A short dry tick. */
function clickSound(context: AudioContext): AudioBuffer {
  const length = Math.max(1, Math.round(CLICK * context.sampleRate));
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index++)
    samples[index] = (index % 16 < 8 ? 0.5 : -0.5) * (1 - index / length) ** 4;
  return buffer;
}
