import { isPublic } from '../document.ts';
import { difference, type Judgement } from './constraints.ts';
import { byMediaType } from './operations.ts';

type Fields = Record<string, unknown>;

export type Judges = Record<string, ((was: unknown, is: unknown) => Judgement) | undefined>;

export const addition = (): Judgement => ({ effect: 'addition' });

const strings = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

const quoted = (names: unknown[]) => names.join(', ');

/** Rates a change of roles. An empty list allows every signed-in user. */
function judgeRoles(was: unknown, is: unknown): Judgement {
  const [before, after] = [strings(was), strings(is)];
  const lost = (message: string): Judgement => ({ rule: 'role-lost', effect: 'break', message });
  if (is === undefined) return lost('The contract no longer says which roles may call it.');
  if (after.length === 0) return addition();
  if (before.length === 0) return lost(`It is limited to ${quoted(after)}.`);
  const closed = difference(before, after);
  return closed.length > 0 ? lost(`It is closed to ${quoted(closed)}.`) : addition();
}

export const operationJudges: Judges = {
  operationId: () => ({ rule: 'operation-id-changed', effect: 'break' }),
  callbacks: () => ({ rule: 'callback-changed', effect: 'break' }),
  'x-roles': judgeRoles,
};

export const withSortedLists = (operation: object): object =>
  Object.fromEntries(
    Object.entries(withoutFalse(operation)).map(([name, value]) => [
      name,
      ['tags', 'x-roles'].includes(name) ? strings(value).toSorted() : value,
    ]),
  );

/** Drops flags that are false, which is their default. */
export const withoutFalse = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== false)) as T;

const serialization = (): Judgement => ({ rule: 'parameter-serialization-changed', effect: 'break' });

export const requiredJudge =
  (rule: string) =>
  (_was: unknown, is: unknown): Judgement =>
    is === true ? { rule, effect: 'narrower' } : addition();

const serializationJudges: Judges = {
  style: serialization,
  explode: serialization,
  allowReserved: serialization,
  allowEmptyValue: serialization,
};

export const parameterJudges: Judges = {
  ...serializationJudges,
  required: requiredJudge('parameter-became-required'),
};

export const headerJudges: Judges = {
  ...serializationJudges,
  required: (was) =>
    was === true ? { rule: 'response-header-became-optional', effect: 'wider' } : addition(),
};

const styles: Record<string, string> = { query: 'form', cookie: 'form' };

/** Adds the serialization defaults of a parameter, or of a header, which has no `in`. */
export function withSerialization<T extends object>(value: T): T {
  const { in: location = 'header', style = styles[String(location)] ?? 'simple' } = value as Fields;
  return { ...withoutFalse(value), style, explode: (value as Fields)['explode'] ?? style === 'form' };
}

export function encodingJudges(part: string): Judges {
  const contentType = (was: unknown, is: unknown): Judgement => {
    const lost = was === undefined || (is !== undefined && difference(was, is).length > 0);
    if (!lost) return { rule: 'form-encoding-changed', effect: 'wider' };
    const message = `The part \`${part}\` takes ${quoted(strings(is))}.`;
    return { rule: 'form-encoding-changed', effect: 'narrower', message };
  };
  return { ...serializationJudges, contentType };
}

export function withTypes(encoding: Fields): Fields {
  const { contentType, ...others } = withoutFalse(encoding);
  if (typeof contentType !== 'string') return others;
  return { ...others, contentType: contentType.split(',').map(byMediaType).toSorted() };
}

export type Requirement = Record<string, string[]>;

const inOrder = (requirements: Requirement[]): string[] =>
  requirements
    .map((requirement) => {
      const schemes = Object.entries(requirement).map(([name, scopes]) =>
        [name, ...scopes.toSorted()].join(' '),
      );
      return schemes.toSorted().join(' + ');
    })
    .toSorted();

/** Rates a change of security requirements, of which a client has to satisfy one. */
export function judgeSecurity(was: Requirement[], is: Requirement[]): Judgement | undefined {
  const [before, after] = [was, is].map((security) => isPublic({ security }));
  const lists = [was, is].map((list) => inOrder(list.length === 0 ? [{}] : list).join());
  if (lists[0] === lists[1]) return undefined;
  const rule = 'authentication-changed';
  if (!before && after) return { rule, effect: 'break', message: 'It can now be called without a token.' };
  if (before && !after) return { rule, effect: 'break', message: 'Authentication became required.' };
  const satisfies = (requirement: Requirement, other: Requirement) =>
    Object.entries(other).every(
      ([name, scopes]) => requirement[name] && difference(scopes, requirement[name]).length === 0,
    );
  const refused = was.filter((requirement) => !after && !is.some((other) => satisfies(requirement, other)));
  if (refused.length === 0) return addition();
  const schemes = refused.map((requirement) => Object.keys(requirement).join(' + ')).join(', ');
  const message = `\`${schemes}\` is no longer enough.`;
  return { rule: 'security-requirement-changed', effect: 'break', message };
}

export interface Server {
  url: string;
  variables?: object;
}

/** Rates a change of servers. Clients may replace the default values of URL variables. */
export function judgeServers(was: Server[], is: Server[]): Judgement | undefined {
  const urlsOf = (servers: Server[]) => servers.map(({ url }) => url.replace(/\/$/, ''));
  const settingsOf = (servers: Server[]) =>
    servers.map(({ url, variables }) =>
      JSON.stringify([url.replace(/\/$/, ''), variables], (key, value: unknown) =>
        key === 'description' ? undefined : value,
      ),
    );
  if (difference(urlsOf(was), urlsOf(is)).length > 0) return { rule: 'server-removed', effect: 'break' };
  const [before, after] = [settingsOf(was), settingsOf(is)];
  if (difference(before, after).length + difference(after, before).length > 0) return addition();
  return JSON.stringify(was) === JSON.stringify(is) ? undefined : { effect: 'text' };
}

export const schemeJudges: Judges = Object.fromEntries(
  ['type', 'scheme', 'in', 'name', 'bearerFormat', 'openIdConnectUrl'].map((field) => [
    field,
    (): Judgement => ({ rule: 'security-scheme-changed', effect: 'break' }),
  ]),
);
