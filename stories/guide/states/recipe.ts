import type { Column, Row } from './matrix.ts';
import { columns } from './matrix.ts';

/** How a story reaches a state, apart from its play function. */
const options: Partial<Record<Column, string>> = {
  loading: "fault: { operation: '*', delay: 'never' }",
  empty: "scenario: 'empty'",
  failed: "fault: { operation: '*', status: 500 }",
  offline: "fault: { operation: '*', status: 'offline' }",
  'no-access': "fault: { operation: '*', status: 403 }",
  'not-found': "fault: { operation: '*', status: 404 }",
  many: "scenario: 'large'",
};

/** @returns the source of a story that fills a gap; the author adds what the story must find on the page */
export function recipeFor({ screen, stories }: Row, column: Column): string {
  const { at, persona } = stories.find((story) => story.states.includes('loaded')) ?? {
    at: screen.paths[0],
    persona: 'visitor',
  };
  const visit = [
    `at: '${at}'`,
    ...(persona === 'visitor' ? [] : [`as: '${persona}'`]),
    ...(options[column] === undefined ? [] : [options[column]]),
  ];
  const name = columns
    .find(({ id }) => id === column)
    ?.label.replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
  return [
    `export const ${name} = meta.story({`,
    `  ...visit({ ${visit.join(', ')} }),`,
    ...(column === 'roles' ? [] : [`  tags: ['${column}'],`]),
    '  play: async ({ canvas }) => {',
    "    await canvas.findByRole('heading', { level: 1 });",
    '  },',
    '});',
    '',
  ].join('\n');
}
