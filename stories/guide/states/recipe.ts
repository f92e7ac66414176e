import { columns, type Column, type Row } from './matrix.ts';

/** The option with which a story reaches a state, and its play function, from `common-states.ts`. */
const options: Partial<Record<Column, readonly [option: string, play: string]>> = {
  loading: ['fault: noResponse', 'async () => undefined'],
  failed: ['fault: serverDown', 'findsServerDown'],
  offline: ['fault: noConnection', 'findsNoConnection'],
  'no-access': ['fault: forbidden', 'findsForbidden'],
  'not-found': ['fault: missing', 'findsMissing'],
  'long-text': ['given: longTexts', 'findsLongTexts'],
  many: ["given: manyRows('campuses', 'name')", 'findsManyRows'],
  empty: ["scenario: 'empty'", "finds('No campuses yet.')"],
};

/** @returns the source of a story that fills a gap; the author replaces table and text by those of the screen */
export function recipeFor({ screen, stories }: Row, column: Column): string {
  const { at, persona } = stories.find((story) => story.states.includes('loaded')) ?? {
    at: screen.paths[0],
    persona: 'visitor',
  };
  const [option, play] = options[column] ?? [undefined, "finds('The text that the user sees')"];
  const visit = [
    `at: '${at}'`,
    ...(persona === 'visitor' ? [] : [`as: '${persona}'`]),
    ...(option === undefined ? [] : [option]),
  ];
  const name = columns
    .find(({ id }) => id === column)
    ?.label.replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
  return [
    `export const ${name} = meta.story({`,
    `  ...visit({ ${visit.join(', ')} }),`,
    ...(column === 'roles' ? [] : [`  tags: ['${column}'],`]),
    `  play: ${play},`,
    '});',
    '',
  ].join('\n');
}
