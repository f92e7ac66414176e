export interface BeadColour {
  fill: string;
  path: string;
}

export type LearnersPerStep = readonly [first: number, second: number, third: number];

interface Step {
  /** In beads. */
  height: number;
  left: number;
  base: string;
  cloth: string;
  accents: readonly [string, string];
  /** A string per row, in which '#' is a bead. */
  digit: readonly string[];
}

/** The distance between bead centres in px. */
const pitch = 8;
const radius = 3.7;

const floor = 184;

/** The podium ends at the floor, and has space for dolls on the highest step. */
export const viewBoxes = { garland: '0 6 268 20', podium: `10 38 248 ${floor - 38}` };

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

/** Sorted by rank; the drawing has the first one in the middle. */
const steps: readonly [Step, Step, Step] = [
  {
    height: 13,
    left: 98,
    base: colours.sun,
    cloth: '#b97a00',
    accents: [colours.coral, colours.green],
    digit: ['.#.', '##.', '.#.', '.#.', '###'],
  },
  {
    height: 11,
    left: 18,
    base: colours.silver,
    cloth: '#8a90b0',
    accents: [colours.violet, colours.coral],
    digit: ['###', '..#', '###', '#..', '###'],
  },
  {
    height: 9,
    left: 178,
    base: colours.bronze,
    cloth: '#8a4b16',
    accents: [colours.pink, colours.sun],
    digit: ['###', '..#', '###', '..#', '###'],
  },
];

const shirts = [colours.coral, colours.green, colours.violet, colours.pink, colours.sun] as const;
const skins = ['#8a5436', '#c68a5e', '#5c3721'] as const;

const maxDolls = 3;

const beadPath = (x: number, y: number, size = radius): string =>
  `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0`;

/** Collects beads by colour, so that the drawing has a few paths instead of hundreds of circles. */
function createCollector() {
  const paths = new Map<string, string>();
  return {
    add: (fill: string, path: string) => void paths.set(fill, (paths.get(fill) ?? '') + path),
    /** Ink is last: eyes and digits are drawn on top. */
    all: (): BeadColour[] =>
      [...paths]
        .map(([fill, path]) => ({ fill, path }))
        .toSorted((a, b) => Number(a.fill === colours.ink) - Number(b.fill === colours.ink)),
  };
}

/** Returns the colour of a bead in a step with a digit, triangles below it, and a border at both ends. */
function getBeadColour({ height, base, accents, digit }: Step, column: number, row: number): string {
  if (row === 0 || row === height - 1) return column % 2 === 0 ? colours.white : accents[0];
  if (digit[row - 2]?.[column - 3] === '#') return colours.ink;
  const fromFoot = height - 2 - row;
  const fromPeak = Math.abs((column % 4) - 2);
  if (fromFoot >= 2 || height - 2 - fromFoot < 7) return base;
  return fromPeak + fromFoot < 2 ? accents[0] : accents[1];
}

const clothPath = ({ left, height }: Step): string =>
  `M${left} ${floor - height * pitch}h${stepWidth}v${height * pitch}h${-stepWidth}z`;

export function drawPodium(onSteps: LearnersPerStep): { filled: BeadColour[]; emptySteps: string } {
  const cloth = createCollector();
  const filled = createCollector();
  let emptySteps = '';
  for (const [index, step] of steps.entries()) {
    if (onSteps[index]) cloth.add(step.cloth, clothPath(step));
    for (let row = 0; row < step.height; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const x = step.left + (column + 0.5) * pitch;
        const y = floor - (step.height - row - 0.5) * pitch;
        if (onSteps[index]) filled.add(getBeadColour(step, column, row), beadPath(x, y));
        else emptySteps += beadPath(x, y, radius - 0.75);
      }
    }
  }
  return { filled: [...cloth.all(), ...filled.all()], emptySteps };
}

export function drawDolls(onSteps: LearnersPerStep): BeadColour[] {
  const beads = createCollector();
  for (const [index, step] of steps.entries()) {
    const count = Math.min(onSteps[index] ?? 0, maxDolls);
    for (let doll = 0; doll < count; doll += 1) {
      const x = step.left + (stepWidth * (doll + 0.5)) / count;
      const foot = floor - step.height * pitch - radius;
      addDoll(beads.add, x, foot, index + doll);
    }
  }
  return beads.all();
}

function addDoll(add: (fill: string, path: string) => void, x: number, foot: number, variant: number): void {
  const shirt = shirts[variant % shirts.length] ?? colours.coral;
  const trim = shirts[(variant + 2) % shirts.length] ?? colours.sun;
  for (const [row, width] of [3, 3, 2].entries()) {
    for (let column = 0; column < width; column += 1) {
      add(
        row === 1 ? trim : shirt,
        beadPath(x + (column - (width - 1) / 2) * pitch, foot - row * (pitch - 1)),
      );
    }
  }
  const head = foot - 31;
  add(skins[variant % skins.length] ?? skins[0], beadPath(x, head + 3, 7.5));
  for (const offset of [-5, 0, 5]) add(trim, beadPath(x + offset, head - 3 + Math.abs(offset) / 2, 2.8));
  for (const offset of [-2.5, 2.5]) add(colours.ink, beadPath(x + offset, head + 4, 1));
}

export function drawGarland(): BeadColour[] {
  const beads = createCollector();
  const beadColours = [
    colours.sun,
    colours.coral,
    colours.white,
    colours.green,
    colours.violet,
    colours.pink,
  ];
  for (let index = 0; index < 33; index += 1) {
    const y = 10 + 12 * Math.abs(Math.sin((index / 11) * Math.PI));
    beads.add(
      beadColours[index % beadColours.length] ?? colours.sun,
      beadPath(6 + index * pitch, Math.round(y * 10) / 10),
    );
  }
  return beads.all();
}
