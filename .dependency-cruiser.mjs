/**
 * Who may import whom: `app → routes → features → answers → questions → components → ui → lib`, downward only, with `api` and `session` beside
 * it. Each rule carries its reason, which is printed where the rule is broken. The rules are proven by
 * `tests/architecture/import-directions.test.ts`.
 *
 * @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule
 */

/**
 * A layer of `src` and everything of `src` and `mocks` that it may import besides itself.
 *
 * @param {string} name
 * @param {readonly string[]} allowed
 * @param {string} reason
 * @param {readonly string[]} files single files that it may import as well
 * @returns {Rule}
 */
const layer = (name, allowed, reason, files = []) => ({
  name: `${name}-looks-down`,
  comment: reason,
  severity: 'error',
  from: { path: `^src/${name}/` },
  to: { path: '^src/', pathNot: [...[name, ...allowed].map((lower) => `^src/${lower}/`), ...files] },
});

/** @type {Rule[]} */
const layers = [
  layer('lib', [], 'lib is plain logic at the bottom: whoever needs more than lib stands above it.'),
  layer(
    'ui',
    ['lib'],
    'ui is the design system: it knows no session, no server and no screen, so that it can be shown alone.',
  ),
  layer(
    'components',
    ['api', 'session', 'ui', 'lib'],
    'A component serves several areas: what it needs to know of one of them comes by its props.',
  ),
  layer(
    'questions',
    ['components', 'ui', 'lib'],
    'A question type is drawn from its own data and ui: the screen brings everything else. Only the contract says what a blank is.',
    ['^src/api/contract\\.gen\\.ts$'],
  ),
  layer(
    'answers',
    ['questions', 'components', 'api', 'session', 'ui', 'lib'],
    'Answers are kept, saved and submitted without a screen: screens show their state.',
  ),
  layer(
    'features',
    ['answers', 'questions', 'components', 'api', 'session', 'ui', 'lib'],
    'Routes compose features; a feature imports neither routes nor app.',
  ),
  layer(
    'api',
    ['lib'],
    'api never imports session: main.tsx gives the client its token source, which keeps both replaceable.',
  ),
  layer(
    'session',
    ['api', 'lib'],
    'session decides who somebody is, without a screen: guards are called by routes.',
  ),
  layer(
    'routes',
    ['features', 'answers', 'questions', 'components', 'api', 'session', 'ui', 'lib'],
    'Routes compose what lies below; app and main.tsx stand above them.',
  ),
  layer(
    'app',
    ['routes', 'features', 'answers', 'questions', 'components', 'api', 'session', 'ui', 'lib'],
    'The application is put together from everything below; only main.tsx and stories start it.',
    // What page and service worker tell each other.
    ['^src/service-worker/release\\.ts$'],
  ),
  layer(
    'service-worker',
    ['lib'],
    'The service worker is a separate program without a page: it shares plain logic with the application.',
  ),
];

