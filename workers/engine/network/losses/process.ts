/** Artificial loss of a hop: asked once for every packet that arrives, retransmissions and handshakes included. */
export interface LossProcess {
  /** Whether the packet that arrives at `now` (s) is lost. */
  drops(now: number): boolean;
}
