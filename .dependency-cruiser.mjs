/**
 * Allowed imports: `app → routes → features → answers → questions → components → ui → lib`, downward only, with
 * `api` and `session` beside them. Each rule prints its reason when it is broken.
 * `tests/architecture/import-directions.test.ts` tests the rules.
 * @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule
 */

/**
 * A layer of `src` and the layers that it may import.
 * @param {string} name
 * @param {readonly string[]} allowed
 * @param {string} reason
 * @param {readonly string[]} files additional files that it may import
 * @returns {Rule}
 */
const layer = (name, allowed, reason, files = []) => ({
  name: `${name}-imports-down`,
  comment: reason,
  severity: 'error',
  from: { path: `^src/${name}/` },
  to: { path: '^src/', pathNot: [...[name, ...allowed].map((lower) => `^src/${lower}/`), ...files] },
});

/** @type {Rule[]} */
const layers = [
  layer('lib', [], 'lib is the lowest layer: code that needs more belongs in a higher one.'),
  layer(
    'ui',
    ['lib'],
    'ui is the design system. It does not depend on session, server or screens, so that Storybook can show it in isolation.',
  ),
  layer(
    'components',
    ['api', 'session', 'ui', 'lib'],
    'Components are shared by several areas and get area-specific data through props.',
  ),
  layer(
    'questions',
    ['components', 'ui', 'lib'],
    'A question type gets its data through props, and uses only shared components, ui and lib.',
    ['^src/api/contract\\.gen\\.ts$'],
  ),
  layer(
    'answers',
    ['questions', 'components', 'api', 'session', 'ui', 'lib'],
    'answers stores and submits answers without a screen. Screens show its state.',
  ),
  layer(
    'features',
    ['answers', 'questions', 'components', 'api', 'session', 'ui', 'lib'],
    'Routes compose features; a feature imports neither routes nor app.',
  ),
  layer('api', ['lib'], 'api never imports session: main.tsx gives the client its token source.'),
  layer(
    'session',
    ['api', 'lib'],
    'session holds the current user and contains no screens. Routes call its guards.',
  ),
  layer(
    'routes',
    ['features', 'answers', 'questions', 'components', 'api', 'session', 'ui', 'lib'],
    'Routes compose the lower layers and never import app or main.tsx.',
  ),
  layer(
    'app',
    ['routes', 'features', 'answers', 'questions', 'components', 'api', 'session', 'ui', 'lib'],
    'app composes all lower layers. Only main.tsx and stories start it.',
    // Types of the release's files, and of the messages between page and service worker.
    ['^src/service-worker/release\\.ts$'],
  ),
  layer(
    'service-worker',
    ['lib'],
    'The service worker is a separate program. It shares only lib with the application.',
  ),
];

