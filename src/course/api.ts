/** The learning platform around the page, as SCORM 1.2 has it: an object `API` in a window above, found within bounds. */

/** What is used of it; who answers may be anybody. */
export interface PlatformApi {
  LMSInitialize(nothing: ''): unknown;
  LMSFinish(nothing: ''): unknown;
  LMSGetValue(element: string): unknown;
  LMSSetValue(element: string, value: string): unknown;
  LMSCommit(nothing: ''): unknown;
  LMSGetLastError(): unknown;
}

const NAMES = ['LMSInitialize', 'LMSFinish', 'LMSGetValue', 'LMSSetValue', 'LMSCommit', 'LMSGetLastError'] as const;
/** Windows above one another that are looked at. */
const MOST_ABOVE = 20;

/** The windows above, then the one that opened this or one of them, and those above it. A window of another site is left alone. */
export function findApi(from: Window): PlatformApi | null {
  return apiAbove(from) ?? openers(from).reduce<PlatformApi | null>((found, each) => found ?? apiAbove(each), null);
}

function apiAbove(from: Window): PlatformApi | null {
  for (const each of above(from)) {
    const api = read(() => (each as { API?: unknown }).API);
    if (isApi(api)) return api;
  }
  return null;
}

function openers(from: Window): Window[] {
  return above(from).flatMap((each) => read(() => each.opener as Window | null) ?? []);
}

/** The window itself and those above it. */
function above(from: Window): Window[] {
  const windows = [from];
  for (let at = from; windows.length < MOST_ABOVE;) {
    const parent = read(() => at.parent);
    if (!parent || parent === at) break;
    windows.push(parent);
    at = parent;
  }
  return windows;
}

function isApi(input: unknown): input is PlatformApi {
  return read(() => NAMES.every((name) => typeof (input as Record<string, unknown>)[name] === 'function')) === true;
}

/** Windows of other sites throw where they are looked at. */
function read<T>(look: () => T): T | null {
  try {
    return look();
  } catch {
    return null;
  }
}

/** A platform that was found, asked so that nothing it does reaches the page. */
export class Platform {
  constructor(private readonly api: PlatformApi) {}

  /** Also where somebody has begun already: error 101 while a value can be read. */
  begin(): boolean {
    return this.yes(() => this.api.LMSInitialize('')) || this.get('cmi.core.lesson_status') !== null;
  }

  /** null where it refuses or does not know the element. */
  get(element: string): string | null {
    const value = read(() => this.api.LMSGetValue(element));
    if (value === null || value === undefined || typeof value === 'object') return null;
    const error = read(() => this.api.LMSGetLastError());
    return error === null || Number(error) === 0 ? String(value) : null;
  }

  set(element: string, value: string): boolean {
    return this.yes(() => this.api.LMSSetValue(element, value));
  }

  commit(): boolean {
    return this.yes(() => this.api.LMSCommit(''));
  }

  end(): void {
    this.yes(() => this.api.LMSFinish(''));
  }

  private yes(ask: () => unknown): boolean {
    const answer = read(ask);
    return answer === true || answer === 'true';
  }
}
