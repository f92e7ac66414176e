export interface SeedFile {
  /** Includes the extension, because a screen derives the kind of media from `files/{id}` (QST-035). */
  id: string;
  fileName: string;
  contentType: string;
  /** Text alternative, which must not reveal the answer to the question. */
  description: string;
  captions?: string;
}

/** The captions omit distances and directions, because the question asks for them. */
const robotMovesCaptions = `WEBVTT

00:00.000 --> 00:02.200
[no sound]
The robot drives.

00:02.200 --> 00:02.900
It turns.

00:02.900 --> 00:04.400
It drives on.

00:04.400 --> 00:05.100
It turns again.

00:05.100 --> 00:05.700
It drives on.

00:05.700 --> 00:06.850
It stops.
`;

export const seedFiles: SeedFile[] = [
  {
    id: 'fil-fractions-7kq2.png',
    fileName: 'fraction-bars.png',
    contentType: 'image/png',
    description:
      'Two bars of the same length. One is cut in two parts with one part coloured, the other in four parts with two coloured.',
  },
  {
    id: 'fil-number-line-m4tz.png',
    fileName: 'number-line.png',
    contentType: 'image/png',
    description:
      'A number line from 3 000 to 4 000 in ten equal steps. An arrow points at the fourth mark after 3 000.',
  },
  {
    id: 'fil-pencil-9wd6.png',
    fileName: 'pencil-and-ruler.png',
    contentType: 'image/png',
    description: 'A pencil above a ruler in centimetres. It begins at 0 and its point is above 8.',
  },
  {
    id: 'fil-robot-grid-x3vh.png',
    fileName: 'robot-grid.png',
    contentType: 'image/png',
    description:
      'A grid of columns A to E and rows 1 to 4. A robot is in A1 and faces right. Rocks are in C2, B3 and E3. A flag is in D3.',
  },
  {
    id: 'fil-village-map-b8ey.png',
    fileName: 'village-map.png',
    contentType: 'image/png',
    description:
      'A map of a village with a key, a scale bar and a compass whose N is at the top. The clinic is right of the school, the shop is above the school, the dam is below the clinic. A scale bar shows that half the way from school to clinic is 200 metres.',
  },
  {
    id: 'fil-plant-parts-q5rj.png',
    fileName: 'plant-parts.png',
    contentType: 'image/png',
    description:
      'A plant with four labels. A points at the top of the plant, B at a green blade, C at the upright part in the middle, D at the part under the ground.',
  },
  {
    id: 'fil-fruit-2nkc.png',
    fileName: 'oranges-and-pears.png',
    contentType: 'image/png',
    description: 'A row of fruit: orange, orange, orange, orange, orange, pear, pear.',
  },
  {
    id: 'fil-beeps-h6ws.mp3',
    fileName: 'beep-pattern.mp3',
    contentType: 'audio/mpeg',
    description:
      'A robot beeps: long, short, short; long, short, short; long, short, short; long, short, short.',
  },
  {
    id: 'fil-robot-moves-t9pf.webm',
    fileName: 'robot-moves.webm',
    contentType: 'video/webm',
    description:
      'A robot is in A1 of a grid and faces right. It draws a line as it drives: from A1 through B1 to C1, where it turns to face up; through C2 to C3, where it turns to face right; and on to D3, where it stops. There is no sound.',
    captions: robotMovesCaptions,
  },
  {
    id: 'fil-grid-sheet-r2yd.pdf',
    fileName: 'robot-grid-sheet.pdf',
    contentType: 'application/pdf',
    description:
      'A sheet to print: an empty grid of five columns and four rows, and ten lines for a program.',
  },
];

/** The URL of each file, by id. The bundler finds only literal `new URL` calls. */
export const mediaUrls: Record<string, URL> = {
  'fil-fractions-7kq2.png': new URL('./media/fraction-bars.png', import.meta.url),
  'fil-number-line-m4tz.png': new URL('./media/number-line.png', import.meta.url),
  'fil-pencil-9wd6.png': new URL('./media/pencil-and-ruler.png', import.meta.url),
  'fil-robot-grid-x3vh.png': new URL('./media/robot-grid.png', import.meta.url),
  'fil-village-map-b8ey.png': new URL('./media/village-map.png', import.meta.url),
  'fil-plant-parts-q5rj.png': new URL('./media/plant-parts.png', import.meta.url),
  'fil-fruit-2nkc.png': new URL('./media/oranges-and-pears.png', import.meta.url),
  'fil-beeps-h6ws.mp3': new URL('./media/beep-pattern.mp3', import.meta.url),
  'fil-robot-moves-t9pf.webm': new URL('./media/robot-moves.webm', import.meta.url),
  'fil-grid-sheet-r2yd.pdf': new URL('./media/robot-grid-sheet.pdf', import.meta.url),
};
