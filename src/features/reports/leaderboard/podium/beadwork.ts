/** Beads of one colour, as one path. */
export interface BeadColour {
  fill: string;
  path: string;
}

/** How many learners stand on the first, the second and the third step. */
export type OnSteps = readonly [first: number, second: number, third: number];

interface Step {
  /** Beads. */
  height: number;
  left: number;
  base: string;
  /** Of the cloth behind the beads. */
  cloth: string;
  accents: readonly [string, string];
  /** Rows of the figure on it, as in a sampler. */
  figure: readonly string[];
}

/** Pixels from bead to bead, and half of one. */
const pitch = 8;
const radius = 3.7;

export const drawing = { width: 268, height: 196 };

const floor = 184;
const columns = 9;
const stepWidth = columns * pitch;

const colours = {
  sun: '#ffc53d',
  coral: '#f0795b',
  white: '#ffffff',
  green: '#2fa36b',
  violet: '#8f87f5',
  pink: '#e4577f',
  silver: '#d5d8ea',
  bronze: '#d98e52',
  ink: '#1b1f3b',
} as const;

/** In the order of the ranks; the first stands in the middle. */
const steps: readonly [Step, Step, Step] = [
  {
    height: 13,
    left: 98,
    base: colours.sun,
    cloth: '#b97a00',
    accents: [colours.coral, colours.green],
    figure: ['.#.', '##.', '.#.', '.#.', '###'],
  },
  {
    height: 11,
    left: 18,
    base: colours.silver,
    cloth: '#8a90b0',
    accents: [colours.violet, colours.coral],
    figure: ['###', '..#', '###', '#..', '###'],
  },
  {
    height: 9,
    left: 178,
    base: colours.bronze,
    cloth: '#8a4b16',
    accents: [colours.pink, colours.sun],
    figure: ['###', '..#', '###', '..#', '###'],
  },
];

const shirts = [colours.coral, colours.green, colours.violet, colours.pink, colours.sun] as const;
const skins = ['#8a5436', '#c68a5e', '#5c3721'] as const;

/** More than this find no room on a step. */
const mostOnAStep = 3;

const bead = (x: number, y: number, size = radius): string =>
  `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0`;

/** Collects beads by colour: a few paths in place of hundreds of circles. */
function collector() {
  const paths = new Map<string, string>();
  return {
    add: (fill: string, path: string) => void paths.set(fill, (paths.get(fill) ?? '') + path),
    /** What is ink, eyes and figures, lies on top. */
    all: (): BeadColour[] =>
      [...paths]
        .map(([fill, path]) => ({ fill, path }))
        .toSorted((one, other) => Number(one.fill === colours.ink) - Number(other.fill === colours.ink)),
  };
}

/** The colour of a bead of a step: a figure above, a pattern of triangles below, a border at both ends. */
function colourAt({ height, base, accents, figure }: Step, column: number, row: number): string {
  if (row === 0 || row === height - 1) return column % 2 === 0 ? colours.white : accents[0];
  if (figure[row - 2]?.[column - 3] === '#') return colours.ink;
  const fromFoot = height - 2 - row;
  const fromPeak = Math.abs((column % 4) - 2);
  if (fromFoot >= 2 || height - 2 - fromFoot < 7) return base;
  return fromPeak + fromFoot < 2 ? accents[0] : accents[1];
}

const clothOf = ({ left, height }: Step): string =>
  `M${left} ${floor - height * pitch}h${stepWidth}v${height * pitch}h${-stepWidth}z`;

/** The podium: steps with somebody on them are filled, the others are only strung, as with every bead string here. */
export function podiumBeads(onSteps: OnSteps): { filled: BeadColour[]; open: string } {
  const cloth = collector();
  const filled = collector();
  let open = '';
  for (const [index, step] of steps.entries()) {
    if (onSteps[index]) cloth.add(step.cloth, clothOf(step));
    for (let row = 0; row < step.height; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const x = step.left + (column + 0.5) * pitch;
        const y = floor - (step.height - row - 0.5) * pitch;
        if (onSteps[index]) filled.add(colourAt(step, column, row), bead(x, y));
        else open += bead(x, y, radius - 0.75);
      }
    }
  }
  return { filled: [...cloth.all(), ...filled.all()], open };
}

/** Beaded dolls, one a learner, three at most. */
export function podiumDolls(onSteps: OnSteps): BeadColour[] {
  const beads = collector();
  for (const [index, step] of steps.entries()) {
    const count = Math.min(onSteps[index] ?? 0, mostOnAStep);
    for (let doll = 0; doll < count; doll += 1) {
      const x = step.left + (stepWidth * (doll + 0.5)) / count;
      const foot = floor - step.height * pitch - radius;
      addDoll(beads.add, x, foot, index + doll);
    }
  }
  return beads.all();
}

function addDoll(add: (fill: string, path: string) => void, x: number, foot: number, look: number): void {
  const shirt = shirts[look % shirts.length] ?? colours.coral;
  const trim = shirts[(look + 2) % shirts.length] ?? colours.sun;
  for (const [row, width] of [3, 3, 2].entries()) {
    for (let column = 0; column < width; column += 1) {
      add(row === 1 ? trim : shirt, bead(x + (column - (width - 1) / 2) * pitch, foot - row * (pitch - 1)));
    }
  }
  const head = foot - 31;
  add(skins[look % skins.length] ?? skins[0], bead(x, head + 3, 7.5));
  for (const offset of [-5, 0, 5]) add(trim, bead(x + offset, head - 3 + Math.abs(offset) / 2, 2.8));
  for (const offset of [-2.5, 2.5]) add(colours.ink, bead(x + offset, head + 4, 1));
}

/** A string of beads in three swags above it all. */
export function garland(): BeadColour[] {
  const beads = collector();
  const hues = [colours.sun, colours.coral, colours.white, colours.green, colours.violet, colours.pink];
  for (let index = 0; index < 33; index += 1) {
    const y = 10 + 12 * Math.abs(Math.sin((index / 11) * Math.PI));
    beads.add(hues[index % hues.length] ?? colours.sun, bead(6 + index * pitch, Math.round(y * 10) / 10));
  }
  return beads.all();
}
