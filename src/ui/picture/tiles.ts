/** Initials have a contrast of at least 4.5:1 to background and pattern. */
export interface TileColours {
  background: string;
  pattern: string;
  initials: string;
}

/** Backgrounds match those of the portraits in both themes. */
export const tileColours: readonly TileColours[] = [
  { background: '#DAD7FF', pattern: '#C3BEFA', initials: '#2C2390' },
  { background: '#FFE3A3', pattern: '#F7CF78', initials: '#5A3B00' },
  { background: '#D6F0E2', pattern: '#B4DFC8', initials: '#0F4D2D' },
  { background: '#BFE3F5', pattern: '#9CCFE8', initials: '#0B4358' },
  { background: '#FFD9D2', pattern: '#F8BCB0', initials: '#7C150F' },
  { background: '#F6D9F0', pattern: '#E9BCE0', initials: '#6B1F56' },
];

/** A path of rounded strokes on a tile of 80 by 80 units. */
interface TilePattern {
  d: string;
  strokeWidth: number;
  strokeDasharray?: string;
}

const repeatLine = (step: number, line: (at: number, index: number) => string): string =>
  Array.from({ length: Math.ceil(160 / step) }, (_, index) => line(index * step, index)).join('');

/** Patterns of shweshwe, a printed cotton. */
export const tilePatterns: readonly TilePattern[] = [
  { d: repeatLine(10, (y, row) => `M${(row % 2) * 8} ${y}h80`), strokeWidth: 5, strokeDasharray: '0 16' },
  {
    d: [12, 22, 32, 42]
      .map((r) => `M${40 - r} 40a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0`)
      .join(''),
    strokeWidth: 4,
    strokeDasharray: '0 8',
  },
  { d: repeatLine(26, (x) => `M${x - 80} 80l80-80`), strokeWidth: 4 },
  { d: repeatLine(14, (y) => `M0 ${y}q10-10 20 0t20 0 20 0 20 0`), strokeWidth: 3.5 },
  { d: repeatLine(40, (x) => `M${x - 80} 80l80-80M${x - 80} 0l80 80`), strokeWidth: 3 },
];

export function tileOf(id: string): { colours: TileColours; pattern: TilePattern } {
  const number = hashText(id);
  return {
    colours: pickModulo(tileColours, number),
    pattern: pickModulo(tilePatterns, Math.floor(number / tileColours.length)),
  };
}

export function pickModulo<T>(choices: readonly T[], number: number): T {
  const choice = choices[number % choices.length];
  if (choice === undefined) throw new Error('Cannot pick from an empty list.');
  return choice;
}

/** A 32-bit hash: FNV-1a with a final mix, so that similar ids get different values. */
export function hashText(text: string): number {
  let bits = 0x811c9dc5;
  for (const character of text) bits = Math.imul(bits ^ (character.codePointAt(0) ?? 0), 16777619);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  return (bits ^ (bits >>> 13)) >>> 0;
}
