import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { securityHeaders, styleHashes } from '../../../.ci/build/security-headers.mjs';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const policyOf = (apiBaseUrl?: string) => securityHeaders({ apiBaseUrl })['Content-Security-Policy'] ?? '';
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('securityHeaders', () => {
  test('returns the headers in docs/hosting.md', () => {
    const lines = Object.entries(securityHeaders()).map(([name, value]) => `${name}: ${value}`);
    expect(read('docs/hosting.md')).toContain(`\`\`\`text\n${lines.join('\n')}\n\`\`\``);
  });

  test.each(["'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", '*', 'https:', 'http:'])(
    'does not allow %s',
    (source) => {
      const sources = policyOf().replaceAll(';', '').split(' ');
      expect(sources).not.toContain(source);
    },
  );

  test('omits `manifest-src`, which WebKit does not support', () => {
    // WebKit would log an error on every page, and `default-src` already forbids manifests.
    expect(directive(policyOf(), 'manifest-src')).toBeUndefined();
  });

  test('allows `unsafe-eval` for the mock and a frame for the developer panel in the demo only', () => {
    const policy = securityHeaders({ isDemo: true })['Content-Security-Policy'] ?? '';
    const production = policy
      .replace(" 'unsafe-eval'", '')
      .replace("frame-src 'self'; frame-ancestors 'self'", "frame-ancestors 'none'");
    expect(production).toBe(policyOf());
  });

  test.each([
    ['script-src', "'self' 'wasm-unsafe-eval'"],
    ['default-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['form-action', "'self'"],
  ])('sets %s to %s', (name, sources) => {
    expect(directive(policyOf(), name)).toBe(`${name} ${sources}`);
  });

  test.each([
    ['https://api.school.test/v1', ' https://api.school.test'],
    ['/api', ''],
    [undefined, ''],
  ])('allows requests, images and media, but no scripts, of the API at %s', (apiBaseUrl, added) => {
    const policy = policyOf(apiBaseUrl);
    expect(directive(policy, 'connect-src')).toBe(`connect-src 'self'${added}`);
    expect(directive(policy, 'img-src')).toBe(`img-src 'self' data: blob:${added}`);
    expect(directive(policy, 'media-src')).toBe(`media-src 'self' data: blob:${added}`);
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'wasm-unsafe-eval'");
  });
});

function injectedStyleOf(file: string): string {
  const source = read(`node_modules/react-aria/dist/private/${file}`);
  const template = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(source)?.[1];
  if (template === undefined) throw new Error(`${file} no longer injects a template literal.`);
  const constants = new Map(
    [...source.matchAll(/const (\$\S+) = '([^']*)'/g)].map(([, name, value]) => [name, value]),
  );
  return template.replaceAll(/\$\{([^}]+)\}/g, (_all, name: string) => constants.get(name) ?? '').trim();
}

test.each(['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'])(
  'styleHashes has the hash of React Aria’s %s',
  (file) => {
    const hash = createHash('sha256').update(injectedStyleOf(file)).digest('base64');
    expect(styleHashes).toContain(`sha256-${hash}`);
  },
);
