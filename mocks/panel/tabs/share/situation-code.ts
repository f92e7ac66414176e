import { linkTo, visitor, type Situation } from '../../../control/share-link.ts';

interface Screen {
  /** The address of the screen. */
  href: string;
  /** The URL of the application, without a trailing slash. */
  applicationUrl: string;
}

/** The path of the screen below the application, with query and hash, and the parameters of a situation. */
function pathOf({ href, applicationUrl }: Screen, situation: Situation): string {
  const { pathname, search, hash } = new URL(linkTo(href, situation));
  const base = new URL(`${applicationUrl}/`).pathname;
  return `/${pathname.slice(base.length)}${search}${hash}`;
}

/** Returns the argument of a story: `visit({ at: '/home', … })`. */
export function storyCode(
  screen: Screen,
  { persona, scenario, start, clock, connection, faults }: Situation,
): string {
  const isSignedIn = persona !== undefined && persona !== visitor;
  const sinceStart = clock && start !== undefined ? Date.parse(clock.now) - Date.parse(start) : 0;
  const lines = [
    `at: ${quote(pathOf(screen, {}))}`,
    ...(isSignedIn ? [`as: ${quote(persona)}`] : []),
    ...(scenario === undefined || scenario === 'default' ? [] : [`scenario: ${quote(scenario)}`]),
    ...(sinceStart === 0 ? [] : [`sinceStart: ${sinceStart}`]),
    ...(connection
      ? [`given: (backend) => backend.setEnvironment({ connection: ${literal(connection)} })`]
      : []),
    ...(faults ? [`fault: ${literal(faults.length === 1 ? faults[0] : faults)}`] : []),
  ];
  return `visit({\n${lines.map((line) => `  ${line},\n`).join('')}})`;
}

/** Returns the first lines of a journey in `tests/journeys/<area>`. */
export function journeyCode(screen: Screen, situation: Situation): string {
  return [
    "import { test } from '../app.ts';",
    '',
    "test('a user does something', async ({ app }) => {",
    `  await app.open(${quote(pathOf(screen, situation))});`,
    '});',
    '',
  ].join('\n');
}

const quote = (text: string): string =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;

/** Writes JSON as a literal in the style of the project. */
function literal(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const properties = Object.entries(value).map(
    ([name, content]) => `${/^[A-Za-z_]\w*$/.test(name) ? name : quote(name)}: ${literal(content)}`,
  );
  return `{ ${properties.join(', ')} }`;
}
