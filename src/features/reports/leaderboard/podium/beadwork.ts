export interface BeadColour {
  fill: string;
  path: string;
}

export type LearnersPerStep = readonly [first: number, second: number, third: number];

interface Step {
  top: number;
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

/** The steps end below the picture: a higher picture shows more of them. */
const height = 880;
const width = 248;

export const viewBox = `0 0 ${width} ${height}`;

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
    top: 86,
    left: 88,
    base: colours.sun,
    cloth: '#b97a00',
    accents: [colours.coral, colours.green],
    digit: ['.#.', '##.', '.#.', '.#.', '###'],
  },
  {
    top: 106,
    left: 8,
    base: colours.silver,
    cloth: '#8a90b0',
    accents: [colours.violet, colours.coral],
    digit: ['###', '..#', '###', '#..', '###'],
  },
  {
    top: 126,
    left: 168,
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

type Add = (fill: string, path: string) => void;

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

/** The rows with the digit, including a border. The pattern below them repeats. */
const digitRows = 9;
const patternRows = 8;

/** Returns the colour of a bead in a step with a digit, and bands of triangles and diamonds below it. */
function getBeadColour({ base, accents, digit }: Step, column: number, row: number): string {
  const border = column % 2 === 0 ? colours.white : accents[0];
  if (row === 0) return border;
  if (row < digitRows) return digit[row - 2]?.[column - 3] === '#' ? colours.ink : base;
  const inPattern = (row - digitRows) % patternRows;
  if (inPattern === 0 || inPattern === 3) return border;
  const fromPeak = Math.abs((column % 4) - 2);
  if (inPattern < 3) return fromPeak < inPattern ? accents[0] : accents[1];
  const fromMiddle = Math.abs(inPattern - 5.5) + Math.abs(column - 4);
  return fromMiddle < 2 ? accents[1] : base;
}

const clothPath = ({ left, top }: Step): string => `M${left} ${top}h${stepWidth}V${height}h${-stepWidth}z`;

/** Draws a garland, and the steps with a doll for each learner. Steps without a learner are outlines. */
export function drawPodium(onSteps: LearnersPerStep): { beads: BeadColour[]; emptySteps: string } {
  const cloth = createCollector();
  const beads = createCollector();
  let emptySteps = '';
  addGarland(beads.add);
  for (const [index, step] of steps.entries()) {
    const count = Math.min(onSteps[index] ?? 0, maxDolls);
    if (count > 0) cloth.add(step.cloth, clothPath(step));
    for (let row = 0; step.top + row * pitch < height; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const x = step.left + (column + 0.5) * pitch;
        const y = step.top + (row + 0.5) * pitch;
        if (count > 0) beads.add(getBeadColour(step, column, row), beadPath(x, y));
        else emptySteps += beadPath(x, y, radius - 0.75);
      }
    }
    for (let doll = 0; doll < count; doll += 1) {
      const x = step.left + (stepWidth * (doll + 0.5)) / count;
      const size = count === 1 ? 1.4 : 1;
      addDoll(beads.add, x, step.top - radius * size, size, index + doll);
    }
  }
  return { beads: [...cloth.all(), ...beads.all()], emptySteps };
}

function addDoll(add: Add, x: number, foot: number, size: number, variant: number): void {
  const shirt = shirts[variant % shirts.length] ?? colours.coral;
  const trim = shirts[(variant + 2) % shirts.length] ?? colours.sun;
  const addBead = (fill: string, right: number, up: number, beadRadius = radius) =>
    add(fill, beadPath(x + right * size, foot - up * size, beadRadius * size));
  for (const [row, count] of [3, 3, 2].entries()) {
    for (let column = 0; column < count; column += 1) {
      addBead(row === 1 ? trim : shirt, (column - (count - 1) / 2) * pitch, row * (pitch - 1));
    }
  }
  addBead(skins[variant % skins.length] ?? skins[0], 0, 28, 7.5);
  for (const right of [-5, 0, 5]) addBead(trim, right, 34 - Math.abs(right) / 2, 2.8);
  for (const right of [-2.5, 2.5]) addBead(colours.ink, right, 27, 1);
}

function addGarland(add: Add): void {
  const beadColours = [
    colours.sun,
    colours.coral,
    colours.white,
    colours.green,
    colours.violet,
    colours.pink,
  ];
  for (let index = 0; index <= width / pitch; index += 1) {
    const y = 4 + 12 * Math.abs(Math.sin((index / 10.5) * Math.PI));
    add(
      beadColours[index % beadColours.length] ?? colours.sun,
      beadPath(index * pitch, Math.round(y * 10) / 10),
    );
  }
}
