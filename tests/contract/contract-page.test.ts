import { beforeAll, describe, expect, test } from 'vitest';
import { contractPage } from '#openapi/tools/docs/docs.ts';
import { renderBody } from '#openapi/tools/docs/page/page.tsx';
import type { PublishedContract } from '#openapi/tools/docs/published-contract.ts';
import { resolve, routesOf, type Schema } from '#openapi/tools/document.ts';
import { document } from './contract.ts';

const contract = document as PublishedContract;
const routes = routesOf(contract);
const schemas = Object.keys(contract.components.schemas);

let page: string;
beforeAll(async () => {
  page = await contractPage();
});

function article(id: string, html = page): string {
  const [, ...rest] = html.split(`<article id="${id}"`);
  const [inside = ''] = rest.join('').split('</article>');
  return textOf(`<article${inside}`);
}

const textOf = (html: string) =>
  html
    .replaceAll(/<wbr\/?>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

function pageAfter(edit: (contract: PublishedContract) => void): string {
  const edited = structuredClone(contract);
  edit(edited);
  return renderBody(edited);
}

describe('contractPage', () => {
  test('shows each operation with its id, method, path and summary', () => {
    const missing = routes.filter(({ method, path, operation }) => {
      const text = article(operation.operationId).replaceAll('/ ', '/');
      const parts = [operation.operationId, method.toUpperCase(), path, operation.summary];
      return !parts.every((part) => text.includes(part));
    });
    expect(missing).toEqual([]);
  });

  test('shows who may call an operation', () => {
    expect(article('getMediaFile')).toContain('Who public');
    expect(article('listTerms')).toContain('Who anyone signed in');
    expect(article('getMyLearnerProfile')).toContain('Who Learner ');
    expect(article('createGrade')).toContain('Who Admin ');
  });

  test('shows each schema with all its properties', () => {
    const missing = schemas.filter((name) => {
      const { properties = {} } = contract.components.schemas[name] as { properties?: object };
      const text = article(`schema-${name}`);
      return ![name, ...Object.keys(properties)].every((word) => text.includes(word));
    });
    expect(missing).toEqual([]);
    expect(schemas.length).toBeGreaterThan(200);
  });

  test('shows the content of a JSON string in place', () => {
    const found = schemas.flatMap((name) =>
      jsonTextIn(contract.components.schemas[name] as Schema).map((inner) => ({ name, inner })),
    );
    const missing = found.filter(({ name, inner }) => {
      const properties = Object.keys(inner['properties'] ?? {});
      return !properties.every((property) => article(`schema-${name}`).includes(` ${property} `));
    });
    expect(missing).toEqual([]);
    expect(found.length).toBeGreaterThan(30);
    expect(article('schema-AuthorFillInQuestion')).toContain('The JSON string contains: paragraph');
    expect(article('schema-AuthorFillInQuestion')).toContain('correctAnswers');
    expect(article('schema-QuestionChangeContent')).toContain('TrueFalseSnapshot');
  });

  test('makes operations searchable by id, path and summary, and schemas by name', () => {
    const entries = new Set([...page.matchAll(/data-words="([^"]*)"/g)].map(([, words]) => words));
    const words = ({ method, path, operation }: (typeof routes)[number]) =>
      `${operation.operationId} ${method} ${path} ${operation.summary} ${operation.tags[0]}`.toLowerCase();
    const expected = [...routes.map(words), ...schemas.map((name) => `${name} schema`.toLowerCase())];
    expect(expected.filter((entry) => !entries.has(entry.replaceAll("'", '&#x27;')))).toEqual([]);
  });

  test('makes named rules searchable and links references to them', () => {
    const rules = contract.tags.flatMap(({ name, description }) =>
      [...description.matchAll(/^\*\*([^*]+)\.\*\*/gm)].map(([, rule]) =>
        `${rule} ${name} rule`.toLowerCase(),
      ),
    );
    expect(rules.length).toBeGreaterThan(40);
    const entries = new Set([...page.matchAll(/data-words="([^"]*)"/g)].map(([, words]) => words));
    expect(rules.filter((words) => !entries.has(words))).toEqual([]);

    const linked = [
      'see <a href="#tag-Auth-sessions">Sessions</a> under <a href="#tag-Auth">Auth</a>',
      '<strong id="tag-Auth-sessions"><a href="#tag-Auth-sessions">Sessions.</a></strong>',
      '(<a href="#overview-adminonly">AdminOnly</a>)',
    ];
    expect(linked.filter((html) => !page.includes(html))).toEqual([]);
    // Emphasised capitalized text is a reference to a rule, tag or policy that has no link.
    const unknown = [...page.matchAll(/<em>([A-Z][^<]*)<\/em>/g)].map(([, words]) => words);
    expect(
      unknown.filter(
        (words) =>
          !['Who', 'Follow-up requests'].includes(words ?? '') && !words?.startsWith('The Idempotency-Key'),
      ),
    ).toEqual([]);
  });

  test('has a target for each internal link, and no duplicate id', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const links = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect([...new Set(links)].filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('loads nothing from other hosts and stays small', () => {
    expect(page.slice(0, 1000)).toContain(`http-equiv="Content-Security-Policy" content="default-src 'none'`);
    expect(page.match(/\b(?:src|srcset|action)="|<link|@import|url\((?!'data:)/g)).toBeNull();
    expect(page.length).toBeLessThan(4_000_000);
  });

  test('has no collapsed content', () => {
    expect(page.match(/<details| hidden=/g)).toBeNull();
  });

  test('shows no undefined, NaN or object placeholders', () => {
    expect(textOf(page).match(/\bundefined\b|\[object Object\]|\bNaN\b/g)).toBeNull();
  });

  test('shows the decisions that an operation, a schema or a tag names', () => {
    expect(article('submitActivityAnswers')).toContain('Decided in D-060, D-061, D-063');
    expect(article('schema-Problem')).toContain('Decided in D-117, D-200');
    const html = pageAfter(({ paths, components, tags }) => {
      Object.assign(paths['/terms']?.get ?? {}, { 'x-decisions': ['D-061', 'D-243'] });
      Object.assign(components.schemas['Topic'] ?? {}, { 'x-decisions': ['D-118'] });
      Object.assign(tags[0] ?? {}, { 'x-decisions': ['D-007'] });
    });
    expect(article('listTerms', html)).toContain('Decided in D-061, D-243');
    expect(article('schema-Topic', html)).toContain('Decided in D-118');
    expect(textOf(html)).toContain('Decided in D-007');
  });

  test('shows markup in the contract as text', () => {
    const attack = '<img src=x onerror=alert(1)><script>alert(1)</script> [press](javascript:alert(1))';
    const html = pageAfter(({ info, paths, components }) => {
      info.description += attack;
      Object.assign(paths['/terms']?.get ?? {}, { summary: attack, description: attack });
      Object.assign(components.schemas['Topic'] ?? {}, {
        description: attack,
        pattern: attack,
        enum: [attack],
      });
    });
    expect(html.match(/<img|<script|="javascript:/g)).toBeNull();
    expect(article('listTerms', html)).toContain('<img src=x onerror=alert(1)>');
  });
});

function jsonTextIn(schema: Schema): Schema[] {
  const own = schema.contentSchema ? [resolve(contract, schema.contentSchema)] : [];
  const inner = Object.entries(schema).filter(
    ([keyword]) => keyword !== 'contentSchema' && keyword !== 'not',
  );
  return [
    ...own,
    ...inner.flatMap(([, value]) =>
      typeof value === 'object' && value !== null ? jsonTextIn(value as Schema) : [],
    ),
  ];
}
