import { pages, roleOf } from '../../../tests/architecture/urls/page-table.ts';
import { matcherOf } from './match-url.ts';
import { areas, isOfShell, type Reason, type Screen } from './screens.ts';
import { stateNames, states, variants, type State } from './states.ts';
import type { StoryFacts } from './story-facts.ts';

type Variant = keyof typeof variants;
export type Column = State | 'roles' | Variant;

export const columns: readonly { id: Column; label: string }[] = [
  ...stateNames.map((id) => ({ id, label: states[id].label })),
  { id: 'roles', label: 'Roles' },
  ...(Object.keys(variants) as Variant[]).map((id) => ({ id, label: variants[id] })),
];

export interface Cell {
  column: Column;
  stories: readonly StoryFacts[];
  /** Why the screen cannot be in this state. */
  reason?: Reason;
  /** What no story shows. */
  gap?: string;
}

export interface Row {
  area: string;
  screen: Screen;
  stories: readonly StoryFacts[];
  cells: readonly Cell[];
}

const cellOf = (column: Column, stories: StoryFacts[], reason: Reason | undefined, gap: string): Cell => {
  if (stories.length > 0) return { column, stories };
  return reason ? { column, stories, reason } : { column, stories, gap };
};

/** Whether each role that may open the screen has a story. */
function roleCell({ notApplicable }: Screen, isHere: (url: string) => boolean, stories: StoryFacts[]): Cell {
  const rules = pages.filter(({ at }) => isHere(at)).map(({ admits }) => admits);
  const roles = new Set(rules.flatMap((admits) => (typeof admits === 'string' ? [] : admits)));
  const shown = new Set(stories.map(({ persona = '' }) => roleOf(persona)));
  const missing = [...roles].filter((role) => !shown.has(role));
  if (missing.length > 0) return cellOf('roles', [], notApplicable.roles, missing.join(', '));
  return cellOf('roles', roles.size > 0 ? stories : [], 'everyone', '');
}

function rowOf(area: string, screen: Screen, allStories: readonly StoryFacts[]): Row {
  const isHere = matcherOf(screen);
  const stories = allStories.filter(({ at }) => at !== undefined && isHere(at));
  const cells = columns.map(({ id }): Cell => {
    if (id === 'roles') return roleCell(screen, isHere, stories);
    if (id in variants) return { column: id, stories: stories.filter(({ tags }) => tags.includes(id)) };
    const state = id as State;
    const shown = stories.filter((story) => story.states.includes(state));
    return cellOf(id, shown, screen.notApplicable[state], states[state].shows);
  });
  return { area, screen, stories, cells };
}

/** Stories of an area of the application, and no interactions. */
const isStill = ({ title, tags }: StoryFacts) =>
  title.startsWith('Screens/') && !isOfShell(title) && !tags.includes('interaction');

export function matrixOf(stories: readonly StoryFacts[]): Row[] {
  const stills = stories.filter(isStill);
  return areas.flatMap(({ name, screens }) => screens.map((screen) => rowOf(name, screen, stills)));
}

/** Counts cells, without those of the variants, which a screen does not need. */
export function countCells(rows: readonly Row[], column?: Column) {
  const cells = rows
    .flatMap((row) => row.cells)
    .filter(({ column: id }) => !(id in variants) && (column === undefined || column === id));
  const gaps = cells.filter(({ gap }) => gap !== undefined);
  const reasoned = cells.filter(({ reason }) => reason !== undefined);
  return {
    covered: cells.length - gaps.length - reasoned.length,
    gaps: gaps.length,
    reasoned: reasoned.length,
  };
}

/** Reasons that are untrue, because a story shows the state. The refusals of the router are the same everywhere. */
export const untrueReasons = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ area, screen, cells }) =>
    cells
      .filter(({ column, stories }) => {
        const reason = column in screen.notApplicable ? screen.notApplicable[column as State] : undefined;
        return reason !== undefined && reason !== 'router' && stories.length > 0;
      })
      .map(({ column }) => `Not applicable, but a story shows it: ${area}/${screen.name}, ${column}`),
  );
