import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * Generates the fonts of `src/ui/styles/fonts/`: Latin subsets of the weights that the application uses. Run
 * `node .ci/build/fonts.mjs` after updating a font package. OpenDyslexic is copied: its license reserves the name for
 * unchanged files.
 */

const { resolve } = createRequire(import.meta.url);
const folder = join(import.meta.dirname, '../../src/ui/styles/fonts');

/** Basic Latin, Latin-1, and the punctuation and symbols in texts of the application. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2033],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
];

const text = ranges
  .flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  .join('');

const fonts = [
  {
    file: 'nunito.woff2',
    source: '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 700, max: 900, default: 700 } },
  },
  {
    file: 'nunito-digits.woff2',
    source: '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2',
    characters: '0123456789',
    variationAxes: { wght: 400 },
  },
  {
    file: 'atkinson-400.woff2',
    source: '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff2',
  },
  {
    file: 'atkinson-700.woff2',
    source: '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2',
  },
  {
    file: 'andika-400.woff2',
    source: '@fontsource/andika/files/andika-latin-400-normal.woff2',
  },
  {
    file: 'andika-700.woff2',
    source: '@fontsource/andika/files/andika-latin-700-normal.woff2',
  },
];

const copies = [
  {
    file: 'opendyslexic-400.woff2',
    source: '@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2',
  },
  {
    file: 'opendyslexic-700.woff2',
    source: '@fontsource/opendyslexic/files/opendyslexic-latin-700-normal.woff2',
  },
];

mkdirSync(folder, { recursive: true });
for (const { file, source, characters = text, variationAxes } of fonts) {
  const subset = await subsetFont(readFileSync(resolve(source)), characters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'liga', 'locl', 'ccmp', 'mark'],
    ...(variationAxes && { variationAxes }),
  });
  writeFileSync(join(folder, file), subset);
  console.log(`${file}: ${(subset.length / 1000).toFixed(1)} kB`);
}
for (const { file, source } of copies) copyFileSync(resolve(source), join(folder, file));
