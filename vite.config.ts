/// <reference types="vitest/config" />
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { basePath } from './.ci/base-path.mjs';
import { chunkGroups } from './.ci/chunks.mjs';
import { hosting } from './.ci/hosting.mjs';
import { preloadableLoaders } from './.ci/preloadable-loaders.mjs';
import { prerender } from './.ci/prerender.mjs';
import { previewSecurityHeaders } from './.ci/security-headers.mjs';
import { mockServiceWorker, retiredServiceWorker, serviceWorker } from './.ci/service-worker.mjs';

/** Modes that know the mock backend; `live` and `production` never see a byte of it. */
const mockedModes = ['development', 'demo', 'test'];

/** Those of them that users open. */
const demoModes = ['development', 'demo'];

/** The mock's service worker, or that of the production build: the two never meet. */
const serviceWorkersFor = (mode: string) =>
  mockedModes.includes(mode) ? [mockServiceWorker(), retiredServiceWorker()] : serviceWorker();

const apiBaseUrlOf = (mode: string) => loadEnv(mode, import.meta.dirname, 'VITE_')['VITE_API_BASE_URL'];

/**
 * Tests that need their own modules: some build the application (one process cannot have both builds of React), some run it
 * (it reacts to a session that another test changes), some mock or reset modules.
 */
const isolatedTests = [
  'tests/architecture/{build/production-build,urls/urls}.test.ts',
  'tests/unit/api/global-handling.test.ts',
  'tests/unit/answers/starts-after-the-page.test.ts',
  'tests/unit/lib/speech.test.ts',
  'tests/unit/api/response-caches.test.ts',
];

/** A host that no machine has: a call that misses the mock fails at once. */
const unknownHost = 'http://api.springbyte.test';

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Loaders bring client and cache; the public home must not download them with the route tree.
      codeSplittingOptions: {
        defaultBehavior: [['component', 'pendingComponent', 'errorComponent'], ['loader']],
      },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    preloadableLoaders(),
    react(),
    basePath(),
    prerender(),
    hosting(apiBaseUrlOf(mode)),
    previewSecurityHeaders(apiBaseUrlOf(mode)),
    ...(isSsrBuild ? [] : serviceWorkersFor(mode)),
  ],
  resolve: {
    alias: demoModes.includes(mode)
      ? [
          {
            find: /^(graphql|date-fns|tldts|lodash)$/,
            replacement: `${import.meta.dirname}/mocks/stubs/unused.ts`,
          },
        ]
      : [],
  },
  define: { __MOCKS__: JSON.stringify(mockedModes.includes(mode)) },
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  // `light-dark()` needs these; lowering it would double every colour of the stylesheet.
  build: {
    target: 'es2024',
    // Every browser that this is built for knows it.
    modulePreload: { polyfill: false },
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The security headers allow no font inside a stylesheet.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    // The mock backend of the demo is one chunk, loaded beside the application.
    chunkSizeWarningLimit: 650,
    rolldownOptions: {
      // The payment provider that the mock plays is a separate page beside the application (D-108).
      ...(demoModes.includes(mode) ? { input: ['index.html', 'mocks/payment/index.html'] } : {}),
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  optimizeDeps: {
    // If Vite discovered these late, it would reload the page that has just opened.
    include: [
      'react-aria-components',
      'react-dom/client',
      'valibot',
      'react-hook-form',
      '@hookform/resolvers/valibot',
      'lucide-react',
      '@tanstack/react-query',
      '@tanstack/react-router',
      'openapi-fetch',
      'jose',
      'zustand',
      'zustand/vanilla',
      'idb-keyval',
      'msw',
      'msw/browser',
      '@mswjs/data',
      'ajv/dist/2020.js',
      'ajv-formats',
    ],
  },
  test: {
    // By default one core is left free, which is half of a machine with two.
    maxWorkers: '100%',
    // Some tests open every page as every user, start a process or build the application, and a machine may be busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // In CI a test that passes on its retry is named in the last lines of the run.
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          env: { VITE_API_BASE_URL: unknownHost },
          include: ['tests/{unit,architecture}/**/*.test.ts'],
          exclude: isolatedTests,
          setupFiles: ['tests/restore-globals.ts'],
          // Loading the modules anew for each file takes longer than its tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          environment: 'node',
          env: { VITE_API_BASE_URL: unknownHost },
          include: isolatedTests,
        },
      },
      {
        extends: true,
        test: {
          name: 'mock',
          environment: 'node',
          env: { VITE_API_BASE_URL: unknownHost },
          include: ['tests/{contract,mock}/**/*.test.ts'],
          // As for the unit tests; here each file would also compile the schemas of the contract.
          isolate: false,
        },
      },
    ],
  },
}));
