/** No flow. */
const NONE = -1;

/** Flows in line. Several lists may share `following`, as long as no flow is in two of them. */
export class FlowList {
  /** −1 if there is none. */
  first = NONE;
  private last = NONE;

  constructor(
    /** The flow behind each flow. */
    private readonly following: Int32Array,
  ) {}

  /** The flow goes to the end. */
  push(flow: number): void {
    this.following[flow] = NONE;
    if (this.first === NONE) this.first = flow;
    else this.following[this.last] = flow;
    this.last = flow;
  }

  /** The first flow leaves. */
  shift(): void {
    this.first = this.following[this.first]!;
  }
}
