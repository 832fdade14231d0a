/** The small pictures of runs in public/pictures.json, which `npm run pictures` draws and the lists of scenes and lessons fetch. */

/** A line as an SVG path in a box of that size, and the slot of its colour; 0 is ink. */
export interface PictureLine {
  slot: number;
  path: string;
}

export interface Pictures {
  scenes: Readonly<Record<string, readonly PictureLine[]>>;
  lessons: Readonly<Record<string, readonly PictureLine[]>>;
}

export const [WIDTH, HEIGHT] = [96, 32];