/** @type {Rule[]} */
const insideSrc = [
  {
    name: 'no-import-between-features',
    comment:
      'Move shared code down into components, questions, ui, api or lib, or compose the features in the route.',
    severity: 'error',
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  {
    name: 'no-query-or-router-in-ui',
    comment:
      'Components of the design system get data and links through props, so that any screen can use them.',
    severity: 'error',
    from: { path: '^src/ui/' },
    to: {
      path: '^node_modules/(@tanstack/(react-query|react-router|query|router|history)|openapi-fetch|jose)',
    },
  },
  {
    name: 'no-react-in-lib',
    comment: 'lib runs in Node and in tests without React.',
    severity: 'error',
    from: { path: '^src/lib/' },
    to: { path: '^node_modules/(react|react-dom|react-aria-components|react-hook-form|@tanstack)/' },
  },
  {
    name: 'no-editor-in-answering',
    comment: 'Pages for answering must not load the editors: only editing pages import editing-registry.ts.',
    severity: 'error',
    from: { path: '^src/questions/(registry\\.ts|card/)' },
    to: { path: '^src/questions/.*edit(ing|or)', reachable: true },
  },
  {
    name: 'no-service-worker-in-page',
    comment: 'Page and service worker are separate programs. They share message types and lib.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/service-worker/' },
    to: { path: '^src/service-worker/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no-import-of-main',
    comment: 'main.tsx starts the application. Move shared code into a layer.',
    severity: 'error',
    from: { pathNot: '^src/main\\.tsx$' },
    to: { path: '^src/main\\.tsx$' },
  },
];

/** @type {Rule[]} */
const aroundMocks = [
  {
    name: 'no-mocks-outside-main',
    comment: 'The application must not know whether its server is a mock. Only src/main.tsx loads the mock.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/main\\.tsx$' },
    to: { path: '^mocks/' },
  },
  {
    name: 'no-static-import-of-mocks',
    comment: 'A static import would add the mock backend to the production build.',
    severity: 'error',
    from: { path: '^src/main\\.tsx$' },
    to: { path: '^mocks/', dynamic: false },
  },
  {
    name: 'no-application-code-in-mocks',
    comment:
      'The mock replaces a server. It shares the generated contract with the application, not its code.',
    severity: 'error',
    from: { path: '^mocks/', pathNot: '^mocks/panel/' },
    to: { path: '^src/', pathNot: '^src/api/contract\\.gen\\.ts$' },
  },
  {
    name: 'only-ui-in-mock-panel',
    comment: 'The mock panel uses the design system and no other code of the application.',
    severity: 'error',
    from: { path: '^mocks/panel/' },
    to: { path: '^src/', pathNot: ['^src/api/contract\\.gen\\.ts$', '^src/ui/'] },
  },
  {
    name: 'pure-mock-rules',
    comment:
      'A rule depends on its arguments only: no MSW, database or services. It may import types of records.',
    severity: 'error',
    from: { path: '^mocks/rules/' },
    to: {
      path: '^(mocks/|node_modules/(msw|@mswjs)/)',
      pathNot: ['^mocks/rules/', '^mocks/data/models/'],
    },
  },
  {
    name: 'only-types-of-models-in-rules',
    comment: 'mocks/data/models/ defines records. A rule imports their types with `import type`.',
    severity: 'error',
    from: { path: '^mocks/rules/' },
    to: { path: '^mocks/data/models/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'pure-serializers',
    comment:
      'A serializer only converts records to responses. Handlers and rules decide about access and effects.',
    severity: 'error',
    from: { path: '^mocks/serializers/' },
    to: { path: '^mocks/', pathNot: ['^mocks/serializers/', '^mocks/rules/', '^mocks/data/'] },
  },
];

/** Entry points, and files that the bundler substitutes for packages. */
const entries = [
  '^src/main\\.tsx$',
  '^src/prerender\\.tsx$',
  '^src/service-worker/service-worker\\.ts$',
  '^src/questions/program/interpreter/worker\\.ts$',
  '^mocks/(browser|live|node|serve|payment/page|panel/page)\\.tsx?$',
  '^mocks/stubs/',
];

/** @type {Rule[]} */
const everywhere = [
  {
    name: 'no-import-of-stories-or-tests',
    comment: 'Stories and tests import the product, never the reverse.',
    severity: 'error',
    from: { path: '^(src|mocks|openapi)/' },
    to: { path: '^(stories|tests|\\.storybook)/' },
  },
  {
    name: 'only-generated-contract-in-src',
    comment:
      'Import the contract as src/api/contract.gen.ts or openapi/rules/. The OpenAPI document does not belong in a bundle.',
    severity: 'error',
    from: { path: '^src/' },
    to: { path: '^openapi/', pathNot: '^openapi/rules/' },
  },
  {
    name: 'independent-contract-rules',
    comment: 'Application and mock share the rules of the contract, which depend on neither.',
    severity: 'error',
    from: { path: '^openapi/rules/' },
    to: { pathNot: '^openapi/rules/' },
  },
  {
    name: 'no-cycle',
    comment:
      'Merge modules that import each other, or move shared code below both. Cycles of types are allowed.',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'no-unresolved-import',
    comment:
      'The file or package does not exist. Imports need an extension; aliases are defined in package.json, "imports".',
    severity: 'error',
    from: {},
    // Storybook generates these modules (.storybook/source-facts.ts).
    to: { couldNotResolve: true, pathNot: '^virtual:(source-facts|messages)$' },
  },
  {
    name: 'no-unreachable-file',
    comment: 'No entry point, story, test or tool imports this file.',
    severity: 'error',
    from: { path: [...entries, '^openapi/tools/', '^(stories|tests|\\.storybook)/'] },
    to: { path: '^(src|mocks)/', pathNot: [...entries, '\\.d\\.ts$'], reachable: false },
  },
  {
    name: 'no-development-package-in-src',
    comment: 'Packages of the application must be dependencies, not devDependencies.',
    severity: 'error',
    from: { path: '^src/' },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'triple-slash-type-reference'] },
  },
  {
    name: 'no-undeclared-package',
    comment: 'package.json does not list this package. It exists only as a dependency of another one.',
    severity: 'error',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
];

export default {
  forbidden: [...layers, ...insideSrc, ...aroundMocks, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Type imports count as well.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
    },
  },
};