/** @type {Rule[]} */
const insideSrc = [
  {
    name: 'features-know-no-other-feature',
    comment:
      'What two features need moves down into components, questions, ui, api or lib, or the route composes them.',
    severity: 'error',
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  {
    name: 'ui-knows-no-query-and-no-router',
    comment:
      'A component of the design system gets data and destinations by its props, so that any screen can use it.',
    severity: 'error',
    from: { path: '^src/ui/' },
    to: {
      path: '^node_modules/(@tanstack/(react-query|react-router|query|router|history)|openapi-fetch|jose)',
    },
  },
  {
    name: 'lib-knows-no-react',
    comment: 'lib runs in Node and in tests without React.',
    severity: 'error',
    from: { path: '^src/lib/' },
    to: { path: '^node_modules/(react|react-dom|react-aria-components|react-hook-form|@tanstack)/' },
  },
  {
    name: 'answering-loads-no-editor',
    comment:
      'Who answers questions does not wait for what writes them: only pages where questions are edited import editing-registry.ts.',
    severity: 'error',
    from: { path: '^src/questions/(registry\\.ts|card/)' },
    to: { path: '^src/questions/.*edit(ing|or)', reachable: true },
  },
  {
    name: 'the-page-never-loads-the-worker',
    comment:
      'Page and service worker are two programs of one release: they share the types of their messages, and plain logic in lib.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/service-worker/' },
    to: { path: '^src/service-worker/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'nothing-imports-main',
    comment: 'main.tsx starts the application. What others need from it belongs in a layer.',
    severity: 'error',
    from: { pathNot: '^src/main\\.tsx$' },
    to: { path: '^src/main\\.tsx$' },
  },
];

/** @type {Rule[]} */
const aroundMocks = [
  {
    name: 'only-main-reaches-mocks',
    comment: 'The application must not know whether its server is a mock; src/main.tsx is the only door.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/main\\.tsx$' },
    to: { path: '^mocks/' },
  },
  {
    name: 'main-reaches-mocks-by-dynamic-import',
    comment: 'A static import would carry the mock backend into the production build.',
    severity: 'error',
    from: { path: '^src/main\\.tsx$' },
    to: { path: '^mocks/', dynamic: false },
  },
  {
    name: 'mocks-know-only-the-contract',
    comment:
      'The mock backend stands for a server: it shares the generated contract with the application, not its code.',
    severity: 'error',
    from: { path: '^mocks/', pathNot: '^mocks/panel/' },
    to: { path: '^src/', pathNot: '^src/api/contract\\.gen\\.ts$' },
  },
  {
    name: 'the-panel-knows-only-ui',
    comment:
      'The control room is drawn with the design system and knows no more of the application than other mocks do.',
    severity: 'error',
    from: { path: '^mocks/panel/' },
    to: { path: '^src/', pathNot: ['^src/api/contract\\.gen\\.ts$', '^src/ui/'] },
  },
  {
    name: 'rules-are-pure',
    comment:
      'A rule decides from its arguments alone: no MSW, no database, no services. Types of records are no data.',
    severity: 'error',
    from: { path: '^mocks/rules/' },
    to: {
      path: '^(mocks/|node_modules/(msw|@mswjs)/)',
      pathNot: ['^mocks/rules/', '^mocks/data/models/'],
    },
  },
  {
    name: 'rules-take-only-types-from-models',
    comment: 'mocks/data/models/ says what a record looks like; a rule imports it with `import type`.',
    severity: 'error',
    from: { path: '^mocks/rules/' },
    to: { path: '^mocks/data/models/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'serializers-only-map',
    comment:
      'A serializer turns records into what the contract sends. Who may see them, and what a call does, is decided before.',
    severity: 'error',
    from: { path: '^mocks/serializers/' },
    to: { path: '^mocks/', pathNot: ['^mocks/serializers/', '^mocks/rules/', '^mocks/data/'] },
  },
];

/** Files that a page or a command starts with, or that the bundler puts in the place of a package. */
const entries = [
  '^src/main\\.tsx$',
  '^src/prerender\\.tsx$',
  '^src/service-worker/service-worker\\.ts$',
  '^mocks/(browser|node|http|payment/page)\\.ts$',
  '^mocks/stubs/',
];

/** @type {Rule[]} */
const everywhere = [
  {
    name: 'nobody-imports-stories-or-tests',
    comment: 'Stories and tests look at the product; the product never looks back.',
    severity: 'error',
    from: { path: '^(src|mocks|openapi)/' },
    to: { path: '^(stories|tests|\\.storybook)/' },
  },
  {
    name: 'src-knows-the-contract-by-its-generated-file',
    comment:
      'src/api/contract.gen.ts is the contract in TypeScript, and openapi/rules/ has its rules as code; the description itself has no place in a bundle.',
    severity: 'error',
    from: { path: '^src/' },
    to: { path: '^openapi/', pathNot: '^openapi/rules/' },
  },
  {
    name: 'contract-rules-import-nothing-else',
    comment: 'The rules of the contract are shared by application and mock: they know neither.',
    severity: 'error',
    from: { path: '^openapi/rules/' },
    to: { pathNot: '^openapi/rules/' },
  },
  {
    name: 'no-circle',
    comment:
      'Modules that need each other are one module, or lack a third one below both. Types alone may circle.',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'every-import-resolves',
    comment:
      'The file or package does not exist. Imports carry their extension; aliases stand in package.json, "imports".',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'no-dead-file',
    comment: 'Neither the application nor a story, a test or a tool can reach this file.',
    severity: 'error',
    from: { path: [...entries, '^openapi/tools/', '^(stories|tests|\\.storybook)/'] },
    to: { path: '^(src|mocks)/', pathNot: [...entries, '\\.d\\.ts$'], reachable: false },
  },
  {
    name: 'src-ships-no-development-package',
    comment: 'What the application imports is a dependency of package.json, not a devDependency.',
    severity: 'error',
    from: { path: '^src/' },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'triple-slash-type-reference'] },
  },
  {
    name: 'every-package-is-declared',
    comment: 'package.json does not name this package: another one may take it away with its next release.',
    severity: 'error',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
];

export default {
  forbidden: [...layers, ...insideSrc, ...aroundMocks, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Imports of types count as well: a layer that knows another's types knows the layer.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
    },
  },
};
